import type { DashaState } from '@cuspal/engine/synthesis/dasha-consensus';
import { proseFaults } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { failedLegs } from './triple-legs.ts';
import { charaReason, stateSentence, vimshottariReason, yoginiReason } from './triple-words.ts';

const said = (sentence: string): string => {
  expect(proseFaults(sentence)).toEqual([]);
  return sentence;
};

describe('the words of three dashas', () => {
  const states = (vimshottari: DashaState, yogini: DashaState, chara: DashaState) => ({ vimshottari, yogini, chara });

  it.each([
    [states('ON', 'ON', 'ON'), 'all three dashas point to Marriage.'],
    [states('ON', 'HALF', 'ON'), 'Vimshottari and Chara point to Marriage, and Yogini only by half.'],
    [states('OFF', 'ON', 'OFF'), 'only Yogini points to Marriage.'],
    [states('ON', 'HALF', 'HALF'), 'Vimshottari points to Marriage, and Yogini and Chara only by half.'],
    [states('HALF', 'OFF', 'OFF'), 'Vimshottari points to Marriage only by half.'],
    [states('OFF', 'HALF', 'HALF'), 'Yogini and Chara point to Marriage only by half.'],
    [states('OFF', 'OFF', 'OFF'), 'no dasha points to Marriage.'],
  ])('say which point to the matter: %j', (given, expected) => {
    expect(said(stateSentence(given, 'Marriage'))).toBe(`At this date ${expected}`);
  });

  it('name each lord once', () => {
    expect(said(vimshottariReason(['Sun', 'Sun', 'Mars'], 'WEAK', () => 'STRONG'))).toBe(
      'By Vimshottari the period of the Sun and Mars supports it only weakly.',
    );
  });

  it('name the lords that work against it where the period does not support it', () => {
    const standing = (lord: string) => (lord === 'Mars' ? 'AGAINST' : 'SILENT');
    expect(said(vimshottariReason(['Sun', 'Sun', 'Mars'], 'SILENT', standing))).toBe(
      'By Vimshottari the period of the Sun and Mars does not support it, because Mars works against it.',
    );
    expect(said(vimshottariReason(['Sun', 'Venus', 'Moon'], 'SILENT', standing))).toBe(
      'By Vimshottari the period of the Sun, Venus and the Moon does not support it.',
    );
  });

  it.each([
    [true, true, 'both the Moon and Mars are strong for it.'],
    [true, false, 'the Moon is strong for it, but Mars is not.'],
    [false, true, 'Mars is strong for it, but the Moon is not.'],
    [false, false, 'neither the Moon nor Mars is strong for it.'],
  ])('say what Yogini planets do: %j %j', (md, ad, expected) => {
    const reason = yoginiReason({ of: 'Moon', points: md }, { of: 'Mars', points: ad });
    expect(said(reason)).toBe(`By the Yogini dasha ${expected}`);
    const same = yoginiReason({ of: 'Moon', points: md }, { of: 'Moon', points: md });
    expect(said(same)).toMatch(/^By the Yogini dasha the Moon rules both periods and /);
  });

  it.each([
    [true, true, 'both Leo and Aries hold or see'],
    [false, false, 'neither Leo nor Aries holds or sees'],
    [true, false, 'Leo holds or sees .* but Aries does not'],
    [false, true, 'Aries holds or sees .* but Leo does not'],
  ])('say what Chara signs see: %j %j', (md, ad, expected) => {
    for (const karakaSign of [6, 11]) {
      const targets = { house: 6, karaka: 'DK', planet: 'Venus', karakaSign } as const;
      const reason = said(charaReason({ of: 4, points: md }, { of: 0, points: ad }, targets, 7));
      expect(reason).toMatch(new RegExp(`^By the Chara dasha ${expected}`));
      expect(reason).toContain(
        karakaSign === 6
          ? 'Libra, sign of house 7 and of its significator Venus'
          : 'Libra, sign of house 7, or Pisces, sign of its significator Venus',
      );
      said(charaReason({ of: 4, points: md }, { of: 4, points: md }, targets, 7));
      said(charaReason({ of: 4, points: md }, { of: 4, points: md }, { ...targets, planet: 'Sun' }, 7));
    }
  });

  it('give a dasha that failed its error as the reason', () => {
    const failed = failedLegs([
      { key: 'yogini', error: { message: 'It is not there.' } },
      { key: 'chara', error: null },
    ]);
    expect(failed).toEqual({ yogini: { state: 'OFF', reason: 'It is not there.' } });
  });
});
