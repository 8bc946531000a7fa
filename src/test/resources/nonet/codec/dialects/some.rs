let b = [[Some(4), None, None, None, None, None, Some(8), None, Some(5)],
[None, Some(3), None, None, None, None, None, None, None],
[None, None, None, Some(7), None, None, None, None, None],
[None, Some(2), None, None, None, None, None, Some(6), None],
[None, None, None, None, Some(8), None, Some(4), None, None],
[None, None, None, None, Some(1), None, None, None, None],
[None, None, None, Some(6), None, Some(3), None, Some(7), None],
[Some(5), None, None, Some(2), None, None, None, None, None],
[Some(1), None, Some(4), None, None, None, None, None, None]];
