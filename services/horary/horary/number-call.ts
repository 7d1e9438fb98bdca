import { isPolar } from '@cuspal/engine/chart/houses';
import { castNumber } from '@cuspal/engine/kp/horary/cast';
import type { HoraryTiming } from '@cuspal/engine/kp/horary/horary-windows';
import { type Relation } from '@cuspal/engine/events/relation';
import { type Rotation, rotationOf } from '@cuspal/engine/events/rotation';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import type { NumberPlace } from '@cuspal/engine/kp/horary/number-chart';
import type { Moment } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { answerShape, instantText } from '@cuspal/tool-kit';
import { z } from 'zod';
import { placeShape, placeView } from '../judgement.ts';
import { fineNumberShape, fineNumberView } from '../numbers.ts';
import { say } from './horary.messages.ts';

/** First fields of a result on the chart of a number: its answer, the number, when and where it was judged. */
export const numberOpening = {
  answer: answerShape,
  number: z.int(),
  number2193: fineNumberShape,
  asOf: instantText,
  place: placeShape,
  houseSystem: z.literal('EQUAL').optional().meta({ description: 'Inside the polar circles, where Placidus ends' }),
};

/** The values of these fields, but for the answer. */
export const openingOf = (place: NumberPlace, moment: Moment) => ({
  number: place.row.number,
  ...fineNumberView(place),
  asOf: printInstant(moment.utcMs, moment),
  place: placeView(moment),
  ...(isPolar(moment) && { houseSystem: 'EQUAL' as const }),
});

/** Casts the chart of a number for a moment of judgement and the person asked about. */
export function castFor(ephemeris: Ephemeris, moment: Moment, place: NumberPlace, relation: Relation = 'self') {
  return {
    cast: castNumber(ephemeris, moment, place),
    rotation: rotationOf(relation),
    opening: openingOf(place, moment),
  };
}

/** The notes of a result, with what its own tool adds; the way to ask stands in each (R17.5). */
export function horaryNotes(
  { rotation, timing }: { readonly rotation?: Rotation; readonly timing?: HoraryTiming },
  ...own: readonly (string | false)[]
): readonly string[] {
  return [
    say.askOnce(),
    // A question about another person (R9.8).
    ...(rotation !== undefined && rotation.relation !== 'self' ? [say.housesFromPerson(), say.cuspsNotCastAnew()] : []),
    ...(timing !== undefined && timing.relaxed && timing.windows.length > 0 ? [say.standIns()] : []),
    ...own.filter((note) => note !== false),
  ];
}
