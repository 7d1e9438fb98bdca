import { isDeepStrictEqual } from 'node:util';
import { EngineError } from '@cuspal/engine/base/errors';
import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { Moment } from '@cuspal/engine/time/moment';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { personMoment, ToolError, type Person, type ToolContext } from '@cuspal/tool-kit';
import { say } from './natal.messages.ts';
import { concerning } from '@cuspal/engine/base/words';
import { say as fault } from './faults.messages.ts';

/** Note in every comparison of two people. */
export const useNote = (): string => say.useOfScore();

/** The chart of another person, in the frame of the first: one frame for two charts, so another key is refused by name. */
export function secondChart(
  { ephemeris, note }: Pick<ToolContext<object>, 'ephemeris' | 'note'>,
  person: Person,
  field: string,
  frame: Ayanamsa,
): Chart {
  if (person.ayanamsa !== undefined && person.ayanamsa !== frame) {
    const message = fault.anotherFrame({ field, other: person.ayanamsa, frame });
    throw new ToolError('validation_failed', message, { field: `${field}.ayanamsa` });
  }
  return chartOf(ephemeris, personMoment(person, field, frame, note));
}

/** The second chart of each call, which has an ephemeris of its own: the members of a composite share it. */
const built = new WeakMap<Ephemeris, Chart>();

function chartOf(ephemeris: Ephemeris, moment: Moment): Chart {
  const known = built.get(ephemeris);
  if (known !== undefined && isDeepStrictEqual(known.moment, moment)) return known;
  const chart = buildChart(ephemeris, moment);
  built.set(ephemeris, chart);
  return chart;
}

/** Refuses a polar birth under the person's name (R3.2), which is that of an argument unless `field` says otherwise. */
export function withHouses(chart: Chart, person: string, field = `${person}.latitude`): Chart {
  try {
    requireHouses(chart);
    return chart;
  } catch (error) {
    throw inName(error, person, field);
  }
}

/** What the engine found wrong with one of two people, said of that person. */
export function inName(error: unknown, person: string, field: string): unknown {
  if (!(error instanceof EngineError)) return error;
  return new ToolError(error.code, `${concerning(person)} ${error.message}`, { cause: error, field });
}
