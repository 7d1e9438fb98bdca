import { capped, type ConfidenceCap } from '@cuspal/engine/kp/borders/birth-time-trust';
import { listOf, SYSTEMS, type System } from '@cuspal/tool-kit';
import { z } from 'zod';
import type checkDoshas from '../../ephemeris/doshas/check-doshas.tool.ts';
import { timingShape, type Timing } from './timing.ts';
import { say } from './composites.messages.ts';

const SYNTHESIS_CONFIDENCES = ['HIGH', 'MODERATE', 'LOW'] as const;
export type SynthesisConfidence = (typeof SYNTHESIS_CONFIDENCES)[number];
/** Confidences of readings that reach MODERATE at most, because they rest on custom, or on a tone and no verdict. */
const CAPPED_CONFIDENCES = ['MODERATE', 'LOW'] as const;
export type CappedConfidence = (typeof CAPPED_CONFIDENCES)[number];

/** A sentence of the synthesis and the key of the block it is read from. */
export interface Fact {
  readonly fact: string;
  readonly member: string;
}

/** A sentence read from a block, as a row; none where it does not hold. */
export const fact = (member: string, sentence: string | false): readonly Fact[] =>
  sentence === false ? [] : [{ fact: sentence, member }];

interface Pointed {
  readonly factor: string;
  readonly detail: string;
  readonly points: number;
}

/** The factors of a score that raise it, or those that lower it, each with the block it is read from. */
export const factsOf = <Of extends Pointed>(
  factors: readonly Of[],
  sign: 1 | -1,
  memberOf: (factor: Of['factor']) => string,
): readonly Fact[] =>
  factors
    .filter(({ points }) => points * sign > 0)
    .map(({ factor, detail }) => ({ fact: detail, member: memberOf(factor) }));

/** A fact of another system, which never changes the answer. */
export interface CrossFact extends Fact {
  readonly system: System;
}

export const MOST_FACTS = 6;
const MOST_CROSS = 4;
const MOST_CHARACTERS = 900;

const factShape = z.strictObject({ fact: z.string(), member: z.string() });

/** Fields of every synthesis beside its answer. */
const synthesisFields = {
  confidence: z.enum(SYNTHESIS_CONFIDENCES),
  rule: z.string().meta({ description: 'The row that decided' }),
  quoteFirst: z.string(),
  supports: z.array(factShape).max(MOST_FACTS).readonly(),
  cautions: z.array(factShape).max(MOST_FACTS).readonly(),
  timing: timingShape,
  crossSystem: z
    .array(factShape.extend({ system: z.enum(SYSTEMS) }))
    .max(MOST_CROSS)
    .readonly()
    .meta({ description: 'Of other systems; never part of the answer' }),
  notCovered: listOf(z.string()).meta({ description: 'Tools or rows that a full reading still needs' }),
};

/** The synthesis of a composite: its text first, then what it rests on. */
export const synthesisShape = <Answer extends z.ZodType, Own extends z.ZodRawShape>(answer: Answer, own: Own) =>
  z.strictObject({ text: z.string().min(1).max(MOST_CHARACTERS), answer, ...synthesisFields, ...own });

/** The synthesis of a reading that never has high confidence. */
export const cappedSynthesisShape = <Answer extends z.ZodType, Own extends z.ZodRawShape>(answer: Answer, own: Own) =>
  synthesisShape(answer, own).extend({ confidence: z.enum(CAPPED_CONFIDENCES) });

/** `When` is null or what a page prints as its timing. */
export interface SynthesisParts<Answer, When = Timing, Sure = SynthesisConfidence> {
  readonly answer: Answer;
  readonly confidence: Sure;
  readonly rule: string;
  /** The deciding verdict with its reason, one sentence. */
  readonly quoteFirst: string;
  /** What limits it, said right after it: the birth times for which it holds, or what of its time is past. */
  readonly stands?: string;
  /** Facts, strongest first; those beyond six are left out. */
  readonly supports: readonly Fact[];
  readonly cautions: readonly Fact[];
  readonly timing: When;
  /** Sentences on the timing; none where there is nothing to say. */
  readonly timingSays: string | null;
  readonly crossSystem: readonly CrossFact[];
  readonly notCovered: readonly string[];
}

/** Puts the parts together; the text says them in their order, as many of the weaker ones as 900 characters hold. */
export function synthesisOf<Answer, When = Timing, Sure = SynthesisConfidence>({
  timingSays,
  stands,
  ...parts
}: SynthesisParts<Answer, When, Sure>) {
  const supports = parts.supports.slice(0, MOST_FACTS);
  const cautions = parts.cautions.slice(0, MOST_FACTS);
  const crossSystem = parts.crossSystem.slice(0, MOST_CROSS);
  const { answer, confidence, rule, quoteFirst, timing, notCovered } = parts;
  return {
    text: textOf(
      stands === undefined ? quoteFirst : `${quoteFirst} ${stands}`,
      supports,
      cautions,
      timingSays,
      crossSystem,
    ),
    answer,
    confidence,
    rule,
    quoteFirst,
    supports,
    cautions,
    timing,
    crossSystem,
    notCovered,
  };
}

/** The deciding sentence and the dates come first; they and the strongest of each kind are always said, the others as room is left. */
function textOf(
  quoteFirst: string,
  supports: readonly Fact[],
  cautions: readonly Fact[],
  timingSays: string | null,
  crossSystem: readonly Fact[],
): string {
  const sentences = [
    { text: quoteFirst, rank: 0 },
    ...(timingSays === null ? [] : [{ text: timingSays, rank: 1 }]),
    ...supports.map(({ fact }, index) => ({ text: fact, rank: 3 + 3 * index })),
    ...cautions.map(({ fact }, index) => ({ text: fact, rank: 2 + 3 * index })),
    ...crossSystem.map(({ fact }, index) => ({ text: fact, rank: 4 + 3 * index })),
  ];
  const whole = sentences.map(({ text }) => text).join(' ');
  if (whole.length <= MOST_CHARACTERS) return whole;
  let left = MOST_CHARACTERS + 1;
  const said = new Set<string>();
  for (const { text } of [...sentences].sort((a, b) => a.rank - b.rank)) {
    if (text.length + 1 > left) continue;
    left -= text.length + 1;
    said.add(text);
  }
  return sentences.flatMap(({ text }) => (said.has(text) ? [text] : [])).join(' ');
}

/** What confidence depends on where a page states nothing else. */
export interface ConfidenceGrounds {
  /** The deciding verdict is one of the plain ones. */
  readonly decided: boolean;
  readonly auditBand: string | null;
  readonly boundary: string | null;
  readonly failed: number;
  /** The most it may be, where the deciding verdict turns with the birth time (R9S). */
  readonly cap?: ConfidenceCap | null;
}

export const confidenceOf = ({ cap = null, ...grounds }: ConfidenceGrounds): SynthesisConfidence =>
  capped(fullConfidence(grounds), cap);

function fullConfidence({ decided, auditBand, boundary, failed }: ConfidenceGrounds): SynthesisConfidence {
  if (auditBand === 'LOW' || boundary === 'CRITICAL' || failed >= 2) return 'LOW';
  return decided && auditBand === 'HIGH' && failed === 0 ? 'HIGH' : 'MODERATE';
}

/** Confidence where a page gives no more than MODERATE. */
export const cappedConfidence = (grounds: ConfidenceGrounds): CappedConfidence =>
  confidenceOf(grounds) === 'LOW' ? 'LOW' : 'MODERATE';

/** A row of a page's rules: its id, its answer and whether it holds; null where a member that it needs has failed. */
interface Row<Answer extends string> {
  readonly rule: string;
  readonly answer: Answer;
  readonly holds: boolean | null;
}

/** The row that fired, and those before it that could not be read. */
interface FirstRow<Answer extends string> {
  readonly rule: string;
  readonly answer: Answer;
  readonly passedOver: readonly string[];
}

/** The first row that holds; the last one of a page always does. */
export function firstRow<Answer extends string>(rows: readonly Row<Answer>[]): FirstRow<Answer> {
  const at = rows.findIndex(({ holds }) => holds === true);
  const fired = rows[at];
  if (fired === undefined) throw new RangeError(`None of the rows ${rows.map(({ rule }) => rule).join(', ')} holds`);
  const passedOver = rows.slice(0, at).flatMap(({ rule, holds }) => (holds === null ? [rule] : []));
  return { rule: fired.rule, answer: fired.answer, passedOver };
}

/** Sentences that several composites say; `of` names the person where there are two. */
type Whose = 'ALONE' | 'person1' | 'person2' | 'BOTH';

export const auditCaution = (of: Whose = 'ALONE'): string => say.auditDoubts({ of });

export const nearBorder = (cusp: number, of: Whose = 'ALONE'): string => say.nearBorder({ cusp, of });

type Manglik = z.input<typeof checkDoshas.output>['doshas']['manglik'];

/** What the exceptions leave of a Manglik chart. */
export const manglikEase = ({ severity, cancellations }: Pick<Manglik, 'severity' | 'cancellations'>) =>
  cancellations.length === 0 ? 'NONE' : severity === 'None' ? 'LIFTED' : 'EASED';
