import { nextSubLordChange } from '@cuspal/engine/passages/sub-lord-crossings';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { UT } from '@cuspal/engine/time/clock';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  aboutOf,
  aboutShape,
  acceptedBirthInput,
  defineTool,
  instantInput,
  instantText,
  longitudeDegrees,
  perPlanet,
  planetInput,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { say } from './transit.messages.ts';

const HOUR_MS = 3_600_000;

export default defineTool({
  name: 'get_sublord_changes',
  title: 'Next change of sub lord of each planet',
  purpose: 'Hours until each planet leaves its sub',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'How long each chosen planet stays in its KP sub, and which it enters next. Needs no birth. Call it to see how long a transit holds.',
  provenance: { rules: ['R1.3', 'R1.5', 'R4.2', 'R14.3'], sources: ['SE', 'KPR3t'] },
  input: acceptedBirthInput.extend({
    planets: z.array(planetInput).min(1).max(9).optional().meta({ description: 'Default all nine' }),
    query_datetime: instantInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    planets: perPlanet(
      z.strictObject({
        longitude: longitudeDegrees,
        currentSubLord: planetName,
        nextSubLord: planetName,
        hoursUntilChange: z.number().min(0),
        nextChangeUTC: instantText,
        direction: z.enum(['direct', 'retrograde']).meta({ description: 'Motion in which it leaves the sub.' }),
      }),
    ).partial(),
  }),
  run: ({ input, ephemeris, now, note, yieldTurn }) => {
    const asked = resolveLocal(input.query_datetime, input, now, 'query_datetime');
    requireAgreement(input, asked.utcMs);
    const { utcMs } = asked;
    const search = beginSearch(ephemeris, input.ayanamsa ?? 'kp', yieldTurn);
    const wanted = PLANETS.filter((planet) => input.planets?.includes(planet) ?? true);
    const rows = wanted.map((planet) => {
      const { utcMs: changeMs, ...change } = nextSubLordChange(search, planet, utcMs);
      const hoursUntilChange = rounded((changeMs - utcMs) / HOUR_MS, 4);
      const longitude = rounded(change.longitude, 6) % 360;
      return [planet, { ...change, longitude, hoursUntilChange, nextChangeUTC: printInstant(changeMs, UT) }] as const;
    });
    note(say.nodesAndSubChanges());

    return {
      about: aboutOf(say.subChangeTable({ planets: wanted, at: printInstant(utcMs, asked) })),
      asOf: printInstant(utcMs, asked),
      planets: Object.fromEntries(rows),
    };
  },
});
