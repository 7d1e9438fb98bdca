import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { auditEntries, auditHeads } from '../database/schema.ts';
import { AUDIT_ACTIONS } from './actions.ts';
import { AuditLog } from './audit-log.ts';
import { inAudit, keptAddress } from './context.ts';
import { NO_HASH, type AuditEntry } from './entry.ts';
import { record, recordAlone } from './record.ts';
import { verifyChain, type Head } from './verify.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('the audit log on $name', (kind) => {
  let database: Database;
  let services: TestServices;
  let people = 0;
  beforeAll(async () => {
    database = await kind.fresh();
    services = servicesOn(database);
  }, 60_000);
  afterAll(() => database.close());

  const log = (now = Date.now, retentionDays = 400) => new AuditLog(database.orm, { retentionDays, now });
  const all = async (chain: string): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for await (const entry of log().entries(chain)) entries.push(entry);
    return entries;
  };

  /** The chain of a new person, with some entries. */
  async function chainWith(count: number): Promise<{ chain: string; accountId: string }> {
    const { id } = await services.accounts.findOrCreateUser(`audited-${(people += 1)}@example.com`);
    const chain = await log().chainOf(id);
    const before = (await all(chain)).length;
    for (let number = before; number < count; number += 1) {
      await recordAlone(database.orm, {
        action: AUDIT_ACTIONS[number % 5] ?? 'sign-in.enter',
        of: { accountId: id },
        before: { number, name: 'Blue' },
        after: { name: `Grün "${number}"`, number: number + 1, ranges: ['192.0.2.0/24'] },
      });
    }
    return { chain, accountId: id };
  }

  it('numbers the entries of each chain without gaps, also of those that come at the same time', async () => {
    const { chain, accountId } = await chainWith(3);
    const more = Array.from({ length: 8 }, () => recordAlone(database.orm, { action: 'key.make', of: { accountId } }));
    await Promise.all(more);
    const sequences = (await all(chain)).map(({ sequence }) => sequence);
    expect(sequences).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    expect(await log().verify(chain)).toEqual({ ok: true, entries: 11 });
  });

  it('hashes each entry with the hash of the one before it, in the form that is documented', async () => {
    const { chain } = await chainWith(2);
    let previous = NO_HASH;
    for (const entry of await all(chain)) {
      const form = [1, entry.chain, entry.sequence, entry.at.toISOString(), entry.action, entry.surface];
      const who = [entry.actorKind, entry.actor, entry.address, entry.targetKind, entry.target, entry.project];
      const facts = [entry.before, entry.after].map((one) => one && Object.entries(one).toSorted());
      const text = JSON.stringify([...form, ...who, ...facts, previous]);
      expect(entry.hash).toBe(createHash('sha256').update(text).digest('hex'));
      previous = entry.hash;
    }
  });

  it('appends nothing where the change is undone', async () => {
    const { chain, accountId } = await chainWith(1);
    await expect(
      database.orm.transaction(async (transaction) => {
        await record(transaction, { action: 'key.make', of: { accountId } });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await log().verify(chain)).toEqual({ ok: true, entries: 1 });
  });

  it('names no account that is deleted, and stays whole', async () => {
    const { chain, accountId } = await chainWith(3);
    await inAudit({ surface: 'page', actor: { kind: 'person', accountId }, address: '192.0.2.0/24' }, () =>
      recordAlone(database.orm, { action: 'key.make', of: { accountId } }),
    );
    expect([...(await log().people([chain])).values()]).toEqual([`audited-${people}@example.com`]);
    await services.accounts.delete(accountId);
    const left = await all(chain);
    expect(left.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(left)).not.toContain(accountId);
    expect(left.some(({ actor, address }) => actor === chain && address === '192.0.2.0/24')).toBe(true);
    expect((await log().people([chain])).size).toBe(0);
    expect((await log().verify(chain)).ok).toBe(true);
  });

  it('cuts what is old, says so, and goes on from there', async () => {
    const { chain, accountId } = await chainWith(4);
    const old = await all(chain);
    const inDays = (days: number) => log(() => Date.now() + days * DAY_MS);
    await inDays(399).purge();
    expect(await all(chain)).toEqual(old);
    await inDays(401).purge();
    const [anchor, ...none] = await all(chain);
    expect(none).toEqual([]);
    expect(anchor).toMatchObject({ action: 'audit.cut', sequence: 5, previousHash: old[3]?.hash });
    expect(anchor?.after).toEqual({ entries: 4, lastSequence: 4, lastHash: old[3]?.hash });
    expect(await log().verify(chain)).toEqual({ ok: true, entries: 1 });
    await recordAlone(database.orm, { action: 'key.make', of: { accountId } });
    expect(await log().verify(chain)).toEqual({ ok: true, entries: 2 });
    // The entry of a cut is not cut alone, or there would be one more at each purge.
    await database.orm.delete(auditEntries).where(and(eq(auditEntries.chain, chain), eq(auditEntries.sequence, 6)));
    await database.orm
      .update(auditHeads)
      .set({ sequence: 5, hash: anchor?.hash ?? '' })
      .where(eq(auditHeads.chain, chain));
    await inDays(900).purge();
    expect(await log().verify(chain)).toEqual({ ok: true, entries: 1 });
  });

  it('finds a chain whose first entries were removed without a word, and one whose head is gone', async () => {
    const { chain } = await chainWith(5);
    await database.orm.execute(sql`delete from audit_entries where chain = ${chain} and sequence <= 2`);
    expect(await log().verify(chain)).toEqual({ ok: false, sequence: 1, reason: 'missing' });
    const { chain: other } = await chainWith(5);
    await database.orm.delete(auditHeads).where(eq(auditHeads.chain, other));
    expect(await log().verify(other)).toEqual({ ok: false, sequence: 5, reason: 'not the end' });
    expect(await log().chains()).toContain(other);
  });

  it('detects each of 1,000 random deletions and edits, of the newest entries too', async () => {
    const { chain } = await chainWith(40);
    const entries = await all(chain);
    const [head] = await database.orm.select().from(auditHeads).where(eq(auditHeads.chain, chain));
    expect(head).toBeDefined();
    expect(await verifyChain(head, entries)).toEqual({ ok: true, entries: 40 });
    const random = generator(20_261_129);
    for (let round = 0; round < 1_000; round += 1) {
      const { broken, first } = tampered(entries, random);
      const verdict = await verifyChain(head, broken);
      expect({ round, ...verdict }).toMatchObject({ round, ok: false });
      if (!verdict.ok) expect(verdict.sequence).toBe(first);
    }
  }, 60_000);

  it('detects the same in the database', async () => {
    const { chain } = await chainWith(12);
    const random = generator(7);
    const entries = await all(chain);
    for (let round = 0; round < 25; round += 1) {
      const { broken, first } = tampered(entries, random);
      await database.orm.delete(auditEntries).where(eq(auditEntries.chain, chain));
      await database.orm.insert(auditEntries).values(broken);
      expect(await log().verify(chain)).toMatchObject({ ok: false, sequence: first });
    }
    await database.orm.delete(auditEntries).where(eq(auditEntries.chain, chain));
    await database.orm.insert(auditEntries).values(entries);
    expect(await log().verify(chain)).toEqual({ ok: true, entries: 12 });
  }, 60_000);

  it('holds an edited head against the chain', async () => {
    const { chain } = await chainWith(3);
    const entries = await all(chain);
    const [head] = await database.orm.select().from(auditHeads).where(eq(auditHeads.chain, chain));
    const edits: readonly Partial<Head>[] = [{ sequence: 2 }, { sequence: 4 }, { hash: NO_HASH }];
    for (const edit of edits) {
      const edited = { sequence: head?.sequence ?? 0, hash: head?.hash ?? '', ...edit };
      expect((await verifyChain(edited, entries)).ok).toBe(false);
    }
  });
});

describe('what is kept of an address', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['', undefined],
  ])('of %s: %s', (address, kept) => expect(keptAddress(address)).toBe(kept));
});

/** Numbers that come in the same order each time: mulberry32. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const EDITS: readonly ((entry: AuditEntry) => Partial<AuditEntry>)[] = [
  ({ at }) => ({ at: new Date(at.getTime() + 1) }),
  ({ action }) => ({ action: `${action}x` }),
  () => ({ surface: 'api' }),
  () => ({ actorKind: 'operator' }),
  () => ({ actor: 'somebody' }),
  () => ({ address: '198.51.100.0/24' }),
  () => ({ targetKind: 'key' }),
  () => ({ target: 'another' }),
  () => ({ project: 'another' }),
  ({ before }) => ({ before: before === null ? {} : null }),
  ({ after }) => ({ after: { ...after, number: -1 } }),
  () => ({ previousHash: 'f'.repeat(64) }),
  () => ({ hash: 'f'.repeat(64) }),
];

/** A chain in which entries are removed, edited or exchanged, and the first number at which it is not as it was. */
function tampered(entries: readonly AuditEntry[], random: (below: number) => number) {
  // Every fourth time the newest entry.
  const at = random(4) === 0 ? entries.length - 1 : random(entries.length);
  const chosen = entries[at];
  if (!chosen) throw new Error('no entry');
  if (random(2) === 0) {
    const count = 1 + random(3);
    const broken = entries.filter((_, index) => index < at || index >= at + count);
    return { broken, first: chosen.sequence };
  }
  const edit = EDITS[random(EDITS.length)];
  const edited = { ...chosen, ...edit?.(chosen) };
  return { broken: entries.map((entry) => (entry === chosen ? edited : entry)), first: chosen.sequence };
}
