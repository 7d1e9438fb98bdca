import { natalEvent } from '@cuspal/engine/events/natal';
import { birthsFor, callTool, hasLead, isTooOld, randomBirths, type CallResult } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** A tool that is asked for a matter, by name or because it is about nothing else. */
interface Naming {
  readonly tool: string;
  readonly event: string;
  readonly extra?: object;
  /** Lists of its windows. */
  readonly lists?: readonly string[];
}

const NAMINGS: readonly Naming[] = [
  ...['marriage', 'childbirth', 'retirement', 'property_purchase', 'school'].flatMap((event) => [
    { tool: 'find_event_timing_v2', event, extra: { event, max_windows: 25 }, lists: ['windows', 'weaker'] },
    { tool: 'get_event_dasha', event, extra: { event } },
    { tool: 'get_event_probability', event, extra: { event } },
    { tool: 'analyze_natal_promise', event, extra: { events: [event] } },
    { tool: 'run_pre_verdict_audit', event, extra: { event } },
  ]),
  { tool: 'get_marriage_advanced', event: 'marriage', lists: ['windows', 'weaker'] },
  { tool: 'get_marriage_delay', event: 'marriage', lists: ['windows', 'weaker'] },
  { tool: 'get_fertility_window', event: 'childbirth', lists: ['windows', 'weaker'] },
  { tool: 'get_promotion_verdict', event: 'promotion' },
  { tool: 'get_termination_risk', event: 'job_loss', lists: ['riskWindows'] },
  { tool: 'get_business_viability', event: 'business_start', lists: ['startWindows'] },
  { tool: 'get_financial_analysis', event: 'wealth_gain', lists: ['gainWindows'] },
  { tool: 'get_property_decision', event: 'property_purchase', lists: ['buyWindows'] },
  { tool: 'get_legal_analysis', event: 'court_victory', lists: ['windows'] },
  { tool: 'get_education_signature', event: 'exam_success', lists: ['examWindows'] },
  { tool: 'get_foreign_job_verdict', event: 'foreign_job', lists: ['windows', 'weaker'] },
];

const NOW = Date.UTC(2026, 10, 27, 12);
const YEAR_MS = 365.2425 * 86_400_000;
/** A day is more than any two clocks differ. */
const DAY_MS = 86_400_000;
const rows = z.array(z.object({ start: z.string(), end: z.string() }));

/** Children, the young and the very old, by the day on which they were born before the call. */
const AGES = [0.1, 1.3, 4.3, 7.3, 11.3, 14.3, 15.7, 17.7, 71.3, 76.3, 86.3, 91.3, 94.3, 97.3, 99.5, 103.3, 108.3];
const PEOPLE = randomBirths(birthsFor(120, AGES.length), 5802).map((birth, index) => {
  const age = AGES[index % AGES.length] ?? 12;
  return { age, args: { ...birth, birth_datetime: new Date(NOW - age * YEAR_MS).toISOString().slice(0, 19) } };
});

/** What is said first: the answer, or the summary where a tool has that. */
const toldBy = ({ result }: CallResult): string => z.string().parse(result['answer'] ?? result['summary']);

function checkWindows({ result }: CallResult, { lists = [], event }: Naming, bornMs: number): void {
  const [from, to] = natalEvent(event).ages;
  for (const list of lists) {
    const found = rows.safeParse(result[list]);
    if (!found.success) continue;
    for (const { start, end } of found.data) {
      expect((Date.parse(start) - bornMs + DAY_MS) / YEAR_MS).toBeGreaterThanOrEqual(from - 0.01);
      expect((Date.parse(end) - bornMs - DAY_MS) / YEAR_MS).toBeLessThanOrEqual(Math.min(to + 1, 100) + 0.01);
    }
  }
}

describe('A1: a matter outside its ages', () => {
  it.each(NAMINGS.map((naming) => [`${naming.tool}: ${naming.event}`, naming] as const))(
    '%s says so first, and names no period before or after them',
    async (_, naming) => {
      const [from, to] = natalEvent(naming.event).ages;
      for (const { age, args } of PEOPLE) {
        const call = await callTool(naming.tool, { ...args, ...naming.extra }, { now: NOW });
        expect([naming.tool, call.isError, call.text]).toEqual([naming.tool, false, call.text]);
        const outside = age < from || age >= to + 1;
        const told = toldBy(call);
        if (outside) expect([age, told, hasLead(told)]).toEqual([age, told, true]);
        else if (age < 100) expect([age, told, hasLead(told)]).toEqual([age, told, false]);
        if (age >= to + 1 && call.result['withheldReason'] !== undefined && naming.lists?.includes('windows'))
          expect(call.result['windows']).toEqual([]);
        if (isTooOld(call.result['withheldReason'])) expect(age).toBeGreaterThanOrEqual(Math.min(to + 1, 100) - 0.01);
        checkWindows(call, naming, Date.parse(`${args.birth_datetime}Z`) - (args.utc_offset_minutes ?? 0) * 60_000);
      }
    },
    600_000,
  );

  it.each(
    'get_extramarital_signature get_marital_separation get_addiction_indicators get_oncology_timing get_longevity_balarishta'.split(
      ' ',
    ),
  )('%s refuses whoever is under 18, and answers the others', async (tool) => {
    for (const { age, args } of PEOPLE) {
      const { isError, meta, text } = await callTool(tool, args, { now: NOW });
      if (age < 18) {
        expect(meta).toMatchObject({ code: 'out_of_range', field: 'birth_datetime' });
        expect(text).toMatch(
          /^This tool reads adult life, and the person is (?:under one year old|\d+)\. get_vitality_/,
        );
      } else expect([tool, isError, text]).toEqual([tool, false, text]);
    }
  });
});
