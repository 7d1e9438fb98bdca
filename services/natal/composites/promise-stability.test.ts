import { SAMPLE_CHARTS, conforms } from '@cuspal/tool-kit/testing';
import { sideOf, VERDICTS } from '@cuspal/engine/kp/promise/promise-verdict';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const alternatives = z.array(z.object({ verdict: z.enum(VERDICTS), share: z.number() }));
const deciding = z.object({
  verdict: z.enum(VERDICTS),
  uncertain: z.literal(true).optional(),
  alternatives: alternatives.optional(),
  stability: z.object({
    beforeSeconds: z.number(),
    afterSeconds: z.number(),
    earlier: z.string().optional(),
    later: z.string().optional(),
  }),
});
const reading = z.object({
  synthesis: z.object({
    text: z.string(),
    quoteFirst: z.string(),
    confidence: z.enum(['HIGH', 'MODERATE', 'LOW']),
    cautions: z.array(z.object({ fact: z.string() })),
  }),
  promiseVerdict: deciding.optional(),
  promiseVerdicts: z.object({ career_start: deciding }).optional(),
  promise: deciding.optional(),
});

const STEPS = ['LOW', 'MODERATE', 'HIGH'];
const WORDS = {
  yes: '(?:promise|indicate) ',
  split: 'leave .* contested',
  no: 'do not (?:promise|indicate) ',
} as const;
const births = SAMPLE_CHARTS.filter(
  ({ edge, arguments: { birth_datetime: born } }) => edge !== 'polar' && /^19[3-9]/.test(born),
).slice(0, 4);

describe('an uncertain birth time in a composite', () => {
  it.each([
    ['run_marriage_complete_reading', {}],
    ['run_career_complete_reading', {}],
    ['run_triple_dasha_consensus', { event: 'Marriage' }],
    ['run_triple_dasha_consensus', { event: 'Divorce / Separation' }],
  ])('%s names the other side with its share and caps its confidence', async (tool, args) => {
    let turned = 0;
    for (const { arguments: birth } of births) {
      const read = async (minutes: number) => {
        const sent = { ...birth, ...args, birth_time_uncertainty_minutes: minutes };
        const found = reading.parse((await conforms(tool, sent)).result);
        const promise = found.promiseVerdict ?? found.promiseVerdicts?.career_start ?? found.promise;
        if (promise === undefined) throw new Error('no deciding promise');
        return { ...found.synthesis, promise };
      };
      const [exact, wide] = [await read(0), await read(60)];
      expect(exact.text).not.toContain('Of the birth times within');
      const caution = wide.cautions[0]?.fact ?? '';
      const { verdict, uncertain, alternatives: all = [] } = wide.promise;
      expect(caution.startsWith('Of the birth times within 60 minutes of the stated one ')).toBe(uncertain === true);
      if (uncertain !== true) continue;
      turned += 1;
      expect(wide.text).toContain(caution);
      // An unwelcome matter is indicated, never promised.
      if (JSON.stringify(args).includes('Divorce')) expect(`${caution} ${wide.quoteFirst}`).not.toMatch(/\bpromised? /);
      const { beforeSeconds, afterSeconds, earlier, later } = wide.promise.stability;
      const least = Math.min(
        ...[earlier && beforeSeconds, later && afterSeconds].filter((each) => typeof each === 'number'),
      );
      const most = STEPS.indexOf(least < 60 ? 'LOW' : 'MODERATE');
      expect(wide.confidence).toBe(STEPS[Math.min(STEPS.indexOf(exact.confidence), most)]);
      expect(wide.text).toContain(' But a birth ');
      for (const side of ['yes', 'split', 'no'] as const) {
        const there = all.filter((each) => sideOf(each.verdict) === side && side !== sideOf(verdict));
        const share = Math.round(10 * there.reduce((sum, each) => sum + each.share, 0)) / 10;
        const named = new RegExp(`(?<![\\d.])${share} % ${WORDS[side]}`).test(caution);
        expect(named, `${caution} ${side}`).toBe(there.length > 0);
      }
    }
    expect(turned).toBeGreaterThan(0);
  });
});
