/** Scripts whose letters are few enough for a wrong one to be tried against all others. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
  'Armenian',
  'Georgian',
] as const;
/** A letter that fewer keys hold is a slip in the source. */
const SELDOM = 20;

/** Letters of the keys by script, the most frequent first. */
export function alphabetsOf(keys: Iterable<string>): Readonly<Record<string, string>> {
  const counts = new Map<string, number>();
  for (const key of keys) for (const letter of new Set(key)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts]
    .filter(([, count]) => count >= SELDOM)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(
    SCRIPTS.map((script) => {
      const inScript = new RegExp(`[\\p{L}\\p{M}]`, 'u');
      const ofScript = new RegExp(`\\p{Script=${script}}`, 'u');
      return [
        script,
        letters
          .map(([letter]) => letter)
          .filter((each) => inScript.test(each) && ofScript.test(each))
          .join(''),
      ];
    }),
  );
}
