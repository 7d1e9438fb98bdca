import type { Provider } from 'oidc-provider';
import { token } from '../core/provide.ts';
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts';
import type { KindOfRedirect } from '../config/redirects.ts';
import type { OAuthSecrets } from './secrets.ts';

export const SECRETS = token<OAuthSecrets>('OAuth secrets');
/** How documents of clients are fetched. */
export const FETCH_DOCUMENT = token<GuardedFetch>('fetch document');
/** Which redirects clients may have. */
export const KIND_OF_REDIRECT = token<KindOfRedirect>('kind of redirect');
export const PROVIDER = token<Provider>('OAuth provider');
