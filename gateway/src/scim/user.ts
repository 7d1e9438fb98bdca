import { z } from 'zod';
import { parseAddress } from '../accounts/accounts.ts';
import type { scimUsers } from '../database/schema.ts';
import { memberFault } from '../rest/member-fault.ts';
import { oneLine } from '../web/clean-text.ts';
import { canonical, type Resource } from './attributes.ts';
import { invalidValue } from './scim-error.ts';
import { USER } from './shapes.ts';

export type UserRow = typeof scimUsers.$inferSelect;

/** What a provider says of a person. */
export type UserFacts = Pick<
  UserRow,
  | 'userName'
  | 'externalId'
  | 'email'
  | 'emailType'
  | 'displayName'
  | 'formattedName'
  | 'givenName'
  | 'familyName'
  | 'active'
>;

/** A group as its members have it. */
export interface GroupOf {
  readonly id: string;
  readonly displayName: string;
}

/** The longest text of a person or a group, and most values of a list that are read. */
export const LONGEST_TEXT = 254;
const MOST_EMAILS = 20;
/** What an address is for that says nothing of it. */
const WORK = 'work';

const text = z.string().max(LONGEST_TEXT).transform(oneLine);
const line = text.transform((value) => (value === '' ? null : value));
/** Entra sends booleans as text, where its mapping is an old one. */
const yesOrNo = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i, 'be true or false')
    .transform((value) => value.toLowerCase() === 'true'),
]);

const sent = z.object({
  userName: text.refine((value) => value !== '', 'have at least one character'),
  externalId: line.optional(),
  displayName: line.optional(),
  name: z.object({ formatted: line.optional(), givenName: line.optional(), familyName: line.optional() }).optional(),
  active: yesOrNo.default(true),
  emails: z
    .array(z.object({ value: text.optional(), type: line.optional(), primary: yesOrNo.optional() }))
    .max(MOST_EMAILS)
    .default([]),
});

/** What a resource says of a person; throws for what cannot be, naming the attribute. */
export function userIn(resource: object): UserFacts {
  const known = canonical(USER, resource);
  const read = sent.safeParse(known);
  if (!read.success) throw invalidValue(memberFault(read.error, known).detail);
  const { userName, externalId, displayName, name, active, emails } = read.data;
  const given = emails.filter(({ value }) => value !== undefined && value !== '');
  const chosen =
    given.find(({ primary }) => primary === true) ?? given.find(({ type }) => type === WORK) ?? given.at(0);
  const address = chosen?.value ?? userName;
  const email = parseAddress(address);
  if (email === undefined) {
    const shown = JSON.stringify(address.slice(0, 80));
    throw invalidValue(
      `${shown} is no e-mail address. Send one in the attribute emails, or as the user name: name@example.com.`,
    );
  }
  return {
    userName,
    externalId: externalId ?? null,
    email,
    emailType: chosen ? (chosen.type ?? WORK) : null,
    displayName: displayName ?? null,
    formattedName: name?.formatted ?? null,
    givenName: name?.givenName ?? null,
    familyName: name?.familyName ?? null,
    active,
  };
}

/** A person as the provider is shown them, without what is the same for all resources. */
export function userResource(row: UserRow, groups: readonly GroupOf[], addressOf: (id: string) => string): Resource {
  const name = told({ formatted: row.formattedName, familyName: row.familyName, givenName: row.givenName });
  return {
    ...told({ externalId: row.externalId }),
    userName: row.userName,
    ...(Object.keys(name).length > 0 && { name }),
    ...told({ displayName: row.displayName }),
    active: row.active,
    ...(row.emailType !== null && { emails: [{ value: row.email, type: row.emailType, primary: true }] }),
    ...(groups.length > 0 && {
      groups: groups.map(({ id, displayName }) => ({
        value: id,
        $ref: addressOf(id),
        display: displayName,
        type: 'direct',
      })),
    }),
  };
}

/** The same as filters see it: with an address that is only the user name. */
export const soughtUser = ({ email }: UserRow, resource: Resource): Resource => ({
  emails: [{ value: email, type: WORK, primary: true }],
  ...resource,
});

/** The facts that there are. */
export const told = (facts: Readonly<Record<string, string | null>>): Resource =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
