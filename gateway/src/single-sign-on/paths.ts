import { SIGN_IN } from '../web/portal-paths.ts';

/** Where somebody goes to the provider of an organisation. */
export const PROVIDER = `${SIGN_IN}/organisation/:organisation`;
/** Where the provider sends them back, an address for each organisation. */
export const CALLBACK = `${PROVIDER}/callback`;
/** Where the provider says that a session is over. */
export const LOGOUT = `${PROVIDER}/logout`;

const at = (route: string, organisationId: string): string =>
  route.replace(':organisation', encodeURIComponent(organisationId));

export const providerAt = (organisationId: string): string => at(PROVIDER, organisationId);
export const callbackAt = (organisationId: string): string => at(CALLBACK, organisationId);
export const logoutAt = (organisationId: string): string => at(LOGOUT, organisationId);
