import { EngineError } from '@cuspal/engine/base/errors';
import { say } from './tool-kit.messages.ts';

/** Codes a call can end with on this side of the gateway (docs/api.md#errors). */
export const TOOL_ERROR_CODES = [
  'validation_failed',
  'birth_data_missing',
  'invalid_event_name',
  'out_of_range',
  'engine_timeout',
  'cancelled',
  'internal_error',
] as const;
export type ToolErrorCode = (typeof TOOL_ERROR_CODES)[number];

const FINAL: readonly ToolErrorCode[] = ['out_of_range'];
/** Whether another call can do better: with other arguments, or later. */
export const isRecoverable = (code: ToolErrorCode): boolean => !FINAL.includes(code);

/** A fault the caller reads: what was wrong, what was expected, what to do. `cause` stays on the server. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly field: string | undefined;
  /** What programs may choose from; it travels in _meta["cuspal/structured"]. */
  readonly structured: object | undefined;
  constructor(
    readonly code: ToolErrorCode,
    publicMessage: string,
    {
      cause,
      field,
      structured,
    }: { readonly cause?: unknown; readonly field?: string; readonly structured?: object } = {},
  ) {
    super(publicMessage, { cause });
    this.field = field;
    this.structured = structured;
  }
}

/** The one place where anything thrown becomes a fault that may be shown. */
export function toToolError(thrown: unknown): ToolError {
  if (thrown instanceof ToolError) return thrown;
  if (thrown instanceof EngineError && thrown.code !== 'internal_error') {
    return new ToolError(thrown.code, thrown.message, {
      cause: thrown,
      ...(thrown.field === undefined ? {} : { field: thrown.field }),
      ...(thrown.choices === undefined ? {} : { structured: { candidates: thrown.choices } }),
    });
  }
  return new ToolError('internal_error', say.internalFault(), { cause: thrown });
}
