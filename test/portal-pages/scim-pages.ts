import { newScimTokenPage } from '../../gateway/src/portal/organisations/scim-view.ts';
import type { Page } from '../../gateway/src/web/page.ts';

/** SCIM as the page of single sign-on has it, with one token and with all that there can be. */
export function scimOf(at: Date) {
  const token = { id: '1', organisationId: '3', hint: '1', createdAt: at, lastUsedAt: null };
  return {
    one: { address: '1', tokens: [token] },
    full: { address: '1', tokens: [token, { ...token, id: '2', lastUsedAt: at }] },
  };
}

/** The page that shows a token, with nothing on it that is a word. */
export const scimPages = (frame: object): Readonly<Record<string, () => Page>> => ({
  newScimToken: () => newScimTokenPage({ secret: '1', address: '2', frame, back: '/x' } as never),
});
