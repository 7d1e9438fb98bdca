const SHARE = 20;
/** What goes by houses or months meets each of them. */
const LEAST = 12;

/**
 * How many random births a test is shown. `whole` shows all that can be said of it and reaches every value; CUSPAL_BIRTHS
 * is `all` for it, or a number. Where nobody says, it is `few`: what there is time for before each change is taken.
 */
export function birthsFor(whole: number, few = Math.min(whole, Math.max(LEAST, Math.ceil(whole / SHARE)))): number {
  const said = process.env['CUSPAL_BIRTHS'] ?? '';
  if (said === '') return few;
  if (said === 'all') return whole;
  const count = Number(said);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`CUSPAL_BIRTHS is ${said}: give the number of births that each test is shown, or all.`);
}
