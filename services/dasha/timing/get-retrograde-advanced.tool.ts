import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import { natalEvent } from '@cuspal/engine/events/natal';
import { resolutionOf } from '@cuspal/engine/events/resolve';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { runningPeriods } from '@cuspal/engine/dasha/joint-period';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { type Deferral, deferral } from '@cuspal/engine/kp/timing/deferral';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { CUSPAL_STATES, cuspalState } from '@cuspal/engine/kp/transit/cuspal-state';
import { activations, natalRetrogrades, stationWindows } from '@cuspal/engine/kp/transit/retrograde-activations';

import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { UT } from '@cuspal/engine/time/clock';
import { LAST_JD } from '@cuspal/engine/time/known-span';
import { DAY_MS, jdFromUtcMs, YEAR_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  chainShape,
  chosenByAgeShape,
  chosenByAgeView,
  deferralShape,
  defineTool,
  directionShape,
  eventArguments,
  eventInput,
  eventResolutionShape,
  houseNumber,
  instantText,
  listOf,
  longitudeDegrees,
  planetList,
  planetName,
  spanShape,
  ToolError,
  detailArgument,
} from '@cuspal/tool-kit';
import { deferralView } from '@cuspal/tool-kit/views/deferral';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { derivedEvent, type ReadMatter } from '../derived-event.ts';
import { rounded } from '../rows.ts';
import { say } from './timing.messages.ts';
import { say as fault } from '../faults.messages.ts';

const MAX_DATES = 60;
/** Two calendar years, one of them a leap year. */
const LONGEST_SCAN_MS = 731 * DAY_MS;
const scanInstant = z.string().max(80).optional();

export default defineTool({
  name: 'get_retrograde_advanced',
  title: 'Retrogression, cuspal sub lord and release dates',
  purpose: 'Whether retrogression delays or undoes an event, and when it is released',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'Whether retrogression at birth delays an event by KP, and when it is released. Without an event it reads marriage, or of a child what belongs to its age. Call it after analyze_natal_promise.',
  provenance: { rules: ['R12.1', 'R12.2', 'R12.3', 'R12.4', 'R9.2', 'R9.6', 'R14.5'], sources: ['KPR3p', 'KPR3t'] },
  brief: { without: ['cuspalState.chain'], most: { stationWindows: 3 } },
  input: birthInput.extend({
    event: eventInput.optional().meta({ description: 'Default Marriage, of a child its most active matter' }),
    house_group: eventArguments.house_group,
    primary_houses: eventArguments.primary_houses,
    scan_start_utc: scanInstant.meta({ description: 'ISO, UTC; default now' }),
    scan_end_utc: scanInstant.meta({ description: 'ISO, UTC; default a year later, at most two' }),
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    scan: spanShape,
    eventResolution: eventResolutionShape,
    ...chosenByAgeShape,
    cuspalState: z.strictObject({
      cusp: houseNumber,
      csl: planetName,
      state: z.enum(CUSPAL_STATES),
      doubleRetrograde: z.boolean(),
      retrograde: z.strictObject({ csl: z.boolean(), starLord: z.boolean(), subLord: z.boolean() }),
      chain: chainShape,
    }),
    natalRetrogrades: listOf(
      z.strictObject({
        planet: planetName,
        longitude: longitudeDegrees,
        starOf: planetList.meta({ description: 'Planets in its star, which are delayed by it.' }),
      }),
    ),
    activationDates: listOf(
      z.strictObject({
        planet: planetName,
        at: instantText,
        overNatal: planetName,
        orb: z.literal(0),
        direction: directionShape,
      }),
    ).meta({ description: `In order of time, the first ${MAX_DATES}.` }),
    dashaLords: listOf(
      z.strictObject({ level: z.enum(RUNNING_PERIODS), planet: planetName, deferral: deferralShape.nullable() }),
    ),
    stationWindows: listOf(
      z.strictObject({
        planet: planetName,
        kind: directionShape.meta({ description: 'The motion that begins.' }),
        station: instantText,
        longitude: longitudeDegrees,
        start: instantText.meta({ description: 'From here it is slower than a tenth of its mean motion.' }),
        end: instantText,
        touches: listOf(z.strictObject({ natalPoint: z.string(), orb: z.number().min(0).max(1) })),
      }),
    ),
    truncated: z.literal(true).optional(),
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn, lead }) => {
    const { ayanamsa } = chart.moment;
    const startMs = resolveInstant(input.scan_start_utc, UT, now, 'scan_start_utc');
    const endMs = resolveInstant(input.scan_end_utc, UT, startMs + YEAR_MS, 'scan_end_utc');
    requireScan(startMs, endMs);
    const { event, resolution, byAge }: ReadMatter =
      askedEvent(input, note) ?? defaultMatter(ephemeris, chart, startMs);
    if (byAge === undefined) leadByLifeStage({ chart, now, lead }, { event });
    const scan = { startMs, endMs };
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const context = { asOfMs: startMs, releases: releaseFinder(ephemeris, ayanamsa, search.budget) };
    const state = cuspalState(chart, event);
    const running = runningPeriods(chart, startMs);
    const dates = await activations(
      search,
      chart,
      running.map(({ planet }) => planet),
      scan,
    );
    await yieldTurn();
    const stations = await stationWindows(search, chart, scan);
    const pastFiles = jdFromUtcMs(endMs) > LAST_JD;
    const truncated = dates.length > MAX_DATES || search.budget.stoppedAt !== null || pastFiles;

    if (running.length === 0) note(say.scanOutsideDashaYears());
    if (state.doubleRetrograde) note(say.doubleRetrograde());
    if (pastFiles) note(say.scanPastEphemeris());
    if (state.state === 'none' && state.retrograde.csl) note(say.retrogradeInDirectStar({ csl: state.csl }));
    if (dates.length > MAX_DATES) note(say.firstActivations({ count: dates.length, listed: MAX_DATES }));
    return {
      answer: answer(
        chart,
        event,
        state,
        running.map((period) => deferral(chart, period, context)),
      ),
      asOf: printInstant(startMs, chart.moment),
      scan: spanView(scan, chart.moment),
      eventResolution: resolution,
      ...(byAge && chosenByAgeView(byAge.age, byAge.setAside)),
      cuspalState: { ...state, chain: chain(chart, state.cusp) },
      natalRetrogrades: natalRetrogrades(chart).map((each) => ({
        ...each,
        longitude: rounded(each.longitude, 6) % 360,
      })),
      activationDates: dates.slice(0, MAX_DATES).map(({ utcMs, ...date }) => ({
        ...date,
        at: printInstant(utcMs, chart.moment),
        orb: 0 as const,
      })),
      dashaLords: running.map((period, index) => {
        const found = deferral(chart, period, context);
        const level = RUNNING_PERIODS[index] ?? 'PD';
        return { level, planet: period.planet, deferral: found && deferralView(found, chart.moment) };
      }),
      stationWindows: stations.map(({ stationMs, startMs: from, endMs: to, ...station }) => ({
        ...station,
        longitude: rounded(station.longitude, 6) % 360,
        touches: station.touches.map((touch) => ({ ...touch, orb: rounded(touch.orb, 6) })),
        station: printInstant(stationMs, chart.moment),
        ...spanView({ startMs: from, endMs: to }, chart.moment),
      })),
      ...(truncated && { truncated: true as const }),
    };
  },
});

/** Marriage, or of somebody too young for it what the running lords hold best. */
function defaultMatter(ephemeris: Ephemeris, chart: Chart, atMs: number): ReadMatter {
  const age = ageAt(chart.moment, atMs);
  const isChild = age >= 0 && age < ADULT_AGE;
  return isChild
    ? derivedEvent(ephemeris, chart, atMs, 'scan_start_utc')
    : { event: MARRIAGE, resolution: resolutionOf(MARRIAGE, 'event', 'natal') };
}
const MARRIAGE = natalEvent('marriage');

/** What retrogression does to the matter, by which lords, and which running lord is delayed until when. */
function answer(
  chart: Chart,
  event: JudgedEvent,
  { cusp, csl, state }: ReturnType<typeof cuspalState>,
  running: readonly (Deferral | null)[],
): string {
  const { side, verdict } = verdictOf(chart, event);
  const { starLord } = chart.planets[csl];
  const held = running.find((each) => each?.release && !each.release.released) ?? null;
  const until = held?.release?.turnsDirectMs ?? null;
  return answerOf(
    side === 'no' && state !== 'denied'
      ? promiseSentence(event, verdict)
      : say.retrogressionDoes({ event: event.key === null ? 'GROUP' : event.label, state }),
    say.subLordOfCusp({ cusp, csl, own: starLord === csl, starLord }),
    held !== null &&
      until !== null &&
      say.lordDelayedUntil({ planet: held.planet, until: printDate(until, chart.moment), starLord: held.starLord }),
  );
}

function requireScan(startMs: number, endMs: number): void {
  if (endMs > startMs && endMs - startMs <= LONGEST_SCAN_MS) return;
  const span = { start: printInstant(startMs, UT), end: printInstant(endMs, UT) };
  const message = endMs > startMs ? fault.scanTooLong(span) : fault.scanEndsFirst(span);
  throw new ToolError('validation_failed', message, { field: 'scan_end_utc' });
}
