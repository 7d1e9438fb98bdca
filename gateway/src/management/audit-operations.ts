import { ManagementFieldError } from './errors.ts';
import { operation, type Operation } from './operation.ts';
import { readAhead } from './pages.ts';
import { auditShape, listOf, pageInput, printedEntry } from './shapes.ts';

/** The audit log of an organisation, for owners and readers. */
export const AUDIT_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listAuditEntries',
    method: 'GET',
    path: '/organisations/{organisation}/audit',
    reach: 'audit.see',
    summary: 'What was done in an organisation, the newest first',
    input: pageInput,
    output: listOf(auditShape),
    async run({ access, audit }, { actor, ids, input }) {
      const { id } = await access.organisation(actor, ids['organisation'] ?? '', 'audit.see');
      const read = await audit.newest(id, {}, readAhead(input), below(input.cursor));
      const items = read.slice(0, readAhead(input) - 1);
      const next = read.length > items.length ? String(items.at(-1)?.sequence) : null;
      return { body: { items: items.map(printedEntry), next } };
    },
  }),
];

/** The number of the entry that a page ends before. */
function below(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw new ManagementFieldError('cursor', 'The cursor is none of this list. Send the `next` of the page before.');
}
