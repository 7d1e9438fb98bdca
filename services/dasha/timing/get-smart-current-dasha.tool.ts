import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import type { RunningPeriod } from '@cuspal/engine/dasha/running-lords';
import { type JudgedEvent, matterInWords } from '@cuspal/engine/events/event';
import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { periodClass, type PeriodJudgement, type PeriodLords } from '@cuspal/engine/kp/promise/period-class';
import { type KpPromise, promise } from '@cuspal/engine/kp/promise/promise';
import { lordAlone, lordOfPeriod } from '@cuspal/engine/kp/timing/period-lord';
import { inSandhi, nextPeriod, type Period, runningAt } from '@cuspal/engine/dasha/vimshottari';
import { type ActivatedHouse, activatedHouses } from '@cuspal/engine/kp/kernel/activated-houses';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { type ActiveEvent, type ActiveEvents, activeEvents } from '@cuspal/engine/kp/timing/active-events';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { DASHA_LEVEL_NAMES, levelName } from '@cuspal/engine/kp/timing/turning-points';
import { inCommon } from '@cuspal/engine/kp/timing/window-order';
import { searchBudget } from '@cuspal/engine/search/budget';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import {
  adverseFields,
  adverseShape,
  answerShape,
  answerWithin,
  askedEvent,
  bandShape,
  beyondAges,
  birthInput,
  chosenByAgeShape,
  chosenByAgeView,
  cutDatesShape,
  daysOf,
  defineTool,
  eventInput,
  houseList,
  houseNumber,
  includeAdverseInput,
  instantInput,
  instantText,
  keptRulingPlanets,
  levelNumber,
  listOf,
  lordShape,
  planetList,
  planetName,
  periodClassShape,
  detailArgument,
  tablesArgument,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { lordView } from '@cuspal/tool-kit/views/deferral';
import { cutDatesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { say } from './timing.messages.ts';

const levelShape = z.enum(DASHA_LEVEL_NAMES);
const MAX_EVENTS = 6;

export default defineTool({
  name: 'get_smart_current_dasha',
  title: 'Running periods, five levels',
  purpose: 'Who rules now on five levels, what those lords signify and when each changes',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_dasha_periods'],
  birth: 'required',
  disclaimer: null,
  description:
    'Who rules now, or on a date, by KP. The five running Vimshottari lords, their houses and the promised events they bring. Call it before any statement about the present.',
  provenance: {
    rules: ['R6T.2', 'R13.1', 'R13.2', 'R13.4', 'R13.5', 'R5.3', 'R8.1', 'R12.2'],
    sources: ['KPR2', 'KPR3t', 'AS'],
  },
  brief: {
    without: [
      'levels.lord.levels',
      'levels.lord.promoted',
      'levels.lord.actsFor',
      'levels.lord.standing',
      'levels.daysLeft',
      'levels.percentElapsed',
    ],
    most: { levels: 4, activeEvents: 3, next: 3 },
  },
  forms: [{ with: { tables: false }, has: ['levels', 'housesActivated', 'activeEvents'] }],
  tabled: [
    {
      list: 'levels',
      as: 'levelTable',
      columns: [
        ...['level', 'lord.planet', 'lord.starLord', 'lord.subLord', 'lord.retrograde', 'lord.deferral.delayed'],
        ...daysOf('lord.deferral.turnsDirect', 'lord.deferral.passesStartingPoint'),
        'lord.deferral.released',
        ...daysOf('startDate', 'endDate', 'nominalStart'),
        'cutAtBirth',
      ],
    },
    { list: 'housesActivated', as: 'houseTable', columns: ['house', 'level', 'via'] },
    {
      list: 'activeEvents',
      as: 'eventTable',
      columns: ['event', 'covered', 'missing', 'promise', ...Object.keys(adverseShape)],
    },
  ],
  input: birthInput.extend({
    event: eventInput.optional(),
    query_date: instantInput,
    include_adverse: includeAdverseInput,
    ...tablesArgument,
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    asked: z
      .strictObject({
        event: z.string(),
        promise: bandShape,
        class: periodClassShape,
        covered: houseList,
        missing: houseList,
      })
      .optional()
      .meta({ description: 'What the first three lords do for the event that was asked about' }),
    levels: listOf(
      z.strictObject({
        level: levelShape,
        lord: lordShape
          .partial({ levels: true, promoted: true, actsFor: true })
          .meta({ description: 'Without what needs houses inside the polar circles.' }),
        ...cutDatesShape,
        percentElapsed: z.number().min(0).max(100).meta({ description: 'Of the full run.' }),
        daysLeft: z.number().min(0),
      }),
    ),
    next: listOf(z.strictObject({ level: levelShape, planet: planetName, startDate: instantText })),
    housesActivated: listOf(z.strictObject({ house: houseNumber, level: levelNumber, via: planetList })).meta({
      description: 'By the lords of the first three periods, each house at its best level.',
    }),
    activeEvents: listOf(
      z.strictObject({
        event: z.string(),
        key: z.string().nullable(),
        covered: houseList,
        missing: houseList,
        promise: bandShape,
        ...adverseShape,
      }),
    ).meta({ description: `All three lords are strong for them; at most ${MAX_EVENTS}.` }),
    ...chosenByAgeShape,
    rulingPlanets: keptRulingPlanets,
    overlapWithRp: planetList.meta({ description: 'Running lords that are ruling planets of the moment.' }),
    sandhi: z
      .strictObject({ md: z.boolean(), ad: z.boolean() })
      .meta({ description: 'Whether the border of the period is near.' }),
  }),
  run: ({ input, chart, ephemeris, now, note, lead }) => {
    const { ayanamsa } = chart.moment;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    requireInCycle(chart, atMs, 'query_date');
    const periods = runningAt(vimshottariOf(chart), atMs);
    const [md, ad, pd] = threeOf(periods);
    const context = { asOfMs: atMs, releases: releaseFinder(ephemeris, ayanamsa, searchBudget(ephemeris)) };
    const age = ageAt(chart.moment, atMs);
    const lords = [md.planet, ad.planet, pd.planet] as const;
    const polar = chart.houses === null;
    const { events, setAside } = polar ? NO_EVENTS : activeEvents(chart, lords, age, input.include_adverse);
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, atMs);
    const event = polar ? null : (askedEvent(input, note)?.event ?? null);
    const asked = event && inPeriod(chart, event, lords);
    if (event) leadByLifeStage({ chart, now, lead }, { event, atMs });

    note(say.delayedLordGivesLate());
    if (events.length > MAX_EVENTS) note(say.eventsInFull({ count: events.length, listed: MAX_EVENTS }));
    if (polar) note(say.noCuspsNothingSignified());
    const activated = polar ? [] : activatedHouses(chart, lords);
    return {
      answer: answer({ periods: [md, ad, pd], activated, events, asked, age }, chart.moment, note),
      asOf: printInstant(atMs, chart.moment),
      ...(asked && { asked: askedView(asked) }),
      levels: periods.map((period) => ({
        level: levelName(period),
        lord: lordView(
          polar
            ? lordAlone(chart, period, context)
            : lordOfPeriod(chart, period, context, event ? matter(chart, event) : undefined),
          chart.moment,
        ),
        ...cutDatesView(period, chart.moment),
        percentElapsed: rounded((100 * (atMs - period.nominalStartMs)) / (period.endMs - period.nominalStartMs), 1),
        daysLeft: rounded((period.endMs - atMs) / DAY_MS, 2),
      })),
      next: periods.flatMap((period) => {
        const next = nextPeriod(period);
        if (next === null) return [];
        const startDate = printInstant(next.startMs, chart.moment);
        return [{ level: levelName(period), planet: next.planet, startDate }];
      }),
      housesActivated: activated,
      activeEvents: events.slice(0, MAX_EVENTS).map(({ event, covered, missing, band }) => ({
        event: event.label,
        key: event.key,
        covered,
        missing,
        promise: band,
        ...adverseFields(event),
      })),
      // What is set aside for a child is for adults, and is not named to it.
      ...chosenByAgeView(age, age < ADULT_AGE ? [] : setAside),
      rulingPlanets,
      overlapWithRp: inCommon(
        periods.map(({ planet }) => planet),
        rulingPlanets,
      ),
      sandhi: { md: inSandhi(md, atMs), ad: inSandhi(ad, atMs) },
    };
  },
});

const NO_EVENTS: ActiveEvents = { events: [], setAside: [] };
const MOST_NAMED = 2;

/** The matter asked about in the running periods. */
interface InPeriod extends PeriodJudgement {
  readonly event: JudgedEvent;
  readonly judged: KpPromise;
}

const inPeriod = (chart: Chart, event: JudgedEvent, lords: PeriodLords): InPeriod => ({
  event,
  judged: promise(chart, event),
  ...periodClass(matter(chart, event), lords),
});

const askedView = ({ event, judged, class: of, covered, missing }: InPeriod) => ({
  event: event.label,
  promise: judged.band,
  class: of,
  covered,
  missing,
});

interface Found {
  readonly periods: readonly [Period, Period, Period];
  readonly activated: readonly ActivatedHouse[];
  readonly events: readonly ActiveEvent[];
  readonly asked: InPeriod | null;
  readonly age: number;
}

/** What the periods do for the matter asked about, else what they bring; then the three lords and their houses. */
function answer(
  { periods: [md, ad, pd], activated, events, asked, age }: Found,
  clock: LocalClock,
  note: (sentence: string) => void,
): string {
  const close = activated.filter(({ level }) => level === 1).map(({ house }) => house);
  return answerWithin(
    note,
    beyondAges(age),
    asked !== null && askedSentence(asked, pd, clock),
    rulesUntil('MD', md, clock),
    rulesUntil('AD', ad, clock),
    // The sentence on the matter ends with the pratyantardasha.
    asked === null && rulesUntil('PD', pd, clock),
    asked === null && close.length > 0 && say.firstLevelHouses({ houses: close }),
    asked === null && broughtSentence(events),
  );
}

const rulesUntil = (period: RunningPeriod, { planet, endMs }: Period, clock: LocalClock): string =>
  say.rulesUntil({ period, planet, end: printDate(endMs, clock) });

/** What the first three lords do for the matter asked about, as far as it is promised (R6T.2). */
function askedSentence({ event, judged, class: of }: InPeriod, { endMs }: Period, clock: LocalClock): string {
  const matter = matterInWords(event);
  if (judged.side === 'no') return say.promisedByNoPeriod({ matter });
  return say.lordsFavour({ lords: of, matter, end: printDate(endMs, clock) });
}

/** What the periods bring in full; unwelcome matters are not told. */
function broughtSentence(events: readonly ActiveEvent[]): string | false {
  const welcome = events.filter(({ event }) => event.polarity !== 'adverse').slice(0, MAX_EVENTS);
  if (welcome.length === 0) return false;
  const matters = welcome
    .slice(0, MOST_NAMED)
    .map(({ event, band }) => say.broughtMatter({ event: event.label, band }));
  const more = welcome.length - matters.length;
  return say.broughtTogether({ matters: more > 0 ? [...matters, say.moreMatters({ count: more })] : matters });
}

function threeOf([md, ad, pd]: readonly Period[]): readonly [Period, Period, Period] {
  if (md === undefined || ad === undefined || pd === undefined) throw new RangeError('Five periods run at once.');
  return [md, ad, pd];
}
