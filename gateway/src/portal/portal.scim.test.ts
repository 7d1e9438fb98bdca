import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PageBrowser } from '../../test/page-browser.ts';
import { singleSignOnSuite } from '../../test/single-sign-on-suite.ts';
import { guest } from '../../test/two-organisations.ts';
import { scimGroupMembers, scimGroups, scimUsers } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { singleSignOnAt } from './organisations/organisation-paths.ts';

describe('provisioning, as single sign-on has it', () => {
  const { suite, comeIn, membersOf, actionsOf } = singleSignOnSuite();

  it('shows a token once, at most two, and revokes one', async () => {
    const owner = await guest(suite.portal, `owner@${suite.ours.domain}`);
    const at = singleSignOnAt(suite.ours.id);
    const tokens = () => suite.portal.scimTokens.list(OPERATOR, suite.ours.id);
    expect((await owner.browser.get(at)).text).toContain('/scim/v2</code>');
    const made = await owner.post(`${at}/scim-tokens`, {});
    const [secret = ''] = /cuspal_scim_[\w-]{43}/.exec(made.text) ?? [];
    expect(secret).not.toBe('');
    expect((await suite.portal.scimTokens.open(secret))?.organisationId).toBe(suite.ours.id);
    const page = await owner.browser.get(at);
    expect([page.text.includes(secret), page.text.includes(secret.slice(-4))]).toEqual([false, true]);
    await owner.post(`${at}/scim-tokens`, {});
    const third = await owner.post(`${at}/scim-tokens`, {});
    expect([third.status, third.text.includes('at most 2 SCIM tokens')]).toEqual([422, true]);
    const [first] = await tokens();
    const revoked = await owner.post(`${at}/scim-tokens/revoke`, { token: first?.id ?? '' });
    expect(revoked.at).toBe(`${at}?done=token-revoked`);
    expect(await tokens()).toHaveLength(1);
    expect(await suite.portal.scimTokens.open(secret)).toBeUndefined();
    const again = await owner.post(`${at}/scim-tokens/revoke`, { token: first?.id ?? '' });
    expect(again.status).toBe(404);
  });

  it('lets in nobody who is not active, and goes by the groups that it keeps in place of those of a token', async () => {
    const { ours, database, portal } = suite;
    const groupRoles = [
      { group: 'dev', role: 'developer' as const },
      { group: 'pay', role: 'billing' as const },
    ];
    await portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, groupRoles, defaultRole: 'reader' });
    const email = `kept@${ours.domain}`;
    const { id: accountId } = await portal.accounts.findOrCreateUser(email);
    const user = { id: 'kept', organisationId: ours.id, accountId, userName: email, email };
    await database.orm.insert(scimUsers).values({ ...user, active: false });
    const enter = () => {
      ours.idp.forgetBrowser();
      return comeIn(new PageBrowser(portal.url), ours, { email, groups: ['dev'] });
    };
    const refused = await enter();
    expect([refused.status, refused.text.includes('switched your access off')]).toEqual([403, true]);
    expect(await actionsOf(ours)).toContain('single-sign-on.refuse');
    expect((await membersOf(ours)).get(email)).toBeUndefined();
    await database.orm.update(scimUsers).set({ active: true }).where(eq(scimUsers.id, 'kept'));
    expect((await enter()).status).toBe(200);
    expect((await membersOf(ours)).get(email)).toBe('developer');
    await database.orm
      .insert(scimGroups)
      .values({ id: 'pay', organisationId: ours.id, displayName: 'Payments', externalId: 'pay' });
    expect((await enter()).status).toBe(200);
    expect((await membersOf(ours)).get(email)).toBe('reader');
    await database.orm.insert(scimGroupMembers).values({ groupId: 'pay', userId: 'kept' });
    expect((await enter()).status).toBe(200);
    expect((await membersOf(ours)).get(email)).toBe('billing');
    // Whom it does not keep comes by the groups of their token.
    ours.idp.forgetBrowser();
    const other = `other@${ours.domain}`;
    expect((await comeIn(new PageBrowser(portal.url), ours, { email: other, groups: ['dev'] })).status).toBe(200);
    expect((await membersOf(ours)).get(other)).toBe('developer');
  });
});
