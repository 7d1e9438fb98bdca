import { describe, expect, it } from 'vitest';
import type { Resource } from './attributes.ts';
import { patched } from './patch.ts';
import { ScimError } from './scim-error.ts';
import { GROUP, USER } from './shapes.ts';

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const [ADA, BOB] = ['f648f8d5ea4e4cd38e9c', '2819c223-7f76-453a-919d-413861904646'];

const user = (more: Resource = {}): Resource => ({
  schemas: [USER.schema],
  id: ADA,
  userName: 'ada@example.com',
  active: true,
  ...more,
});
const group = (...members: readonly string[]): Resource => ({
  schemas: [GROUP.schema],
  id: 'g',
  displayName: 'engineers',
  members: members.map((value) => ({ value, type: 'User' })),
});

const onUser = (resource: Resource, ...Operations: readonly unknown[]) =>
  patched(USER, resource, { schemas, Operations });
const onGroup = (resource: Resource, ...Operations: readonly unknown[]) =>
  patched(GROUP, resource, { schemas, Operations });
const memberIds = ({ members = [] }: Resource): unknown =>
  Array.isArray(members) ? members.map(({ value }: Resource) => value) : members;

/** Requests as learn.microsoft.com shows them under "Develop and plan provisioning for a SCIM endpoint". */
describe('requests of Microsoft Entra', () => {
  it('replace single values and one address', () => {
    const known = user({ emails: [{ value: 'old@example.com', type: 'work', primary: true }] });
    const next = onUser(
      known,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@example.com' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    );
    expect(next).toEqual(
      user({
        emails: [{ value: 'updatedEmail@example.com', type: 'work', primary: true }],
        name: { familyName: 'updatedFamilyName' },
      }),
    );
    expect(known['name']).toBeUndefined();
  });

  it('add an address that there is not', () => {
    expect(onUser(user(), { op: 'Add', path: 'emails[type eq "work"].value', value: 'a@example.com' })).toEqual(
      user({ emails: [{ type: 'work', value: 'a@example.com' }] }),
    );
  });

  it('disable a person, by a boolean or by a text', () => {
    expect(onUser(user(), { op: 'Replace', path: 'active', value: false })).toEqual(user({ active: false }));
    expect(onUser(user(), { op: 'Replace', path: 'active', value: 'False' })).toEqual(user({ active: 'False' }));
  });

  it('set several values without a path, some of other schemas and of what is not kept', () => {
    const value = {
      displayName: 'Ada',
      'name.givenName': 'Ada',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'Engines',
      'phoneNumbers[type eq "work"].value': '+1',
      'addresses[type eq "work"].country': 'GB',
      title: 'Countess',
    };
    expect(onUser(user(), { op: 'add', value })).toEqual(user({ displayName: 'Ada', name: { givenName: 'Ada' } }));
  });

  it('add and remove members of a group', () => {
    const both = onGroup(group(), { op: 'Add', path: 'members', value: [{ $ref: null, value: ADA }, { value: BOB }] });
    expect(memberIds(both)).toEqual([ADA, BOB]);
    expect(memberIds(onGroup(both, { op: 'Add', path: 'members', value: [{ value: ADA }] }))).toEqual([BOB, ADA]);
    expect(memberIds(onGroup(both, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ADA }] }))).toEqual([
      BOB,
    ]);
    expect(memberIds(onGroup(both, { op: 'Remove', path: `members[value eq "${BOB}"]` }))).toEqual([ADA]);
    expect(
      onGroup(both, { op: 'Replace', path: 'displayName', value: '1879db59-3bdf-4490-ad68-ab880a269474up' }),
    ).toEqual({ ...both, displayName: '1879db59-3bdf-4490-ad68-ab880a269474up' });
  });
});

/** Requests as developer.okta.com shows them under "SCIM 2.0 protocol reference". */
describe('requests of Okta', () => {
  it('deactivate a person, and rename a group beside its id', () => {
    expect(onUser(user(), { op: 'replace', value: { active: false } })).toEqual(user({ active: false }));
    expect(onGroup(group(ADA), { op: 'replace', value: { id: 'g', displayName: 'Test SCIMv2' } })).toEqual({
      ...group(ADA),
      displayName: 'Test SCIMv2',
    });
  });

  it('remove one member and add another in one request, or replace all', () => {
    const next = onGroup(
      group(ADA),
      { op: 'remove', path: `members[value eq "${ADA}"]` },
      { op: 'add', path: 'members', value: [{ value: BOB, display: 'test.user@okta.local' }] },
    );
    expect(memberIds(next)).toEqual([BOB]);
    expect(memberIds(onGroup(next, { op: 'replace', path: 'members', value: [{ value: ADA }] }))).toEqual([ADA]);
    expect(onGroup(next, { op: 'remove', path: 'members' })['members']).toBeUndefined();
  });
});

describe('RFC 7644, 3.5.2', () => {
  it('keeps one primary value', () => {
    const known = user({ emails: [{ value: 'a@example.com', type: 'work', primary: true }] });
    const next = onUser(known, { op: 'add', path: 'emails', value: { value: 'b@example.com', primary: true } });
    expect(next['emails']).toEqual([
      { value: 'a@example.com', type: 'work', primary: false },
      { value: 'b@example.com', primary: true },
    ]);
  });

  it('knows attributes whatever their case and schema', () => {
    const next = onUser(
      user(),
      { op: 'ADD', path: 'urn:ietf:params:scim:schemas:core:2.0:User:NAME.givenname', value: 'Ada' },
      { op: 'replace', path: 'DisplayName', value: 'Ada' },
      { op: 'replace', path: 'externalID', value: '7' },
    );
    expect(next).toEqual(user({ name: { givenName: 'Ada' }, displayName: 'Ada', externalId: '7' }));
  });

  it('takes away by remove and by null', () => {
    const known = user({ displayName: 'Ada', name: { givenName: 'Ada' }, externalId: '7' });
    const next = onUser(
      known,
      { op: 'remove', path: 'displayName' },
      { op: 'replace', path: 'externalId', value: null },
      { op: 'remove', path: 'name.givenName' },
      { op: 'remove', path: 'emails[type eq "home"]' },
    );
    expect(next).toEqual(user({ name: {} }));
  });

  it.each([
    [{ op: 'move', path: 'active', value: 1 }, 'invalidSyntax'],
    ['replace', 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'add', value: 'x' }, 'invalidValue'],
    [{ op: 'add', path: 'displayName' }, 'invalidValue'],
    [{ op: 'add', path: 'shoeSize', value: 7 }, 'invalidPath'],
    [{ op: 'add', path: 'name.shoeSize', value: 7 }, 'invalidPath'],
    [{ op: 'add', path: 'name[formatted eq "x"].givenName', value: 7 }, 'invalidPath'],
    [{ op: 'add', path: 'emails[', value: 7 }, 'invalidPath'],
    [{ op: 'add', path: 'emails[type eq].value', value: 7 }, 'invalidFilter'],
    [{ op: 'add', path: 'emails[shoe eq "x"].value', value: 7 }, 'invalidFilter'],
    [{ op: 'replace', path: 'emails[value co "x"].value', value: 7 }, 'noTarget'],
    [{ op: 'replace', path: 'id', value: 'other' }, 'mutability'],
    [{ op: 'replace', path: 'meta.created', value: 'x' }, 'mutability'],
    [{ op: 'add', path: 'groups', value: [{ value: 'x' }] }, 'mutability'],
    [{ op: 'add', path: 'emails', value: [7] }, 'invalidValue'],
    [{ op: 'add', path: 7, value: 7 }, 'invalidPath'],
  ])('refuses %j', (operation, scimType) => {
    expect(() => onUser(user(), operation)).toThrow(expect.objectContaining({ status: 400, scimType }));
  });

  it('takes nothing of a prototype for an attribute', () => {
    const value: unknown = JSON.parse('{"__proto__": {"active": false}, "constructor": {"prototype": {"x": 1}}}');
    for (const operation of [
      { op: 'add', value },
      { op: 'add', path: '__proto__', value: { x: 1 } },
      { op: 'add', path: 'name.__proto__', value: { x: 1 } },
    ]) {
      expect(() => onUser(user(), operation)).toThrow(ScimError);
    }
    const next = onUser(user(), { op: 'add', path: 'name', value });
    expect(next).toEqual(user({ name: {} }));
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('has a bound of operations, and needs its schema', () => {
    const one = { op: 'add', path: 'displayName', value: 'x' };
    expect(() => onUser(user(), ...Array.from({ length: 101 }, () => one))).toThrow('100');
    expect(() => onUser(user())).toThrow('Operations');
    expect(() => patched(USER, user(), { Operations: [one] })).toThrow('PatchOp');
  });
});
