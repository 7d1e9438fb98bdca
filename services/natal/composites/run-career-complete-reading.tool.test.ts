import {
  birth,
  birthsFor,
  callTool,
  conforms,
  instantMs,
  POLAR,
  randomLives,
  SAMPLE_CHARTS,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed } from '../test/composite-blocks.ts';
import { heldDown } from '../test/confidence-cap.ts';
import { CAREER_PROMISES } from './career-members.ts';
import reading from './run-career-complete-reading.tool.ts';

/** The blocks after the synthesis, in their order. */
const KEYS = [
  'synthesis',
  'asOf',
  'promiseVerdicts',
  'timingWindows',
  'weaker',
  'shareOfTime',
  'cuspPanel',
  'jobVsBusiness',
  'signature',
  'profession',
  'occupations',
  'income',
  'promotion',
  'jobChange',
  'blockages',
  'termination',
  'dasamsa',
  'preVerdictAudit',
  'members',
  'failedMembers',
  'disclaimers',
  'useNote',
];

/** Where the blocks stand in what their members answer alone; the reason of a promise has a test of its own. */
const WHOLES = {
  promiseVerdicts: ({ events, chains }: Printed) =>
    Object.fromEntries(
      events.map((row: Printed, index: number) => [
        row.key,
        index === 0 ? { ...row, chain: chains[row.house] } : { ...row, cusp: row.house },
      ]),
    ),
  timingWindows: ({ windows }: Printed) => windows,
};

const withoutReasons = (promises: Printed): object =>
  Object.fromEntries(
    Object.entries(promises).map(([key, { reason: _, ...promise }]: [string, Printed]) => [key, promise]),
  );

/** The answer once more, from the printed fields alone. */
function answerOf({ promiseVerdicts, cuspPanel, jobVsBusiness, termination }: Printed): readonly [string, string] {
  const business = promiseVerdicts.business_start.side === 'yes';
  const { side } = promiseVerdicts.career_start;
  if (side === 'no') return business ? ['BUSINESS_RATHER_THAN_SERVICE', 'S1'] : ['NOT_PROMISED', 'S2'];
  if (side === 'split') return ['CONTESTED', 'S3'];
  if (cuspPanel.careerBalanceIndex <= -15) return ['PROMISED_WITH_STRUGGLE', 'S4'];
  if (jobVsBusiness.consensus === 'business' && business) return ['PROMISED_AS_BUSINESS', 'S5'];
  return termination.score >= 70 ? ['PROMISED_AT_RISK', 'S6'] : ['PROMISED', 'S7'];
}

/** Blocks that speak for the answer and against it by the page, from the printed fields alone. */
function factsOf({ cuspPanel, promotion, income, jobVsBusiness, promiseVerdicts, ...of }: Printed) {
  const holding = (facts: Readonly<Record<string, boolean>>) =>
    Object.entries(facts).flatMap(([key, holds]) => (holds ? [key] : []));
  return {
    supports: holding({
      cuspPanel: cuspPanel.careerBalanceIndex >= 15,
      promotion: promotion.eligible,
      income: income.balance >= 3,
      jobVsBusiness: jobVsBusiness.agreement === 'STRONG' && jobVsBusiness.consensus !== 'inconclusive',
      promiseVerdicts: promiseVerdicts.government_job.side === 'yes',
    }),
    cautions: holding({
      blockages: of.blockages.primaryBlockage !== null,
      income: income.leaks.length > 0,
      termination: of.termination.score >= 45,
      promotion: promotion.deferred || promotion.stagnationFlag,
      jobVsBusiness: jobVsBusiness.agreement === 'DIVERGENT',
      occupations: of.occupations.noSettledOccupationFlag,
    }),
  };
}

const confidenceOf = ({ promiseVerdicts, preVerdictAudit, failedMembers }: Printed): string => {
  const { verdict, chain } = promiseVerdicts.career_start;
  if (preVerdictAudit.confidenceBand === 'LOW' || chain.boundary.severity === 'CRITICAL' || failedMembers.length > 1)
    return 'LOW';
  const plain = ['ACTIVE', 'DENIED', 'NEGATED'].includes(verdict) && failedMembers.length === 0;
  return heldDown(
    plain && preVerdictAudit.confidenceBand === 'HIGH' ? 'HIGH' : 'MODERATE',
    promiseVerdicts.career_start,
  );
};

const membersOf = (facts: Printed): readonly string[] => facts.map(({ member }: Printed) => member);

describe('run_career_complete_reading', () => {
  it('shows its blocks in their order and nothing beside them', async () => {
    for (const { arguments: args, now } of SAMPLE_CHARTS.slice(0, 6)) {
      const { result }: { readonly result: Printed } = await callTool(reading, args, { now });
      expect(Object.keys(result)).toEqual(['answer', ...KEYS, 'system', 'provenance']);
      expect(Object.keys(result.synthesis)[0]).toBe('text');
      expect(Object.keys(result.promiseVerdicts)).toEqual(['career_start', ...CAREER_PROMISES]);
      const own = ['weaker', 'shareOfTime'];
      expect(result.members.map(({ key }: Printed) => key)).toEqual(
        KEYS.slice(2, 18).filter((key) => !own.includes(key)),
      );
      expect(result.failedMembers).toEqual([]);
    }
  });

  it('equals its members called alone and follows its rows, over random births', async () => {
    const answers = new Map<string, number>();
    const confidences = new Set<string>();
    for (const life of randomLives(birthsFor(300), 1961)) {
      const call = await conforms(reading, life.args, { now: life.now });
      const result: Printed = call.result;
      const promiseVerdicts = withoutReasons(result.promiseVerdicts);
      await blocksEqualMembers({ ...call, result: { ...result, promiseVerdicts } }, life, WHOLES);
      const { answer, rule, confidence, quoteFirst, text, supports, cautions } = result.synthesis;
      expect([answer, rule]).toEqual(answerOf(result));
      expect(confidence).toBe(confidenceOf(result));
      expect(withoutLead(text).startsWith(quoteFirst)).toBe(true);
      const facts = factsOf(result);
      expect(membersOf(supports)).toEqual(expect.arrayContaining(facts.supports));
      const rare = cautions.length === 6;
      if (!rare) expect(membersOf(cautions)).toEqual(expect.arrayContaining(facts.cautions));
      expect([...facts.cautions, 'cuspPanel', 'promiseVerdicts', 'preVerdictAudit']).toEqual(
        expect.arrayContaining([...membersOf(cautions)]),
      );
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      confidences.add(confidence);
      checkTiming(result, life.now);
    }
    if (birthsFor(300) >= 300) {
      expect([...answers.keys()].sort()).toEqual([...reading.output.shape.synthesis.shape.answer.options].sort());
      expect([...confidences].sort()).toEqual(['HIGH', 'LOW', 'MODERATE']);
    }
  }, 600_000);

  it('gives each promise in one line with the reason that a search for its periods gives', async () => {
    for (const { args, now } of randomLives(12, 1962)) {
      const { result }: { readonly result: Printed } = await callTool(reading, args, { now });
      for (const event of CAREER_PROMISES) {
        const timed = await callTool('find_event_timing_v2', { ...args, event, horizon_years: 1 }, { now });
        expect(timed.result['promise']).toMatchObject(result.promiseVerdicts[event]);
      }
    }
  });

  it('hands its date and its years to every member that has them', async () => {
    const [chart] = SAMPLE_CHARTS;
    const asked = { as_of_date: '2031-05-01T00:00:00', horizon_years: 4 };
    const call = await conforms(reading, { ...chart?.arguments, ...asked });
    const result: Printed = call.result;
    const promiseVerdicts = withoutReasons(result.promiseVerdicts);
    const now = Date.UTC(2026, 0, 1, 12);
    const life = { args: chart?.arguments ?? birth('2000-01-01T00:00:00', 0, 0, 0), now };
    await blocksEqualMembers({ ...call, result: { ...result, promiseVerdicts } }, life, WHOLES);
    const argsOf = Object.fromEntries(result.members.map(({ key, args }: Printed) => [key, args]));
    for (const key of ['income', 'promotion', 'jobChange', 'blockages', 'termination'])
      expect(argsOf[key]).toEqual(asked);
    const { as_of_date: from_date, horizon_years } = asked;
    expect(argsOf['timingWindows']).toEqual({ event: 'career_start', max_windows: 3, from_date, horizon_years });
    expect(result.asOf.slice(0, 19)).toBe(asked.as_of_date);
    for (const { start, end } of result.timingWindows) {
      expect(instantMs(start)).toBeGreaterThanOrEqual(instantMs(result.asOf));
      expect(instantMs(end)).toBeLessThanOrEqual(instantMs(result.asOf) + 4 * 365.25 * 86_400_000);
    }
  });

  it('judges without dates past the 120 dasha years and names the row that it could not read', async () => {
    let unread = 0;
    for (const { args, now } of randomLives(20, 1963).filter(({ args }) => args.birth_datetime < '2270')) {
      const after = `${Number(args.birth_datetime.slice(0, 4)) + 125}-06-01`;
      const { result }: { readonly result: Printed } = await callTool(reading, { ...args, as_of_date: after }, { now });
      const dated = ['timingWindows', 'income', 'promotion', 'jobChange', 'blockages', 'termination'];
      expect(result.failedMembers).toEqual(dated);
      expect([result.timingWindows, result.termination, result.synthesis.confidence]).toEqual([[], null, 'LOW']);
      const termination = { score: 0 };
      expect([result.synthesis.answer, result.synthesis.rule]).toEqual(answerOf({ ...result, termination }));
      expect(result.synthesis.notCovered.includes('S6')).toBe(result.synthesis.rule === 'S7');
      if (result.synthesis.rule === 'S7') unread++;
    }
    expect(unread).toBeGreaterThan(0);
  });

  it('refuses a date before the birth and years that are not whole', async () => {
    const [chart] = SAMPLE_CHARTS;
    const early = await callTool(reading, { ...chart?.arguments, as_of_date: '1990-01-01' });
    expect([early.meta['code'], early.meta['field']]).toEqual(['validation_failed', 'as_of_date']);
    expect(early.text).toContain('is 1 January 1990, 12:00, before the birth on 14 August 1992, 10:02. Send a date');
    for (const horizon_years of [2, 21, 5.5]) {
      const { meta } = await callTool(reading, { ...chart?.arguments, horizon_years });
      expect([meta['code'], meta['field']]).toEqual(['validation_failed', 'horizon_years']);
    }
  });

  it('is the error of its deciding member where there are no Placidus houses', async () => {
    const { isError, meta } = await callTool(reading, POLAR);
    expect([isError, meta['code']]).toEqual([true, 'out_of_range']);
  });
});

/** No date without promise; the best is that of the list, and the first no later than any of it. */
function checkTiming(
  { synthesis: { timing, text }, promiseVerdicts, timingWindows, weaker }: Printed,
  now: number,
): void {
  if (promiseVerdicts.career_start.side === 'no') expect(timingWindows).toEqual([]);
  const usable = timingWindows.filter(({ state }: Printed) => state !== 'DEFERRED_OUT');
  const [answers, of] = usable.length > 0 ? [usable, 'all'] : [weaker, 'weaker'];
  if (usable.length > 0) expect(timing).not.toBeNull();
  if (timing === null) return;
  expect(instantMs(timing.first.usableStart)).toBeGreaterThanOrEqual(now - 1000);
  expect(timing.best.class === 'WEAK').toBe(of === 'weaker');
  // The list is best first, by the order of R6T.3.
  if (of === 'all') expect([timing.best.start, timing.best.class]).toEqual([answers[0].start, answers[0].class]);
  for (const { usableStart } of usable)
    expect(instantMs(timing.first.usableStart)).toBeLessThanOrEqual(instantMs(usableStart));
  expect(text).toContain('for a start in work or a new post');
}
