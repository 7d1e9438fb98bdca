/**
 * Conditions of a window begin with a code, RULING_PLANETS or caution:MOON_DELAYED, and go on in whole sentences; what
 * speaks against it stands among what speaks for it. Both in sentences.
 */
export const conditionsSaid = (conditions: readonly string[]) => ({
  reasons: conditions.filter((condition) => !isCaution(condition)).map(withoutCode),
  cautions: conditions.filter(isCaution).map(withoutCode),
});

const isCaution = (condition: string): boolean => condition.startsWith('caution:');

/** The sentence behind a code, or all of what has none. */
export const withoutCode = (condition: string): string => condition.replace(/^(?:[a-z]+:)?[A-Z][A-Z_0-9]+: /, '');
