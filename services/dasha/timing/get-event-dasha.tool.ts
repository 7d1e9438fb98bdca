import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { periodLord } from '@cuspal/engine/kp/timing/period-lord';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { bestPratyantardashas, type EventAntardasha, eventAntardashas } from '@cuspal/engine/kp/timing/event-dasha';
import { stageYears, type StageYears } from '@cuspal/engine/kp/timing/stage-years';
import { promiseDenial } from '@cuspal/engine/kp/timing/event-windows';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { type KpPromise, promise } from '@cuspal/engine/kp/promise/promise';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  datesShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  horizonYearsInput,
  houseList,
  instantInput,
  instantText,
  keptRulingPlanets,
  listOf,
  lordShape,
  nextShape,
  openingOf,
  periodClassShape,
  planetList,
  planetName,
  postponedByShape,
  relationArgument,
  requiredEvent,
} from '@cuspal/tool-kit';
import { lordView } from '@cuspal/tool-kit/views/deferral';
import { datesView, rangeView } from '@cuspal/tool-kit/views/spans';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';
import { eventPromise, eventPromiseShape, promiseLimit, standInsNote } from './event-promise.ts';
import { say } from './timing.messages.ts';

const MAX_PERIODS = 30;
const DETAILED = 5;
const MAX_PRATYANTARDASHAS = 3;

export default defineTool({
  name: 'get_event_dasha',
  title: 'Antardashas ranked for one event',
  purpose: 'The Vimshottari view of one event, antardasha by antardasha',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which Vimshottari antardashas of the coming years favour an event by KP, ranked by the standing of both lords. Call it after analyze_natal_promise with an event or a house_group.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R13.1', 'R13.2', 'R13.4', 'R5.5', 'R5.6', 'R8.3', 'R9.1', 'R9.8', 'R12.2'],
    sources: ['KPR3t', 'KPR3p', 'AS'],
  },
  input: birthInput.extend({
    ...eventArguments,
    ...relationArgument,
    from_date: instantInput,
    horizon_years: horizonYearsInput(60, 30),
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText.meta({ description: 'Its ruling planets order equal classes.' }),
    from: instantText,
    to: instantText,
    eventResolution: eventResolutionShape,
    promise: eventPromiseShape,
    standIns: planetList.meta({ description: 'Against the matter, but among the strong since too few others are' }),
    rulingPlanets: keptRulingPlanets,
    planets: listOf(lordShape),
    periods: listOf(
      z.strictObject({
        rank: z.int().min(1).meta({ description: 'By the lords of mahadasha and antardasha alone' }),
        md: planetName,
        ad: planetName,
        ...datesShape,
        class: periodClassShape,
        covered: houseList,
        missing: houseList,
        postponedBy: postponedByShape,
        rulingPlanetsInCommon: planetList,
        bestPratyantardashas: listOf(
          z.strictObject({ planet: planetName, ...datesShape, class: periodClassShape }),
        ).meta({ description: 'Those of the best class met there, of the first five periods.' }),
        advisory: z.literal('not promised').optional(),
      }),
    ),
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, now, note, lead }) => {
    const { event, resolution } = requiredEvent(input, note);
    const fromMs = resolveInstant(input.from_date, chart.moment, now, 'from_date');
    const { notes, ...asked } = lifeSpan(chart, fromMs, input.horizon_years, 'from_date');
    const span = stageYears(chart, event, asked);
    leadByLifeStage({ chart, now, lead }, { event, atMs: asked.startMs, years: span });
    notes.forEach(note);
    const promised = eventPromise(chart, event);
    const weighed = matter(chart, event);
    const denied = promiseDenial(chart, event);
    const rulingPlanets = rulingPlanetsAt(ephemeris, chart, now);
    const context = { matter: weighed, span, rulingPlanets, promised: denied === null };
    const ranked = span.startMs < span.endMs ? eventAntardashas(chart, context) : [];
    const listed = ranked.slice(0, MAX_PERIODS);

    note(say.rankedByTwoLords());
    if (ranked.length > MAX_PERIODS) note(say.antardashasInYears({ count: ranked.length, listed: MAX_PERIODS }));
    if (denied !== null) note(say.noClassAboveWeak());
    else if (weighed.standIns.length > 0) note(standInsNote(weighed.standIns));
    const summary = summaryOf({ event, judged: promise(chart, event), ranked, span, nowMs: now }, chart.moment);
    return {
      answer: openingOf(summary),
      summary,
      asOf: printInstant(now, chart.moment),
      ...rangeView(span, chart.moment),
      eventResolution: resolution,
      promise: promised,
      standIns: weighed.standIns,
      rulingPlanets,
      planets: PLANETS.map((planet) => lordView(periodLord(chart, planet, { matter: weighed }), chart.moment)),
      periods: listed.map((row, index) => ({
        rank: index + 1,
        md: row.md.planet,
        ad: row.ad.planet,
        ...datesView(row.ad, chart.moment),
        class: row.class,
        covered: row.covered,
        missing: row.missing,
        postponedBy: row.postponedBy,
        rulingPlanetsInCommon: row.rulingPlanetsInCommon,
        bestPratyantardashas: (index < DETAILED ? bestPratyantardashas(row, context, MAX_PRATYANTARDASHAS) : []).map(
          ({ pd, class: of }) => ({ planet: pd.planet, ...datesView(pd, chart.moment), class: of }),
        ),
        ...(denied !== null && { advisory: 'not promised' as const }),
      })),
      next: [denied === null ? toWindows() : toPromise()],
    };
  },
});

const toWindows = () => ({
  tool: 'find_event_timing_v2',
  reason: say.nextJointWindows(),
});
const toPromise = () => ({ tool: 'analyze_natal_promise', reason: say.nextSteps() });

interface Ranked {
  readonly event: JudgedEvent;
  readonly judged: KpPromise;
  readonly ranked: readonly EventAntardasha[];
  readonly span: StageYears;
  readonly nowMs: number;
}

/** What is promised, the antardasha that ranks first and what it does for the matter. */
function summaryOf({ event, judged, ranked, span, nowMs }: Ranked, clock: LocalClock): string {
  const promised = promiseSentence(event, judged);
  if (judged.side === 'no') return `${promised} ${say.periodsAreNoDate()}`;
  const [best] = ranked;
  if (best === undefined) return `${promised} ${say.noAntardashaInYears()}`;
  const until = printDate(span.endMs, clock);
  if (best.class === 'SILENT') return `${promised} ${say.noAntardashaSupports({ until })}`;
  const { md, ad } = best;
  const days =
    ad.startMs <= nowMs && nowMs < ad.endMs
      ? say.runsUntil({ end: printDate(ad.endMs, clock) })
      : periodInWords(span.stage === 'early' ? { ...ad, startMs: Math.max(ad.startMs, span.startMs) } : ad, clock);
  const named = { md: md.planet, ad: ad.planet, days };
  if (best.class === 'WEAK') return `${promised} ${say.firstAntardashaInPart({ ...named, until })}`;
  const limit = promiseLimit(event, judged.verdict);
  const said = say.firstAntardasha({ ...named, support: best.class });
  return [promised, said, ...(limit === false ? [] : [limit])].join(' ');
}
