import { describe, expect, it } from 'vitest';
import { EngineError } from '../base/errors.ts';
import { ELECTION_EVENTS } from './election.ts';
import { matchEvent, nearestEvents } from './match.ts';
import type { Catalogue } from './match.ts';
import { NATAL_EVENTS } from './natal.ts';

const found = (name: string, first?: Catalogue): string => {
  const { catalogue, event } = matchEvent(name, first);
  return `${catalogue} ${event.key}`;
};

function refusal(name: string): EngineError {
  try {
    matchEvent(name);
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error(`${name} was matched`);
}

describe('matchEvent (docs/api.md#events)', () => {
  it.each(NATAL_EVENTS.map((row) => [row.key, [row.key, row.label, ...row.aliases]] as const))(
    'finds %s by every name, in any case',
    (key, names) => {
      for (const name of names) {
        expect(found(name)).toBe(`natal ${key}`);
        expect(found(` ${name.toUpperCase()} `)).toBe(`natal ${key}`);
      }
    },
  );

  it.each(ELECTION_EVENTS.map((row) => [row.key, [row.key, row.label, ...row.aliases]] as const))(
    'finds %s by every name when elections come first',
    (key, names) => {
      for (const name of names) {
        expect(found(name, 'election')).toBe(`election ${key}`);
        expect(found(name.toUpperCase(), 'election')).toBe(`election ${key}`);
      }
    },
  );

  it('never matches inside a word', () => {
    expect(found('Employment')).toBe('natal career_start');
    expect(found('employment')).toBe('natal career_start');
    expect(found('Unemployment')).toBe('natal unemployment');
    expect(refusal('unemploy').code).toBe('invalid_event_name');
    expect(refusal('marri').code).toBe('invalid_event_name');
  });

  it('takes the caller’s catalogue first', () => {
    expect(found('Marriage')).toBe('natal marriage');
    expect(found('Marriage', 'election')).toBe('election marriage');
    expect(found('house warming')).toBe('election occupy_new_house');
    expect(found('Lottery', 'election')).toBe('natal lottery');
  });

  it('tries each stage in both catalogues before the next', () => {
    // To the letter an election alias; the natal alias "Lawsuit" differs in case.
    expect(found('lawsuit')).toBe('election file_lawsuit');
    expect(found('Lawsuit')).toBe('natal legal_dispute');
    expect(found('negotiation')).toBe('election negotiation');
    // Exact in the other catalogue comes before a whole-word match in the own one.
    expect(found('bank account')).toBe('election open_bank_account');
  });

  it('matches whole words with one best event', () => {
    expect(found('when will I get married, my wedding?')).toBe('natal marriage');
    expect(found('the divorce')).toBe('natal divorce');
    expect(found('a scholarship for my studies')).toBe('natal scholarship');
    expect(found('study-abroad')).toBe('natal study_abroad');
    // The other catalogue's better overlap wins over a lesser one of the own.
    expect(found('open a bank account online')).toBe('election open_bank_account');
  });

  it('refuses a tie and names five', () => {
    const error = refusal('house');
    expect(error).toMatchObject({ code: 'invalid_event_name', field: 'event' });
    expect(error.message).toMatch(/^"house" fits several events equally well\./);
    expect(nearestEvents('house')).toHaveLength(5);
    for (const label of nearestEvents('house')) expect(error.message).toContain(label);
    expect(error.choices).toEqual(nearestEvents('house'));
  });

  it('refuses what it does not know and names the five nearest', () => {
    const error = refusal('mariage');
    expect(error.message).toMatch(/^"mariage" is no known event\./);
    expect(nearestEvents('mariage')[0]).toBe('Marriage');
    expect(nearestEvents('promtion')[0]).toBe('Promotion / Increment');
    expect(refusal('').code).toBe('invalid_event_name');
    expect(refusal('the of').code).toBe('invalid_event_name');
  });

  it('reads no event from a date or from numbers of houses alone', () => {
    for (const text of ['9999-12-31', '12', '4, 9', '2026'])
      expect(refusal(text).message).toContain(`"${text}" is no known event.`);
    expect(found('financial loss (8,12)')).toBe('natal financial_loss');
  });

  it('brings up no matter that is never volunteered, unless it is meant', () => {
    const loss = 'Miscarriage / Pregnancy Loss';
    expect(nearestEvents('mariage')).not.toContain(loss);
    expect(nearestEvents('miscariage')[0]).toBe(loss);
    expect(nearestEvents('loss')).toContain(loss);
    expect(nearestEvents('edition')).not.toContain('Addiction / Dependency');
  });

  it('never lists a label twice', () => {
    for (const name of ['mariage', 'surgry', 'zzz']) expect(new Set(nearestEvents(name)).size).toBe(5);
  });
});
