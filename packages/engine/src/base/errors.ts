/** Codes that a fault of the input or of the sky can have; the tool host hands them on unchanged. */
export type EngineErrorCode =
  'validation_failed' | 'birth_data_missing' | 'invalid_event_name' | 'out_of_range' | 'cancelled' | 'internal_error';

/** A fault that the caller can read: what was wrong, what was expected, what to do. Never holds internals. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly code: EngineErrorCode,
    message: string,
    readonly field?: string,
    /** What the caller may take in place of what was sent. */
    readonly choices?: readonly string[],
  ) {
    super(message);
  }
}
