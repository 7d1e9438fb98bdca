/** A request about accounts that cannot be met; the message is meant for the caller. */
export class AccountError extends Error {
  override readonly name: string = 'AccountError';
}
