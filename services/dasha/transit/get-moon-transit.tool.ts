import { tithiTitle } from '@cuspal/engine/almanac/limbs';
import { moonTransit } from '@cuspal/engine/passages/moon-transit';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import {
  aboutOf,
  aboutShape,
  acceptedBirthInput,
  defineTool,
  grahaName,
  instantText,
  listOf,
  longitudeDegrees,
  planetName,
  signName,
  spanShape,
  starName,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { say } from './transit.messages.ts';

const MINUTE_MS = 60_000;

export default defineTool({
  name: 'get_moon_transit',
  title: 'Moon now',
  purpose: "The Moon's sign, star and sub at a moment and what comes next",
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'Where the Moon is at a moment by KP, with star, sub and sub-sub lords, the minutes left and the next subs. Needs no birth. Call it to choose a time of the day.',
  provenance: { rules: ['R4.2', 'R4.5', 'R14.3', 'R32.1'], sources: ['SE', 'KPR3t'] },
  input: acceptedBirthInput.extend({
    birth_datetime: z.string().optional().meta({ description: 'The moment where query_datetime is absent' }),
    query_datetime: z.string().max(80).optional().meta({ description: 'The moment, ISO' }),
  }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    longitude: longitudeDegrees,
    sign: signName,
    signLord: grahaName,
    star: starName,
    pada: z.int().min(1).max(4),
    starLord: planetName,
    subLord: planetName,
    subSubLord: planetName,
    minutesRemainingInSub: z.number().min(0).max(300),
    nextSubLord: planetName,
    subEndsAt: instantText,
    starEndsAt: instantText,
    signEndsAt: instantText,
    nextSubs: listOf(z.strictObject({ subLord: planetName, starLord: planetName, ...spanShape.shape })),
    tithi: z.string().meta({ description: 'Such as Krishna Shashthi or Purnima.' }),
    tithiNumber: z.int().min(1).max(30),
    paksha: z.enum(['Shukla', 'Krishna']),
  }),
  run: ({ input, ephemeris, now, note, yieldTurn }) => {
    const [text, field] =
      input.query_datetime === undefined
        ? ([input.birth_datetime, 'birth_datetime'] as const)
        : ([input.query_datetime, 'query_datetime'] as const);
    const asked = resolveLocal(text, input, now, field);
    requireAgreement(input, asked.utcMs);
    const { utcMs } = asked;
    note(text === undefined ? say.momentOfCall() : say.momentOfField({ field }));
    const search = beginSearch(ephemeris, input.ayanamsa ?? 'kp', yieldTurn);
    const found = moonTransit(search, utcMs);
    const { sign, signLord, star, pada, starLord, subLord, subSubLord } = lordsOf(found.longitude);
    const at = (ms: number) => printInstant(ms, asked);
    const nextSubs = found.nextSubs.map(({ inside, ...span }) => ({
      subLord: inside.subLord,
      starLord: inside.starLord,
      ...spanView(span, asked),
    }));
    return {
      about: aboutOf(say.moonInSubs({ at: at(utcMs), count: nextSubs.length })),
      asOf: at(utcMs),
      longitude: rounded(found.longitude, 6) % 360,
      sign,
      signLord,
      star,
      pada,
      starLord,
      subLord,
      subSubLord,
      minutesRemainingInSub: rounded((found.subEndsMs - utcMs) / MINUTE_MS, 1),
      nextSubLord: nextSubs[0]?.subLord ?? subLord,
      subEndsAt: at(found.subEndsMs),
      starEndsAt: at(found.starEndsMs),
      signEndsAt: at(found.signEndsMs),
      nextSubs,
      tithi: tithiTitle(found.tithi),
      tithiNumber: found.tithi.number,
      paksha: found.tithi.paksha,
    };
  },
});
