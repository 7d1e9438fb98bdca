import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './client.ts';
import { MARKER } from './hostile-values.ts';

const STACK = /\bat .+\.(?:ts|js|mjs):\d+|node_modules|\/dist\//;
/** Number of examples that are kept of each kind. */
const MOST_EXAMPLES = 5;
/** A failed call says which kind of fault it was. */
const CODE = /"code":"([a-z_]+)"/;

/** A server that has too much to do says so: that is no fault of it. */
const isOverload = (status: number, text: string): boolean => status === 503 && text.includes('"code":"overloaded"');

/** Counts the outcomes of the inputs. */
export class Judge {
  readonly statuses = new Map<string, number>();
  readonly codes = new Map<string, number>();
  readonly slowest: { readonly input: string; readonly milliseconds: number }[] = [];
  readonly #findings = new Map<string, string[]>();
  #found = 0;

  constructor(private readonly secrets: readonly string[]) {}

  /** `input`: what was sent, in a few words. */
  note(input: string, { status, text, milliseconds, hung }: Outcome): void {
    count(this.statuses, status === 0 ? 'closed' : String(status));
    const code = CODE.exec(text)?.[1];
    if (code !== undefined && !text.includes('"isError":false')) count(this.codes, code);
    else if (/^\{"jsonrpc":"2\.0","result"/.test(text) && !text.includes('"isError":true'))
      count(this.codes, 'success');
    this.slowest.push({ input, milliseconds });
    if (this.slowest.length > 100) this.#keepSlowest();
    if (hung) this.found('hang', input);
    if (status >= 500 && !isOverload(status, text)) this.found(`status ${status}`, `${input}: ${text.slice(0, 300)}`);
    if (code === 'internal_error') this.found('internal error', `${input}: ${text.slice(0, 300)}`);
    if (STACK.test(text)) this.found('stack trace or path of a file', `${input}: ${STACK.exec(text)?.[0] ?? ''}`);
    if (this.secrets.some((secret) => text.includes(secret))) this.found('secret in an answer', input);
  }

  /** Notes each line of the logs that is a fault of ours, or that holds an argument or a secret. */
  readLogs(folder: string): void {
    for (const name of readdirSync(folder)) {
      for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
        if (line.includes(MARKER)) this.found('argument in a log', `${name}: ${line.slice(0, 300)}`);
        if (this.secrets.some((secret) => line.includes(secret))) this.found('secret in a log', name);
        if (/"level":"(?:error|fatal)"/.test(line)) this.found('fault in a log', `${name}: ${line.slice(0, 600)}`);
      }
    }
  }

  found(kind: string, example: string): void {
    this.#found += 1;
    const examples = this.#findings.get(kind) ?? [];
    if (examples.length < MOST_EXAMPLES) examples.push(example);
    this.#findings.set(kind, examples);
  }

  get findings(): number {
    return this.#found;
  }

  report(): string {
    this.#keepSlowest();
    const table = (all: ReadonlyMap<string, number>) =>
      [...all]
        .sort(([, one], [, other]) => other - one)
        .map(([name, times]) => `${name} ${times}`)
        .join(', ');
    const slow = this.slowest.map(({ input, milliseconds }) => `  ${Math.round(milliseconds)} ms  ${input}`);
    const bad = [...this.#findings].flatMap(([kind, examples]) => [
      `  ${kind}:`,
      ...examples.map((one) => `    ${one}`),
    ]);
    return [
      `statuses: ${table(this.statuses)}`,
      `outcomes of calls: ${table(this.codes)}`,
      'slowest:',
      ...slow,
      `findings: ${this.#found}`,
      ...bad,
    ].join('\n');
  }

  #keepSlowest(): void {
    this.slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(5);
  }
}

const count = (all: Map<string, number>, name: string): void => void all.set(name, (all.get(name) ?? 0) + 1);
