import type { z } from 'zod';
import type { ReportKind } from '../request/kinds.ts';
import type { Lack, MissingPart } from '../request/plan.ts';
import type { ReportRequest } from '../request/request.ts';

/** What a call came to: the JSON value that its tool printed, or why it has none. */
export type MemberResult =
  | { readonly tool: string; readonly value: unknown }
  | {
      readonly tool: string;
      /** In the words of the tool. */
      readonly refused: string;
      /** What it lacks, where that is known. */
      readonly lack?: Lack;
    };

/** All that a report is written from. */
export interface ReportInput {
  readonly kind: ReportKind;
  readonly request: ReportRequest;
  readonly results: ReadonlyMap<string, MemberResult>;
  readonly missing: readonly MissingPart[];
  /** Moment for which it was computed, in milliseconds. */
  readonly madeAt: number;
  readonly release: string;
  readonly code: string;
}

/** The result of a call, read by its shape; undefined where the report has none. A shape that does not fit is a fault. */
export function resultOf<Shape extends z.ZodType>(
  { results }: Pick<ReportInput, 'results'>,
  key: string,
  shape: Shape,
): z.output<Shape> | undefined {
  const result = results.get(key);
  return result === undefined || 'refused' in result ? undefined : shape.parse(result.value);
}

/** The value of a call as it came. */
export function valueOf({ results }: Pick<ReportInput, 'results'>, key: string): unknown {
  const result = results.get(key);
  return result === undefined || 'refused' in result ? undefined : result.value;
}
