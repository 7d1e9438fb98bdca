/** A passage of a body over a place of the zodiac, or of one angle over another. */
export interface Crossing {
  readonly jd: number;
  /** Degrees, as asked. */
  readonly target: number;
  readonly direction: 'direct' | 'retrograde';
}
