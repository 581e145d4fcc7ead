//! The methods of the library models that the machine itself gives meaning to.

/// Erased descriptor and meaning, sorted by descriptor. Receivers are not null; preconditions are checked by the models.
pub const NATIVES: &[(&str, &str)] = &[
    (
        "espalier.Espalier.choose(boolean,java.lang.Object,java.lang.Object)",
        "the second argument if the first is true, else the third; does not branch",
    ),
    (
        "espalier.Espalier.className(java.lang.Object)",
        "binary name of the object's class, as Class.getName gives it; the object is not null",
    ),
    (
        "espalier.Espalier.first(java.lang.Object[],int)",
        "new array of the class of the first argument, an Object[], with its first elements; it has no fewer",
    ),
    (
        "espalier.Espalier.newArrayLike(java.lang.Object[],int)",
        "new array of the same class as the first argument, of the given length (not negative), all null",
    ),
    ("espalier.Espalier.print(java.lang.String)", "appends the text to the standard output of the run"),
    ("espalier.Espalier.unsupported(java.lang.String)", "ends the path as unsupported; the argument says what is missing"),
    ("java.lang.Boolean.$cached(boolean)", "the one Boolean object of this value"),
    ("java.lang.Byte.$cached(byte)", "the one Byte object of this value"),
    ("java.lang.Character.$cached(char)", "the one Character object of this value"),
    ("java.lang.Double.doubleToRawLongBits(double)", "the bits of the value"),
    ("java.lang.Double.longBitsToDouble(long)", "the value with these bits"),
    ("java.lang.Float.floatToRawIntBits(float)", "the bits of the value"),
    ("java.lang.Float.intBitsToFloat(int)", "the value with these bits"),
    ("java.lang.Integer.$cached(int)", "the one Integer object of this value"),
    ("java.lang.Long.$cached(long)", "the one Long object of this value"),
    ("java.lang.Math.ceil(double)", "smallest integral value not below, IEEE round toward positive"),
    ("java.lang.Math.floor(double)", "largest integral value not above, IEEE round toward negative"),
    ("java.lang.Math.rint(double)", "nearest integral value, ties to even"),
    ("java.lang.Math.sqrt(double)", "correctly rounded square root"),
    ("java.lang.Object.$copy()", "shallow copy of an array or of an object without state of the library; it is Cloneable"),
    ("java.lang.Object.getClass()", "the one Class object of the receiver's class, its fields set"),
    ("java.lang.Short.$cached(short)", "the one Short object of this value"),
    ("java.lang.String.$charAt(int)", "the UTF-16 unit at an index that is in range"),
    ("java.lang.String.$concat(java.lang.String,java.lang.String)", "new string: the first followed by the second; both not null"),
    (
        "java.lang.String.$set(java.lang.String)",
        "gives the new string its content, that of the argument (not null); called once, by constructors",
    ),
    ("java.lang.String.$substring(int,int)", "new string: units from begin to before end, which are in range"),
    ("java.lang.String.equals(java.lang.Object)", "whether the argument is a string with the same units"),
    ("java.lang.String.intern()", "the literal with the same units"),
    ("java.lang.String.length()", "number of UTF-16 units"),
    ("java.lang.String.valueOf(char)", "new string of one unit"),
    ("java.lang.String.valueOf(double)", "new string, as Double.toString of JDK 17"),
    ("java.lang.String.valueOf(float)", "new string, as Float.toString of JDK 17"),
    ("java.lang.String.valueOf(int)", "new string: decimal digits, with a minus sign if negative"),
    ("java.lang.String.valueOf(long)", "new string: decimal digits, with a minus sign if negative"),
];
