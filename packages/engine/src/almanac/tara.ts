type TaraQuality = 'good' | 'mixed' | 'bad';

/** The nine taras, Janma first. */
export const TARAS = [
  { name: 'Janma', quality: 'mixed' },
  { name: 'Sampat', quality: 'good' },
  { name: 'Vipat', quality: 'bad' },
  { name: 'Kshema', quality: 'good' },
  { name: 'Pratyak', quality: 'bad' },
  { name: 'Sadhaka', quality: 'good' },
  { name: 'Naidhana', quality: 'bad' },
  { name: 'Mitra', quality: 'good' },
  { name: 'Parama Mitra', quality: 'good' },
] as const;
type TaraName = (typeof TARAS)[number]['name'];

export interface Tara {
  /** Stars counted from the birth star to this one, both included: 1..27. */
  readonly count: number;
  /** Which round of nine the count falls in: 1..3. */
  readonly cycle: number;
  /** 1..9. */
  readonly number: number;
  readonly name: TaraName;
  readonly quality: TaraQuality;
}

/** Tara of a star counted from the birth star (R32.5). Star indices from 0. */
export function taraOf(birthStarIndex: number, starIndex: number): Tara {
  const steps = (starIndex - birthStarIndex + 27) % 27;
  const row = TARAS[steps % 9];
  if (row === undefined) throw new RangeError(`no star with index ${starIndex}`);
  return { count: steps + 1, cycle: Math.floor(steps / 9) + 1, number: (steps % 9) + 1, ...row };
}
