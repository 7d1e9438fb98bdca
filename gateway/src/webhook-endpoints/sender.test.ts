import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { databases } from '../../test/databases.ts';
import { MailBox } from '../../test/portal.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import type { PostAnswer, PostedBody } from '../outgoing/guarded-post.ts';
import { OPERATOR, personOf } from '../organisations/actor.ts';
import { claimDue } from './due.ts';
import { DisabledNotices } from './disabled-notices.ts';
import { EARLIER_SECRET_MS } from './endpoint.ts';
import { ALL_TRIES_MS, PAUSES_MS, WebhookSender } from './sender.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const URL_OF_HOOK = 'https://hooks.example/cuspal';
const OK: PostAnswer = { status: 204, retryAfter: undefined };
const REFUSED: PostAnswer = { status: 500, retryAfter: undefined };

describe.each(databases())('webhooks, on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let now = Date.now();
  /** What has arrived, by address. */
  let arrived: { readonly url: string; readonly posted: PostedBody }[] = [];
  let answers: (url: string) => PostAnswer | Error = () => OK;
  const senders: WebhookSender[] = [];
  let count = 0;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
  });
  beforeEach(() => {
    now = Date.now();
    arrived = [];
    answers = () => OK;
  });
  afterAll(async () => {
    await Promise.all(senders.map((each) => each.close()));
    await database.close();
  });
  const sender = (): WebhookSender => {
    const made = new WebhookSender({
      orm: database.orm,
      logger: quiet,
      now: () => now,
      // Looks are those of the tests alone.
      everyMs: DAY,
      post: async (url, posted) => {
        const answer = answers(url);
        if (answer instanceof Error) throw answer;
        arrived.push({ url, posted });
        return answer;
      },
    });
    senders.push(made);
    return made;
  };
  const company = async (events: readonly string[] = []) => {
    const owner = await services.accounts.findOrCreateUser(`owner-${(count += 1)}@example.com`);
    const { id } = await services.organisations.make(owner, 'Marmots');
    const url = `${URL_OF_HOOK}/${id}`;
    const { endpoint, secret } = await services.webhookEndpoints.make(personOf(owner), id, { url, events });
    const of = { organisationId: id, endpointId: endpoint.id };
    const list = () => services.webhookDeliveries.list(OPERATOR, of, 100);
    const one = () => services.webhookEndpoints.one(OPERATOR, of);
    const got = () => arrived.filter((each) => each.url === url).map(({ posted }) => posted);
    return { owner, id, url, of, secret, list, one, got };
  };
  /** One try after another, each when it is due, for so long. */
  const through = async (ms: number, one: WebhookSender, list: Awaited<ReturnType<typeof company>>['list']) => {
    const end = now + ms;
    for (;;) {
      await one.look();
      const due = (await list()).flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
      if (due.length === 0 || Math.min(...due) > end) break;
      now = Math.max(now, Math.min(...due));
    }
    now = end;
  };
  /** Changes are dated by the clock of the process that makes them. */
  const afterChanges = (): void => {
    now = Date.now() + 1_000;
  };
  const typeOf = ({ body }: PostedBody): string => String(JSON.parse(body).type);

  it('tell the library of the other side what is done, by ids and roles alone', async () => {
    const { owner, id, secret, got } = await company();
    const eve = await services.accounts.findOrCreateUser(`eve-${id}@example.com`);
    const { members, projects, keys, managementKeys } = services;
    await members.set(OPERATOR, id, { person: eve, role: 'reader' });
    await members.set(personOf(owner), id, { person: eve, role: 'developer' });
    const project = await projects.make(personOf(owner), id, 'Secret plan');
    const { key, row } = await keys.create(project.id, 'Key of Ada Lovelace');
    await keys.revoke(project.id, row.id);
    const manage = await managementKeys.make(OPERATOR, id, { name: 'Terraform', role: 'reader' });
    await members.leave(eve, id);
    await projects.delete(personOf(owner), { organisationId: id, projectId: project.id });
    afterChanges();
    await sender().look();
    const receiver = new Webhook(secret);
    const events = got().map(({ body, headers }) => receiver.verify(body, headers));
    const data = (more: object) => ({ organisation: id, ...more });
    const all = [
      ['member.joined', data({ member: eve.id, role: 'reader' })],
      ['member.role_changed', data({ member: eve.id, role: 'developer' })],
      ['project.created', data({ project: project.id })],
      ['key.created', data({ project: project.id, key: row.id })],
      ['key.revoked', data({ project: project.id, key: row.id })],
      ['management_key.created', data({ key: manage.key.id, role: 'reader' })],
      ['member.left', data({ member: eve.id, role: 'developer' })],
      ['project.deleted', data({ project: project.id })],
    ];
    expect(events).toHaveLength(all.length);
    for (const [type, of] of all) expect(events).toContainEqual(expect.objectContaining({ type, data: of }));
    const text = JSON.stringify(got());
    for (const hidden of [key, manage.secret, 'Lovelace', 'Secret plan', 'example.com"', owner.email ?? '']) {
      expect(text).not.toContain(hidden);
    }
    expect(new Set(got().map(({ headers }) => headers['webhook-id'])).size).toBe(all.length);
  });

  it('go to endpoints of this organisation that want them, and a change that is undone tells nothing', async () => {
    const [all, some, other] = [await company(), await company(['project.created']), await company()];
    for (const { owner, id } of [all, some]) {
      await services.projects.make(personOf(owner), id, 'Shop');
      await expect(services.projects.make(personOf(owner), id, 'Shop')).rejects.toThrow('of this name');
      await services.organisations.rename(personOf(owner), id, 'Badgers');
    }
    afterChanges();
    await sender().look();
    expect(all.got().map(typeOf).toSorted()).toEqual(['organisation.renamed', 'project.created']);
    expect(some.got().map(typeOf)).toEqual(['project.created']);
    expect(other.got()).toEqual([]);
  });

  it('are sent once by many gateways that look at the same moment', async () => {
    const { owner, id, got } = await company(['project.created']);
    for (let made = 0; made < 9; made += 1) await services.projects.make(personOf(owner), id, `Shop ${made}`);
    afterChanges();
    await Promise.all(Array.from({ length: 4 }, () => sender().look()));
    expect(got()).toHaveLength(9);
  });

  it('are signed with two secrets for a day after a rotation', async () => {
    const { owner, of, secret, got } = await company();
    const rotated = await services.webhookEndpoints.rotate(personOf(owner), of, 2);
    expect(rotated.secret).toMatch(/^whsec_/);
    // The same asked twice makes no other.
    expect(await services.webhookEndpoints.rotate(personOf(owner), of, 2)).toEqual({ endpoint: rotated.endpoint });
    await expect(services.webhookEndpoints.rotate(personOf(owner), of, 4)).rejects.toThrow('ask for 3');
    const one = sender();
    const sent = async () => {
      await services.webhookEndpoints.test(personOf(owner), of);
      await one.look();
      return got().at(-1) ?? { headers: {}, body: '' };
    };
    const { headers, body } = await sent();
    for (const each of [secret, rotated.secret ?? '']) {
      expect(new Webhook(each).verify(body, headers)).toMatchObject({ type: 'webhook.test' });
    }
    now += EARLIER_SECRET_MS;
    const signature = (await sent()).headers['webhook-signature'] ?? '';
    expect(signature.split(' ')).toHaveLength(1);
    const later = got().at(-1);
    const at = { ...later?.headers, 'webhook-timestamp': headers['webhook-timestamp'] ?? '' };
    expect(() => new Webhook(secret).verify(later?.body ?? '', at)).toThrow();
  });

  it.each([
    ['a refusal', REFUSED],
    ['a redirect', { status: 302, retryAfter: undefined }],
    ['no answer', new Error('the host takes too long')],
  ])('are tried again after %s, with growing pauses and the same id', async (_, fault) => {
    const { owner, of, list, one, got } = await company();
    answers = () => fault;
    await services.webhookEndpoints.test(personOf(owner), of);
    const mine = sender();
    const begun = now;
    await mine.look();
    expect(await list()).toMatchObject([{ status: 'waiting', tries: 1, nextAt: new Date(begun + PAUSES_MS[0]!) }]);
    await mine.look();
    expect(await list()).toMatchObject([{ tries: 1 }]);
    expect((await one()).failingSince).toEqual(new Date(begun));
    await through(3 * HOUR, mine, list);
    expect(await list()).toMatchObject([{ status: 'waiting', tries: 5 }]);
    const before = got();
    answers = () => OK;
    await through(5 * HOUR, mine, list);
    const [delivery] = await list();
    expect(delivery).toMatchObject({ status: 'delivered', tries: 6, nextAt: null, answer: 204 });
    expect((await one()).failingSince).toBeNull();
    const ids = [...before, ...got()].map(({ headers, body }) => `${headers['webhook-id']} ${body}`);
    expect(new Set(ids)).toEqual(new Set([`${delivery?.id} ${delivery?.body}`]));
  });

  it('wait as long as the other side asks', async () => {
    const { owner, of, list } = await company();
    answers = () => ({ status: 429, retryAfter: '7200' });
    await services.webhookEndpoints.test(personOf(owner), of);
    await sender().look();
    expect(await list()).toMatchObject([{ answer: 429, nextAt: new Date(now + 2 * HOUR) }]);
  });

  it('end after three days: the endpoint is disabled, and its owners are told once', async () => {
    const { owner, id, of, list, one, got } = await company();
    const second = await services.accounts.findOrCreateUser(`second-${id}@example.com`);
    await services.members.set(OPERATOR, id, { person: second, role: 'owner' });
    answers = () => REFUSED;
    const mine = sender();
    await through(ALL_TRIES_MS + HOUR, mine, list);
    expect(await list()).toMatchObject([{ type: 'member.joined', status: 'failed', tries: 10, nextAt: null }]);
    expect((await one()).disabledAt).not.toBeNull();
    const box = new MailBox();
    const parts = { orm: database.orm, mailer: box, logger: quiet, page: 'https://mcp.example/o', now: () => now };
    const notices = [new DisabledNotices(parts), new DisabledNotices(parts)];
    box.broken = true;
    await Promise.all(notices.map((each) => each.look()));
    box.broken = false;
    now += 5 * 60_000;
    await Promise.all(notices.map((each) => each.look()));
    now += DAY;
    await Promise.all(notices.map((each) => each.look()));
    const mine2 = box.mails.filter(({ text }) => text.includes(id));
    expect(mine2.map(({ to }) => to).toSorted()).toEqual([owner.email, second.email].toSorted());
    expect(mine2[0]?.text).toContain('hooks.example');
    await Promise.all(notices.map((each) => each.close()));

    // It hears of nothing more until it is saved again; what has not arrived can be sent again then.
    answers = () => OK;
    const heard = got().length;
    await services.projects.make(personOf(owner), id, 'Shop');
    const [failed] = await list();
    const again = { ...of, deliveryId: failed?.id ?? '' };
    await expect(services.webhookDeliveries.replay(OPERATOR, again)).rejects.toThrow('disabled');
    await mine.look();
    expect(got()).toHaveLength(heard);
    const { url } = await one();
    await services.webhookEndpoints.change(personOf(owner), of, { url, events: [] });
    await services.webhookDeliveries.replay(OPERATOR, again);
    await mine.look();
    expect(got()).toHaveLength(heard + 1);
    expect(await list()).toMatchObject([{ id: failed?.id, status: 'delivered', tries: 1 }]);
  });

  it('go no more to an endpoint that says it is gone', async () => {
    const { owner, of, one, list } = await company();
    answers = () => ({ status: 410, retryAfter: undefined });
    await services.webhookEndpoints.test(personOf(owner), of);
    await sender().look();
    expect([(await one()).disabledAt, await list()]).toMatchObject([expect.any(Date), [{ status: 'failed' }]]);
  });

  it('are taken over from a gateway that ended while it sent', async () => {
    const { owner, of, list, got } = await company();
    await services.webhookEndpoints.test(personOf(owner), of);
    answers = () => OK;
    expect(await claimDue(database.orm, 8, now)).toHaveLength(1);
    await sender().look();
    expect(got()).toEqual([]);
    now += 60_000;
    await sender().look();
    expect(await list()).toMatchObject([{ status: 'delivered', tries: 2 }]);
  });

  it('are kept for thirty days', async () => {
    const { owner, of, list } = await company();
    await services.webhookEndpoints.test(personOf(owner), of);
    now += 30 * DAY;
    await services.webhookDeliveries.purge();
    expect(await list()).toHaveLength(1);
    now += 1;
    await services.webhookDeliveries.purge();
    expect(await list()).toEqual([]);
  });
});
