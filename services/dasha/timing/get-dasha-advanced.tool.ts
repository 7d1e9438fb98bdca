import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { lordOfPeriod } from '@cuspal/engine/kp/timing/period-lord';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { promise, verdictOf } from '@cuspal/engine/kp/promise/promise';
import { comingPeriods } from '@cuspal/engine/kp/timing/coming-periods';
import { deferral } from '@cuspal/engine/kp/timing/deferral';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { promiseDenial } from '@cuspal/engine/kp/timing/event-windows';
import { jointHouses, LORD_LINKS, lordLink, lordTransit } from '@cuspal/engine/kp/timing/joint-lords';
import { DASHA_LEVEL_NAMES, levelName, turningPoints } from '@cuspal/engine/kp/timing/turning-points';
import { searchBudget } from '@cuspal/engine/search/budget';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  askedEvent,
  birthInput,
  datesShape,
  deferralShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  grahaName,
  houseList,
  houseNumber,
  instantInput,
  instantText,
  levelNumber,
  listOf,
  longitudeDegrees,
  lordShape,
  nextShape,
  openingOf,
  periodClassShape,
  planetName,
  sideShape,
} from '@cuspal/tool-kit';
import { deferralView, lordView } from '@cuspal/tool-kit/views/deferral';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { standInsNote } from './event-promise.ts';
import { rounded } from '../rows.ts';
import { eventSentences, lordSentences } from './dasha-advanced-summary.ts';
import { say } from './timing.messages.ts';

const NEXT_PRATYANTARDASHAS = 6;
const level = z.enum(DASHA_LEVEL_NAMES);

export default defineTool({
  name: 'get_dasha_advanced',
  title: 'Working of the running lords',
  purpose: 'Joint judgment of the running lords: agreement, strain, transits, delays and next turning points',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    'How the running Vimshottari lords work together by KP, now or on a date, who supports or strains whom, and the next turning points. Call it after get_smart_current_dasha.',
  provenance: {
    rules: ['R6T.2', 'R13.1', 'R13.4', 'R5.1', 'R5.3', 'R12.2', 'R14.2'],
    sources: ['KPR3t', 'KPR3p', 'OWN'],
  },
  input: birthInput.extend({ query_date: instantInput, ...eventArguments }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText,
    lords: listOf(
      z.strictObject({
        level,
        lord: lordShape,
        period: z.strictObject(datesShape),
        transit: z.strictObject({
          longitude: longitudeDegrees,
          signLord: grahaName,
          starLord: planetName,
          subLord: planetName,
          retrograde: z.boolean(),
          housesTouched: houseList.meta({ description: 'Natal houses of both the lord and its transit star lord.' }),
        }),
        link: z
          .enum(LORD_LINKS)
          .nullable()
          .meta({ description: 'With the lord of the period above, null where it is not judged.' }),
        linkReason: z.string().nullable(),
      }),
    ),
    jointHouses: listOf(z.strictObject({ house: houseNumber, levels: z.partialRecord(planetName, levelNumber) })).meta({
      description: 'Houses of at least two of the first three lords.',
    }),
    event: z
      .strictObject({
        eventResolution: eventResolutionShape,
        side: sideShape.meta({ description: 'What the chart promises; no date where it is no.' }),
        class: periodClassShape,
        next: listOf(
          z.strictObject({ md: planetName, ad: planetName, pd: planetName, ...datesShape, class: periodClassShape }),
        ),
      })
      .optional(),
    deferrals: listOf(deferralShape.extend({ level, planet: planetName })),
    turningPoints: listOf(z.strictObject({ at: instantText, what: z.string() })),
    next: nextShape.optional(),
  }),
  run: ({ input, chart, ephemeris, now, note, lead }) => {
    const { ayanamsa } = chart.moment;
    const asked = askedEvent(input, note);
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    if (asked) leadByLifeStage({ chart, now, lead }, { event: asked.event, atMs });
    requireInCycle(chart, atMs, 'query_date');
    const running = runningAt(vimshottariOf(chart), atMs);
    const budget = searchBudget(ephemeris);
    const context = { asOfMs: atMs, releases: releaseFinder(ephemeris, ayanamsa, budget) };
    const weighed = asked === null ? undefined : matter(chart, asked.event);
    const lords = running.map((period, index) => {
      const { planet } = period;
      const upper = running[index - 1];
      const link = upper === undefined || period.level > 3 ? null : lordLink(chart, upper.planet, planet);
      const transit = lordTransit(ephemeris, chart, planet, jdFromUtcMs(atMs));
      return {
        level: levelName(period),
        lord: lordView(lordOfPeriod(chart, period, context, weighed), chart.moment),
        period: datesView(period, chart.moment),
        transit: { ...transit, longitude: rounded(transit.longitude, 6) },
        link: link?.link ?? null,
        linkReason: link?.reason ?? null,
      };
    });
    const joint = jointHouses(
      chart,
      running.slice(0, 3).map(({ planet }) => planet),
    );
    const deferrals = running.flatMap((period) => {
      const found = deferral(chart, period, context);
      return found ? [{ level: levelName(period), planet: period.planet, ...deferralView(found, chart.moment) }] : [];
    });
    const denied = asked && promiseDenial(chart, asked.event);
    const coming = weighed && comingPeriods(weighed, running, NEXT_PRATYANTARDASHAS, denied === null);

    if (lords.some(({ link }) => link === 'STRAINS')) note(say.strainIsReported());
    if (denied) note(`${denied} ${say.noPeriodIsDate()}`);
    else if (weighed && weighed.standIns.length > 0) note(standInsNote(weighed.standIns));
    const summary = [
      ...(asked && coming ? eventSentences(asked.event, promise(chart, asked.event), coming, chart.moment) : []),
      ...lordSentences(running.slice(0, 3), lords),
      joint.length === 0 ? say.noJointHouses() : say.jointHouses({ houses: joint.map(({ house }) => house) }),
    ].join(' ');
    return {
      answer: openingOf(summary),
      summary,
      asOf: printInstant(atMs, chart.moment),
      lords,
      jointHouses: joint,
      ...(asked &&
        coming && {
          event: {
            eventResolution: asked.resolution,
            side: verdictOf(chart, asked.event).side,
            class: coming.now.class,
            next: coming.next.map((each) => ({
              ...jointLordsView(each),
              ...datesView(each.pd, chart.moment),
              class: each.class,
            })),
          },
        }),
      deferrals,
      turningPoints: turningPoints(ephemeris, chart, running, atMs, budget).map(({ utcMs, what }) => ({
        at: printInstant(utcMs, chart.moment),
        what,
      })),
      ...(asked && { next: [denied ? toPromise() : toWindows()] }),
    };
  },
});

const toWindows = () => ({ tool: 'find_event_timing_v2', reason: say.nextPeriodsAndDays() });
const toPromise = () => ({ tool: 'analyze_natal_promise', reason: say.nextSteps() });
