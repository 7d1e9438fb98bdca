import { YEAR_MS } from '../time/julian.ts';
import { birthdayMs, type Moment } from '../time/moment.ts';
import { say } from './events.messages.ts';

/** Whole years of age, the first and the last at which a matter can belong to a life. */
export type AgeSpan = readonly [from: number, to: number];

/** The last age at which a matter is dated. */
export const LAST_AGE = 100;

/** The age from which marriage is dated and adult life read. */
export const ADULT_AGE = 18;

/**
 * Ages of a matter as its catalogue row has them. Sources: marriage from 18 (Convention on the Rights of the Child),
 * work from 16 (the International Labour Organization allows 15), childbirth to 50 for a woman (the World Health
 * Organization counts 15 to 49), the thread ceremony from 5 (Manu), adoption from 21 (the least age in most of Europe);
 * all others are ours.
 */
export interface Ages {
  /** Absent where a matter may come at any age. */
  readonly ages?: AgeSpan;
  /** Ages of a woman where they are others. */
  readonly agesOfWoman?: AgeSpan;
}

export type Gender = 'male' | 'female';

const ANY_AGE: AgeSpan = [0, LAST_AGE];

/** Ages at which a matter can belong to a life; the wider span where nobody said man or woman. */
export const lifeStage = ({ ages = ANY_AGE, agesOfWoman = ages }: Ages, gender?: Gender): AgeSpan =>
  gender === 'female' ? agesOfWoman : ages;

/** Whether a matter can belong to the life of a person so old. */
export function fitsAge(matter: Ages, age: number, gender?: Gender): boolean {
  const [from, to] = lifeStage(matter, gender);
  return from <= age && age <= to;
}

/** Why a matter is set aside at an age, as a clause: `read from 18 on, and the person is 12 then`. */
export const lifeStageReason = (matter: Ages, age: number, gender?: Gender): string =>
  say.outsideAges(limitPassed(matter, age, gender));

/** The same as a sentence: `It is read from 18 on, and the person is 12 then.` */
export const setAsideSentence = (matter: Ages, age: number): string => say.itIsOutsideAges(limitPassed(matter, age));

/** The same of a matter by its name: `Marriage is read from 18 on, and the person is 12 then.` */
export const outsideAgesSentence = (matter: Ages & { readonly label: string }, age: number): string =>
  say.matterOutsideAges({ ...limitPassed(matter, age), matter: matter.label });

function limitPassed(matter: Ages, age: number, gender?: Gender) {
  const [from, to] = lifeStage(matter, gender);
  const early = age < from;
  return { early, limit: early ? from : to, age };
}

/** A matter that would have been chosen, and the age to which it does not belong. */
export interface SetAside<Matter extends Ages = Ages> {
  readonly event: Matter;
  readonly age: number;
}

/** Parts what a tool would choose by itself into what can belong to the life of a person so old and what cannot; no age, all. */
export function partedByAge<Matter extends Ages, Row extends { readonly event: Matter }>(
  rows: readonly Row[],
  age: number | null,
): { readonly chosen: readonly Row[]; readonly setAside: readonly SetAside<Row['event']>[] } {
  if (age === null) return { chosen: rows, setAside: [] };
  return {
    chosen: rows.filter(({ event }) => fitsAge(event, age)),
    setAside: rows.flatMap(({ event }) => (fitsAge(event, age) ? [] : [{ event, age }])),
  };
}

/** The age for a reading of no time of its own; null before birth and past the last age, when a whole life is read. */
export function ageInLife(birth: Moment, utcMs: number): number | null {
  const age = ageAt(birth, utcMs);
  return age < 0 || age > LAST_AGE ? null : age;
}

/** Whole years a person has lived at an instant, by the wall clock of the birth; below zero before it. */
export function ageAt(birth: Moment, utcMs: number): number {
  const guess = Math.round((utcMs - birth.utcMs) / YEAR_MS);
  return birthdayMs(birth, guess) <= utcMs ? guess : guess - 1;
}

/** The instant from which a matter belongs to a life and the one at which it no longer does; Unix milliseconds. */
export function lifeStageSpan(matter: Ages, birth: Moment, gender?: Gender): { fromMs: number; toMs: number } {
  const [from, to] = lifeStage(matter, gender);
  return { fromMs: birthdayMs(birth, from), toMs: birthdayMs(birth, to + 1) };
}
