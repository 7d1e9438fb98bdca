import { hash, randomBytes } from 'node:crypto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import type { GatewayConfig } from '../src/config/config.ts';
import type { Database } from '../src/database/connection.ts';
import { MAILER } from '../src/mail/mail.module.ts';
import type { GuardedFetch } from '../src/outgoing/guarded-fetch.ts';
import type { GuardedRequest } from '../src/outgoing/guarded-request.ts';
import { ProjectClients } from '../src/project-clients/project-clients.ts';
import { READ_KEYS, type ReadKeys } from '../src/project-clients/published-keys.ts';
import { NEW_REQUESTS } from '../src/single-sign-on/tokens.ts';
import { OAuth } from '../src/oauth/oauth.ts';
import { CodeHashes } from '../src/sign-in/codes.ts';
import { FETCH_DOCUMENT } from '../src/oauth/tokens.ts';
import { Browser, formFields, newAddress, type Shown } from './browser.ts';
import { startTestGateway, testConfig, type TestGateway } from './gateway.ts';
import { legacy, send } from './http.ts';
import { quickHashes } from './portal-parts.ts';
import { MailBox } from './portal.ts';
import { replacing } from './replacing.ts';
import { servicesOn, type TestServices } from './services.ts';

export interface OAuthGateway extends TestGateway {
  readonly mailer: MailBox;
  readonly database: Database;
  readonly services: TestServices;
  readonly oauth: OAuth;
  /** What `now` is ahead of the clock by. */
  readonly clock: { shiftMs: number };
}

export interface OAuthGatewaySettings {
  readonly database: Database;
  readonly config?: Partial<GatewayConfig>;
  readonly fetchDocument?: GuardedFetch;
  /** How providers of organisations are asked. */
  readonly askProvider?: GuardedRequest;
  /** How addresses of keys are read. */
  readonly readKeys?: ReadKeys;
}

/** A whole gateway on a database of its own, behind one proxy: accounts, sign-in, OAuth and the endpoint. */
export async function startOAuthGateway(settings: OAuthGatewaySettings): Promise<OAuthGateway> {
  const { database, fetchDocument, askProvider, readKeys } = settings;
  const config = testConfig({ trustProxy: 1, ...settings.config });
  const mailer = new MailBox();
  const clock = { shiftMs: 0 };
  const log: Record<string, unknown>[] = [];
  const logger = suiteLogger('gateway', 'debug', {
    write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>),
  });
  let oauth: OAuth | undefined;
  const replace = replacing((builder) => {
    const mailed = builder.overrideProvider(MAILER).useValue(mailer).overrideProvider(CodeHashes).useValue(quickHashes);
    if (fetchDocument) mailed.overrideProvider(FETCH_DOCUMENT).useValue(fetchDocument);
    if (askProvider) mailed.overrideProvider(NEW_REQUESTS).useValue(() => askProvider);
    if (readKeys) mailed.overrideProvider(READ_KEYS).useValue(readKeys);
    return mailed;
  });
  const started = await startTestGateway({
    config,
    logger,
    openDatabase: async () => database,
    now: () => Date.now() + clock.shiftMs,
    createApplication: async (...words) => {
      const app = await replace(...words);
      oauth = app.get(OAuth);
      return app;
    },
  });
  if (!oauth) throw new Error('the gateway has no authorization server');
  const services = servicesOn(database);
  const projectClients = new ProjectClients(database.orm, services.revocations, undefined, readKeys);
  return { ...started, log, mailer, database, services: { ...services, projectClients }, oauth, clock };
}

/** What a person does: opens the page, gives an address, types the code. Ends at the client's redirect address. */
export async function signInAs(
  { url, mailer }: Pick<OAuthGateway, 'url' | 'mailer'>,
  authorizationUrl: string | URL,
  email = 'person@example.com',
  browser = new Browser(url),
): Promise<Shown> {
  const first = await browser.get(String(authorizationUrl));
  const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email });
  return browser.post(second.url, { ...formFields(second.text, 'code'), code: mailer.code });
}

export const REDIRECT = 'https://client.example/callback';

export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

export function pkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: hash('sha256', verifier, 'base64url') };
}

/** A JSON answer of the authorization server. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Record<string, unknown>;
}

async function jsonOf(response: Response): Promise<JsonAnswer> {
  const text = await response.text();
  const json = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, headers: response.headers, json };
}

/** POST of a form, as programs send it. `fields`: undefined leaves one out. */
export async function postForm(
  { url }: Pick<OAuthGateway, 'url'>,
  path: string,
  fields: Readonly<Record<string, string | undefined>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonAnswer> {
  const sent = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  const all = { 'x-forwarded-for': newAddress(), ...headers };
  return jsonOf(await fetch(new URL(path, url), { method: 'POST', headers: all, body: new URLSearchParams(sent) }));
}

export async function register({ url }: Pick<OAuthGateway, 'url'>, metadata: unknown): Promise<JsonAnswer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const body = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
  return jsonOf(await fetch(new URL('/register', url), { method: 'POST', headers, body }));
}

/** A new public client with one redirect. */
export async function newClient(gateway: Pick<OAuthGateway, 'url'>, metadata: object = {}): Promise<string> {
  const { json } = await register(gateway, { client_name: 'Test', redirect_uris: [REDIRECT], ...metadata });
  return String(json['client_id']);
}

/** The address a client sends a person to; undefined leaves a parameter out. */
export function authorizationUrl(
  { url }: Pick<OAuthGateway, 'url'>,
  parameters: Readonly<Record<string, string | undefined>>,
): URL {
  const address = new URL('/authorize', url);
  const all = { response_type: 'code', redirect_uri: REDIRECT, code_challenge_method: 'S256', ...parameters };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) address.searchParams.set(name, value);
  return address;
}

export interface Connected {
  readonly clientId: string;
  readonly verifier: string;
  readonly code: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A new client that a person has let in. */
export async function connect(gateway: OAuthGateway, email: string): Promise<Connected> {
  const clientId = await newClient(gateway);
  const { verifier, challenge } = pkce();
  const callback = await signInAs(
    gateway,
    authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge }),
    email,
  );
  const code = new URL(callback.url).searchParams.get('code') ?? '';
  const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
  const tokens = { accessToken: String(json['access_token']), refreshToken: String(json['refresh_token']) };
  return { clientId, verifier, code, ...tokens };
}

export const exchange = (
  gateway: Pick<OAuthGateway, 'url'>,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<JsonAnswer> =>
  postForm(gateway, '/token', { grant_type: 'authorization_code', redirect_uri: REDIRECT, ...fields });

export const refresh = (
  gateway: Pick<OAuthGateway, 'url'>,
  { clientId, refreshToken }: Pick<Connected, 'clientId' | 'refreshToken'>,
): Promise<JsonAnswer> =>
  postForm(gateway, '/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken });

/** Status of a call with a token. */
export async function statusOfCall(gateway: Pick<OAuthGateway, 'url'>, token: string, path = '/mcp'): Promise<number> {
  const { status } = await send(gateway.url, {
    ...legacy('tools/call', { name: 'echo_arguments' }),
    path,
    headers: { authorization: `Bearer ${token}` },
  });
  return status;
}
