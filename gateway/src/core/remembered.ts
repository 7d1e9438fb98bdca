/** Longest text whose answer is kept: strangers send it. */
const LONGEST = 255;

/** A function of a text that keeps its answers. Anybody can ask, so after `most` of them all are forgotten. */
export function remembered<Answer>(most: number, answer: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.answer;
    const made = { answer: answer(text) };
    if (text.length > LONGEST) return made.answer;
    if (kept.size >= most) kept.clear();
    kept.set(text, made);
    return made.answer;
  };
}
