import {
  birthsFor,
  callTool,
  conforms,
  GOLDEN,
  POLAR,
  randomLives,
  SAMPLE_CHARTS,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed } from '../test/composite-blocks.ts';
import { marriageSynthesis, type MarriageFindings } from './marriage-synthesis.ts';
import reading from './run-marriage-complete-reading.tool.ts';

const WHOLES = {
  promiseVerdict: ({ events, chains }: Printed) => ({ ...events[0], chain: chains[events[0].house] }),
  timingWindows: ({ windows }: Printed) => windows,
  manglikDosha: ({ doshas, kpDissent }: Printed) => ({ ...doshas.manglik, kpDissent }),
  secondMarriagePromise: ({ related, multiplicity }: Printed) => ({ promise: related.second_marriage, multiplicity }),
};

/** The nine seed keys, after the synthesis in the order of the result. */
const KEYS = [
  'synthesis',
  'asOf',
  'promiseVerdict',
  'timingWindows',
  'weaker',
  'shareOfTime',
  'spouseCharacteristics',
  'manglikDosha',
  'upapadaLagna',
  'vargottamaSummary',
  'secondMarriagePromise',
  'preVerdictAudit',
  'members',
  'failedMembers',
  'disclaimers',
];

/** The answer once more, from the printed fields alone. */
function answerOf({ promiseVerdict: { verdict, delay }, synthesis }: Printed): readonly [string, string] {
  if (['DENIED', 'NEGATED'].includes(verdict)) return ['NOT_PROMISED', 'S1'];
  if (verdict === 'CONTRADICTED') return ['CONTESTED', 'S2'];
  if (verdict === 'PARTIALLY_ACTIVE') return ['WEAKLY_PROMISED', 'S3'];
  if (delay !== null || ['MODERATE', 'SEVERE'].includes(synthesis.delay.verdict)) return ['PROMISED_WITH_DELAY', 'S4'];
  return verdict === 'MIXED_ACTIVE' ? ['PROMISED_WITH_OBSTACLES', 'S5'] : ['PROMISED', 'S6'];
}

describe('run_marriage_complete_reading', () => {
  it('shows the seed keys in their order and nothing beside them', async () => {
    for (const { arguments: args, now } of SAMPLE_CHARTS.slice(0, 6)) {
      const { result } = await callTool(reading, args, { now });
      const keys = Object.keys(result).filter((key) => key !== 'withheldReason');
      expect(keys).toEqual(['answer', ...KEYS, 'disclaimer', 'system', 'provenance']);
      expect(Object.keys(result['synthesis'] as object)[0]).toBe('text');
      expect(result['failedMembers']).toEqual([]);
    }
  });

  it('equals its members called alone and follows its rows, over random births', async () => {
    const answers = new Map<string, number>();
    const confidences = new Set<string>();
    for (const life of randomLives(birthsFor(300), 1951)) {
      const call = await conforms(reading, life.args, { now: life.now });
      await blocksEqualMembers(call, life, WHOLES);
      const result: Printed = call.result;
      const { answer, rule, timing, confidence, quoteFirst, text } = result.synthesis;
      expect([answer, rule]).toEqual(answerOf(result));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      confidences.add(confidence);
      expect(withoutLead(text).startsWith(quoteFirst)).toBe(true);
      if (result.promiseVerdict.side === 'no') {
        expect(timing).toBeNull();
        expect(result.timingWindows).toEqual([]);
        expect(result.withheldReason).toBeDefined();
      }
      const listed = [...result.timingWindows, ...result.weaker];
      const usable = listed.filter(({ state }: Printed) => state !== 'DEFERRED_OUT');
      if (usable.length > 0 && result.promiseVerdict.side !== 'no') expect(timing).not.toBeNull();
      if (timing === null) continue;
      // The best is always listed, and no other member names another first one.
      expect(usable.map(({ start }: Printed) => start)).toContain(timing.best.start);
      expect(result.synthesis.delay.firstWindow.start).toBe(timing.first.start);
      const starts: number[] = result.timingWindows.flatMap(({ usableStart }: Printed) =>
        usableStart === null ? [] : [Date.parse(usableStart.slice(0, 19))],
      );
      if (timing.best.class !== 'WEAK')
        expect(Date.parse(timing.first.usableStart.slice(0, 19))).toBeLessThanOrEqual(Math.min(...starts));
      expect(text.includes('No strong period for marriage comes')).toBe(timing.best.class === 'WEAK');
    }
    if (birthsFor(300) >= 300) {
      expect([...answers.keys()].sort()).toEqual([...reading.output.shape.synthesis.shape.answer.options].sort());
      expect([...confidences].sort()).toEqual(['HIGH', 'LOW', 'MODERATE']);
    }
  });

  it('says of the verdict, and not of the sub lord, for which birth times it holds', async () => {
    const seven = async (second: string) => {
      const birth = { latitude: -34.0849, longitude: -21.5706, utc_offset_minutes: -75 };
      const { result }: { readonly result: Printed } = await callTool(reading, {
        ...birth,
        birth_datetime: `1921-04-24T20:45:${second}`,
      });
      return result;
    };
    const [stated, later] = [await seven('39'), await seven('48')];
    expect([stated, later].map(({ promiseVerdict: { csl, verdict } }) => [csl, verdict])).toEqual([
      ['Sun', 'NEGATED'],
      ['Moon', 'NEGATED'],
    ]);
    expect(stated.synthesis.text).toContain(
      'That is so in 17 of 100 charts. This holds for any birth time between 20:31 and 20:50.',
    );
    expect(stated.synthesis.text).toContain('can change its sub lord.');
  });

  it('A1: dates the marriage of the young from 18 on, and says so', async () => {
    let [found, none] = [0, 0];
    for (const year of [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019]) {
      const young = { ...GOLDEN, birth_datetime: `${year}-05-05T10:00:00` };
      const { result }: { readonly result: Printed } = await callTool(reading, young, { now: Date.UTC(2026, 10, 26) });
      const { text } = result.synthesis;
      expect(text).toMatch(
        /^The person is \d+, and Marriage is read from 18, so (?:these are periods from|this speaks of later)/,
      );
      for (const { start } of result.timingWindows) expect(Number(start.slice(0, 4))).toBeGreaterThanOrEqual(year + 18);
      // Fifteen years from the 18th birthday, less the days that a year of dasha is short of.
      const until = /Before \w+ (\d+) all lords of one period are strong for marriage/.exec(text)?.[1];
      if (until !== undefined) expect(Number(until)).toBe(year + 33);
      found += Number(until !== undefined);
      none += Number(until === undefined);
    }
    expect(Math.min(found, none)).toBeGreaterThan(0);
    const { result: grown }: { readonly result: Printed } = await callTool(reading, GOLDEN);
    expect(grown.synthesis.text).not.toContain('is read from 18');
  });

  it('keeps its answer whatever Manglik, Upapada and vargottama say', async () => {
    for (const { arguments: args, now } of SAMPLE_CHARTS.slice(0, 8)) {
      const { result }: { readonly result: Printed } = await callTool(reading, args, { now });
      const found = (upapada: string, manglik: boolean): MarriageFindings =>
        ({
          promise: result.promiseVerdict,
          stability: { says: 'This holds.', otherwise: [] },
          advanced: {
            related: { second_marriage: result.secondMarriagePromise.promise },
            windows: result.timingWindows,
            weaker: result.weaker,
            best: result.synthesis.timing?.best ?? null,
            first: result.synthesis.timing?.first ?? null,
            multiplicity: result.secondMarriagePromise.multiplicity,
          },
          delay: result.synthesis.delay,
          audit: result.preVerdictAudit,
          doshas: { doshas: { manglik: { present: manglik, severity: 'Mild', cancellations: [] } } },
          upapada: { strength: upapada },
          untilMs: now,
          clock: { offsetMinutes: 0 },
          failed: [],
        }) as unknown as MarriageFindings;
      const answers = ['SUPPORTED', 'MIXED', 'STRAINED'].flatMap((strength) =>
        [true, false].map((manglik) => {
          const { answer, confidence, timing } = marriageSynthesis(found(strength, manglik));
          return JSON.stringify({ answer, confidence, timing });
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(JSON.parse(answers[0] ?? '')).toMatchObject({ answer: result.synthesis.answer });
    }
  });

  it('refuses a birth that has not taken place', async () => {
    const { meta, text } = await callTool(reading, { ...GOLDEN, birth_datetime: '2030-01-01T10:00:00' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_datetime' });
    expect(text).toContain('is 1 January 2030, 10:00, after the present moment, 1 January 2026, ');
    expect(text).toContain('Send a birth that has taken place.');
  });

  it('is the error of its deciding member where there are no Placidus houses', async () => {
    const { isError, meta } = await callTool(reading, POLAR);
    expect([isError, meta['code']]).toEqual([true, 'out_of_range']);
  });
});
