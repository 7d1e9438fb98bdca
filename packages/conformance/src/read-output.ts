import type { ProgramOutput, Value, Values } from './model.ts';
import { leavesOf } from './paths.ts';
import { planetIn } from './read-value.ts';

/** A file that cannot be compared; the message says what is wrong with it and what to do. */
export class UnreadableOutput extends Error {}

const HEADER = /^("?)case\1\s*,\s*("?)(?:field|path)\2\s*,\s*("?)value\3$/i;
const ROW = /^([^,]*),([^,]*),(.*)$/;

/** Reads another program's output, JSON or CSV by its first character. Throws UnreadableOutput. */
export function readOutput(text: string, name: string): ProgramOutput {
  const body = text.replace(/^\uFEFF/, '').trim();
  const read = body.startsWith('{') ? fromJson(body, name) : fromCsv(body, name);
  if (read.values.size === 0) {
    throw new UnreadableOutput(`${name} holds no values. Fill in some of what --template prints.`);
  }
  return read;
}

function fromJson(body: string, name: string): ProgramOutput {
  const whole = parse(body, name);
  if (!isRecord(whole) || !isRecord(whole.values)) {
    throw new UnreadableOutput(
      `${name} has no object "values". Write {"program": "…", "values": {case: {field: value}}}.`,
    );
  }
  const values = new Map<string, ReadonlyMap<string, Value>>();
  for (const [caseId, given] of Object.entries(whole.values)) {
    if (!isRecord(given)) {
      throw new UnreadableOutput(`${name}: values.${caseId} is no object. Write its fields as names with values.`);
    }
    const leaves = new Map(
      [...leavesOf(known(given, `${name}: ${caseId}`))].map(([path, value]) => [fieldNamed(path), value]),
    );
    if (leaves.size > 0) values.set(caseId, leaves);
  }
  return { program: typeof whole.program === 'string' ? whole.program : name, values };
}

/** The path as the set has it: planets by their whole names. */
const fieldNamed = (path: string): string =>
  path
    .trim()
    .split('.')
    .map((word) => planetIn(word) ?? word)
    .join('.');

function parse(body: string, name: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new UnreadableOutput(`${name} is no JSON: ${error instanceof Error ? error.message : ''}. Correct it there.`);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No field path has more words. */
const DEEPEST = 8;

/** The values that can be compared; nulls, which a template leaves, are left out. */
function known(given: Readonly<Record<string, unknown>>, where: string, depth = 1): Values {
  if (depth > DEEPEST) throw new UnreadableOutput(`${where.slice(0, 80)} is nested deeper than any field. Correct it.`);
  const found: Record<string, Value | Values> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === null) continue;
    if (isRecord(value)) found[name] = known(value, `${where}.${name}`, depth + 1);
    else if (isValue(value)) found[name] = value;
    else throw new UnreadableOutput(`${where}.${name} is no number, text, truth value or list of houses. Correct it.`);
  }
  return found;
}

const isValue = (value: unknown): value is Value =>
  ['number', 'string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'number'));

function fromCsv(body: string, name: string): ProgramOutput {
  const [header = '', ...lines] = body.split(/\r?\n/);
  if (!HEADER.test(header.trim())) {
    throw new UnreadableOutput(
      `${name} is neither JSON nor CSV with the first line case,field,value. Write one of them.`,
    );
  }
  const values = new Map<string, Map<string, Value>>();
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const [, caseId, path, cell = ''] = ROW.exec(line) ?? [];
    if (caseId === undefined || path === undefined) {
      throw new UnreadableOutput(`${name}, line ${at + 2}: expected case,field,value. Correct that line.`);
    }
    const value = unquoted(cell.trim());
    if (value === '') return;
    const id = unquoted(caseId.trim());
    const of = values.get(id) ?? new Map<string, Value>();
    of.set(fieldNamed(unquoted(path.trim())), /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value);
    values.set(id, of);
  });
  return { program: name, values };
}

const unquoted = (cell: string): string => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
