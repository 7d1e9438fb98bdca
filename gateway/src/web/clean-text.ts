const UNCLEAN = /[\0\p{Surrogate}]/u;

/** Whether a text can be kept: a database takes no NUL, and half of a surrogate pair is no character. */
export const isCleanText = (text: string): boolean => !UNCLEAN.test(text);

/** The same of all names and values of a form or a query. */
export const isCleanForm = (form: URLSearchParams): boolean =>
  [...form].every(([name, value]) => isCleanText(name) && isCleanText(value));

/** The same of all names and texts in what JSON was parsed to, however deep they stand. */
export function isCleanJson(root: unknown): boolean {
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && !isCleanText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (!isCleanText(name)) return false;
      rest.push(part);
    }
  }
  return true;
}

/** A text as one line that shows what it holds: no line breaks, no invisible, direction-changing or control characters. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
