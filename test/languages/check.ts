import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What every check has: the running system, and a folder of its own. */
export interface Ground {
  readonly baseUrl: string;
  readonly key: string;
  readonly folder: string;
  /** File with the OpenAPI document, of one set or of all tools. */
  readonly document: string;
  readonly isWhole: boolean;
}

/** One language or generator. */
export interface Check {
  readonly name: string;
  /** Whether it is run with --whole, or by its name, alone: it takes as long as all others. */
  readonly isLong?: boolean;
  /** Why it cannot be run here; undefined where it can. */
  readonly missing: () => string | undefined;
  /** Rejects where something is not as it should be. */
  readonly run: (ground: Ground) => Promise<void>;
}

export const ROOT = join(import.meta.dirname, '../..');
const LONGEST_MS = 20 * 60_000;

/** Runs a program to its end with the address and the key of the system; rejects with what it printed. */
export async function execute(
  { baseUrl, key, folder }: Ground,
  command: string,
  words: readonly string[],
  { cwd = folder, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const variables = { ...process.env, CUSPAL_URL: baseUrl, CUSPAL_KEY: key, ...env };
  const bounds = { timeout: LONGEST_MS, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await promisify(execFile)(command, words, { cwd, env: variables, ...bounds })).stdout;
  } catch (fault) {
    throw new Error(`${command} ${words.join(' ')}\n${printedBy(fault)}`, { cause: fault });
  }
}

/** The end of what a failed program printed, else why it could not be run. */
function printedBy(fault: unknown): string {
  const printed = ['stdout', 'stderr'].map((name) =>
    typeof fault === 'object' && fault !== null && name in fault
      ? String(new Map(Object.entries(fault)).get(name))
      : '',
  );
  return printed.join('\n').trim().split('\n').slice(-40).join('\n') || String(fault);
}

/** The code of a README, its address that of the running system. */
export function codeOf(readme: string, language: string, baseUrl: string): string {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].filter(([, marked]) => marked === language);
  if (blocks.length === 0) throw new Error(`${readme} has no code in ${language}`);
  return blocks
    .map(([, , code = '']) => code)
    .join('\n')
    .replaceAll('http://127.0.0.1:3000', baseUrl);
}

/** Fails where a README printed other than it must. */
export function mustPrint(printed: string, ...wanted: readonly RegExp[]): void {
  const absent = wanted.filter((each) => !each.test(printed));
  if (absent.length > 0) throw new Error(`does not print ${absent.join(', ')}:\n${printed}`);
}
