/** A step of a factor; the points of all steps add up to its score. */
export interface FactorDetail {
  readonly detail: string;
  readonly points: number;
}

/** What a rule finds between two people. */
export interface FactorFinding {
  readonly note: string;
  readonly details: readonly FactorDetail[];
}
