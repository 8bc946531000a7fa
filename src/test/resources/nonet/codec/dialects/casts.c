byte b[][] = {{(byte)0,(byte)0,(byte)9,(byte)7,(byte)4,(byte)8,(byte)0,(byte)0,(byte)0},
{(byte)7,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0},
{(byte)0,(byte)2,(byte)0,(byte)1,(byte)0,(byte)9,(byte)0,(byte)0,(byte)0},
{(byte)0,(byte)0,(byte)7,(byte)0,(byte)0,(byte)0,(byte)2,(byte)4,(byte)0},
{(byte)0,(byte)6,(byte)4,(byte)0,(byte)1,(byte)0,(byte)5,(byte)9,(byte)0},
{(byte)0,(byte)9,(byte)8,(byte)0,(byte)0,(byte)0,(byte)3,(byte)0,(byte)0},
{(byte)0,(byte)0,(byte)0,(byte)8,(byte)0,(byte)3,(byte)0,(byte)2,(byte)0},
{(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)0,(byte)6},
{(byte)0,(byte)0,(byte)0,(byte)2,(byte)7,(byte)5,(byte)9,(byte)0,(byte)0}};
