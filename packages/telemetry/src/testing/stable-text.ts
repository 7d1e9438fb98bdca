/** Identifiers, times and durations: random digits, among which any number that is looked for may stand. */
const RANDOM =
  /"(?:time|durationMs|\w*TimeUnixNano|\w*(?:[tT]race|[sS]pan|[rR]equest|[aA]ccount|[kK]ey|[cC]lient|[gG]rant)Id)":(?:"[^"]*"|[\d.]+)|"[\w.]*request_id","value":\{"stringValue":"[^"]*"/g;

/** What log lines or spans say beside their identifiers, times and durations, for a test that something is not in them. */
export const stableText = (text: string): string => text.replaceAll(RANDOM, '""');
