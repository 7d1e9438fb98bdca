import { z } from 'zod';
import type { scimGroups } from '../database/schema.ts';
import { memberFault } from '../rest/member-fault.ts';
import { oneLine } from '../web/clean-text.ts';
import { canonical, type Resource } from './attributes.ts';
import { invalidValue } from './scim-error.ts';
import { GROUP } from './shapes.ts';
import { LONGEST_TEXT, told } from './user.ts';

export type GroupRow = typeof scimGroups.$inferSelect;

/** What a provider says of a group. */
export interface GroupFacts {
  readonly displayName: string;
  readonly externalId: string | null;
  /** Ids of its members. */
  readonly members: readonly string[];
}

/** Persons that one group can have. */
const MOST_GROUP_MEMBERS = 500;

const sent = z.object({
  displayName: z
    .string()
    .max(LONGEST_TEXT)
    .transform(oneLine)
    .refine((value) => value !== '', 'have at least one character'),
  externalId: z.string().max(LONGEST_TEXT).transform(oneLine).optional(),
  members: z
    .array(z.object({ value: z.string().min(1).max(LONGEST_TEXT), type: z.string().optional() }))
    .max(MOST_GROUP_MEMBERS)
    .default([]),
});

/** What a resource says of a group; throws for what cannot be, naming the attribute. */
export function groupIn(resource: object): GroupFacts {
  const known = canonical(GROUP, resource);
  const read = sent.safeParse(known);
  if (!read.success) throw invalidValue(memberFault(read.error, known).detail);
  const { displayName, externalId = '', members } = read.data;
  const other = members.find(({ type = 'User' }) => type.toLowerCase() !== 'user');
  if (other) throw invalidValue('Members of a group are users. Send the users of a group within it themselves.');
  return {
    displayName,
    externalId: externalId === '' ? null : externalId,
    members: [...new Set(members.map(({ value }) => value))],
  };
}

/** A group as the provider is shown it, without what is the same for all resources. */
export const groupResource = (
  row: GroupRow,
  members: readonly string[],
  addressOf: (id: string) => string,
): Resource => ({
  ...told({ externalId: row.externalId }),
  displayName: row.displayName,
  ...(members.length > 0 && {
    members: members.map((id) => ({ value: id, $ref: addressOf(id), type: 'User' })),
  }),
});
