import { birthsFor, callTool, GOLDEN, randomLives, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../test/support/whole.ts';
import { MATTERS } from '../../meta/matters/matters.ts';
import { answerOn, citedOn, questionOn } from '../test/asking.ts';
import { BUDGETS, VOICES } from './answer-input.ts';
import { answerOutput } from './answer-output.ts';
import tool from './answer-question.tool.ts';

/** System and a note of the host, in tokens. */
const OF_THE_HOST = 75;

const births = SAMPLE_CHARTS.filter(({ edge }) => edge === undefined).slice(0, 3);

describe('every matter that people ask about', () => {
  it('is answered in the form of the tool, within its budget, in every voice', async () => {
    for (const [index, matter] of MATTERS.entries()) {
      const { arguments: birth, now } = births[index % births.length] ?? { arguments: GOLDEN, now: 0 };
      // Matters after each other have the other voices, so that each budget is met by all of them.
      for (const budget of inTurn(Math.floor(index / VOICES.length), BUDGETS)) {
        const voice = VOICES[(index + budget) % VOICES.length];
        const { result, provenance } = await citedOn(birth, questionOn(matter), { budget, voice }, now);
        expect(() => answerOutput.parse(result), matter.key).not.toThrow();
        const tokens = countTokens(JSON.stringify(result)) + countTokens(JSON.stringify(provenance)) + OF_THE_HOST;
        expect(tokens, `${matter.key} ${voice}`).toBeLessThanOrEqual(budget);
        expect(result.answer.endsWith('.'), matter.key).toBe(true);
      }
    }
  });

  it('is told to the asker without a house by number', async () => {
    for (const [index, matter] of MATTERS.entries()) {
      const { arguments: birth, now } = births[index % births.length] ?? { arguments: GOLDEN, now: 0 };
      const { understood: _, ...result } = await answerOn(birth, questionOn(matter), { budget: 4000 }, now);
      const said = JSON.stringify(result);
      expect(said, matter.key).not.toMatch(/\b(?:cusps?|houses?|level) \d|signif\w+ \d|\bL[1-4]\b/i);
    }
  });

  it('is told to the asker of a life without a term of the craft', async () => {
    const ofLife = MATTERS.filter(({ topic, tier, natal }) => topic !== undefined && tier === undefined && natal);
    for (const [index, matter] of ofLife.entries()) {
      const { arguments: birth, now } = births[index % births.length] ?? { arguments: GOLDEN, now: 0 };
      const result = await answerOn(birth, questionOn(matter), {}, now);
      const said = [result.answer, ...(result.for ?? []), ...(result.against ?? [])].map((each) =>
        typeof each === 'string' ? each : each.text,
      );
      expect(said.join(' '), matter.key).not.toMatch(
        /\b(?:sub lord|star lord|cusp|signifies|antardasha|mahadasha|karaka)\b/i,
      );
    }
  });
});

describe('the budget of a whole call', () => {
  it('holds for random births and all events, as the tokenizer counts it', async () => {
    for (const [index, { args, now }] of randomLives(birthsFor(120), 4310, 18).entries()) {
      const { label } = NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length] ?? { label: '' };
      const budget = BUDGETS[index % BUDGETS.length] ?? 1500;
      const voice = VOICES[index % 2 === 0 ? 2 : 0];
      const { text } = await callTool(tool, { ...args, event: label, budget, voice }, { now });
      expect(countTokens(text), `${label} ${voice}`).toBeLessThanOrEqual(budget);
    }
  });

  it('keeps the answer, the verdict and the period at 600 tokens, and the whole way at 4000', async () => {
    const short = await callTool(tool, { ...GOLDEN, event: 'Marriage', budget: 600 });
    expect(Object.keys(short.result)).toEqual(
      expect.arrayContaining(['answer', 'understood', 'verdict', 'first', 'best', 'disclaimers']),
    );
    expect(short.result).not.toHaveProperty('for');
    const long = await callTool(tool, { ...GOLDEN, event: 'Marriage', budget: 4000, voice: 'audit' });
    expect(long.result).toMatchObject({
      steps: [
        { tool: 'analyze_natal_promise', arguments: { events: ['Marriage'] } },
        { tool: 'find_event_timing_v2', arguments: { event: 'Marriage' } },
      ],
      details: [{ tool: 'analyze_natal_promise' }, { tool: 'find_event_timing_v2' }],
    });
  });

  it('gives an astrologer the chain in one line, and each period its lords', async () => {
    const { result } = await callTool(tool, { ...GOLDEN, event: 'Marriage', voice: 'astrologer' });
    // Saturn, sub lord of cusp 7, is in the star of the Moon: house 7 by its own place, house 1 by the Moon's rulership.
    expect(result['kpLine']).toBe('CSL 7 Saturn in star Moon, sub Venus: 7 at L2, against it 1 at L3');
    expect(result['best']).toMatchObject({ lords: ['Jupiter', 'Rahu', 'Mercury'] });
  });
});
