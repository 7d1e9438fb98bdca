import { AccountError, FieldError } from '../accounts/account-error.ts';
import { NothingThere } from '../organisations/errors.ts';

/** A member of a request that cannot be taken; `field` names it. */
export class ManagementFieldError extends FieldError {
  override readonly name = 'ManagementFieldError';
}

/** Only the operator may do this. */
export class OperatorOnly extends AccountError {
  override readonly name = 'OperatorOnly';
  constructor() {
    super('This takes a management key of the operator. Ask the operator of the server to do it.');
  }
}

/** Undefined where there is no such thing. */
export async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof NothingThere) return undefined;
    throw fault;
  }
}
