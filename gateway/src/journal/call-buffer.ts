import type { Principal } from '../auth/authenticator.ts';

/** Source of a call: `key ID` of an API key, `application ID` of a grant, `page` for a page of ours, `configured` for a key of the configuration. */
export type Caller = `key ${string}` | `application ${string}` | 'page' | 'configured';

export function callerOf({ keyId, grantId, page }: Principal): Caller {
  if (keyId !== undefined) return `key ${keyId}`;
  if (page) return 'page';
  return grantId === undefined ? 'configured' : `application ${grantId}`;
}

/** An ended call. Neither its arguments nor its address are part of it. */
export interface CallNote {
  readonly account: string;
  readonly caller: Caller;
  readonly tool: string;
  /** `success`, else the code of the error. */
  readonly outcome: string;
  /** When it began, in milliseconds. */
  readonly at: number;
  /** Milliseconds. */
  readonly ms: number;
  readonly request: string;
  /** Name of the argument at fault, never its value; left out where none is. */
  readonly field?: string | undefined;
}

interface OfCaller {
  readonly account: string;
  readonly month: string;
  readonly caller: Caller;
  succeeded: number;
  refused: number;
}

interface OfTool {
  readonly account: string;
  readonly month: string;
  readonly tool: string;
  readonly outcome: string;
  calls: number;
}

/** Counts of an account and month: by caller, and by tool and outcome. */
interface OfAccount {
  readonly callers: Map<string, OfCaller>;
  readonly tools: Map<string, Map<string, OfTool>>;
}

/** What note_calls writes down in one go. */
export interface CallBatch {
  readonly callers: readonly Readonly<OfCaller>[];
  readonly tools: readonly Readonly<OfTool>[];
  readonly calls: readonly (Omit<CallNote, 'at'> & { readonly at: string })[];
}

/**
 * Adds calls up until they are written. It grows with accounts, callers and tools and not with calls: only the latest
 * calls of each account are held one by one.
 */
export class CallBuffer {
  #batches: CallBatch[] = [];
  #months = new Map<string, Map<string, OfAccount>>();
  #latest = new Map<string, CallNote[]>();

  /** `atOnce`: how many calls one by one a batch has at most; `kept`: how many of an account are kept so. */
  constructor(
    private readonly atOnce: number,
    private readonly kept: number,
  ) {}

  get isEmpty(): boolean {
    return !this.hasRest && this.#months.size === 0;
  }

  /** Whether the last batch was only a part. */
  get hasRest(): boolean {
    return this.#batches.length > 0;
  }

  /** Counts a call; `month`: YYYY-MM in which it began. */
  count({ account, caller, tool, outcome }: Omit<CallNote, 'at' | 'ms' | 'request' | 'field'>, month: string): void {
    // Nested maps: joining the names into one key would cost more than three look-ups.
    const accounts = entry(this.#months, month, () => new Map<string, OfAccount>());
    const { callers, tools } = entry(accounts, account, newAccount);
    const ofCaller = entry(callers, caller, () => ({ account, month, caller, succeeded: 0, refused: 0 }));
    if (outcome === 'success') ofCaller.succeeded += 1;
    else ofCaller.refused += 1;
    const outcomes = entry(tools, tool, () => new Map<string, OfTool>());
    entry(outcomes, outcome, () => ({ account, month, tool, outcome, calls: 0 })).calls += 1;
  }

  /** Holds a call by itself, beside its count. */
  keep(note: CallNote): void {
    if (this.kept === 0) return;
    const latest = entry(this.#latest, note.account, () => []);
    latest.push(note);
    if (latest.length >= 2 * this.kept) latest.splice(0, latest.length - this.kept);
  }

  /** Hands out its calls batch by batch; the first batch has all counts. */
  empty(): CallBatch {
    if (!this.hasRest) this.#batches = this.#divided();
    return this.#batches.shift() ?? NOTHING;
  }

  #divided(): CallBatch[] {
    const calls = [...this.#latest.values()].flatMap((latest) =>
      latest.slice(-this.kept).map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
    );
    const accounts = [...this.#months.values()].flatMap((month) => [...month.values()]);
    const first = {
      callers: accounts.flatMap(({ callers }) => [...callers.values()]),
      tools: accounts.flatMap(({ tools }) => [...tools.values()].flatMap((outcomes) => [...outcomes.values()])),
    };
    this.#months = new Map();
    this.#latest = new Map();
    const batches: CallBatch[] = [{ ...first, calls: calls.slice(0, this.atOnce) }];
    for (let at = this.atOnce; at < calls.length; at += this.atOnce)
      batches.push({ ...NOTHING, calls: calls.slice(at, at + this.atOnce) });
    return batches;
  }
}

/** Accounts of a batch. */
export const accountsIn = ({ callers, tools, calls }: CallBatch): readonly string[] => [
  ...new Set([...callers, ...tools, ...calls].map(({ account }) => account)),
];

/** Halves of a batch by its accounts; undefined for a batch of one. */
export function halvesOf(batch: CallBatch): readonly [CallBatch, CallBatch] | undefined {
  const accounts = accountsIn(batch);
  if (accounts.length < 2) return undefined;
  const first = new Set(accounts.slice(0, Math.ceil(accounts.length / 2)));
  const half = (isFirst: boolean): CallBatch => {
    const belongs = ({ account }: { readonly account: string }): boolean => first.has(account) === isFirst;
    return {
      callers: batch.callers.filter(belongs),
      tools: batch.tools.filter(belongs),
      calls: batch.calls.filter(belongs),
    };
  };
  return [half(true), half(false)];
}

const newAccount = (): OfAccount => ({ callers: new Map(), tools: new Map() });

const NOTHING: CallBatch = { callers: [], tools: [], calls: [] };

function entry<Value>(all: Map<string, Value>, name: string, make: () => Value): Value {
  const known = all.get(name);
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}
