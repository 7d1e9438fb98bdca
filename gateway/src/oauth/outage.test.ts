import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, hasPostgres, type PostgresDatabase } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import {
  authorizationUrl,
  newClient,
  pkce,
  postForm,
  refresh,
  register,
  REDIRECT,
  startOAuthGateway,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { eventually } from '../../test/services.ts';
import { tcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';

const EACH = 30;

(hasPostgres() ? describe : describe.skip)('an outage of PostgreSQL', () => {
  let created: PostgresDatabase;
  let network: TcpProxy;
  let database: Database;
  let gateway: OAuthGateway;
  let clientId: string;
  let key: string;
  beforeAll(async () => {
    created = await createPostgres();
    const address = new URL(created.url);
    network = await tcpProxy({ host: address.hostname, port: Number(address.port || 5432) });
    address.host = `127.0.0.1:${network.port}`;
    database = await openDatabase({ dataDir: '', databaseUrl: address.href });
    gateway = await startOAuthGateway({ database });
    clientId = await newClient(gateway);
    ({ key } = await gateway.services.customer());
  });
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
    await network.cut();
    await created.drop();
  });

  /** Status and Retry-After of an answer. */
  const asked = async (path: string | URL, init?: RequestInit): Promise<string> => {
    const { status, headers } = await fetch(new URL(path, gateway.url), { ...init, redirect: 'manual' });
    return `${status} ${headers.get('retry-after')}`;
  };
  const visit = () => asked(authorizationUrl(gateway, { client_id: clientId, code_challenge: pkce().challenge }));
  const call = async () => {
    const { status, headers } = await send(gateway.url, {
      ...legacy('tools/list'),
      headers: { authorization: `Bearer ${key}` },
    });
    return `${status} ${headers['retry-after']}`;
  };
  const json = async (answer: ReturnType<typeof register>) => {
    const { status, headers, json: said } = await answer;
    return `${status} ${headers.get('retry-after')} ${String(said['error'])}`;
  };

  it('answers 503 everywhere and is logged in a line a second in all, whoever asks for what', async () => {
    await network.cut();
    const before = gateway.log.length;
    const began = performance.now();
    const times = (ask: () => Promise<string>) => Promise.all(Array.from({ length: EACH }, ask));
    const unavailable = '503 2 temporarily_unavailable';
    const [visits, calls, registrations, tokens, revocations, pages] = await Promise.all([
      times(visit),
      times(call),
      times(() => json(register(gateway, { redirect_uris: [REDIRECT] }))),
      times(() => json(refresh(gateway, { clientId, refreshToken: 'x'.repeat(43) }))),
      times(() => json(postForm(gateway, '/revoke', { client_id: clientId, token: 'x'.repeat(43) }))),
      times(() => asked('/developer', { headers: { cookie: `cuspal_session=${'x'.repeat(43)}` } })),
    ]);
    const seconds = Math.ceil((performance.now() - began) / 1000);
    expect(new Set(visits)).toEqual(new Set(['503 2']));
    expect(new Set(calls)).toEqual(new Set(['503 2']));
    expect(new Set(registrations)).toEqual(new Set([unavailable]));
    expect(new Set(tokens)).toEqual(new Set([unavailable]));
    expect(new Set(revocations)).toEqual(new Set([unavailable]));
    expect(new Set(pages)).toEqual(new Set(['503 2']));
    const lines = gateway.log.slice(before).filter(({ level }) => level === 'error' || level === 'warn');
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(seconds + 1);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['the database does not answer']));
    // Each request that met it is counted, written or not: those left out stand in the next line.
    await eventually(() => gateway.log.slice(before).some(({ alike }) => Number(alike) >= 4 * EACH));
    expect(gateway.log.slice(before).reduce((sum, { alike = 0 }) => sum + Number(alike), 0)).toBeGreaterThan(4 * EACH);
  });

  it('is over when the database answers again', async () => {
    await network.mend();
    expect(await eventually(async () => (await visit()).startsWith('303'), 10_000)).toBe(true);
    expect(await eventually(async () => (await call()).startsWith('200'), 10_000)).toBe(true);
    expect((await register(gateway, { redirect_uris: [REDIRECT] })).status).toBe(201);
  });
});
