import { named } from '../names/spoken.ts';
import { instantOf, type Instant } from '../names/instant.ts';
import { planetOf, type Planet } from '../names/planets.ts';
import { fieldsOf, type Fields } from './fields.ts';

/** Places from which planets rule a moment, as a heading and within a sentence (R8.1). */
export const RULING_SLOTS = [
  { slot: 'ascSubLord', head: 'Rising sub', said: 'rising sub' },
  { slot: 'ascStarLord', head: 'Rising star', said: 'rising star' },
  { slot: 'ascSignLord', head: 'Rising sign', said: 'rising sign' },
  { slot: 'moonSubLord', head: 'Moon’s sub', said: 'sub of the Moon' },
  { slot: 'moonStarLord', head: 'Moon’s star', said: 'star of the Moon' },
  { slot: 'moonSignLord', head: 'Moon’s sign', said: 'sign of the Moon' },
  { slot: 'dayLord', head: 'Day', said: 'day' },
] as const;

interface RankedPlanet {
  readonly planet: Planet;
  readonly rank: number;
  readonly rulesAs: readonly string[];
  /** kept, rejected or deferred. */
  readonly status: string;
  readonly reason: string;
}

/** The ruling planets of a moment. */
export interface RulingPlanets {
  readonly at: Instant | undefined;
  readonly slots: readonly { readonly head: string; readonly planet: Planet }[];
  readonly ranked: readonly RankedPlanet[];
  /** Planets that rule the birth too, and those of running periods. */
  readonly ofBirth: readonly string[];
  readonly running: readonly string[];
  readonly nextChange: { readonly slot: string; readonly at: Instant } | undefined;
}

export function rulingPlanetsOf(result: unknown): RulingPlanets {
  const fields = fieldsOf(result);
  const texts = (key: string): readonly string[] => (fields.has(key) ? fields.texts(key) : []);
  const slots = fields.has('slots') ? fields.object('slots') : undefined;
  const change = fields.has('nextChange') ? fields.object('nextChange') : undefined;
  return {
    at: fields.has('asOf') ? instantOf(fields.text('asOf'), `${fields.at}.asOf`) : undefined,
    slots: RULING_SLOTS.flatMap(({ slot, head }) =>
      slots?.has(slot) ? [{ head, planet: planetOf(slots.text(slot), `${slots.at}.${slot}`) }] : [],
    ),
    ranked: fields.objects('ranked').map(rankedOf),
    ofBirth: texts('commonWithBirth'),
    running: texts('commonWithRunningDasha'),
    nextChange: change && { slot: saidOf(change.text('slot')), at: instantOf(change.text('at'), `${change.at}.at`) },
  };
}

const saidOf = (slot: string): string => named(RULING_SLOTS.find((each) => each.slot === slot)?.said ?? slot);

const rankedOf = (row: Fields): RankedPlanet => ({
  planet: planetOf(row.text('planet'), `${row.at}.planet`),
  rank: row.number('rank'),
  rulesAs: row.has('slots') ? row.texts('slots').map(saidOf) : [],
  status: row.has('status') ? row.text('status') : '',
  reason: row.has('reason') ? row.text('reason') : '',
});
