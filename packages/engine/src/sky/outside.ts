import { EngineError } from '../base/errors.ts';
import { LAST_YEAR } from '../time/civil.ts';
import { UT } from '../time/clock.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { printInstant } from '../time/print.ts';
import { say } from './sky.messages.ts';

/** An instant that the files of the ephemeris do not hold. */
export function outside(jdUt: number): EngineError {
  const utcMs = utcMsFromJd(jdUt);
  const printable = !Number.isNaN(new Date(utcMs).valueOf());
  const at = printable ? printInstant(utcMs, UT) : '';
  return new EngineError('out_of_range', say.outsideEphemeris({ last: LAST_YEAR, told: printable, at }));
}
