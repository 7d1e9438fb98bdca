/** Asks until the answer is not undefined; says what was waited for when the deadline passes. */
export async function until(what, deadline, ask) {
  const end = performance.now() + deadline;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`${what}: not within ${deadline / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
