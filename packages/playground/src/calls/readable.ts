import { withNamesOf } from '@cuspal/figures';
import { inWords } from '../form/field.ts';
import { say } from '../words/playground.messages.ts';
import { isPlain, isRecord, plain, type Block, type JsonRecord } from './block.ts';
import { forPeople } from './people.ts';
import { tableOf } from './tables.ts';

const MOST_ITEMS = 400;
const MOST_DEPTH = 8;
/** Fields that say which item an item is. */
const NAMES = ['rank', 'name', 'label', 'planet', 'sign', 'event', 'factor', 'house', 'cusp', 'title', 'start'];
/** Fields that say in short what an object says. */
const LEADS = ['answer', 'summary', 'says', 'text', 'verdict', 'status', 'strength', 'band'];
const LONGEST_LEAD = 120;
/** What tells how a result was made, and comes last. */
const LAST = ['disclaimer', 'disclaimers', 'members', 'provenance'];
/** What says how a result speaks: its names stand in the place of the English ones. */
const OF_LANGUAGE = ['language', 'names'];

/** A whole result in words, lists and tables: its answer first, where it comes from last, and nothing twice. */
export function readable(result: unknown): readonly Block[] {
  if (!isRecord(result)) return [{ kind: 'text', text: plain(result) }];
  const answer = answerOf(result);
  const said = new Set(answer === undefined ? [] : [answer]);
  const rest = Object.entries(result).filter(([name]) => !LAST.includes(name) && !OF_LANGUAGE.includes(name));
  return withNamesOf(result, () => {
    const first = blocksOf(Object.fromEntries(rest), 0, said);
    const last = LAST.flatMap((name) => blocksFor(name, result[name], 0, said));
    return [...(answer === undefined ? [] : [{ kind: 'answer', text: forPeople(answer) } as const]), ...first, ...last];
  });
}

/** The sentence that answers, by the first of the names that it goes by. */
function answerOf({ answer, summary, synthesis }: JsonRecord): string | undefined {
  const told = [answer, isRecord(synthesis) ? synthesis['text'] : undefined, summary];
  return told.find((each) => typeof each === 'string');
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0);

/** Sentences stand by themselves, short values together in a table, the rest below. `said`: what stands above already. */
function blocksOf(record: JsonRecord, depth: number, said: ReadonlySet<string>): readonly Block[] {
  const entries = Object.entries(record).filter(
    ([, value]) => !isEmpty(value) && !(typeof value === 'string' && said.has(value)),
  );
  const isSentence = (value: unknown): boolean => typeof value === 'string' && value.length > 60;
  const sentences = entries.filter(([, value]) => isSentence(value));
  const short = entries.filter(([, value]) => isPlain(value) && !isSentence(value));
  return [
    ...sentences.map(([name, value]): Block => ({ kind: 'text', label: labelOf(name, value), text: plain(value) })),
    ...(short.length === 0
      ? []
      : [
          {
            kind: 'table',
            label: '',
            head: [],
            rows: short.map(([name, value]) => [labelOf(name, value), plain(value)]),
          } as const,
        ]),
    ...entries.filter(([, value]) => !isPlain(value)).flatMap(([name, value]) => blocksFor(name, value, depth, said)),
  ];
}

function blocksFor(name: string, value: unknown, depth: number, said: ReadonlySet<string>): readonly Block[] {
  if (isEmpty(value)) return [];
  const label = labelOf(name, value);
  if (Array.isArray(value)) return [listBlock(label, value.slice(0, MOST_ITEMS), depth, said)];
  if (!isRecord(value)) return [{ kind: 'text', label, text: plain(value) }];
  if (depth >= MOST_DEPTH) return [{ kind: 'text', label, text: JSON.stringify(value) }];
  const members = Object.entries(value);
  const records = members.flatMap(([key, member]) => (isFlat(member) ? [{ [label]: key, ...member }] : []));
  if (members.length > 1 && records.length === members.length) return [tableOf(label, records)];
  return [section(label, value, depth, said)];
}

function section(label: string, record: JsonRecord, depth: number, said: ReadonlySet<string>): Block {
  const lead = leadOf(record, said);
  return { kind: 'section', label, ...(lead !== undefined && { lead }), blocks: blocksOf(record, depth + 1, said) };
}

function leadOf(record: JsonRecord, said: ReadonlySet<string>): string | undefined {
  const told = LEADS.map((name) => record[name]).find(
    (value) => typeof value === 'string' && value.length <= LONGEST_LEAD && !said.has(value),
  );
  return told === undefined ? undefined : plain(told);
}

function listBlock(label: string, list: readonly unknown[], depth: number, said: ReadonlySet<string>): Block {
  const records = list.filter(isFlat);
  if (list.every(isReason)) return { kind: 'list', label, items: list.map(reasonInWords) };
  if (records.length === list.length) return tableOf(label, records);
  if (list.every((item) => !isRecord(item)) || depth >= MOST_DEPTH)
    return { kind: 'list', label, items: list.map((item) => (isPlain(item) ? plain(item) : JSON.stringify(item))) };
  const blocks = list.map((item, index): Block => {
    const record = isRecord(item) ? item : { value: item };
    return section(nameOf(record, index), record, depth, said);
  });
  return { kind: 'section', label, blocks };
}

/** A sentence with what is behind it, too long for a cell on a phone. */
interface Reason extends JsonRecord {
  readonly text: string;
}

const isReason = (value: unknown): value is Reason =>
  isRecord(value) && typeof value['text'] === 'string' && 'rule' in value && Object.values(value).every(isPlain);

const reasonInWords = ({ text, ...behind }: Reason): string =>
  `${plain(text)} (${Object.values(behind).map(plain).join(', ')})`;

/** An object whose members fit into cells. */
const isFlat = (value: unknown): value is JsonRecord =>
  isRecord(value) &&
  Object.keys(value).length <= 12 &&
  Object.values(value).every(
    (member) =>
      (isPlain(member) && plain(member).length <= 160) ||
      (Array.isArray(member) &&
        member.length <= 12 &&
        member.every((item) => isPlain(item) && plain(item).length <= 40)),
  );

function nameOf(record: JsonRecord, index: number): string {
  const key = NAMES.find((name) => isPlain(record[name]) && record[name] !== undefined && record[name] !== null);
  return key === undefined ? `${index + 1}` : `${inWords(key)} ${plain(record[key])}`;
}

/** What the parts of an answer are called, which people read in their language; other fields have their names in words. */
const LABELS = new Map<string, () => string>([
  ['understood', say.partUnderstood],
  ['verdict', say.partVerdict],
  ['wouldChange', say.partWouldChange],
  ['for', say.partFor],
  ['against', say.partAgainst],
  ['notLookedAt', say.partNotLookedAt],
  ['askNext', say.partAskNext],
  ['disclaimer', say.partDisclaimers],
  ['disclaimers', say.partDisclaimers],
  ['provenance', say.partProvenance],
  ['system', say.partSystem],
]);

/** Parts that may be something else than a period. */
const PERIODS = new Map<string, () => string>([
  ['first', say.partFirst],
  ['best', say.partBest],
]);

function labelOf(name: string, value: unknown): string {
  const ofPeriod = isRecord(value) && 'start' in value ? PERIODS.get(name) : undefined;
  return (ofPeriod ?? LABELS.get(name))?.() ?? inWords(name);
}
