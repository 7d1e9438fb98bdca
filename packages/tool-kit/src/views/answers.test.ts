import { natalEvent } from '@cuspal/engine/events/natal';
import { judgedGroup } from '@cuspal/engine/events/resolve';
import type { WindowClass } from '@cuspal/engine/kp/promise/period-class';
import { describe, expect, it } from 'vitest';
import { promiseSentence, windowsSentence } from './answers.ts';

const CLOCK = { offsetMinutes: 0 };

/** A window of a month of 2027, counted from 0. */
const window = (month: number, of: WindowClass, usable = true) => ({
  startMs: Date.UTC(2027, month, 1),
  endMs: Date.UTC(2027, month, 20),
  usableStartMs: usable ? Date.UTC(2027, month, 1) : null,
  state: usable ? ('OPEN' as const) : ('DEFERRED_OUT' as const),
  class: of,
  rulingPlanetsInCommon: [],
});

describe('promiseSentence', () => {
  it('calls a weak promise of an unwelcome event a weak tendency', () => {
    expect(promiseSentence(natalEvent('marriage'), 'PARTIALLY_ACTIVE')).toBe('The chart promises Marriage weakly.');
    expect(promiseSentence(natalEvent('illness_acute'), 'PARTIALLY_ACTIVE')).toBe(
      'The chart shows a weak tendency to Illness (Acute).',
    );
  });

  it('speaks of a group of houses as of one matter', () => {
    expect(promiseSentence(judgedGroup([2, 7, 11]), 'PARTIALLY_ACTIVE')).toBe(
      'The chart promises the matter of houses 2, 7 and 11 weakly.',
    );
  });
});

describe('windowsSentence', () => {
  it('names the first window and, where it is another, the best', () => {
    expect(windowsSentence({ found: [window(2, 'PARTIAL'), window(7, 'ALL_FRUITFUL')] }, CLOCK)).toBe(
      'Of the best periods for it the first runs from 1 March 2027 to 20 March 2027 and the strongest from 1 August 2027 to 20 August 2027.',
    );
    expect(windowsSentence({ found: [window(2, 'PARTIAL'), window(7, 'PARTIAL')] }, CLOCK, 'gain')).toBe(
      'By its lords the best period for gain runs from 1 March 2027 to 20 March 2027.',
    );
    expect(windowsSentence({ found: [window(2, 'PARTIAL')] }, CLOCK)).toBe(
      'The period that can bring it runs from 1 March 2027 to 20 March 2027.',
    );
  });

  it('never calls a window best that ends before its lords are released', () => {
    expect(windowsSentence({ found: [window(2, 'ALL_FRUITFUL', false), window(7, 'PARTIAL')] }, CLOCK)).toBe(
      'By its lords the best period for it runs from 1 August 2027 to 20 August 2027.',
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
