/** A longitude within 0 to 360. */
export const normalised = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** 0 for Aries to 11 for Pisces. */
export const signIndexAt = (longitude: number): number => Math.floor(normalised(longitude) / 30) % 12;

/** Degrees and minutes within the sign, cut and not rounded, as charts print them: 27°58′. */
export function degreesInSign(longitude: number): string {
  const minutes = Math.floor((normalised(longitude) % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
