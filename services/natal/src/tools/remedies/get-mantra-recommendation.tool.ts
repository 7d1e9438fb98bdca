import type { DayFrame } from '@cuspal/engine/almanac/day-frame';
import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { rahuKalam } from '@cuspal/engine/almanac/rahu-kalam';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { DEVATA_STEPS, ishtaDevata } from '@cuspal/engine/jaimini/ishta-devata';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { GEMS } from '@cuspal/engine/topics/remedies/gems';
import {
  DAILY_COUNT,
  deityWithJupiter,
  type MantraCandidate,
  mantraCandidates,
  mantraDays,
} from '@cuspal/engine/topics/remedies/mantra-choice';
import { MANTRAS } from '@cuspal/engine/topics/remedies/mantras';
import { nextPlanetSunrise } from '@cuspal/engine/topics/remedies/planet-day';
import { MANTRA_PURPOSES } from '@cuspal/engine/topics/remedies/purposes';
import { fixity, KARMA_CLASSES, type KarmaClass } from '@cuspal/engine/topics/spiritual/fixity';
import {
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { CROSS_SYSTEM_NOTE, REMEDY_DISCLAIMER } from './remedy-texts.ts';

const purpose = z.enum(MANTRA_PURPOSES);

const mantraShape = z.strictObject({
  planet: planetName,
  points: z.int().min(0),
  seed: z.string(),
  name: z.string(),
  count: z.int().min(1),
  dailyCount: z.literal(DAILY_COUNT),
  days: z.int().min(1),
  deity: z.string(),
  deityWithJupiter: z.string().nullable().meta({ description: 'Where Jupiter is with the planet; null: it is not' }),
  offering: z.string(),
  day: z.enum(WEEKDAYS),
  start: instantText.nullable().meta({ description: 'Sunrise of the next day of the planet; null: past 2399' }),
  rahuKalam: spanShape.nullable().meta({ description: 'Of that day: do not begin then' }),
});

export default defineTool({
  name: 'get_mantra_recommendation',
  title: 'Mantra by need',
  family: 'remedies',
  phase: 'advanced',
  system: 'extension',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    "Which planet's mantra tradition would suggest for a purpose, with seed and name form, deity, count, days at 108 a day, offering and the sunrise to begin: candidates scored from running dasha lords that are hostile, weak or harsh, a weak Lagna lord, an afflicted Moon and the cuspal sub lord of the purpose; the chosen deity (ishta devata) beside it. The sources are disputed; no result is promised and no verdict changed. Service extension, not paged.",
  provenance: {
    rules: ['R5.6', 'R29.4', 'R32.2', 'R36.1', 'R36.3'],
    sources: ['R2', 'BPHS 84', 'PVR', 'service points'],
  },
  input: birthInput.extend({ purpose: purpose.default('general'), as_of_date: instantInput }),
  output: z.strictObject({
    asOf: instantText,
    purpose,
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
        description: 'Most points first; factors add up to the points',
      },
    ),
    karmaClass: z.enum(KARMA_CLASSES).meta({ description: 'Of get_past_life_karmic_panel' }),
    expectation: z.string(),
    notes: listOf(z.string()),
    scoreProvenance: scoreProvenanceShape,
    disclaimer: z.string(),
  }),
  run: ({ chart, input, ephemeris, now }) => {
    const atMs = resolveInstant(input.as_of_date, chart.moment, now, 'as_of_date');
    requireInCycle(chart, atMs, 'as_of_date');
    const { md, ad } = jointPeriodAt(chart, atMs);
    const running = { md: md.planet, ad: ad.planet };
    const candidates = mantraCandidates(chart, running, input.purpose);
    const [first, second] = candidates;
    const mantra = (candidate: MantraCandidate) =>
      mantraView(chart, candidate, nextPlanetSunrise(ephemeris, chart, candidate.planet, atMs), chart.moment);
    const { planet, avatar, form, by } = ishtaDevata(chart);
    const karmaClass = fixity(chart, running).class;

    return {
      asOf: printInstant(atMs, chart.moment),
      purpose: input.purpose,
      primary: mantra(first),
      second: second ? mantra(second) : null,
      personal: { deity: form, avatar, planet, decidedBy: by, source: 'ishta devata' as const },
      candidates,
      karmaClass,
      expectation: EXPECTATIONS[karmaClass],
      notes: [
        CROSS_SYSTEM_NOTE,
        'The basis is disputed: counts are those of BPHS 84; other books print Mars 7000 or 10000, Mercury up to 17000, Ketu 7000.',
        ...(first.points === 0
          ? ['Nothing asks for a remedy by these tests: the mantra of the Lagna lord is given.']
          : []),
        ...(chart.houses === null
          ? ['Placidus cusps do not exist at this latitude: the tests by KP houses are left out.']
          : []),
      ],
      scoreProvenance: SERVICE_EXTENSION,
      disclaimer: REMEDY_DISCLAIMER,
    };
  },
});

const EXPECTATIONS: Readonly<Record<KarmaClass, string>> = {
  DRIDHA:
    'Tradition calls the karma of this period fixed: expect little outward change; the practice steadies the mind.',
  DRIDHA_ADRIDHA: 'Tradition calls the karma of this period mixed: steady practice may soften it, in time and in part.',
  ADRIDHA: 'Tradition calls the karma of this period light: it is said to yield easily to sincere practice.',
};

function mantraView(chart: Chart, { planet, points }: MantraCandidate, day: DayFrame | null, clock: LocalClock) {
  const { seed, name, count, deity, offering } = MANTRAS[planet];
  return {
    planet,
    points,
    seed,
    name,
    count,
    dailyCount: DAILY_COUNT,
    days: mantraDays(planet),
    deity,
    deityWithJupiter: deityWithJupiter(chart, planet),
    offering,
    day: GEMS[planet].day,
    start: day && printInstant(day.sunriseMs, clock),
    rahuKalam: day && spanView(rahuKalam(day), clock),
  };
}
