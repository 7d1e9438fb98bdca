import type { Interval } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { lordOfPeriod } from '@cuspal/engine/kp/timing/period-lord';
import { childrenOf, mahadashas, type Period } from '@cuspal/engine/dasha/vimshottari';
import { activatedHouses } from '@cuspal/engine/kp/kernel/activated-houses';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { annotatedWindow, eventPotentials, PERIOD_TONES, periodTone } from '@cuspal/engine/kp/timing/annotated-dasha';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';

import { inCommon } from '@cuspal/engine/kp/timing/window-order';
import { searchBudget } from '@cuspal/engine/search/budget';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { adverseFields, adverseShape, includeAdverseInput } from '@cuspal/tool-kit';
import {
  birthInput,
  cutDatesShape,
  defineTool,
  houseList,
  houseNumber,
  instantInput,
  instantText,
  levelListsShape,
  levelNumber,
  listOf,
  lordShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { lordView } from '@cuspal/tool-kit/views/lords';
import { cutDatesView } from '@cuspal/tool-kit/views/periods';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

const MAX_EVENTS = 6;
/** Antardashas. */
const PAGE_SIZE = 12;

const antardasha = z.strictObject({
  planet: planetName,
  ...cutDatesShape,
  current: z.boolean(),
  levels: levelListsShape.meta({ description: 'Of its lord' }),
  houses: listOf(z.strictObject({ house: houseNumber, level: levelNumber })).meta({
    description: 'Of both lords, each house at its best level',
  }),
  eventPotential: listOf(
    z.strictObject({
      event: z.string(),
      potential: z.enum(['HIGH', 'MODERATE']),
      covered: houseList,
      missing: houseList,
      ...adverseShape,
    }),
  ).meta({ description: `At most ${MAX_EVENTS}, best first` }),
  tone: z.enum(PERIOD_TONES),
  toneCounts: z.strictObject({ supportive: z.int().min(0), adverse: z.int().min(0) }),
});

export default defineTool({
  name: 'get_annotated_dasha',
  title: 'Dasha timeline with significations',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_significators'],
  birth: 'required',
  disclaimer: null,
  description:
    'Vimshottari timeline with what each period carries in KP: mahadashas with their lord in full, and for up to 20 years the antardashas with houses by level, the promised events they can bring (HIGH, MODERATE) and a tone. Without years the whole life at mahadasha level and the 20 years round now in detail. Call it to scan a life before timing one event. Paged: 12 antardashas a page, the mahadashas on every page; no disclaimer class.',
  provenance: { rules: ['R13.1', 'R13.2', 'R13.4', 'R5.3', 'R5.6', 'R9.1', 'R12.2'], sources: ['R3t', 'service tone'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    from_date: instantInput.meta({ description: 'ISO date, local at the birth place; default birth' }),
    include_adverse: includeAdverseInput,
    years: z.number().min(1).max(120).optional().meta({ description: 'Default 120; detail for 20 at most' }),
    page: pageInput,
  }),
  output: z.strictObject({
    asOf: instantText,
    mahadashas: listOf(
      z.strictObject({
        planet: planetName,
        ...cutDatesShape,
        current: z.boolean(),
        lord: lordShape.meta({ description: 'Deferral counted from the start of the period' }),
        antardashas: listOf(antardasha).meta({ description: 'Those inside detail, of this page' }),
      }),
    ),
    rulingPlanets: planetList,
    window: z.strictObject({ start: instantText, end: instantText }),
    detail: z.strictObject({ start: instantText, end: instantText }).meta({ description: 'With antardashas' }),
    ...paginationOutput,
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa, utcMs } = chart.moment;
    const fromMs = resolveInstant(input.from_date, chart.moment, utcMs, 'from_date');
    const { window, detail, notes } = annotatedWindow(chart, fromMs, input.years, now);
    notes.forEach(note);
    const context = { asOfMs: now, releases: releaseFinder(ephemeris, ayanamsa, searchBudget(ephemeris)) };
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, now);
    const overlaps = (period: Period, span: Interval): boolean =>
      period.endMs > span.startMs && period.startMs < span.endMs;
    const isCurrent = (period: Period): boolean => now >= period.startMs && now < period.endMs;
    const shown = mahadashas(vimshottariOf(chart)).filter((period) => overlaps(period, window));
    const detailed = shown.flatMap((md) =>
      childrenOf(md)
        .filter((period) => overlaps(period, detail))
        .map((ad) => ({ md, ad })),
    );
    const { items, pagination, pageNote } = paginate(detailed, input.page, PAGE_SIZE, 'antardashas');
    const rows = [];
    for (const md of shown) {
      const antardashas = [];
      for (const { ad } of items.filter((row) => row.md === md)) {
        antardashas.push({
          planet: ad.planet,
          ...cutDatesView(ad, chart.moment),
          current: isCurrent(ad),
          ...annotationOf(chart, md.planet, ad.planet, rulingPlanets, input.include_adverse),
        });
        await breathe();
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
      asOf: printInstant(now, chart.moment),
      mahadashas: rows,
      rulingPlanets,
      window: spanView(window, chart.moment),
      detail: spanView(detail, chart.moment),
      pagination,
      pageNote,
    };
  },
});

function annotationOf(chart: Chart, md: Planet, ad: Planet, rulingPlanets: readonly Planet[], adverse: boolean) {
  return {
    levels: listsOf(chart, ad),
    houses: activatedHouses(chart, [md, ad]).map(({ house, level }) => ({ house, level })),
    eventPotential: eventPotentials(chart, md, ad, inCommon([md, ad], rulingPlanets), MAX_EVENTS, adverse).map(
      ({ event, potential, covered, missing }) => ({
        event: event.label,
        potential,
        covered,
        missing,
        ...adverseFields(event),
      }),
    ),
    ...periodTone(chart, [md, ad]),
  };
}
