import { overlap } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { ageAt, ageInLife } from '@cuspal/engine/events/life-stage';
import { lordOfPeriod } from '@cuspal/engine/kp/timing/period-lord';
import { childrenOf, mahadashas, type Period } from '@cuspal/engine/dasha/vimshottari';
import { activatedHouses } from '@cuspal/engine/kp/kernel/activated-houses';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { annotatedWindow, eventPotentials, PERIOD_TONES, periodTone } from '@cuspal/engine/kp/timing/annotated-dasha';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { inCommon } from '@cuspal/engine/kp/timing/window-order';
import { searchBudget } from '@cuspal/engine/search/budget';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  adverseFields,
  adverseShape,
  answerOf,
  answerShape,
  birthInput,
  chosenByAgeShape,
  chosenByAgeView,
  cutDatesShape,
  defineTool,
  houseList,
  houseNumber,
  includeAdverseInput,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  lordShape,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  keptRulingPlanets,
  planetName,
} from '@cuspal/tool-kit';
import { lordView } from '@cuspal/tool-kit/views/deferral';
import { cutDatesView, spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { toneWeightsShape } from '../rows.ts';
import { say } from './timing.messages.ts';

const MAX_EVENTS = 6;
/** Antardashas on a page. */
const PAGE_SIZE = 12;

const antardasha = z.strictObject({
  planet: planetName,
  ...cutDatesShape,
  current: z.boolean(),
  lord: lordShape,
  houses: listOf(z.strictObject({ house: houseNumber, level: levelNumber })).meta({
    description: 'Of both lords, each house at its best level.',
  }),
  eventPotential: listOf(
    z.strictObject({
      event: z.string(),
      potential: z.enum(['HIGH', 'MODERATE']),
      covered: houseList,
      missing: houseList,
      ...adverseShape,
    }),
  ).meta({ description: `At most ${MAX_EVENTS}, best first, of the age at which it begins.` }),
  tone: z.enum(PERIOD_TONES),
  toneWeights: toneWeightsShape,
});

export default defineTool({
  name: 'get_annotated_dasha',
  title: 'Dasha timeline with significations',
  purpose: 'Which periods carry which houses and events, for scanning a life',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_significators'],
  birth: 'required',
  disclaimer: null,
  description:
    'What each Vimshottari period of a life carries by KP, with houses, promised events and a tone. Call it to scan a life before timing one event.',
  provenance: {
    rules: ['R6T.2', 'R13.1', 'R13.2', 'R13.4', 'R5.3', 'R5.6', 'R9.1', 'R12.2'],
    sources: ['KPR3t', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    from_date: instantInput.meta({ description: 'ISO date, local at the birth place; default birth' }),
    include_adverse: includeAdverseInput,
    years: z
      .number()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Years to cover; default 120, in detail at most 20' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    mahadashas: listOf(
      z.strictObject({
        planet: planetName,
        ...cutDatesShape,
        current: z.boolean(),
        lord: lordShape.meta({ description: 'Its deferral is counted from the start of the period.' }),
        antardashas: listOf(antardasha).meta({ description: 'Those in detail on this page.' }),
      }),
    ),
    rulingPlanets: keptRulingPlanets,
    window: z.strictObject({ start: instantText, end: instantText }),
    detail: z
      .strictObject({ start: instantText, end: instantText })
      .meta({ description: 'Where antardashas are given.' }),
    ...chosenByAgeShape,
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa, utcMs } = chart.moment;
    const fromMs = resolveInstant(input.from_date, chart.moment, utcMs, 'from_date');
    const { window, detail, notes } = annotatedWindow(chart, fromMs, input.years, now);
    notes.forEach(note);
    const context = { asOfMs: now, releases: releaseFinder(ephemeris, ayanamsa, searchBudget(ephemeris)) };
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, now);
    const isCurrent = (period: Period): boolean => now >= period.startMs && now < period.endMs;
    const shown = mahadashas(vimshottariOf(chart)).filter((period) => overlap(period, window));
    const detailed = shown.flatMap((md) =>
      childrenOf(md)
        .filter((period) => overlap(period, detail))
        .map((ad) => {
          // What has begun is read from now on.
          const fromMs = isCurrent(ad) ? now : ad.startMs;
          return { md, ad, ...annotationOf(chart, md.planet, ad.planet, fromMs, rulingPlanets, input) };
        }),
    );
    const setAside = detailed.flatMap((each) => each.setAside);
    const { items, pagination, pageNote } = paginate(detailed, input.page, PAGE_SIZE, 'antardashas');
    const rows = [];
    for (const md of shown) {
      const antardashas = [];
      for (const { ad, row } of items.filter((each) => each.md === md)) {
        antardashas.push({
          planet: ad.planet,
          ...cutDatesView(ad, chart.moment),
          current: isCurrent(ad),
          lord: lordView(lordOfPeriod(chart, ad, context), chart.moment),
          ...row,
        });
        await yieldTurn();
      }
      rows.push({
        planet: md.planet,
        ...cutDatesView(md, chart.moment),
        current: isCurrent(md),
        lord: lordView(lordOfPeriod(chart, md, context), chart.moment),
        antardashas,
      });
    }
    return {
      answer: answer(
        chart,
        detailed.map(({ md, ad, row }) => ({ md: md.planet, ad, tone: row.tone })),
        now,
      ),
      asOf: printInstant(now, chart.moment),
      mahadashas: rows,
      rulingPlanets,
      window: spanView(window, chart.moment),
      detail: spanView(detail, chart.moment),
      ...chosenByAgeView(ageInLife(chart.moment, now), setAside),
      pagination,
      pageNote,
      next: [{ tool: 'find_event_timing_v2', reason: say.nextTimesEvent() }],
    };
  },
});

interface TonedAntardasha {
  readonly md: Planet;
  readonly ad: Period;
  readonly tone: (typeof PERIOD_TONES)[number];
}

/** How many antardashas of the detail have each tone, and the one that runs now. */
function answer({ moment }: Chart, antardashas: readonly TonedAntardasha[], now: number): string {
  const running = antardashas.find(({ ad }) => ad.startMs <= now && now < ad.endMs);
  return answerOf(
    running !== undefined &&
      say.rulersAndTone({
        same: running.md === running.ad.planet,
        md: running.md,
        ad: running.ad.planet,
        until: printDate(running.ad.endMs, moment),
        tone: running.tone,
      }),
    tonesInWords(antardashas.map(({ tone }) => tone)),
    say.toneByOwnAverage(),
  );
}

function tonesInWords(tones: readonly TonedAntardasha['tone'][]): string {
  const [first] = tones;
  if (first !== undefined && tones.length === 1) return say.toneOfOne({ tone: first });
  const counts = PERIOD_TONES.flatMap((tone) => {
    const count = tones.filter((each) => each === tone).length;
    return count === 0 ? [] : [say.toneCount({ count, tone })];
  });
  return say.tonesOfAll({ count: tones.length, tones: counts });
}

function annotationOf(
  chart: Chart,
  md: Planet,
  ad: Planet,
  fromMs: number,
  rulingPlanets: readonly Planet[],
  input: { readonly include_adverse: boolean },
) {
  const of = { md, ad, rulingPlanetsInCommon: inCommon([md, ad], rulingPlanets), age: ageAt(chart.moment, fromMs) };
  const { potentials, setAside } = eventPotentials(chart, of, MAX_EVENTS, input.include_adverse);
  const row = {
    houses: activatedHouses(chart, [md, ad]).map(({ house, level }) => ({ house, level })),
    eventPotential: potentials.map(({ event, potential, covered, missing }) => ({
      event: event.label,
      potential,
      covered,
      missing,
      ...adverseFields(event),
    })),
    ...periodTone(chart, [md, ad]),
  };
  return { row, setAside };
}
