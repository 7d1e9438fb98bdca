import { NATAL_EVENTS, natalEvent } from '@cuspal/engine/events/natal';
import { judgedGroup } from '@cuspal/engine/events/resolve';
import type { HoraryOpenClass } from '@cuspal/engine/kp/horary/horary-period-class';
import { baseRateWords } from '@cuspal/engine/kp/promise/base-rate';
import type { WindowClass } from '@cuspal/engine/kp/promise/period-class';
import { describe, expect, it } from 'vitest';
import { proseFaults } from '../testing/prose.ts';
import { promiseSentence, windowsSentence } from './answers.ts';

const CLOCK = { offsetMinutes: 0 };

/** A window of a month of 2027, counted from 0. */
const window = (month: number, of: WindowClass | HoraryOpenClass, usable = true) => ({
  startMs: Date.UTC(2027, month, 1),
  endMs: Date.UTC(2027, month, 20),
  usableStartMs: usable ? Date.UTC(2027, month, 1) : null,
  state: usable ? ('OPEN' as const) : ('DEFERRED_OUT' as const),
  class: of,
  rulingPlanetsInCommon: [],
});

describe('promiseSentence', () => {
  it('calls a weak promise of an unwelcome event a weak tendency', () => {
    expect(promiseSentence(natalEvent('marriage'), 'PARTIALLY_ACTIVE')).toBe(
      'The chart promises Marriage weakly, as in 78 of 100 charts, weakly or more.',
    );
    expect(promiseSentence(natalEvent('illness_acute'), 'PARTIALLY_ACTIVE')).toBe(
      'The chart shows a weak tendency to Illness (Acute), as in 59 of 100 charts, weakly or more.',
    );
  });

  it('speaks of a group of houses as of one matter', () => {
    expect(promiseSentence(judgedGroup([2, 7, 11]), 'PARTIALLY_ACTIVE')).toBe(
      'The chart promises the matter of houses 2, 7 and 11 weakly.',
    );
  });
});

describe('promiseSentence with its base rate', () => {
  const outweighed = (verdict: 'MIXED_ACTIVE' | 'PARTIALLY_ACTIVE') => ({ verdict, outweighed: true });

  it('says that a promise which most charts have says little (R9P)', () => {
    expect(promiseSentence(natalEvent('engagement'), 'ACTIVE')).toBe(
      'The chart promises Engagement / Commitment, as in 88 of 100 charts, so this says little.',
    );
    expect(promiseSentence(natalEvent('marriage'), 'NEGATED')).toBe(
      'The chart does not promise Marriage, as in 17 of 100 charts.',
    );
    expect(promiseSentence(natalEvent('marriage'), 'CONTRADICTED')).toBe(
      'The chart speaks for Marriage and against it alike, as in 5 of 100 charts.',
    );
  });

  it('says that the houses against it are stronger (R9P)', () => {
    expect(promiseSentence(natalEvent('marriage'), outweighed('MIXED_ACTIVE'))).toBe(
      'The chart promises Marriage, as in 78 of 100 charts, but the houses against it are stronger, so expect obstacles and delay.',
    );
    expect(promiseSentence(natalEvent('marriage'), outweighed('PARTIALLY_ACTIVE'))).toBe(
      'The chart promises Marriage only weakly, against stronger opposing houses, as in 78 of 100 charts, weakly or more.',
    );
    const { words } = baseRateWords(natalEvent('divorce'), 'yes') ?? {};
    expect(promiseSentence(natalEvent('divorce'), outweighed('MIXED_ACTIVE'))).toBe(
      `The chart shows a tendency to Divorce / Separation, ${words}, but the houses against it are stronger.`,
    );
  });

  it('has none for a group of houses and for what is no row of the natal catalogue', () => {
    expect(promiseSentence(judgedGroup([2, 7, 11]), 'ACTIVE')).not.toContain('charts');
    expect(promiseSentence({ ...natalEvent('marriage') }, 'ACTIVE')).toBe('The chart promises Marriage.');
  });

  it.each(NATAL_EVENTS)('keeps $label plain', (event) => {
    const told = (['ACTIVE', 'MIXED_ACTIVE', 'PARTIALLY_ACTIVE', 'CONTRADICTED', 'DENIED'] as const).map((verdict) =>
      promiseSentence(event, verdict),
    );
    const all = [
      ...told,
      promiseSentence(event, outweighed('MIXED_ACTIVE')),
      promiseSentence(event, outweighed('PARTIALLY_ACTIVE')),
    ];
    for (const sentence of all) expect(proseFaults(sentence)).toEqual([]);
  });
});

describe('windowsSentence', () => {
  it('names the first window and, where it is another, the best', () => {
    expect(windowsSentence({ found: [window(2, 'PARTIAL'), window(7, 'FULL')] }, CLOCK)).toBe(
      'The first good period for it runs from 1 March 2027 to 20 March 2027. The strongest runs from 1 August 2027 to 20 August 2027.',
    );
    expect(windowsSentence({ found: [window(2, 'PARTIAL'), window(7, 'PARTIAL')] }, CLOCK, 'gain')).toBe(
      'The best period for gain runs from 1 March 2027 to 20 March 2027.',
    );
    expect(windowsSentence({ found: [window(2, 'PARTIAL')] }, CLOCK)).toBe(
      'The period that can bring it runs from 1 March 2027 to 20 March 2027.',
    );
  });

  it('never calls a window best that ends before its lords are released', () => {
    expect(windowsSentence({ found: [window(2, 'ALL_FRUITFUL', false), window(7, 'PARTIAL')] }, CLOCK)).toBe(
      'The best period for it runs from 1 August 2027 to 20 August 2027.',
    );
    expect(windowsSentence({ found: [window(2, 'ALL_FRUITFUL', false)] }, CLOCK)).toBe(
      'No date is offered, because every period ends before its delayed lord is released.',
    );
  });

  it('does not deny a release that lies past the years of the ephemeris', () => {
    const late = { ...window(2, 'PARTIAL', false), startMs: Date.UTC(2403, 0, 1), endMs: Date.UTC(2404, 0, 1) };
    expect(windowsSentence({ found: [late] }, CLOCK)).toBe(
      'No date is offered, because no delayed lord is released as far as the sky is read, which is to the end of 2399.',
    );
  });
});
