import { printedScore } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { DIGNITIES, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { housesOf, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { cancellationsOf } from '@cuspal/engine/parashari/states/debility';
import {
  PUSHKARA_KINDS,
  pushkaraKinds,
  repeatsOf,
  strengthMultiplier,
  VARGOTTAMA_QUALITIES,
  vargottamaQuality,
} from '@cuspal/engine/parashari/strength/vargottama';
import { SIXTEEN_VARGAS } from '@cuspal/engine/parashari/strength/vimsopaka';
import { arcToEdge, BODIES, secondsToEdge } from '@cuspal/engine/parashari/vargas/edges';
import type { Body } from '@cuspal/engine/parashari/vargas/edges';
import { isVargottama } from '@cuspal/engine/parashari/vargas/vargas';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import {
  aboutShape,
  birthInput,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  perPlanet,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict, nodeDignityDiffers } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './strength.messages.ts';

/** A minute of arc: nearer to a navamsa edge a small error decides. */
const NEAR_EDGE = 1 / 60;

const body = z.enum(BODIES);

export default defineTool({
  name: 'get_vargottama_planets',
  title: 'Vargottama',
  purpose: 'Bodies in one sign in rasi and navamsa, with other repeats among the vargas',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planets are vargottama, in one sign in rasi and navamsa, and which hold pushkara, a Parashari mark of strength. Changes no KP verdict.',
  provenance: {
    rules: ['R7.3', 'R23.1', 'R23.2', 'R23.6', 'R23.8', 'R24'],
    sources: ['BPHS', 'JP', 'OWN'],
  },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    vargottama: listOf(
      z.strictObject({
        body,
        sign: signName,
        degreeInSign: z.number().min(0).lt(30),
        dignity: z.enum(DIGNITIES).nullable().meta({ description: 'Null for the ascendant' }),
        uncertain: z.boolean().meta({ description: "Within 1' of a navamsa edge" }),
        secondsToEdge: z.number().min(0).nullable().meta({ description: 'Of birth time, for an uncertain ascendant' }),
        quality: z.enum(VARGOTTAMA_QUALITIES),
        houses: z.strictObject({ occupies: houseNumber, owns: houseList }),
      }),
    ),
    count: z.int().min(0).max(10),
    ascendantVargottama: z.boolean(),
    repeats: perPlanet(
      z.strictObject({ count: z.int().min(0).max(15), divisions: listOf(z.enum(SIXTEEN_VARGAS).exclude(['D1'])) }),
    ).meta({ description: 'Vargas in which the birth sign returns' }),
    pushkara: listOf(z.strictObject({ body, kind: z.enum(PUSHKARA_KINDS) })),
    strengthMultipliers: perPlanet(z.number().min(1).max(2)),
    scoreProvenance: z.literal('service-extension'),
    note: z.string(),
  }),
  run: ({ chart, ephemeris, note }) => {
    const found = BODIES.filter((each) => isVargottama(longitudeOf(chart, each)));
    note(noKpVerdict());
    note(nodeDignityDiffers());
    note(say.debilitatedStaysWeak());
    note(say.repeatsCount());
    for (const each of found) {
      if (each === 'Ascendant' || dignityOf(chart, each) !== 'DEBILITATED') continue;
      for (const { clause } of cancellationsOf(chart, each)) {
        note(say.debilityCancelled({ planet: each, clause }));
      }
    }
    return {
      about: say.aboutVargottama({ found: found.length }),
      vargottama: found.map((each) => rowOf(ephemeris, chart, each)),
      count: found.length,
      ascendantVargottama: found.includes('Ascendant'),
      repeats: byPlanet((planet) => {
        const divisions = repeatsOf(chart.planets[planet].longitude).filter((division) => division !== 'D1');
        return { count: divisions.length, divisions };
      }),
      pushkara: BODIES.flatMap((each) => pushkaraKinds(longitudeOf(chart, each)).map((kind) => ({ body: each, kind }))),
      strengthMultipliers: byPlanet((planet) => strengthMultiplier(chart, planet)),
      scoreProvenance: 'service-extension' as const,
      note: say.multiplierOurs(),
    };
  },
});

const longitudeOf = ({ ascendant, planets }: Chart, each: Body): number =>
  each === 'Ascendant' ? ascendant.longitude : planets[each].longitude;

function rowOf(ephemeris: Ephemeris, chart: Chart, each: Body) {
  const longitude = longitudeOf(chart, each);
  const { sign, degreeInSign } = lordsOf(longitude);
  const dignity = each === 'Ascendant' ? null : dignityOf(chart, each);
  const uncertain = arcToEdge('D9', longitude) <= NEAR_EDGE;
  const seconds = uncertain && each === 'Ascendant' ? secondsToEdge(ephemeris, chart, 'D9') : null;
  return {
    body: each,
    sign,
    degreeInSign,
    dignity,
    uncertain,
    secondsToEdge: seconds === null ? null : printedScore(seconds),
    quality: vargottamaQuality(dignity),
    houses:
      each === 'Ascendant'
        ? { occupies: 1, owns: [] }
        : { occupies: wholeSignHouse(chart, each), owns: housesOf(chart, each) },
  };
}
