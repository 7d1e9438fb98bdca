/** A request about accounts that cannot be met; the message is meant for the caller. */
export class AccountError extends Error {
  override readonly name: string = 'AccountError';
}

/** What there is contradicts what was asked for: the same request is met once that has changed. */
export class Conflict extends AccountError {
  override readonly name: string = 'Conflict';
}

/** A field that cannot be what was sent; `field` names it. */
export class FieldError extends AccountError {
  override readonly name: string = 'FieldError';
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
