import { tithiTitle } from '@cuspal/engine/almanac/limbs';
import { moonTransit } from '@cuspal/engine/passages/moon-transit';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveLocal } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import {
  acceptedBirthInput,
  defineTool,
  grahaName,
  instantText,
  listOf,
  longitudeDegrees,
  planetName,
  signName,
  starName,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

const MINUTE_MS = 60_000;

export default defineTool({
  name: 'get_moon_transit',
  title: 'Moon now',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    "KP: the Moon's sign, star, pada, star, sub and sub-sub lord at a moment, the minutes left in the sub, when sub, star and sign end, the next three subs with their times, and the tithi. The moment is query_datetime, else birth_datetime, else now. No birth or place needed; a time without suffix is local at utc_offset_minutes or time_zone, else UTC. Not paged, no disclaimer class.",
  provenance: { rules: ['R4.2', 'R4.5', 'R14.3', 'R32.1'], sources: ['Swiss Ephemeris', 'R3t'] },
  input: acceptedBirthInput.extend({
    birth_datetime: z.string().optional().meta({ description: 'The moment when query_datetime is absent' }),
    query_datetime: z.string().max(40).optional().meta({ description: 'The moment, ISO' }),
  }),
  output: z.strictObject({
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
    tithi: z.string().meta({ description: 'Krishna Shashthi, Purnima …' }),
    tithiNumber: z.int().min(1).max(30),
    paksha: z.enum(['Shukla', 'Krishna']),
  }),
  run: ({ input, ephemeris, now, note, breathe }) => {
    const [text, field] =
      input.query_datetime === undefined
        ? ([input.birth_datetime, 'birth_datetime'] as const)
        : ([input.query_datetime, 'query_datetime'] as const);
    const asked = resolveLocal(text, input, now, field);
    const { utcMs } = asked;
    note(text === undefined ? 'The moment is that of the call.' : `The moment is ${field}.`);
    const search = beginSearch(ephemeris, input.ayanamsa ?? 'kp', breathe);
    const found = moonTransit(search, utcMs);
    const { sign, signLord, star, pada, starLord, subLord, subSubLord } = lordsOf(found.longitude);
    const at = (ms: number) => printInstant(ms, asked);
    const nextSubs = found.nextSubs.map(({ inside, ...span }) => ({
      subLord: inside.subLord,
      starLord: inside.starLord,
      ...spanView(span, asked),
    }));
    return {
      asOf: at(utcMs),
      longitude: found.longitude,
      sign,
      signLord,
      star,
      pada,
      starLord,
      subLord,
      subSubLord,
      minutesRemainingInSub: (found.subEndsMs - utcMs) / MINUTE_MS,
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
