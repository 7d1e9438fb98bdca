import type { Planet } from '../zodiac/names.ts';

export const MOTION_KINDS = ['direct', 'retrograde', 'stationary'] as const;
export type MotionKind = (typeof MOTION_KINDS)[number];

/** Degrees a day of the planets that have stations (get_planets, R12.4). */
export const MEAN_DAILY_MOTION: Readonly<Partial<Record<Planet, number>>> = {
  Mercury: 1.383,
  Venus: 1.2,
  Mars: 0.524,
  Jupiter: 0.083,
  Saturn: 0.034,
};

/** Below this a planet stands still, degrees a day: a tenth of its mean motion (R12.4); null for those that never do. */
export function stationarySpeed(planet: Planet): number | null {
  const mean = MEAN_DAILY_MOTION[planet];
  return mean === undefined ? null : mean / 10;
}

/** Slower than a tenth of the mean daily motion, either way (R12.4). Sun, Moon and mean nodes never stand still. */
export function isStationary(planet: Planet, speed: number): boolean {
  return Math.abs(speed) < (stationarySpeed(planet) ?? 0);
}

/** How a planet moves as seen in the sky, speed in degrees a day; a mean node is always `retrograde` here (R6.5). */
export function motionOf(planet: Planet, speed: number): MotionKind {
  if (isStationary(planet, speed)) return 'stationary';
  return speed < 0 ? 'retrograde' : 'direct';
}
