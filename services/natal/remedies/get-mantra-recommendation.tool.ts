import type { DayFrame } from '@cuspal/engine/almanac/day-frame';
import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { rahuKalam } from '@cuspal/engine/almanac/rahu-kalam';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { DEVATA_STEPS, ishtaDevata } from '@cuspal/engine/jaimini/ishta-devata';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { GEMS } from '@cuspal/engine/topics/remedies/gems';
import {
  DAILY_COUNT,
  deityWithJupiter,
  mantraCandidates,
  mantraDays,
} from '@cuspal/engine/topics/remedies/mantra-choice';
import { mantraInWords, MANTRAS, offeringInWords } from '@cuspal/engine/topics/remedies/mantras';
import { nextPlanetSunrise } from '@cuspal/engine/topics/remedies/planet-day';
import { MANTRA_PURPOSES } from '@cuspal/engine/topics/remedies/purposes';
import { type RemedialLord, remedialLord } from '@cuspal/engine/topics/remedies/remedial-lord';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { fixity, KARMA_CLASSES, type KarmaClass } from '@cuspal/engine/topics/spiritual/fixity';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetInput,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { remedialLordShape, remedialLordView, remedySentence, startNotes } from './remedy-texts.ts';
import { say } from './remedies.messages.ts';

const purpose = z.enum(MANTRA_PURPOSES).meta({ description: 'Of the remedy' });

const mantraShape = z.strictObject({
  planet: planetName,
  points: z.int().min(0),
  seed: z.string(),
  name: z.string(),
  count: z.int().min(1),
  dailyCount: z.literal(DAILY_COUNT),
  days: z.int().min(1),
  deity: z.string(),
  deityWithJupiter: z.string().nullable().meta({ description: 'Where Jupiter is with the planet, else null' }),
  offering: z.string(),
  day: z.enum(WEEKDAYS),
  start: instantText.nullable().meta({ description: 'Sunrise of the next day of the planet, null past 2399' }),
  rahuKalam: spanShape.nullable().meta({ description: 'Of that day, when nothing is begun' }),
});

export default defineTool({
  name: 'get_mantra_recommendation',
  title: 'Mantra by need',
  purpose: "Which planet's mantra, deity, count and start day, with its disputed basis stated",
  family: 'remedies',
  phase: 'advanced',
  system: 'extension',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    "Which planet's mantra tradition suggests for a purpose, with form, count and day. An extension with disputed sources that promises nothing. Call it for a remedy.",
  provenance: {
    rules: ['R5.6', 'R29.4', 'R32.2', 'R36.1', 'R36.3'],
    sources: ['KPR2', 'BPHS', 'PVR', 'OWN'],
  },
  input: birthInput.extend({
    purpose: purpose.default('general'),
    planet: planetInput.optional().meta({ description: 'Asked about' }),
    as_of_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    purpose,
    remedialLord: remedialLordShape,
    primary: mantraShape,
    second: mantraShape.nullable(),
    personal: z.strictObject({
      deity: z.string(),
      avatar: z.string(),
      planet: planetName,
      decidedBy: z.enum(DEVATA_STEPS),
      source: z.literal('ishta devata'),
    }),
    candidates: listOf(z.strictObject({ planet: planetName, points: z.int().min(0), factors: scoreFactorsShape })).meta(
      {
        description: 'Most points first, with factors that add up',
      },
    ),
    karmaClass: z.enum(KARMA_CLASSES).meta({ description: 'Of get_past_life_karmic_panel' }),
    expectation: z.string(),
    notes: listOf(z.string()),
    scoreProvenance: scoreProvenanceShape,
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: ({ chart, input, ephemeris, now }) => {
    const atMs = resolveInstant(input.as_of_date, chart.moment, now, 'as_of_date');
    requireInCycle(chart, atMs, 'as_of_date');
    const { md, ad } = jointPeriodAt(chart, atMs);
    const running = { md: md.planet, ad: ad.planet };
    const candidates = mantraCandidates(chart, running, input.purpose);
    const first = remedialLord(candidates, input.planet);
    const second = candidates.find(({ planet: other }) => other !== first.planet);
    const dayOf = ({ planet: whose }: { readonly planet: Planet }) => nextPlanetSunrise(ephemeris, chart, whose, atMs);
    const { planet, avatar, form, by } = ishtaDevata(chart);
    const karmaClass = fixity(chart, running).class;
    const start = dayOf(first);
    const secondStart = second ? dayOf(second) : null;
    return {
      answer: answer(first, start, chart.moment, karmaClass),
      asOf: printInstant(atMs, chart.moment),
      purpose: input.purpose,
      remedialLord: remedialLordView(first),
      primary: mantraView(chart, first, start, chart.moment),
      second: second ? mantraView(chart, second, secondStart, chart.moment) : null,
      personal: { deity: form, avatar, planet, decidedBy: by, source: 'ishta devata' as const },
      candidates: candidates.map(({ planet, points, factors }) => ({ planet, points, factors })),
      karmaClass,
      expectation: say.expectation({ karma: karmaClass }),
      notes: [
        say.crossSystem(),
        say.countsDisputed(),
        ...(chart.houses === null ? [say.kpTestsLeftOut()] : []),
        ...startNotes(second ? [start, secondStart] : [start]),
      ],
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: say.remedyDisclaimer(),
      next: [{ tool: 'get_past_life_karmic_panel', reason: say.nextKarma() }],
    };
  },
});

/** Says which planet's mantra and why, from when and how long, and what tradition lets one expect. */
function answer(lord: RemedialLord, start: DayFrame | null, clock: LocalClock, karmaClass: KarmaClass): string {
  const { planet } = lord;
  return answerOf(
    remedySentence(lord),
    say.mantraSuggested({ planet, name: mantraInWords(planet).name }),
    say.mantraRecited({
      times: DAILY_COUNT,
      days: mantraDays(planet),
      dated: start !== null,
      from: start === null ? '' : printDate(start.sunriseMs, clock),
    }),
    say.expectation({ karma: karmaClass }),
  );
}

function mantraView(
  chart: Chart,
  { planet, points }: Pick<RemedialLord, 'planet' | 'points'>,
  day: DayFrame | null,
  clock: LocalClock,
) {
  const { seed, name, deity } = mantraInWords(planet);
  return {
    planet,
    points,
    seed,
    name,
    count: MANTRAS[planet].count,
    dailyCount: DAILY_COUNT,
    days: mantraDays(planet),
    deity,
    deityWithJupiter: deityWithJupiter(chart, planet),
    offering: offeringInWords(planet),
    day: GEMS[planet].day,
    start: day && printInstant(day.sunriseMs, clock),
    rahuKalam: day && spanView(rahuKalam(day), clock),
  };
}
