/** A grade of kube-score below this is a finding. */
const FINE = 10;

/** What kube-score (`-o json`) finds, as names "check: what it says", each with the first object that it is in. */
export function findingsOf(text) {
  const found = new Map();
  for (const { object_name: object, checks } of JSON.parse(text))
    for (const { check, grade, skipped, comments } of checks) {
      if (skipped || grade >= FINE) continue;
      for (const { summary } of comments ?? [{ summary: check.name }]) {
        const name = `${check.id}: ${summary}`;
        if (!found.has(name)) found.set(name, object);
      }
    }
  return found;
}

/** Findings that nobody answered, and answers to what is not found: a sentence each. */
export function openFindings(found, answers) {
  const answered = new Set(
    Object.entries(answers).flatMap(([id, each]) => Object.keys(each).map((summary) => `${id}: ${summary}`)),
  );
  return [
    ...[...found].filter(([name]) => !answered.has(name)).map(([name, object]) => `${name} (${object}): has no answer`),
    ...[...answered].filter((name) => !found.has(name)).map((name) => `${name}: is answered and not found`),
  ];
}
