import type { HeldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { describe, expect, it } from 'vitest';
import { proseFaults } from '../testing/prose.ts';
import { roundedTimeNote, stabilityOfSeveral, stabilitySentence, turningCount } from './stability-words.ts';

const bornAt = (clock: string) =>
  resolveBirth({
    birth_datetime: `1992-08-14T${clock}`,
    latitude: 6.927,
    longitude: 79.861,
    utc_offset_minutes: 330,
    ayanamsa: 'kp',
  });
const BIRTH = bornAt('04:30:20');

const held = (beforeSeconds: number, afterSeconds: number, earlier: Side = 'yes', later: Side = 'yes'): HeldSide => ({
  beforeSeconds,
  afterSeconds,
  earlier,
  later,
});
const says = (of: HeldSide, minutes?: number, polarity?: 'adverse') =>
  stabilitySentence(BIRTH, of, { minutes, polarity });

describe('stabilitySentence', () => {
  it.each([
    // 04:30:20 less 500 s is 04:22:00, and 04:30:20 with 299 s is 04:35:19.
    [held(500, 299), undefined, 'This holds for any birth time between 04:22 and 04:35.'],
    [held(499, 299), undefined, 'This holds for any birth time between 04:23 and 04:35.'],
    [held(45, 50), 0.5, 'This holds for any birth time between 04:29:35 and 04:31:10.'],
    [held(900, 20), undefined, 'But a birth 21 seconds later promises it, so check the birth time first.'],
    [
      held(89, 900, 'split'),
      undefined,
      'But a birth 90 seconds earlier leaves it open, so check the birth time first.',
    ],
    [
      held(39, 74),
      undefined,
      'But a birth 40 seconds earlier or 75 seconds later promises it, so check the birth time first.',
    ],
    [
      held(74, 39, 'no', 'split'),
      undefined,
      'But a birth 40 seconds later leaves it open and 75 seconds earlier does not promise it, so check the birth time first.',
    ],
    [
      held(120, 900, 'no'),
      undefined,
      'But a birth 2 minutes earlier does not promise it, so check the birth time first.',
    ],
    [held(0, 900, 'no'), undefined, 'But a birth 1 second earlier does not promise it, so check the birth time first.'],
    [held(280, 900, 'no'), 5, 'But a birth 5 minutes earlier does not promise it, so check the birth time first.'],
  ])('%j at %s minutes: %s', (of, minutes, expected) => {
    expect(says(of, minutes)).toBe(expected);
  });

  it('says of an unwelcome matter that it is indicated', () => {
    expect(says(held(20, 900), undefined, 'adverse')).toContain('21 seconds earlier indicates it,');
    expect(says(held(20, 900, 'no'), undefined, 'adverse')).toContain('does not indicate it,');
  });

  it('is plain English of one sentence, whatever turns', () => {
    for (const before of [0, 59, 121, 1_700])
      for (const after of [0, 119, 900])
        for (const earlier of ['yes', 'split', 'no'] as const)
          for (const later of ['yes', 'split', 'no'] as const)
            for (const minutes of [undefined, 0.2, 5, 30])
              expect(proseFaults(says(held(before, after, earlier, later), minutes))).toEqual([]);
  });
});

describe('stabilityOfSeveral', () => {
  it('counts those that may turn, or says for which times all hold', () => {
    const rows = [held(500, 600), held(900, 20), held(400, 299)];
    expect(turningCount(rows, undefined)).toBe(1);
    expect(stabilityOfSeveral(BIRTH, rows, undefined)).toBe('1 of these 3 may turn with the birth time.');
    expect(stabilityOfSeveral(BIRTH, [held(500, 600), held(900, 299)], undefined)).toBe(
      'This holds for any birth time between 04:22 and 04:35.',
    );
  });
});

describe('roundedTimeNote', () => {
  it('asks how exact a full or half hour is, unless that is stated', () => {
    const note = 'Times like 04:30 are often rounded, so say how exact it is with birth_time_uncertainty_minutes.';
    expect(roundedTimeNote(bornAt('04:30:00'), undefined)).toBe(note);
    expect(proseFaults(note)).toEqual([]);
    expect(roundedTimeNote(bornAt('05:00:00'), undefined)).toContain('05:00');
    expect(roundedTimeNote(bornAt('04:30:00'), 2)).toBeUndefined();
    expect(roundedTimeNote(bornAt('04:30:01'), undefined)).toBeUndefined();
    expect(roundedTimeNote(bornAt('04:45:00'), undefined)).toBeUndefined();
    // Nobody noted it at all.
    expect(roundedTimeNote({ ...bornAt('04:30:00'), clock: 'never' }, undefined)).toBeUndefined();
    expect(roundedTimeNote({ ...bornAt('04:30:00'), clock: 'twice' }, undefined)).toBe(note);
  });
});
