import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { jsonSchemaOf, type JsonSchema } from '@cuspal/tool-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../gateway/src/config/config.ts';
import { MAX_BODY_BYTES } from '../gateway/src/http/body.ts';
import { RULES } from '../gateway/src/limits/limits.ts';
import { MOST_CALLS } from '../gateway/src/rest/batch/read-batch.ts';
import { FIRST_YEAR, LAST_YEAR } from '../packages/engine/src/time/civil.ts';
import { findTool } from '../packages/tool-kit/src/testing/tool-files.ts';
import { textOf } from './support/compose.ts';

const section = textOf('docs/api.md').split('\n## Limits\n')[1]?.split('\n## ')[0] ?? '';
const rows = new Map(
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, limit = '', value = '']) => [limit, value]),
);
const told = (limit: string): string => rows.get(limit) ?? `no row "${limit}"`;
const kib = (bytes: number): string => `${bytes / 1024} KiB`;

describe('the table of limits in docs/api.md', () => {
  it('says what the gateway holds to', () => {
    const { ratePerSecond, burst, monthlyAllowance } = parseConfig({}).defaults;
    expect(told('body of a request, arguments of one call')).toContain(kib(MAX_BODY_BYTES));
    expect(told('rate of an account')).toContain(`${ratePerSecond} requests a second, ${burst} at once`);
    expect(told('allowance of an account')).toContain(`${monthlyAllowance} calls`);
    expect(told('names of places')).toContain(`${RULES.places.perSecond} a second, ${RULES.places.burst} at once`);
    expect(told('invalid credentials, by client address')).toContain(
      `${RULES.bad_credential.perSecond} a second, ${RULES.bad_credential.burst} at once`,
    );
    expect(told('calls and size')).toContain(`1 to ${MOST_CALLS.toLocaleString('en')}, 4 MiB`);
  });

  it('says the years of the ephemeris', () => {
    expect(told('years')).toMatch(new RegExp(`^${FIRST_YEAR} .* to ${LAST_YEAR}$`));
  });

  const schemas = new Map<string, JsonSchema>();
  const argument = (tool: string, name: string): JsonSchema => schemas.get(tool)?.properties?.[name] ?? {};
  const TOLD = [
    ['`birth_time_uncertainty_minutes`', 'analyze_natal_promise', 'birth_time_uncertainty_minutes'],
    ['`get_annotated_dasha`, `get_yogini_dasha` `years`', 'get_yogini_dasha', 'years'],
    ['`get_bhrigu_bindu` `years`', 'get_bhrigu_bindu', 'years'],
    ['`get_eclipse_impact`, `get_eclipse_sublord_activation`', 'get_eclipse_impact', 'years'],
    ['`get_health_transit_alerts` `horizon_days`', 'get_health_transit_alerts', 'horizon_days'],
    ['`get_sudarshana_chakra` `years_ahead`', 'get_sudarshana_chakra', 'years_ahead'],
    ['`get_tara_bala` `days`', 'get_tara_bala', 'days'],
    ['`max_returns`', 'get_jupiter_return', 'max_returns'],
    ['windows', 'find_election_window', 'max_windows'],
    ['`candidate_dates`', 'rank_candidate_dates', 'candidate_dates'],
    ['events elected together', 'find_auspicious_time', 'events'],
    ['`known_events`', 'rectify_birth_time', 'known_events'],
    ['`range_minutes`', 'rectify_birth_time', 'range_minutes'],
    ['`step_minutes`', 'rectify_birth_time', 'step_minutes'],
    ['`target_number`, `question_number`, `number`', 'get_lost_or_missing', 'question_number'],
    ['`name_anka`', 'get_avasthas', 'name_anka'],
    ['`events` of `analyze_natal_promise`', 'analyze_natal_promise', 'events'],
    ['`house_group`, `denial_group`, `primary_houses`', 'find_event_timing_v2', 'house_group'],
    ['`sessions`', 'get_rp_consensus', 'sessions'],
  ] as const;

  beforeAll(async () => {
    for (const name of new Set(TOLD.map(([, tool]) => tool)))
      schemas.set(name, jsonSchemaOf((await findTool(name)).input, 'input'));
  }, 120_000);

  it.each(TOLD)('%s is that of %s %s', (limit, tool, name) => {
    const { maximum, maxItems } = argument(tool, name);
    expect(told(limit)).toMatch(new RegExp(`\\b${maximum ?? maxItems}\\b`));
  });

  it('names each ayanamsa that a call may send', () => {
    for (const ayanamsa of AYANAMSAS) expect(textOf('docs/api.md')).toContain(`\`${ayanamsa}\``);
  });
});

describe('how exact a result is', () => {
  const readings = textOf('docs/rules/readings.md');

  it('C-c and C-d: the documents tell the accuracy of cusps and of the clock', () => {
    expect(readings).toContain('agrees with that of the IAU from 1850 to 2049');
    // The sky turns by 360.9856 degrees a day.
    expect(Math.floor((0.9 * 360.9856 * 3600) / 86_400)).toBe(13);
    expect(readings).toContain('less than 0.9 seconds, in which the sky turns by some 13 arc-seconds');
  });

  it('C-g: the documents tell how exact the dates of dashas are', () => {
    // Twenty years of Venus for the 13°20' of a star.
    const seconds = (20 * 365.25 * 86_400) / (800 * 60);
    expect(Math.round(seconds / 1000)).toBe(13);
    expect(seconds * 0.0037).toBeLessThan(60);
    expect(readings).toContain('by 13 seconds for each thousandth of an arc-second where Venus rules first');
    expect(readings).toContain('So they hold within a minute');
  });
});
