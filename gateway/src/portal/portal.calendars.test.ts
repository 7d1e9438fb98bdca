import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { ADA, portalSuite } from '../../test/portal-suite.ts';
import type { TestPortal } from '../../test/portal.ts';
import type { Database } from '../database/connection.ts';
import { SealedRequests } from '../sealed-requests/sealed-requests.ts';

const REVOKE = '/developer/calendars/revoke';

describe.each(databases())('addresses of calendars on the developer page, $name', (kind) => {
  let portal: TestPortal;
  let sealed: SealedRequests;
  const { signIn } = portalSuite(kind, (opened, { orm }: Database) => {
    portal = opened;
    sealed = new SealedRequests(orm);
  });

  it('are not spoken of where none was made, and end by one button where some were', async () => {
    const { browser, page } = await signIn();
    expect(page.text).not.toContain('Calendar addresses');
    const { id } = await portal.accounts.find(ADA);
    const token = await sealed.seal(id, 'feed', '{}');
    const shown = await browser.get('/developer');
    expect(shown.text).toContain('Calendar addresses');
    expect(shown.text).not.toContain(token.slice(0, 20));
    const after = await browser.submit(shown, REVOKE);
    expect(after.at).toBe('/developer?done=calendars');
    expect(after.text).toContain('All addresses of calendars have ended.');
    expect(after.text).not.toContain('Calendar addresses');
    expect(await sealed.open(token, 'feed')).toBeUndefined();
  });

  it('are ended by nobody else, and by no form of another site', async () => {
    const { page } = await signIn();
    const { id } = await portal.accounts.find(ADA);
    const token = await sealed.seal(id, 'feed', '{}');
    const { browser: eve } = await signIn('eve@example.com');
    const forged = await eve.post(REVOKE, { fields: {}, headers: { origin: 'https://evil.example' } });
    expect(forged.status).toBe(403);
    const bare = await eve.post(REVOKE, { fields: {} });
    expect(bare.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBe(200);
    expect((await sealed.open(token, 'feed'))?.account.id).toBe(id);
  });
});
