import { readFileSync, statSync } from 'node:fs';
import { parseArgs, types } from 'node:util';
import { compare } from './compare.ts';
import type { Comparison } from './compare.ts';
import { loadSet } from './load-set.ts';
import type { ReferenceSet } from './model.ts';
import { leavesOf } from './paths.ts';
import { readOutput, UnreadableOutput } from './read-output.ts';
import { table } from './table.ts';

/** What a run prints, and its exit code: 0 nothing disagrees, 1 something does or nothing could be compared. */
export interface Outcome {
  readonly code: 0 | 1;
  readonly out: string;
  readonly error: string;
}

const USAGE = `cuspal-conformance <file>          compares a program's output, JSON or CSV, with the reference set
cuspal-conformance --template      prints a JSON file to fill in

  --json        the comparison as JSON
  --rows <n>    worst rows to print, 20 without it
`;
/** A template filled in takes a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 100_000;

/** Runs the command with the words after its name. */
export function command(words: readonly string[]): Outcome {
  try {
    return run(words);
  } catch (error) {
    if (error instanceof UnreadableOutput || isUsage(error)) return failed(`${error.message}\n`);
    throw error;
  }
}

function run(words: readonly string[]): Outcome {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      template: { type: 'boolean' },
      json: { type: 'boolean' },
      rows: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return { code: 0, out: USAGE, error: '' };
  if (values.template === true) return { code: 0, out: template(loadSet()), error: '' };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return failed(USAGE);
  const rows = Number(values.rows ?? 20);
  if (!(Number.isInteger(rows) && rows >= 0 && rows <= MOST_ROWS)) {
    return failed(`--rows is ${values.rows}. Give a whole number from 0 to ${MOST_ROWS}.\n`);
  }
  const comparison = compare(loadSet(), readOutput(contentOf(file), file));
  const out =
    values.json === true ? `${JSON.stringify(asJson(comparison, rows), undefined, 2)}\n` : table(comparison, rows);
  return { code: comparison.passed ? 0 : 1, out, error: '' };
}

function contentOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new UnreadableOutput(`${file} is no file. Give the path of a program's output.`);
  if (found.size > MOST_BYTES)
    throw new UnreadableOutput(`${file} is larger than ${MOST_BYTES} bytes. Leave out what the set does not ask.`);
  return readFileSync(file, 'utf8');
}

/** The same without the inner workings of a row. */
function asJson({ faults, ...rest }: Comparison, rows: number): object {
  return {
    ...rest,
    disagreements: faults.length,
    faults: faults.slice(0, rows).map(({ caseId, path, field, expected, found, difference, limits, reason }) => ({
      case: caseId,
      field: path,
      area: field.area,
      expected,
      found,
      difference,
      unit: field.unit,
      tolerance: limits?.[1],
      reason,
    })),
  };
}

/** The error that parseArgs throws of words that it does not know. */
const isUsage = (error: unknown): error is Error =>
  types.isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

const failed = (error: string): Outcome => ({ code: 1, out: '', error });

/** A file to be filled in by another program: every case with its input, and null for each value. */
function template(set: ReferenceSet): string {
  const cases = Object.values(set.files).flat();
  const inputs = cases.map(({ id, input }) => `    ${JSON.stringify(id)}: ${JSON.stringify(input)}`);
  const values = cases.map(({ id, values: of }) => {
    const paths = [...leavesOf(of).keys()].map((path) => `      ${JSON.stringify(path)}: null`);
    return `    ${JSON.stringify(id)}: {\n${paths.join(',\n')}\n    }`;
  });
  return `{
  "program": "name and version",
  "set": ${JSON.stringify(set.version)},
  "inputs": {
${inputs.join(',\n')}
  },
  "values": {
${values.join(',\n')}
  }
}
`;
}
