import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { Provider, type Client } from 'oidc-provider';
import { guardedRequest, type GuardedRequest, type OutgoingRequest } from '../src/outgoing/guarded-request.ts';

/** What the provider says of a person. */
export type Person = Readonly<Record<string, unknown>> & { readonly sub: string };

/** What a token says; what is undefined is left out. */
export type Claims = Readonly<Record<string, unknown>>;

export interface IdentityProviderSettings {
  /** Its host, which is https to all that ask it. */
  readonly host: string;
  readonly redirectUri: string;
  readonly logoutUri: string;
  readonly clientId?: string;
}

const SECRET = 'a-secret-of-the-provider';

/** An OpenID Connect provider as a company has one, which signs in whoever is set, by oidc-provider on loopback. */
export class IdentityProvider {
  readonly issuer: string;
  readonly clientSecret = SECRET;
  /** The person who signs in next. */
  person: Person = { sub: 'nobody' };
  /** What is said in ID tokens in place of what is true. */
  change: ((claims: Claims) => Claims) | undefined;
  /** It takes connections and says nothing. */
  hangs = false;
  /** Tokens for logout that it has sent, and where to. */
  readonly logouts: { readonly address: string; readonly token: string }[] = [];
  readonly #people = new Map<string, Person>();
  readonly #cookies = new Map<string, string>();

  private constructor(
    readonly host: string,
    readonly clientId: string,
    private readonly key: CryptoKey,
    private readonly parts: { provider?: Provider; server?: ReturnType<typeof createServer> },
  ) {
    this.issuer = `https://${host}`;
  }

  static async start(settings: IdentityProviderSettings): Promise<IdentityProvider> {
    const { host, redirectUri, logoutUri, clientId = 'cuspal' } = settings;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: 'key-1', use: 'sig', alg: 'RS256' };
    const made = new IdentityProvider(host, clientId, privateKey, {});
    const provider = new Provider(made.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: SECRET,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
          backchannel_logout_uri: logoutUri,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [jwk] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
      scopes: ['openid', 'email', 'profile', 'groups'],
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      cookies: { keys: ['a key'] },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => made.#people.get(sub) ?? { sub } }),
      fetch: async (address, options) => {
        const token =
          new URLSearchParams(
            typeof options?.body === 'string' || options?.body instanceof URLSearchParams ? options.body : '',
          ).get('logout_token') ?? '';
        made.logouts.push({ address: new Request(address).url, token });
        return new Response(null, { status: 200 });
      },
    });
    provider.proxy = true;
    const answer = provider.callback();
    const server = createServer((request, response) => {
      const isInteraction = request.url?.startsWith('/interaction/') === true;
      void (isInteraction ? made.#signIn(provider, request, response) : answer(request, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(made.parts, { provider, server });
    return made;
  }

  get settings() {
    return { issuer: this.issuer, clientId: this.clientId, clientSecret: SECRET };
  }

  /** Asks it as the guard does, which believes that its host is public. */
  readonly ask: GuardedRequest = guardedRequest({
    timeoutMs: 400,
    resolve: async () => ['1.1.1.1'],
    ask: (sent, url) => (this.hangs ? new Promise(() => {}) : this.#answer(sent, url)),
  });

  /** What a browser does that is sent to an address of it: returns where that leads in the end. */
  async visit(address: string): Promise<string> {
    let at = address;
    for (let step = 0; step < 10; step += 1) {
      const url = new URL(at, this.issuer);
      if (url.host !== this.host) return url.href;
      const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
      const response = await this.#send(url, { method: 'GET', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${response.status} ${await response.text()}`);
      at = location;
    }
    throw new Error('the provider leads nowhere');
  }

  /** Forgets the browser, which signs in anew. */
  forgetBrowser(): void {
    this.#cookies.clear();
  }

  /** Tells the client that a person is gone; returns the token that it sent. */
  async logOut(sub: string, sid: string): Promise<string> {
    const client: (Client & { backchannelLogout?(sub: string, sid: string): Promise<void> }) | undefined =
      await this.parts.provider?.Client.find(this.clientId);
    await client?.backchannelLogout?.(sub, sid);
    return this.logouts.at(-1)?.token ?? '';
  }

  /** A token by the key of the provider. */
  sign(claims: Claims, type = 'JWT'): Promise<string> {
    const said = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: type }).sign(this.key);
  }

  async close(): Promise<void> {
    const { server } = this.parts;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  async #signIn(provider: Provider, ...exchange: Parameters<Provider['interactionDetails']>): Promise<void> {
    const { params } = await provider.interactionDetails(...exchange);
    this.#people.set(this.person.sub, this.person);
    const grant = new provider.Grant({ accountId: this.person.sub, clientId: this.clientId });
    grant.addOIDCScope(String(params['scope']));
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(...exchange, { login: { accountId: this.person.sub }, consent });
  }

  async #answer(sent: OutgoingRequest, url: URL): Promise<Response> {
    const response = await this.#send(url, sent);
    if (url.pathname !== '/token' || !response.ok || !this.change) return response;
    const told: unknown = await response.json();
    const { id_token: token = '', ...more } = Object(told) as { id_token?: string };
    const changed = await this.sign(this.change(decodeJwt(token)));
    return Response.json({ ...more, id_token: changed });
  }

  #send(url: URL, { method, headers, body }: OutgoingRequest): Promise<Response> {
    const { port = 0 } = (this.parts.server?.address() ?? {}) as Partial<AddressInfo>;
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      method,
      headers: { ...headers, 'x-forwarded-host': url.host, 'x-forwarded-proto': 'https' },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
  }
}
