import { MARKS } from '@cuspal/speech';
import type { System, ToolDefinition } from '@cuspal/tool-kit';
import { z } from 'zod';
import type { NamedPeriod, Reason, Verdict } from './finding.ts';
import { sentencesOf, textInPlainWords } from './plain-words.ts';

/** What results of many tools have in common, as far as an answer is made of it. */

const span = z
  .looseObject({
    start: z.string().optional(),
    began: z.string().optional(),
    usableStart: z.string().nullable().optional(),
    end: z.string().optional(),
    startLocal: z.string().optional(),
    endLocal: z.string().optional(),
    class: z.string().optional(),
    verdict: z.string().nullable().optional(),
    md: z.string().optional(),
    ad: z.string().optional(),
    pd: z.string().optional(),
  })
  .nullable()
  .optional()
  .catch(undefined);

const facts = z
  .array(z.looseObject({ fact: z.string() }))
  .optional()
  .catch(undefined);
const pointed = z
  .array(z.looseObject({ detail: z.string(), points: z.number() }))
  .optional()
  .catch(undefined);
const side = z.enum(['yes', 'split', 'no']).optional().catch(undefined);
const promise = z
  .looseObject({ verdict: z.string(), side, baseRate: z.number().nullable().optional() })
  .optional()
  .catch(undefined);

const told = z.looseObject({
  answer: z.string().optional().catch(undefined),
  about: z.string().optional().catch(undefined),
  summary: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  synthesis: z
    .looseObject({ text: z.string(), answer: z.string().optional(), supports: facts, cautions: facts })
    .optional()
    .catch(undefined),
  first: span,
  best: span,
  windows: z.array(z.unknown()).optional().catch(undefined),
  /** Horary charts alone have it. */
  moonConnectivity: z.unknown().optional(),
  verdict: z
    .union([z.string(), z.looseObject({ verdict: z.string().optional(), answer: z.string().optional() })])
    .optional()
    .catch(undefined),
  promise,
  factors: pointed,
  reasons: pointed,
  next: z
    .array(z.looseObject({ tool: z.string(), reason: z.string() }))
    .optional()
    .catch(undefined),
  system: z.string().optional().catch(undefined),
});
export type ResultParts = z.output<typeof told>;

/** Reads of a result what an answer can be made of. */
export const readResultParts = (result: object): ResultParts => told.parse(result);

/** What a result says first. */
export const textOf = ({ answer, summary, synthesis, text, about }: ResultParts): string | null =>
  answer ?? synthesis?.text ?? summary ?? text ?? about ?? null;

/** The verdict of a result, where it has one word for it. */
export function verdictOf(found: ResultParts, says: string): Verdict | null {
  const { synthesis, verdict, promise: promised } = found;
  const word = synthesis?.answer ?? (typeof verdict === 'string' ? verdict : (verdict?.answer ?? verdict?.verdict));
  const chosen = word ?? promised?.verdict;
  if (chosen === undefined) return null;
  return {
    says,
    verdict: chosen,
    side: word === undefined ? (promised?.side ?? null) : sideOfAnswer(word),
    baseRate: word === undefined ? (promised?.baseRate ?? null) : null,
  };
}

/** The side of a horary answer; other words have none. */
function sideOfAnswer(word: string): Verdict['side'] {
  if (/(?:^|_)YES$/.test(word)) return 'yes';
  return /(?:^|_)NO$/.test(word) ? 'no' : null;
}

type Found = NonNullable<z.output<typeof span>>;
/** What is named of a stretch of time, whatever else its tool says of it. */
type Span = Partial<
  Pick<
    Found,
    'start' | 'began' | 'usableStart' | 'end' | 'startLocal' | 'endLocal' | 'class' | 'verdict' | 'md' | 'ad' | 'pd'
  >
>;

/** A stretch of time as it is printed; null where none is named. */
export function periodOf(of: Span | null | undefined): NamedPeriod | null {
  if (of === null || of === undefined) return null;
  const start = of.usableStart ?? of.start ?? of.startLocal;
  const end = of.end ?? of.endLocal;
  if (start === undefined || end === undefined) return null;
  return {
    start,
    ...(of.began !== undefined && { began: of.began }),
    end,
    class: of.class ?? of.verdict ?? null,
    lords: [of.md, of.ad, of.pd].filter((lord) => lord !== undefined),
  };
}

/** The first and the best stretch that a result names; a horary chart lists its own, earliest first. */
export function periodsOf({ first, best, windows, moonConnectivity }: ResultParts): Named {
  const [row] = moonConnectivity === undefined ? [] : (windows ?? []);
  const listed = periodOf(span.parse(row ?? undefined));
  return { first: periodOf(first) ?? listed, best: periodOf(best) };
}

interface Named {
  readonly first: NamedPeriod | null;
  readonly best: NamedPeriod | null;
}

/** Whether the detail of a score speaks of its sum, or of what another row names. */
const isOfTheSum = (detail: string): boolean => ((sentencesOf(detail)[0]?.marks ?? 0) & MARKS.OF_THE_SUM) !== 0;

/** Reasons of a result: the facts of its synthesis, or what its score is made of. */
export function reasonsOf(
  found: ResultParts,
  { name, provenance }: Pick<ToolDefinition, 'name' | 'provenance'>,
): { readonly reasonsFor: readonly Reason[]; readonly reasonsAgainst: readonly Reason[] } {
  const rule = provenance.rules[0] ?? '';
  const reason = (text: string): Reason => ({ text, plain: textInPlainWords(text), tool: name, rule });
  const { synthesis, factors, reasons } = found;
  const points = factors ?? reasons ?? [];
  const [up, down] = [1, -1].map((sign) =>
    points.filter((each) => each.points * sign > 0 && !isOfTheSum(each.detail)).map(({ detail }) => detail),
  );
  return {
    reasonsFor: (synthesis?.supports?.map(({ fact }) => fact) ?? up ?? []).map(reason),
    reasonsAgainst: (synthesis?.cautions?.map(({ fact }) => fact) ?? down ?? []).map(reason),
  };
}

const SYSTEM_NAMES: readonly string[] = ['kp', 'parashari', 'jaimini', 'tajik', 'extension'];
const isSystem = (name: string | undefined): name is System => name !== undefined && SYSTEM_NAMES.includes(name);

/** The system of a result: its own, else that of its tool. */
export const systemOf = ({ system }: ResultParts, tool: Pick<ToolDefinition, 'system'>): System =>
  isSystem(system) ? system : tool.system;
