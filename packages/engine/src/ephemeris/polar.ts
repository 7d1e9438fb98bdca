import { EngineError } from '../errors.ts';

/** Rounded down, so that no refused latitude is the limit it is told. */
const shown = (degrees: number): string => (Math.floor(degrees * 1e4) / 1e4).toFixed(4);

/** The refusal of Placidus where some ecliptic degrees never rise: |latitude| >= 90° - true obliquity (R3.2). */
export function polar(latitude: number, obliquityTrue: number, field = 'latitude'): EngineError {
  return new EngineError(
    'out_of_range',
    `Placidus houses do not exist at ${field} ${latitude}: the limit at that time is ${shown(90 - obliquityTrue)} degrees north or south. Use a sign-based tool, or a place nearer the equator.`,
    field,
  );
}
