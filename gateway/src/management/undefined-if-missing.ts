import { NothingThere } from '../organisations/errors.ts';

/** Undefined where there is no such thing. */
export async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof NothingThere) return undefined;
    throw fault;
  }
}
