/** The code of a fault of the system, of a library or of a call; undefined where it has none. */
export const codeOf = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined;
