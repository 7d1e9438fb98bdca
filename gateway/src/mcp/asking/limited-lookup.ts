import type { Limits } from '../../limits/limits.ts';
import type { PlaceFinder } from '../../routing/place-finder.ts';
import type { PlaceLookup } from './asking.ts';

/** Looks places up within the limit that an account has for it, which also bounds how often a form comes again. */
export const limitedLookup =
  (finder: Pick<PlaceFinder, 'find'>, limits: Pick<Limits, 'take'>): PlaceLookup =>
  async (name, { caller, signal }) => {
    const found = await finder.find(name, { limits, subject: caller.accountId, caller, signal });
    return found.kind === 'found' ? found.answer : undefined;
  };
