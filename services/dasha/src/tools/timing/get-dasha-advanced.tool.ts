import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { lordOfPeriod } from '@cuspal/engine/kp/timing/period-lord';
import { type Period, runningAt } from '@cuspal/engine/dasha/vimshottari';
import { matter, type Matter } from '@cuspal/engine/kp/promise/matter';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { comingPeriods } from '@cuspal/engine/kp/timing/coming-periods';
import { deferral } from '@cuspal/engine/kp/timing/deferral';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { promiseDenial } from '@cuspal/engine/kp/timing/event-windows';
import { jointHouses, LORD_LINKS, lordLink, lordTransit } from '@cuspal/engine/kp/timing/joint-lords';

import { DASHA_LEVEL_NAMES, levelName, turningPoints } from '@cuspal/engine/kp/timing/turning-points';
import { searchBudget } from '@cuspal/engine/search/budget';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { namedHouses } from '@cuspal/engine/zodiac/house-math';
import {
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
  periodClassShape,
  planetName,
  sideShape,
} from '@cuspal/tool-kit';
import { deferralView } from '@cuspal/tool-kit/views/deferral';
import { lordView } from '@cuspal/tool-kit/views/lords';
import { datesView } from '@cuspal/tool-kit/views/periods';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';

const NEXT_PRATYANTARDASHAS = 6;
const level = z.enum(DASHA_LEVEL_NAMES);

export default defineTool({
  name: 'get_dasha_advanced',
  title: 'Working of the running lords',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_smart_current_dasha'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP judgment of how the running Vimshottari lords work together, now or on a date: each of the five with star lord, sub lord, houses and where it moves, whether mahadasha, antardasha and pratyantardasha lords support or strain each other, houses they share, lords that wait for a retrograde star lord, and the next turning points. With an event: what the present and the next six pratyantardashas do for it. Call it after get_smart_current_dasha. Not paged, no disclaimer class.',
  provenance: { rules: ['R13.1', 'R13.4', 'R5.1', 'R5.3', 'R12.2', 'R14.2'], sources: ['R3t', 'R3p', 'service links'] },
  input: birthInput.extend({ query_date: instantInput, ...eventArguments }),
  output: z.strictObject({
    asOf: instantText,
    lords: listOf(
      z.strictObject({
        level,
        lord: lordShape,
        chain: z.string(),
        period: z.strictObject(datesShape),
        transit: z.strictObject({
          longitude: longitudeDegrees,
          signLord: grahaName,
          starLord: planetName,
          subLord: planetName,
          retrograde: z.boolean(),
          housesTouched: houseList.meta({ description: 'Natal houses of both the lord and its transit star lord' }),
        }),
        link: z.enum(LORD_LINKS).nullable().meta({ description: 'AD to MD and PD to AD; null: not judged' }),
        linkReason: z.string().nullable(),
      }),
    ),
    jointHouses: listOf(z.strictObject({ house: houseNumber, levels: z.partialRecord(planetName, levelNumber) })).meta({
      description: 'Houses of at least two of MD, AD, PD',
    }),
    event: z
      .strictObject({
        eventResolution: eventResolutionShape,
        side: sideShape.meta({ description: 'What the chart promises; no: give no date' }),
        class: periodClassShape,
        next: listOf(
          z.strictObject({ md: planetName, ad: planetName, pd: planetName, ...datesShape, class: periodClassShape }),
        ),
      })
      .optional(),
    deferrals: listOf(deferralShape.extend({ level, planet: planetName })),
    turningPoints: listOf(z.strictObject({ at: instantText, what: z.string() })),
    summary: z.string(),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const { ayanamsa } = chart.moment;
    const asked = askedEvent(input, note);
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    requireInCycle(chart, atMs, 'query_date');
    const running = runningAt(vimshottariOf(chart), atMs);
    const budget = searchBudget(ephemeris);
    const context = { asOfMs: atMs, releases: releaseFinder(ephemeris, ayanamsa, budget) };
    const weighed = asked === null ? undefined : matter(chart, asked.event);
    const lords = running.map((period, index) => {
      const { planet } = period;
      const upper = running[index - 1];
      const link = upper === undefined || period.level > 3 ? null : lordLink(chart, upper.planet, planet);
      const { starLord, subLord } = chart.planets[planet];
      return {
        level: levelName(period),
        lord: lordView(lordOfPeriod(chart, period, context, weighed), chart.moment),
        chain: `${planet} → star ${starLord} → sub ${subLord}`,
        period: datesView(period, chart.moment),
        transit: lordTransit(ephemeris, chart, planet, jdFromUtcMs(atMs)),
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
    const event = asked &&
      weighed && { eventResolution: asked.resolution, ...eventOf(weighed, running, denied === null, chart.moment) };

    note('The 6th, 8th and 12th count behind STRAINS is a Parashari habit, only reported: KP judges by houses.');
    if (denied) note(`${denied} No class goes above OPENED, and no period is a date for it.`);
    return {
      asOf: printInstant(atMs, chart.moment),
      lords,
      jointHouses: joint,
      ...(asked && event && { event: { ...event, side: promise(chart, asked.event).side } }),
      deferrals,
      turningPoints: turningPoints(ephemeris, chart, running, atMs, budget).map(({ utcMs, what }) => ({
        at: printInstant(utcMs, chart.moment),
        what,
      })),
      summary: [
        `Running: ${running.map(({ planet }) => planet).join(', ')}.`,
        ...lords.flatMap(({ level: of, link }) =>
          link === null ? [] : [`${of} with ${of === 'AD' ? 'MD' : 'AD'}: ${link}.`],
        ),
        joint.length === 0
          ? 'No house is held by two of the first three lords.'
          : `Held by at least two of the first three: ${namedHouses(joint.map(({ house }) => house))}.`,
        ...(denied ? [denied] : event ? [`For ${event.eventResolution.label}: ${event.class}.`] : []),
      ].join(' '),
    };
  },
});

/** What the present and the coming pratyantardashas do for the matter. */
function eventOf(weighed: Matter, running: readonly Period[], promised: boolean, clock: LocalClock) {
  const { now, next } = comingPeriods(weighed, running, NEXT_PRATYANTARDASHAS, promised);
  return {
    class: now.class,
    next: next.map((each) => ({ ...jointLordsView(each), ...datesView(each.pd, clock), class: each.class })),
  };
}
