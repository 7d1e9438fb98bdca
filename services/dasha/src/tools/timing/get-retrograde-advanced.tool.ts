import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { runningPeriods } from '@cuspal/engine/dasha/joint-period';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { deferral } from '@cuspal/engine/kp/timing/deferral';
import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { CUSPAL_STATES, cuspalState } from '@cuspal/engine/kp/transit/cuspal-state';
import { activations, natalRetrogrades, stationWindows } from '@cuspal/engine/kp/transit/retrograde-activations';

import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { UT } from '@cuspal/engine/time/clock';
import { LAST_JD } from '@cuspal/engine/time/known-span';
import { DAY_MS, jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  birthInput,
  chainShape,
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
  requiredEvent,
  spanShape,
  ToolError,
} from '@cuspal/tool-kit';
import { deferralView } from '@cuspal/tool-kit/views/deferral';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

const MAX_DATES = 60;
const YEAR_MS = 365.25 * DAY_MS;
/** Two calendar years, one of them a leap year. */
const LONGEST_SCAN_MS = 731 * DAY_MS;
const scanInstant = (text: string) => z.string().max(40).optional().meta({ description: text });

export default defineTool({
  name: 'get_retrograde_advanced',
  title: 'Retrogression, cuspal sub lord and release dates',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'KP reading of whether retrogression at birth delays an event or turns it round, and when it is released: state of the cuspal sub lord with its chain, planets retrograde at birth and who waits for them, dates when Jupiter and Saturn pass those degrees and the running lords their own, deferred dasha lords, and the stations of Mars to Saturn in the scan with the natal points they touch. Default: marriage, one year from now, at most two. Call it after analyze_natal_promise. Not paged, no disclaimer class.',
  provenance: { rules: ['R12.1', 'R12.2', 'R12.3', 'R12.4', 'R9.2', 'R9.6', 'R14.5'], sources: ['R3p', 'R3t'] },
  input: birthInput.extend({
    event: eventInput.default('Marriage'),
    house_group: eventArguments.house_group,
    scan_start_utc: scanInstant('ISO, UTC; default now'),
    scan_end_utc: scanInstant('ISO, UTC; default a year later, at most two'),
  }),
  output: z.strictObject({
    asOf: instantText,
    scan: spanShape,
    eventResolution: eventResolutionShape,
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
        starOf: planetList.meta({ description: 'Planets in its star, which wait for it' }),
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
    ).meta({ description: `In order of time, the first ${MAX_DATES}` }),
    dashaLords: listOf(
      z.strictObject({ level: z.enum(RUNNING_PERIODS), planet: planetName, deferral: deferralShape.nullable() }),
    ),
    stationWindows: listOf(
      z.strictObject({
        planet: planetName,
        kind: directionShape.meta({ description: 'The motion that begins' }),
        station: instantText,
        longitude: longitudeDegrees,
        start: instantText.meta({ description: 'Slower than a tenth of its mean motion from here' }),
        end: instantText,
        touches: listOf(z.strictObject({ natalPoint: z.string(), orb: z.number().min(0).max(1) })),
      }),
    ),
    truncated: z.literal(true).optional(),
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const { event, resolution } = requiredEvent(input.house_group ? { house_group: input.house_group } : input, note);
    const startMs = resolveInstant(input.scan_start_utc, UT, now, 'scan_start_utc');
    const endMs = resolveInstant(input.scan_end_utc, UT, startMs + YEAR_MS, 'scan_end_utc');
    requireScan(startMs, endMs);
    const scan = { startMs, endMs };
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const context = { asOfMs: startMs, releases: releaseFinder(ephemeris, ayanamsa, search.budget) };
    const state = cuspalState(chart, event);
    const running = runningPeriods(chart, startMs);
    const dates = await activations(
      search,
      chart,
      running.map(({ planet }) => planet),
      scan,
    );
    const standing = stationWindows(search, chart, scan);
    const pastFiles = jdFromUtcMs(endMs) > LAST_JD;
    const truncated = dates.length > MAX_DATES || search.budget.stoppedAt !== null || pastFiles;

    if (running.length === 0) note('The scan begins outside the 120 dasha years of this birth: no dasha lord runs.');
    if (state.doubleRetrograde)
      note('Sub lord and star lord both retrograde: some call it denial; in a natal chart it is a delay (R12.2).');
    if (pastFiles) note('The ephemeris ends with 2399: nothing of the scan is searched beyond it.');
    if (state.state === 'none' && state.retrograde.csl)
      note(`${state.csl} is retrograde in a direct star: at birth that alone neither delays nor denies (R12.1).`);
    if (dates.length > MAX_DATES) note(`${dates.length} activation dates; the first ${MAX_DATES} are listed.`);
    return {
      asOf: printInstant(startMs, chart.moment),
      scan: spanView(scan, chart.moment),
      eventResolution: resolution,
      cuspalState: { ...state, chain: chain(chart, state.cusp) },
      natalRetrogrades: natalRetrogrades(chart),
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
      stationWindows: standing.map(({ stationMs, startMs: from, endMs: to, ...station }) => ({
        ...station,
        station: printInstant(stationMs, chart.moment),
        ...spanView({ startMs: from, endMs: to }, chart.moment),
      })),
      ...(truncated && { truncated: true as const }),
    };
  },
});

function requireScan(startMs: number, endMs: number): void {
  if (endMs > startMs && endMs - startMs <= LONGEST_SCAN_MS) return;
  throw new ToolError(
    'validation_failed',
    endMs > startMs
      ? 'The scan is longer than two years. Send a scan_end_utc at most two years after scan_start_utc.'
      : 'scan_end_utc is not after scan_start_utc. Send an end later than the start.',
    { field: 'scan_end_utc' },
  );
}
