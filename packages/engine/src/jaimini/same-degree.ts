/** Degrees closer than this count as the same (R29.2), so that no rounding decides between two planets. */
export const SAME_DEGREE = 1e-9;
