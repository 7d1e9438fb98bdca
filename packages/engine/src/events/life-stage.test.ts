import { describe, expect, it } from 'vitest';
import { resolveBirth } from '../time/moment.ts';
import { ELECTION_EVENTS } from './election.ts';
import { ageAt, fitsAge, LAST_AGE, lifeStage, lifeStageReason, lifeStageSpan } from './life-stage.ts';
import { NATAL_EVENTS, natalEvent } from './natal.ts';

const birth = (datetime: string) =>
  resolveBirth({ birth_datetime: datetime, latitude: 19.07, longitude: 72.88, time_zone: 'Asia/Kolkata' });

describe('life stage', () => {
  it('A1: each event names ages within a life', () => {
    for (const event of [...NATAL_EVENTS, ...ELECTION_EVENTS]) {
      expect(event.ages, event.key).toBeDefined();
      for (const [from, to] of [lifeStage(event), lifeStage(event, 'female')]) {
        expect(from, event.key).toBeGreaterThanOrEqual(0);
        expect(to, event.key).toBeLessThanOrEqual(LAST_AGE);
        expect(from, event.key).toBeLessThan(to);
      }
    }
  });

  it.each([
    ['marriage', 17, false],
    ['marriage', 18, true],
    ['retirement', 44, false],
    ['retirement', 45, true],
    ['school', 2, false],
    ['school', 3, true],
    ['school', 19, true],
    ['school', 20, false],
    ['illness_acute', 0, true],
    ['illness_acute', 101, false],
  ])('A1: %s at %i: %s', (key, age, fits) => expect(fitsAge(natalEvent(key), age)).toBe(fits));

  it('reads childbirth to 50 for a woman, to 70 for a man and where nobody said which', () => {
    const childbirth = natalEvent('childbirth');
    expect(fitsAge(childbirth, 51, 'female')).toBe(false);
    expect(fitsAge(childbirth, 50, 'female')).toBe(true);
    expect(fitsAge(childbirth, 70, 'male')).toBe(true);
    expect(fitsAge(childbirth, 70)).toBe(true);
    expect(fitsAge(childbirth, 15)).toBe(false);
  });

  it('lets a group of houses belong to any age', () => {
    expect(fitsAge({}, 3)).toBe(true);
    expect(fitsAge({}, LAST_AGE)).toBe(true);
  });

  it('says why a matter is set aside', () => {
    expect(lifeStageReason(natalEvent('marriage'), 14)).toBe('read from 18 on, and the person is 14 then');
    expect(lifeStageReason(natalEvent('court_victory'), 89)).toBe('read up to 85, and the person is 89 then');
  });

  it('counts whole years on the clock of the birth, a birth of 29 February on 1 March', () => {
    const leap = birth('2004-02-29T00:30');
    expect(ageAt(leap, Date.parse('2022-02-28T23:59:00+05:30'))).toBe(17);
    expect(ageAt(leap, Date.parse('2022-03-01T00:29:00+05:30'))).toBe(17);
    expect(ageAt(leap, Date.parse('2022-03-01T00:30:00+05:30'))).toBe(18);
    expect(ageAt(leap, Date.parse('2004-02-28T12:00:00+05:30'))).toBe(-1);
  });

  it('spans a matter from the first birthday of its ages to the day before the one after its last', () => {
    const { fromMs, toMs } = lifeStageSpan(natalEvent('school'), birth('2010-05-01T10:00'));
    expect(new Date(fromMs).toISOString()).toBe('2013-05-01T04:30:00.000Z');
    expect(new Date(toMs).toISOString()).toBe('2030-05-01T04:30:00.000Z');
  });
});
