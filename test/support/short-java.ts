/**
 * Options for Java that is soon at its end: it has no time to win back what it costs to compile well and to collect
 * beside it.
 */
export const SHORT_JAVA: readonly string[] = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
