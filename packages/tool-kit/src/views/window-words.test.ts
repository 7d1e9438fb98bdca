import { NATAL_EVENTS, natalEvent } from '@cuspal/engine/events/natal';
import { judgedGroup } from '@cuspal/engine/events/resolve';
import type { WindowClass } from '@cuspal/engine/kp/promise/period-class';
import { describe, expect, it } from 'vitest';
import { proseFaults } from '../testing/prose.ts';
import { edgeSentences, periodInWords, runsInWords, shareSentence, windowSentences } from './window-words.ts';
import type { SpokenWindow, SpokenWindows, WindowFrame } from './window-words.ts';

const utc = (text: string): number => Date.parse(`${text}T00:00Z`);

const frame: WindowFrame = {
  event: natalEvent('marriage'),
  side: 'yes',
  verdict: 'ACTIVE',
  untilMs: utc('2041-11-28'),
  nowMs: utc('2026-11-28'),
  clock: { offsetMinutes: 0 },
};

const window = (from: string, to: string, of: WindowClass, usable = from): SpokenWindow => ({
  startMs: utc(from),
  endMs: utc(to),
  usableStartMs: utc(usable),
  class: of,
});

const FULL = window('2028-03-03', '2028-05-28', 'FULL');
const PARTIAL = window('2027-12-30', '2028-02-14', 'PARTIAL');
const WEAK = window('2030-01-05', '2030-03-01', 'WEAK');

const found = (best: SpokenWindow | null, first = best, share: SpokenWindows['share'] = null): SpokenWindows => ({
  best,
  first,
  windows: [best, first].flatMap((each) => (each && each.class !== 'WEAK' ? [each] : [])),
  weaker: best?.class === 'WEAK' ? [best] : [],
  share,
});

const said = (of: SpokenWindows, other: Partial<WindowFrame> = {}): string =>
  windowSentences(of, { ...frame, ...other }).join(' ');

describe('windowSentences', () => {
  it('says a full period as R6T.5 does', () => {
    expect(said(found(FULL))).toBe(
      'The strongest period for marriage is from 3 March to 28 May 2028, when all three period lords favour it.',
    );
  });

  it('says a partial period as R6T.5 does, and that a weak promise is weak', () => {
    expect(said(found(PARTIAL))).toBe(
      'A good period is from 30 December 2027 to 14 February 2028, when the two nearer period lords favour it.',
    );
    expect(said(found(PARTIAL), { verdict: 'PARTIALLY_ACTIVE' })).toMatch(/favour it\. The promise itself is weak\.$/);
    expect(said(found(FULL), { verdict: 'PARTIALLY_ACTIVE' })).toMatch(
      /favour it\. The promise is weak, so treat these dates as the best chances and not as certain\.$/,
    );
  });

  it('calls no date of what is unwelcome a chance', () => {
    const unwelcome: Partial<WindowFrame> = { verdict: 'PARTIALLY_ACTIVE', event: natalEvent('divorce') };
    expect(said(found(FULL), unwelcome)).toMatch(
      /point to it\. The tendency is weak, and none of these dates is certain\.$/,
    );
    expect(said(found(PARTIAL), unwelcome)).toMatch(/point to it\. The tendency itself is weak\.$/);
  });

  it('says that no strong period comes before it names a weak one', () => {
    expect(said(found(WEAK))).toBe(
      'No strong period comes before November 2041. A weaker one, in which only part of the lords favour it, is from 5 January to 1 March 2030.',
    );
    expect(said({ ...found(WEAK), windows: [FULL] })).toMatch(
      /^No strong period can be used, because each ends before its delayed lord is released\. A weaker one/,
    );
  });

  it('names the first period where it is another', () => {
    expect(said(found(FULL, PARTIAL))).toMatch(
      /favour it\. The first good one is from 30 December 2027 to 14 February 2028\.$/,
    );
    const earlier = window('2027-01-03', '2027-02-03', 'FULL');
    expect(said(found(FULL, earlier))).toMatch(/ The first good one is from 3 January to 3 February 2027\.$/);
  });

  it('says of a period that runs that it runs, and begins where its delayed lord is released', () => {
    expect(said(found(window('2026-10-01', '2026-12-24', 'FULL')))).toBe(
      'The strongest period for marriage is already running, until 24 December 2026, and all three period lords favour it.',
    );
    expect(said(found(window('2026-10-01', '2026-12-24', 'PARTIAL', '2026-12-02')))).toMatch(
      /^A good period is from 2 December to 24 December 2026,/,
    );
  });

  it('leaves open what the promise leaves open, and gives no date where it is denied', () => {
    const split = { side: 'split', verdict: 'CONTRADICTED' } as const;
    expect(said(found(FULL), split)).toBe(
      'If it comes at all, the strongest period is from 3 March to 28 May 2028, when all three period lords favour it.',
    );
    expect(said(found(PARTIAL), split)).toMatch(/^If it comes at all, a good period is from 30 December 2027/);
    expect(said(found(WEAK), split)).toMatch(/2041\. If it comes at all, a weaker one, in which/);
    expect(windowSentences(found(FULL), { ...frame, side: 'no', verdict: 'NEGATED' })).toEqual([]);
  });

  it('says why no period is named', () => {
    expect(said(found(null))).toBe('No suitable period comes before November 2041.');
    expect(said({ ...found(null), windows: [FULL] })).toBe(
      'No date is offered, because every period ends before its delayed lord is released.',
    );
    expect(said({ ...found(null), weaker: [window('2403-01-01', '2404-01-01', 'WEAK')] })).toBe(
      'No date is offered, because no delayed lord is released as far as the sky is read, which is to the end of 2399.',
    );
  });

  it('says once, and last, how much of a lifetime such periods fill', () => {
    const share = { full: 0.18, offered: 0.2904, all: 0.594 };
    expect(said(found(FULL, PARTIAL, share))).toMatch(
      /\. Such periods fill about 29 % of a lifetime, so this is a likelier time, not a date\.$/,
    );
    expect(shareSentence(share, 'WEAK')).toBe(
      'Weaker periods of this kind fill about 30 % of a lifetime, so this is a likelier time, not a date.',
    );
    expect(shareSentence({ ...share, offered: 0.003 }, 'FULL')).toMatch(/fill about less than 1 % of a lifetime/);
  });

  it('never favours what is unwelcome', () => {
    const divorce = { event: natalEvent('divorce') };
    for (const best of [FULL, PARTIAL, WEAK]) {
      const text = said(found(best, PARTIAL, { full: 0.1, offered: 0.2, all: 0.5 }), divorce);
      expect(text).not.toMatch(/favour|good|likelier/);
      expect(text).toMatch(/point/);
    }
  });

  it('keeps to plain sentences of at most 25 words for long names, groups and every class', () => {
    const share = { full: 0.1, offered: 0.2, all: 0.5 };
    for (const event of [...NATAL_EVENTS, judgedGroup([1, 2, 3, 6, 7, 10, 11])])
      for (const best of [FULL, PARTIAL, WEAK, window('2026-10-01', '2027-12-24', 'FULL')])
        for (const side of ['yes', 'split'] as const)
          for (const text of windowSentences(found(best, PARTIAL, share), { ...frame, event, side }))
            expect([text, proseFaults(text)]).toEqual([text, []]);
  });
});

describe('periodInWords', () => {
  it('gives a day that begins and ends it once, and the year of the start only where it is another', () => {
    const [startMs, endMs] = [utc('2028-03-03'), utc('2028-03-03') + 1000];
    expect(periodInWords({ startMs, endMs }, frame.clock)).toBe('on 3 March 2028');
    expect(periodInWords(PARTIAL, frame.clock)).toBe('from 30 December 2027 to 14 February 2028');
  });
});

describe('edgeSentences', () => {
  it('says how far the edges move, and below 70 % that others may take their place', () => {
    expect(edgeSentences(2, 0.7)).toEqual([
      'With a birth time exact to 2 minutes, these dates hold give or take a week.',
    ]);
    expect(edgeSentences(5, 0.69)).toEqual([
      'With a birth time exact to 5 minutes, these dates hold give or take 3 weeks.',
      'With a birth time only this exact, other periods may take their place.',
    ]);
  });

  it('A11: says of a span that has begun that it runs already, and until when', () => {
    const span = { startMs: Date.UTC(2027, 2, 3), endMs: Date.UTC(2027, 4, 28) };
    const clock = { offsetMinutes: 0 };
    expect(runsInWords(span, Date.UTC(2026, 10, 27), clock)).toBe('runs from 3 March 2027 to 28 May 2027');
    expect(runsInWords(span, span.startMs, clock)).toBe('is already running, until 28 May 2027');
    expect(runsInWords(span, span.endMs, clock)).toBe('runs from 3 March 2027 to 28 May 2027');
  });
});
