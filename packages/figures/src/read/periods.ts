import { phrase } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { instantOf, type Instant } from '../names/instant.ts';
import { fieldsOf, type Fields } from './fields.ts';

/** A period of any dasha. */
export interface Period {
  /** Its planet, its sign or its yogini. */
  readonly lord: string;
  readonly start: Instant;
  readonly end: Instant;
  readonly inner: readonly Period[];
}

/** Names that results give to the periods of a level, the largest first. */
const LEVELS = ['mahadashas', 'periods', 'antardashas', 'pratyantardashas'];
const MOST = 60;

/** The periods of a result, each with those within it. */
export function periodsOf(result: unknown): readonly Period[] {
  const fields = fieldsOf(result);
  const periods = fields.has('mahadashaTable') ? inTables(fields) : within(fields);
  if (periods.length === 0 || periods.length > MOST)
    throw new FigureError(
      `${fields.at} must have 1 to ${MOST} mahadashas, but it has ${periods.length}. Pass the result of get_dasha_periods.`,
    );
  return periods;
}

/** Which page of all periods a result has, in words; empty where it has all of them. */
export function pageOf(result: unknown): string {
  const fields = fieldsOf(result);
  if (!fields.has('pagination')) return '';
  const page = fields.object('pagination');
  const total = page.number('totalPages');
  return total > 1 ? phrase('page {page} of {total}', { page: page.number('page'), total }) : '';
}

/** The periods of the life: what was over at birth would lie outside of the bar that birth cuts. */
function within(fields: Fields): readonly Period[] {
  const level = LEVELS.find((name) => fields.has(name));
  const rows = level === undefined ? [] : fields.objects(level);
  return rows.filter((row) => !row.has('beforeBirth')).map(periodOf);
}

/** The same where a result has been narrowed to an event: a table of each level. */
function inTables(fields: Fields): readonly Period[] {
  const inner = fields.has('antardashaTable') ? fields.table('antardashaTable') : [];
  const antardashas = inner.map((row) => ({ of: row.text('mahadasha'), period: periodOf(row) }));
  return fields
    .table('mahadashaTable')
    .map(periodOf)
    .map((mahadasha) => ({
      ...mahadasha,
      inner: antardashas
        .filter(({ of, period }) => of === mahadasha.lord && runsAt(mahadasha, period.start))
        .map(({ period }) => period),
    }));
}

function periodOf(fields: Fields): Period {
  const start = instantOf(fields.text('startDate'), `${fields.at}.startDate`);
  const end = instantOf(fields.text('endDate'), `${fields.at}.endDate`);
  if (end.ms < start.ms)
    throw new FigureError(`${fields.at}.endDate must be after its startDate, but it is ${end.stamp}.`);
  return { lord: lordOf(fields), start, end, inner: within(fields) };
}

function lordOf(fields: Fields): string {
  const name = ['yogini', 'sign', 'planet', 'lord'].find((key) => fields.has(key));
  return fields.text(name ?? 'planet');
}

/** Whether an instant lies in a period, whose end belongs to the next. */
export const runsAt = ({ start, end }: Period, at: Instant | undefined): boolean =>
  at !== undefined && start.ms <= at.ms && at.ms < end.ms;
