import { EngineError } from '../errors.ts';

/** The refusal of Placidus where some ecliptic degrees never rise: |latitude| >= 90° - true obliquity (R3.2). */
export function polar(latitude: number, obliquityTrue: number, field = 'latitude'): EngineError {
  return new EngineError(
    'out_of_range',
    `Placidus houses do not exist at ${field} ${latitude}: the limit is ${(90 - obliquityTrue).toFixed(2)} degrees north or south. Use a sign-based tool, or a place nearer the equator.`,
    field,
  );
}
