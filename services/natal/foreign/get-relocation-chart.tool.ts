import { printedDegrees, printedLongitude, printedTenths } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspOf } from '@cuspal/engine/chart/placement';
import { TOPICS } from '@cuspal/engine/events/event';
import { ageInLife } from '@cuspal/engine/events/life-stage';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { ASCENDANT_PARTS, relocation, type Relocation } from '@cuspal/engine/topics/foreign/relocation';
import { signName as signNameOf } from '@cuspal/engine/zodiac/lords';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  chosenByAgeShape,
  chosenByAgeView,
  defineTool,
  eventDisclaimers,
  grahaName,
  houseNumber,
  listOf,
  longitudeDegrees,
  nextShape,
  planetList,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
  verdictShape,
  answerOf,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './foreign.messages.ts';

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
  purpose: 'The same instant cast for another place: which cusps and promises change',
  family: 'foreign',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    'What changes when the birth chart is cast for another place, in cusps, houses and promises. A comparison only, since KP judges the birth chart. Call it to compare places to live.',
  provenance: { rules: ['R1.3', 'R3.1', 'R3.4', 'R9.1', 'R9.5', 'R35.3'], sources: ['KPR3p', 'OWN'] },
  input: birthInput.extend({
    target_latitude: z.number().min(-90).max(90).meta({ description: 'Latitude of the other place, north positive' }),
    target_longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'Longitude of the other place, east positive' }),
    target_label: z.string().max(200).optional().meta({ description: 'Name of the other place, shown in the result' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    natal: z.strictObject({ cusps: cuspRows, csl: planetList }),
    relocated: z.strictObject({
      label: z.string().nullable(),
      latitude: z.number(),
      longitude: z.number(),
      cusps: cuspRows,
    }),
    planetHouses: listOf(z.strictObject({ planet: planetName, natalHouse: houseNumber, newHouse: houseNumber })),
    angular: listOf(z.strictObject({ planet: planetName, cusp: houseNumber, orb: z.number().min(0).max(3) })).meta({
      description: 'Planets within 3° of cusp 1, 4, 7 or 10 of the new place',
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
          points: z
            .int()
            .min(-4)
            .max(4)
            .meta({ description: 'Steps between the bands, reversed for unwelcome events' }),
        }),
      ),
    }),
    topicShift: listOf(z.strictObject({ topic, delta: z.int() })).meta({
      description: 'Sum of the points above, by topic, with those of changed promises that are not named',
    }),
    distanceKm: z.number().min(0),
    ...chosenByAgeShape,
    caution: z.string(),
    disclaimers: listOf(z.string()).optional().meta({ description: 'Of unwelcome events that are named' }),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, input, ephemeris, now, note }) => {
    const place = { latitude: input.target_latitude, longitude: input.target_longitude };
    const age = ageInLife(chart.moment, now);
    const { relocated, distanceKm, unnamed, setAside, ...found } = relocation(ephemeris, chart, place, age);
    const hidden = unnamedNote(unnamed);
    if (hidden !== undefined) note(hidden);
    const natal = cuspsOf(chart);
    const named = new Set(found.changes.verdicts.map(({ event }) => event));
    const disclaimers = eventDisclaimers(
      NATAL_EVENTS.filter(({ label, polarity }) => polarity === 'adverse' && named.has(label)),
    );
    return {
      answer: relocationAnswer({ ...found, unnamed: unnamed + setAside.length }, input.target_label),
      natal: { cusps: natal, csl: natal.map(({ subLord }) => subLord) },
      relocated: { label: input.target_label ?? null, ...place, cusps: cuspsOf(relocated) },
      ...found,
      angular: found.angular.map((row) => ({ ...row, orb: printedDegrees(row.orb) })),
      distanceKm: printedTenths(distanceKm),
      ...chosenByAgeView(age, setAside),
      caution: say.comparisonNote(),
      ...(disclaimers.length > 0 && { disclaimers }),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'analyze_natal_promise', reason: say.nextBirthPromises() }],
    };
  },
});

const cuspsOf = (chart: Chart) =>
  HOUSES.map((house) => {
    const { longitude, signIndex, signLord, starLord, subLord } = cuspOf(chart, house);
    return {
      cusp: house,
      longitude: printedLongitude(longitude),
      sign: signNameOf(signIndex),
      signLord,
      starLord,
      subLord,
    };
  });

type Shift = Relocation['topicShift'][number];

/** The fields of life that gain or lose most; those of equal points together. */
const extreme = (shifts: readonly Shift[], delta: number): readonly string[] =>
  shifts.filter((each) => each.delta === delta).map(({ topic }) => say.fieldOfLife({ field: topic }));

function shiftSentence(shifts: readonly Shift[]): string {
  const deltas = shifts.map(({ delta }) => delta);
  const [most, least] = [Math.max(...deltas), Math.min(...deltas)];
  if (most <= 0 && least >= 0) return say.noFieldChanges();
  const change = most <= 0 ? 'LOSES' : least < 0 ? 'BOTH' : 'GAINS';
  return say.fieldsChange({ change, gaining: extreme(shifts, most), losing: extreme(shifts, least) });
}

/** What another place changes; a name too long for an answer is left out, and `unnamed` promises are only counted. */
function relocationAnswer(
  { changes, unnamed, topicShift }: Pick<Relocation, 'changes' | 'unnamed' | 'topicShift'>,
  label: string | undefined,
): string {
  const place = label !== undefined && label.length <= 60 ? label : say.otherPlace();
  return answerOf(
    say.placeChanges({ place, subLords: changes.csl.length, promises: changes.verdicts.length + unnamed }),
    shiftSentence(topicShift),
    say.comparisonOnly(),
  );
}

/** Why fewer changed promises are listed than are counted; nothing where all are. */
const unnamedNote = (unnamed: number): string | undefined =>
  unnamed === 0 ? undefined : say.toldByNameOnly({ unnamed });
