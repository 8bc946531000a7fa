# Completions of orchard for fish.
complete -c orchard -n 'not __fish_seen_subcommand_from pick' -a pick -d 'Pick [ripe] fruit: it\'s 100 % sweet'
complete -c orchard -n 'not __fish_seen_subcommand_from pick' -s h -l help -d 'Show this help message and exit'
complete -c orchard -n 'not __fish_seen_subcommand_from pick' -s V -l version -d 'Print version information and exit'
complete -c orchard -n '__fish_seen_subcommand_from pick' -s o -l out -r -d 'Output file'
complete -c orchard -n '__fish_seen_subcommand_from pick' -l kind -x -a 'plum pear' -d 'Kind of fruit: plum or pear'
