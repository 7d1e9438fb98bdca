import { EngineError } from '../base/errors.ts';
import { say } from './sky.messages.ts';

/** To the hundredth of a degree, or finer where that would be no less than the latitude refused. */
function shown(limit: number, latitude: number): string {
  const rounded = limit.toFixed(2);
  return Number(rounded) < Math.abs(latitude) ? rounded : (Math.floor(limit * 1e4) / 1e4).toFixed(4);
}

/** The refusal of Placidus where some ecliptic degrees never rise: |latitude| >= 90° - true obliquity (R3.2). */
export function polar(latitude: number, obliquityTrue: number, field = 'latitude'): EngineError {
  return new EngineError(
    'out_of_range',
    say.noPlacidus({ field, latitude, limit: shown(90 - obliquityTrue, latitude) }),
    field,
  );
}
