/**
 * What of a text stands outside of brackets; empty where that holds no word. A text that was cut between the sentences of
 * a message lacks one bracket of a pair.
 */
export function outsideBrackets(text: string, [open, close]: readonly [string, string]): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === open) depth += 1;
    else if (letter === close && depth > 0) depth -= 1;
    else if (letter === close) outside = '';
    else if (depth === 0) outside += letter;
  }
  return /[a-z]{2}/i.test(outside) ? outside.trim() : '';
}
