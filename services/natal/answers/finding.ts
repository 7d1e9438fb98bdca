import type { System } from '@cuspal/tool-kit';

/** A sentence that speaks for the matter or against it, with what it is read from. */
export interface Reason {
  /** As a practitioner reads it. */
  readonly text: string;
  /** The same without houses and terms; null where only a practitioner has use for it. */
  readonly plain: string | null;
  readonly tool: string;
  readonly rule: string;
}

/** What is so, in the word of the tool that decided. */
export interface Verdict {
  readonly says: string;
  readonly verdict: string;
  readonly side: 'yes' | 'split' | 'no' | null;
  /** Counts those of 100 random births on the same side. */
  readonly baseRate: number | null;
}

/** How far the birth time may be off before the verdict turns. */
export interface Turn {
  readonly earlierSeconds: number;
  readonly laterSeconds: number;
  readonly says: string;
}

/** A stretch of time that a tool names. */
export interface NamedPeriod {
  readonly start: string;
  /** When it began, where that was before the first moment looked at, which is then its start. */
  readonly began?: string;
  readonly end: string;
  readonly class: string | null;
  /** Rulers of the period, greatest first. */
  readonly lords: readonly string[];
}

/** A part of a result for those who want the whole way. */
export interface Detail {
  readonly tool: string;
  readonly lines: readonly string[];
  /** True where the lines are fields of a result, names and codes, which nobody but a practitioner reads. */
  readonly fields?: boolean;
}

/** What a strategy found, before it is cut to a budget and put into a voice. */
export interface Finding {
  /** The answer, most needed sentence first; those that do not fit are left out from the end. */
  readonly sentences: readonly string[];
  /** True where the question is about the chart itself, so that its terms may stand in the answer. */
  readonly terms: boolean;
  /** True where a house is itself what is asked, so that its number may stand there too. */
  readonly numbers?: boolean;
  readonly verdict: Verdict | null;
  readonly turn: Turn | null;
  readonly first: NamedPeriod | null;
  readonly best: NamedPeriod | null;
  readonly reasonsFor: readonly Reason[];
  readonly reasonsAgainst: readonly Reason[];
  /** Sentences on what was not read, before those on the tools of the matter. */
  readonly notLookedAt: readonly string[];
  /** Questions that a person can ask next. */
  readonly askNext: readonly string[];
  /** Calls that a practitioner can make next. */
  readonly callNext: readonly string[];
  readonly kpLine: string | null;
  readonly details: readonly Detail[];
  /** System of the tool that decided. */
  readonly system: System;
}

/** A finding of which nothing but an answer is known. */
export const said = (...sentences: readonly string[]): Finding => ({
  sentences,
  terms: false,
  verdict: null,
  turn: null,
  first: null,
  best: null,
  reasonsFor: [],
  reasonsAgainst: [],
  notLookedAt: [],
  askNext: [],
  callNext: [],
  kpLine: null,
  details: [],
  system: 'kp',
});
