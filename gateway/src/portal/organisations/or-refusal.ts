import { AccountError } from '../../accounts/accounts.ts';
import { NotAllowed, NothingThere } from '../../organisations/errors.ts';
import type { Page } from '../../web/page.ts';
import { notAllowedPage, noSuchPage } from '../portal-route.ts';
import { organisationAt } from './organisation-paths.ts';

/**
 * A page of an organisation, or what is answered in its place: what a member may not do, or nobody, is a page of its
 * own, and `again` shows a form again with what was wrong.
 */
export async function orRefusal(
  organisationId: string,
  show: () => Promise<Page>,
  again?: (fault: AccountError) => Promise<Page>,
): Promise<Page> {
  try {
    return await show();
  } catch (fault) {
    if (fault instanceof NothingThere) return noSuchPage();
    if (fault instanceof NotAllowed) return notAllowedPage(fault, { home: organisationAt(organisationId) });
    if (!again || !(fault instanceof AccountError)) throw fault;
    // The role may have gone meanwhile.
    return orRefusal(organisationId, () => again(fault));
  }
}
