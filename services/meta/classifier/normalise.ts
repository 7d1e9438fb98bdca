const LONGEST = 2000;

/** A question as the patterns read it: lower-case words of letters and digits with one space between. */
export function normalise(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02BC`\u00B4]/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trimEnd();
}
