import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { sql } from 'drizzle-orm';
import type { TestDatabase } from './databases.ts';
import { connect, refresh, startOAuthGateway, statusOfCall, type Connected, type OAuthGateway } from './oauth.ts';

export const DAY_MS = 24 * 3_600_000;

/** A gateway for the tests of the describe, and people who connect to it; `started` is told the gateway. */
export function tokenSuite(kind: TestDatabase, started: (gateway: OAuthGateway) => void) {
  let gateway: OAuthGateway;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await kind.fresh() });
    started(gateway);
  }, 60_000);
  afterAll(() => gateway.gateway.close());

  const people = { count: 0 };
  const secrets: string[] = [];
  return {
    people,
    newcomer: async (): Promise<Connected> => {
      const connected = await connect(gateway, `person-${(people.count += 1)}@example.com`);
      secrets.push(connected.accessToken, connected.refreshToken, connected.code, connected.verifier);
      return connected;
    },
    accountOf: async (number: number): Promise<string> =>
      (await gateway.services.accounts.find(`person-${number}@example.com`)).id,
    allDead: async ({ clientId, accessToken, refreshToken }: Connected): Promise<void> => {
      expect(await statusOfCall(gateway, accessToken)).toBe(401);
      expect((await refresh(gateway, { clientId, refreshToken })).json['error']).toBe('invalid_grant');
    },
    rows: async (query: ReturnType<typeof sql>): Promise<unknown> => {
      const result: unknown = await gateway.database.orm.execute(query);
      return (JSON.parse(JSON.stringify(result)) as { readonly rows: unknown }).rows;
    },
    /** The last test of the describe: what all of its newcomers were given, more than `least` secrets. */
    testTheLog: (least: number): void => {
      it('no line of the log has a token, a code or an address', () => {
        const log = stableText(JSON.stringify(gateway.log));
        for (const secret of [...secrets, gateway.mailer.code]) expect(log).not.toContain(secret);
        expect(log).not.toContain('@example.com');
        expect(secrets.length).toBeGreaterThan(least);
      });
    },
  };
}
