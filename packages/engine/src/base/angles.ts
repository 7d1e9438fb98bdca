/** One degree in radians. */
export const RADIANS = Math.PI / 180;

/** Any angle brought into 0 <= x < 360 degrees. */
export function normalize(degrees: number): number {
  if (degrees > 0 && degrees < 360) return degrees;
  const rest = degrees % 360;
  const positive = rest < 0 ? rest + 360 : rest;
  // A tiny negative angle rounds up to 360 itself; adding 0 makes 0 of -0.
  return positive >= 360 ? 0 : positive + 0;
}

/** An angle brought into -180 <= x < 180 degrees: the short way, signed. */
export function wrap180(degrees: number): number {
  return normalize(degrees + 180) - 180;
}

/** Arc between two longitudes, 0..180 degrees. */
export function separation(a: number, b: number): number {
  return Math.abs(wrap180(a - b));
}

/** Arc from one longitude forward to another, 0 <= x < 360 degrees. */
export function arcForward(from: number, to: number): number {
  return normalize(to - from);
}

/** A direction on a sphere, degrees. */
interface OnSphere {
  readonly latitude: number;
  readonly longitude: number;
}

/** Arc on a sphere between two directions in radians, 0..π, by the haversine: exact for small arcs too. */
export function sphericalArc(a: OnSphere, b: OnSphere): number {
  const half = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const across = Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS);
  const chord = half(a.latitude - b.latitude) + across * half(a.longitude - b.longitude);
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** `23°46'12"`: degrees, minutes and whole seconds, cut off and not rounded, as lords are looked up (R4.5). */
export function toDms(degrees: number): string {
  // The same allowance as the lookup of lords, so that 26°40' never prints as 26°39'59".
  const seconds = Math.floor(Math.abs(degrees) * 3600 + 1e-6 / 36);
  const sign = degrees < 0 && seconds > 0 ? '-' : '';
  return `${sign}${Math.floor(seconds / 3600)}°${pad(Math.floor(seconds / 60) % 60)}'${pad(seconds % 60)}"`;
}

function pad(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
