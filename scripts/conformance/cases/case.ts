/** A question of the set: an id of its area, and what the answer depends on. */
export interface Case {
  readonly id: string;
  readonly input: Readonly<Record<string, string | number | readonly number[]>>;
}
