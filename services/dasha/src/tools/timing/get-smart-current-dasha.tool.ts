import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { lordOfPeriod } from '@cuspal/engine/kp/timing/period-lord';
import { inSandhi } from '@cuspal/engine/dasha/sandhi';
import { nextPeriod, type Period, runningAt } from '@cuspal/engine/dasha/vimshottari';
import { activatedHouses } from '@cuspal/engine/kp/kernel/activated-houses';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { activeEvents } from '@cuspal/engine/kp/timing/active-events';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';

import { inCommon } from '@cuspal/engine/kp/timing/window-order';
import { searchBudget } from '@cuspal/engine/search/budget';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { adverseFields, adverseShape, includeAdverseInput } from '@cuspal/tool-kit';
import {
  bandShape,
  birthInput,
  cutDatesShape,
  defineTool,
  houseList,
  houseNumber,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  lordShape,
  periodClassShape,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { lordView } from '@cuspal/tool-kit/views/lords';
import { cutDatesView } from '@cuspal/tool-kit/views/periods';
import { z } from 'zod';

const LEVELS = ['MD', 'AD', 'PD', 'SD', 'PrD'] as const;
const levelName = z.enum(LEVELS);
const MAX_EVENTS = 8;

export default defineTool({
  name: 'get_smart_current_dasha',
  title: 'Running periods, five levels',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_dasha_periods'],
  birth: 'required',
  disclaimer: null,
  description:
    'Who rules now, or on a date: the five running Vimshottari lords (mahadasha to prana) with star lord, sub lord and houses by level, how far each period has come and what follows; the houses the first three lords open, the events they give in full, which of them are ruling planets of the moment, and whether a junction is near. Call it before any statement about the present. System KP, not paged, no disclaimer class.',
  provenance: { rules: ['R13.1', 'R13.2', 'R13.4', 'R13.5', 'R5.3', 'R8.1', 'R12.2'], sources: ['R2', 'R3t', 'AS'] },
  input: birthInput.extend({ query_date: instantInput, include_adverse: includeAdverseInput }),
  output: z.strictObject({
    asOf: instantText,
    levels: listOf(
      z.strictObject({
        level: levelName,
        lord: lordShape,
        ...cutDatesShape,
        percentElapsed: z.number().min(0).max(100).meta({ description: 'Of the full run' }),
        daysLeft: z.number().min(0),
      }),
    ),
    next: listOf(z.strictObject({ level: levelName, planet: planetName, startDate: instantText })),
    housesActivated: listOf(z.strictObject({ house: houseNumber, level: levelNumber, via: planetList })).meta({
      description: 'By the lords of MD, AD and PD, each house at its best level',
    }),
    activeEvents: listOf(
      z.strictObject({
        event: z.string(),
        key: z.string().nullable(),
        class: periodClassShape.extract(['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL']),
        covered: houseList,
        missing: houseList,
        promise: bandShape,
        ...adverseShape,
      }),
    ).meta({ description: `At most ${MAX_EVENTS}, best class first` }),
    rulingPlanets: planetList,
    overlapWithRp: planetList.meta({ description: 'Lords of the five levels that are ruling planets' }),
    sandhi: z.strictObject({ md: z.boolean(), ad: z.boolean() }).meta({ description: 'Near a border of it' }),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const { ayanamsa } = chart.moment;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    requireInCycle(chart, atMs, 'query_date');
    const periods = runningAt(vimshottariOf(chart), atMs);
    const [md, ad, pd] = threeOf(periods);
    const context = { asOfMs: atMs, releases: releaseFinder(ephemeris, ayanamsa, searchBudget(ephemeris)) };
    const events = activeEvents(chart, [md.planet, ad.planet, pd.planet], input.include_adverse);
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, atMs);

    note(
      'A lord whose star lord was retrograde at birth gives its matter late, not never (R12.2). The dates are counted from the start of its own mahadasha or antardasha.',
    );
    if (events.length > MAX_EVENTS)
      note(`${events.length} events are given in full; the first ${MAX_EVENTS} are listed.`);
    return {
      asOf: printInstant(atMs, chart.moment),
      levels: periods.map((period) => ({
        level: LEVELS[period.level - 1] ?? 'MD',
        lord: lordView(lordOfPeriod(chart, period, context), chart.moment),
        ...cutDatesView(period, chart.moment),
        percentElapsed: (100 * (atMs - period.nominalStartMs)) / (period.endMs - period.nominalStartMs),
        daysLeft: (period.endMs - atMs) / DAY_MS,
      })),
      next: periods.flatMap((period) => {
        const next = nextPeriod(period);
        if (next === null) return [];
        const startDate = printInstant(next.startMs, chart.moment);
        return [{ level: LEVELS[period.level - 1] ?? 'MD', planet: next.planet, startDate }];
      }),
      housesActivated: activatedHouses(chart, [md.planet, ad.planet, pd.planet]),
      activeEvents: events.slice(0, MAX_EVENTS).map(({ event, class: given, covered, missing, band }) => ({
        event: event.label,
        key: event.key,
        class: given === 'TRIPLE_PRINCIPAL' ? given : ('ALL_FRUITFUL' as const),
        covered,
        missing,
        promise: band,
        ...adverseFields(event),
      })),
      rulingPlanets,
      overlapWithRp: inCommon(
        periods.map(({ planet }) => planet),
        rulingPlanets,
      ),
      sandhi: { md: inSandhi(md, atMs), ad: inSandhi(ad, atMs) },
    };
  },
});

function threeOf([md, ad, pd]: readonly Period[]): readonly [Period, Period, Period] {
  if (md === undefined || ad === undefined || pd === undefined) throw new RangeError('Five periods run at once.');
  return [md, ad, pd];
}
