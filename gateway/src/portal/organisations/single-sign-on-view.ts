import type { Organisation } from '../../organisations/access.ts';
import type { ScimToken } from '../../scim/scim-tokens.ts';
import type { Domain } from '../../single-sign-on/domains.ts';
import type { ProviderSettings } from '../../single-sign-on/provider-settings.ts';
import type { Frame } from '../frame.ts';
import type { SingleSignOnForm } from './organisation-paths.ts';

/** The last try that came to nothing. */
export interface SingleSignOnFault {
  readonly form: SingleSignOnForm;
  readonly error: string;
  /** The field that was wrong. */
  readonly field: string | undefined;
  readonly typed: URLSearchParams;
}

export interface SingleSignOnPageOptions {
  readonly organisation: Organisation;
  readonly settings: ProviderSettings | undefined;
  readonly domains: readonly Domain[];
  /** What the provider is told. */
  readonly addresses: { readonly callback: string; readonly logout: string };
  /** Where the provider keeps people and groups here, and by which tokens. */
  readonly scim: { readonly address: string; readonly tokens: readonly ScimToken[] };
  readonly frame: Frame;
  readonly done: string | null;
  readonly fault?: SingleSignOnFault | undefined;
}
