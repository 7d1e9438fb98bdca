import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspOf } from '@cuspal/engine/chart/placement';
import { TOPICS } from '@cuspal/engine/events/event';
import { ASCENDANT_PARTS, relocation } from '@cuspal/engine/topics/foreign/relocation';
import { signName as signNameOf } from '@cuspal/engine/zodiac/lords';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  longitudeDegrees,
  planetList,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
  verdictShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const topic = z.enum(TOPICS);
const cuspRows = listOf(
  z.strictObject({
    cusp: houseNumber,
    longitude: longitudeDegrees,
    sign: signName,
    signLord: grahaName,
    starLord: planetName,
    subLord: planetName,
  }),
);

export default defineTool({
  name: 'get_relocation_chart',
  title: 'The chart cast for another place',
  family: 'foreign',
  phase: 'standalone',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    'The birth chart cast for the same instant at another place: its cusps with their lords, planets that change house or stand near an angle there, cuspal sub lords and promises of the 78 events that change, and the net gain or loss of each field of life. A comparison only: Krishnamurti judges the birth chart, and relocation moves no verdict. Call it to compare places to live. System KP, not paged, no disclaimer class.',
  provenance: { rules: ['R1.3', 'R3.1', 'R3.4', 'R9.1', 'R9.5', 'R35.3'], sources: ['R3p', 'service steps'] },
  input: birthInput.extend({
    target_latitude: z.number().min(-90).max(90),
    target_longitude: z.number().min(-180).max(180).meta({ description: 'East +' }),
    target_label: z.string().max(200).optional().meta({ description: 'Name of the place, echoed' }),
  }),
  output: z.strictObject({
    natal: z.strictObject({ cusps: cuspRows, csl: planetList }),
    relocated: z.strictObject({
      label: z.string().nullable(),
      latitude: z.number(),
      longitude: z.number(),
      cusps: cuspRows,
    }),
    planetHouses: listOf(z.strictObject({ planet: planetName, natalHouse: houseNumber, newHouse: houseNumber })),
    angular: listOf(z.strictObject({ planet: planetName, cusp: houseNumber, orb: z.number().min(0).max(3) })).meta({
      description: 'Within 3° of cusp 1, 4, 7 or 10 of the new place',
    }),
    changes: z.strictObject({
      ascendant: listOf(z.strictObject({ part: z.enum(ASCENDANT_PARTS), from: z.string(), to: z.string() })),
      csl: listOf(z.strictObject({ cusp: houseNumber, from: planetName, to: planetName })),
      houses: listOf(z.strictObject({ planet: planetName, from: houseNumber, to: houseNumber })),
      verdicts: listOf(
        z.strictObject({
          event: z.string(),
          topic,
          from: verdictShape,
          to: verdictShape,
          points: z.int().min(-4).max(4).meta({ description: 'Band steps; turned round for unwelcome events' }),
        }),
      ),
    }),
    topicShift: listOf(z.strictObject({ topic, delta: z.int() })).meta({
      description: 'Sum of the points above, by topic',
    }),
    distanceKm: z.number().min(0),
    caution: z.string(),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: ({ chart, input, ephemeris }) => {
    const place = { latitude: input.target_latitude, longitude: input.target_longitude };
    const { relocated, distanceKm, ...found } = relocation(ephemeris, chart, place);
    const natal = cuspsOf(chart);
    return {
      natal: { cusps: natal, csl: natal.map(({ subLord }) => subLord) },
      relocated: { label: input.target_label ?? null, ...place, cusps: cuspsOf(relocated) },
      ...found,
      distanceKm: Math.round(distanceKm * 10) / 10,
      caution:
        'Krishnamurti judges the chart of the birth place. A relocated chart is a comparison only: no promise, no date and no verdict of any other tool is moved by it.',
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});

const cuspsOf = (chart: Chart) =>
  HOUSES.map((house) => {
    const { longitude, signIndex, signLord, starLord, subLord } = cuspOf(chart, house);
    return { cusp: house, longitude, sign: signNameOf(signIndex), signLord, starLord, subLord };
  });
