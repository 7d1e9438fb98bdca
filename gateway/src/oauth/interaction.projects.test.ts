import { describe, expect, it } from 'vitest';
import { formFields, type Browser, type Shown } from '../../test/browser.ts';
import { interactionSuite, read } from '../../test/interaction-suite.ts';
import { exchange, statusOfCall, type OAuthGateway } from '../../test/oauth.ts';
import { OPERATOR } from '../organisations/actor.ts';
import type { Role } from '../organisations/roles.ts';

let gateway: OAuthGateway;
let clientId: string;
const { askForCode, newEmail, verifier } = interactionSuite((started, client) => {
  gateway = started;
  clientId = client;
});

describe('the project that an application is connected to', () => {
  /** A person who is that in an organisation with a project which has an allowance. */
  const member = async (role: Role) => {
    const { accounts, organisations, members, projects } = gateway.services;
    const email = newEmail();
    const person = await accounts.findOrCreateUser(email);
    const owner = await accounts.findOrCreateUser(newEmail());
    const { id } = await organisations.make(owner, 'Blue <Ltd>');
    await members.set(OPERATOR, id, { person, role });
    const project = await projects.make(OPERATOR, id, 'Site');
    await accounts.setAllowance(project.id, 5);
    return { email, person, id, project };
  };
  const typeCode = async (email: string): Promise<{ browser: Browser; third: Shown }> => {
    const { browser, second } = await askForCode(email);
    const third = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    return { browser, third };
  };
  const choose = (browser: Browser, page: Shown, project: string): Promise<Shown> =>
    browser.post(page.url, { ...formFields(page.text, 'project'), project });

  it('is asked for after the code, where there are several, and pays for the calls', async () => {
    const { email, person, project } = await member('developer');
    const { browser, third } = await typeCode(email);
    expect(read(third)).toContain('Project whose allowance it uses Personal Blue &lt;Ltd&gt;: Site');
    const callback = await choose(browser, third, project.id);
    const code = new URL(callback.url).searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
    const { usage } = gateway.services;
    expect([(await usage.month(project.id)).used, (await usage.month(person.id)).used]).toEqual([1, 0]);
    expect(await gateway.oauth.applications(project.id)).toHaveLength(1);
    expect(await gateway.oauth.applications(person.id)).toEqual([]);
  });

  it('is the own one where that is chosen, and where there is no other', async () => {
    const { email, person } = await member('owner');
    const { browser, third } = await typeCode(email);
    const code = new URL((await choose(browser, third, person.id)).url).searchParams.get('code') ?? '';
    await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await gateway.oauth.applications(person.id)).toHaveLength(1);
    for (const role of ['reader', 'billing'] as const) {
      const { third: callback } = await typeCode((await member(role)).email);
      expect(new URL(callback.url).searchParams.get('code')).not.toBeNull();
    }
  });

  it('is none of somebody else, and none any more whose membership has ended', async () => {
    const [mine, theirs] = [await member('developer'), await member('developer')];
    const { browser, third } = await typeCode(mine.email);
    for (const foreign of [theirs.project.id, theirs.person.id, 'operator', '', 'x'.repeat(200)]) {
      const refused = await choose(browser, third, foreign);
      expect([refused.status, read(refused).includes('Choose another one.')]).toEqual([422, true]);
    }
    await gateway.services.members.remove(OPERATOR, mine.id, mine.person.id);
    expect((await choose(browser, third, mine.project.id)).status).toBe(422);
    await gateway.services.accounts.suspend(mine.person.id);
    const back = await choose(browser, third, mine.person.id);
    expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
  });

  it('cannot be chosen without a code, or ten minutes after it', async () => {
    const { email, project } = await member('developer');
    const { browser, second } = await askForCode(email);
    const fields = { ...formFields(second.text, 'code'), step: 'project', project: project.id };
    expect((await browser.post(second.url, fields)).status).toBe(422);
    const third = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    gateway.clock.shiftMs += 10 * 60_000;
    const late = await choose(browser, third, project.id);
    gateway.clock.shiftMs = 0;
    expect([late.status, read(late).includes('took longer than ten minutes')]).toEqual([422, true]);
  });
});
