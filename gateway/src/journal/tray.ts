import type { Caller } from './caller.ts';

/** Calls of each account that are kept one by one, the latest. */
export const MOST_CALLS = 100;

/** A call that has come to its end. What was asked and from where is no part of it. */
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
 * Adds calls up until they are written. It grows with accounts, callers and tools and not with calls: of each account
 * the latest alone are held one by one.
 */
export class CallTray {
  #batches: CallBatch[] = [];
  #months = new Map<string, Map<string, OfAccount>>();
  #latest = new Map<string, CallNote[]>();

  /** `atOnce`: how many calls one by one a batch has at most. */
  constructor(private readonly atOnce: number) {}

  get isEmpty(): boolean {
    return !this.hasRest && this.#months.size === 0;
  }

  /** Whether there is more of what was handed out last. */
  get hasRest(): boolean {
    return this.#batches.length > 0;
  }

  /** Counts a call; `month`: of its beginning, YYYY-MM. */
  count({ account, caller, tool, outcome }: Omit<CallNote, 'at' | 'ms' | 'request'>, month: string): void {
    // Map in map: to join the names would cost more than to find each.
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
    const latest = entry(this.#latest, note.account, () => []);
    latest.push(note);
    if (latest.length >= 2 * MOST_CALLS) latest.splice(0, latest.length - MOST_CALLS);
  }

  /** Hands out what it holds, one batch after the other: all counts with the first. */
  empty(): CallBatch {
    if (!this.hasRest) this.#batches = this.#divided();
    return this.#batches.shift() ?? NOTHING;
  }

  #divided(): CallBatch[] {
    const calls = [...this.#latest.values()].flatMap((latest) =>
      latest.slice(-MOST_CALLS).map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
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

const newAccount = (): OfAccount => ({ callers: new Map(), tools: new Map() });

const NOTHING: CallBatch = { callers: [], tools: [], calls: [] };

function entry<Value>(all: Map<string, Value>, name: string, make: () => Value): Value {
  const known = all.get(name);
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}
