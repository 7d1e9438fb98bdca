/** A condition is read this far: whoever sends many tags is answered as if the last were not there. */
const READ = 1_000;

/**
 * Whether the condition of a request names a version (RFC 9110, 13.1): by `*` any that there is, else by its tag.
 * If-None-Match compares weakly, so that `W/` counts for nothing; If-Match strongly, so that a weak tag is none.
 */
export function matches(
  condition: string | undefined,
  tag: string | undefined,
  comparison: 'weak' | 'strong',
): boolean {
  if (condition === undefined || tag === undefined) return false;
  return condition.trim() === '*' || namesTag(condition, tag, comparison);
}

/** Whether the condition names the version by its tag: `*`, which somebody sends who has no version yet, names nothing. */
export function namesTag(condition: string | undefined, tag: string, comparison: 'weak' | 'strong'): boolean {
  if (condition === undefined) return false;
  // No weak tag is equal to anything by a strong comparison.
  if (comparison === 'strong' && tag.startsWith('W/')) return false;
  const named = condition.slice(0, READ).split(',');
  return named.some((each) => compared(each.trim(), comparison) === compared(tag, comparison));
}

const compared = (tag: string, comparison: 'weak' | 'strong'): string =>
  comparison === 'weak' ? tag.replace(/^W\//, '') : tag;
