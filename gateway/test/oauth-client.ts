import type { OAuthClientProvider } from '@modelcontextprotocol/client';

type Kept<Method extends keyof OAuthClientProvider> = Awaited<
  ReturnType<Extract<OAuthClientProvider[Method], (...args: never[]) => unknown>>
>;

/** What an application keeps of its authorization, in memory; both SDKs take it. */
export class MemoryAuth implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadataUrl?: string;
  readonly name: string;
  /** Where the person was sent. */
  sentTo: URL | undefined;
  kept: Kept<'tokens'>;
  #client: Kept<'clientInformation'>;
  #discovery: Kept<'discoveryState'>;
  #verifier = '';

  constructor(redirectUrl: string, options: { readonly documentUrl?: string; readonly name?: string } = {}) {
    this.redirectUrl = redirectUrl;
    this.name = options.name ?? 'Test application';
    if (options.documentUrl !== undefined) this.clientMetadataUrl = options.documentUrl;
  }

  get clientMetadata() {
    return {
      client_name: this.name,
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }
  state(): string {
    return 'state-of-the-client';
  }
  clientInformation() {
    return this.#client;
  }
  saveClientInformation(client: NonNullable<Kept<'clientInformation'>>): void {
    this.#client = client;
  }
  tokens() {
    return this.kept;
  }
  saveTokens(tokens: NonNullable<Kept<'tokens'>>): void {
    this.kept = tokens;
  }
  redirectToAuthorization(url: URL): void {
    this.sentTo = url;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  codeVerifier(): string {
    return this.#verifier;
  }
  saveDiscoveryState(state: NonNullable<Kept<'discoveryState'>>): void {
    this.#discovery = state;
  }
  discoveryState() {
    return this.#discovery;
  }
  invalidateCredentials(scope: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void {
    if (scope === 'all' || scope === 'client') this.#client = undefined;
    if (scope === 'all' || scope === 'tokens') this.kept = undefined;
  }
}
