import { LinkedList } from '@cuspal/proto/linked-list';

/** The place of one call in the service's one thread. */
interface Turn {
  /** Calls back when the call may work on; what it does until it asks again, or ends, is one turn. */
  readonly wait: (mayWork: () => void) => void;
  /** Resolves when it may. */
  readonly next: () => Promise<void>;
  /** The call wants no more turns. */
  readonly end: () => void;
}

export interface FairScheduler {
  /** A call of an account comes in. When the signal aborts it gets its turn at once, to find out and end. */
  begin(accountId: string, signal: AbortSignal): Turn;
}

export interface FairSchedulerParts {
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Runs the work once connections, health checks and new calls have been looked at. */
  readonly later: (work: () => void) => void;
}

/**
 * Short turns follow each other for so long before the event loop goes round. Going round costs more than a short call,
 * and what ends in one round travels together.
 */
const LAP_MS = 0.5;
/** This process's own. */
const THREAD: FairSchedulerParts = { now: () => performance.now(), later: setImmediate };
/** Time in which the weight of what an account has used falls to half. */
const HALF_LIFE_MS = 2_000;
/** Least cost of a turn, on a clock that is too coarse to see it. */
const LEAST_TURN_MS = 0.001;
/** An account that has used less is as good as one that was never here. */
const FORGOTTEN_MS = 0.01;
/** Accounts that are remembered before those without a call are looked through. */
const SWEPT_AT = 1_000;

interface Account {
  /** Milliseconds of turns, halved every half-life, as they stood at `at`. */
  used: number;
  at: number;
  /** When it began to wait for a turn, if that was later. */
  since: number;
  /** Calls that are here. */
  calls: number;
  /** Calls that wait for a turn, in the order in which they began to; each entry gives it the turn. */
  readonly waiting: LinkedList<() => void>;
}

/**
 * Shares one thread among accounts (fair queueing): one turn at a time, the next to the account that has used least
 * lately, within an account to the call that has waited longest. An account that seldom calls therefore waits for one
 * turn of a busy one at most, and two busy ones get half each. Nobody starves: what was used is forgotten by halves, and
 * the time that an account waits is taken from it.
 */
export function createFairScheduler({ now, later }: FairSchedulerParts = THREAD): FairScheduler {
  const accounts = new Map<string, Account>();
  let current: { readonly account: Account; readonly since: number; readonly taken: () => void } | undefined;
  let lapSince = 0;
  let due = false;

  /** Ends the turn that is being had, if there is one. */
  const settle = (): void => {
    if (current === undefined) return;
    const { account, since } = current;
    current = undefined;
    account.used = usedAt(account, now()) + Math.max(LEAST_TURN_MS, now() - since);
    account.at = now();
  };
  const arrange = (): void => {
    if (due) return;
    due = true;
    later(give);
  };
  const give = (): void => {
    due = false;
    // Work between two rounds of the event loop is done in one go: whoever had a turn has stopped.
    settle();
    lapSince = now();
    giveNext();
  };
  const giveNext = (): void => {
    const account = leastUsed(accounts.values(), now());
    const first = account?.waiting.takeFirst();
    if (account === undefined || first === undefined) return;
    current = { account, since: now(), taken: first };
    arrange();
    first();
  };

  return {
    begin(accountId, signal) {
      if (accounts.size >= SWEPT_AT) forgetIdle(accounts, now());
      const account = accounts.get(accountId) ?? {
        used: 0,
        at: now(),
        since: now(),
        calls: 0,
        waiting: new LinkedList(),
      };
      accounts.set(accountId, account);
      account.calls += 1;
      let mine: (() => void) | undefined;
      let quit = (): boolean => false;
      const leave = (): void => {
        if (quit()) mine?.();
      };
      signal.addEventListener('abort', leave);
      const wait = (mayWork: () => void): void => {
        settle();
        mine = mayWork;
        if (signal.aborted) return mayWork();
        if (account.waiting.size === 0) account.since = now();
        quit = account.waiting.append(mayWork);
        arrange();
      };
      return {
        wait,
        next: () => new Promise(wait),
        end() {
          const atWork = current !== undefined && current.taken === mine;
          settle();
          signal.removeEventListener('abort', leave);
          account.calls -= 1;
          if (atWork && now() - lapSince < LAP_MS) giveNext();
        },
      };
    },
  };
}

const usedAt = ({ used, at }: Account, nowMs: number): number => used * 2 ** (-(nowMs - at) / HALF_LIFE_MS);

/** The account with a call waiting that has used least, less what it has waited; of equals the one that came first. */
function leastUsed(accounts: Iterable<Account>, nowMs: number): Account | undefined {
  let least: Account | undefined;
  let leastMs = Infinity;
  for (const account of accounts) {
    if (account.waiting.size === 0) continue;
    const ms = usedAt(account, nowMs) - (nowMs - Math.max(account.at, account.since));
    if (ms >= leastMs) continue;
    least = account;
    leastMs = ms;
  }
  return least;
}

function forgetIdle(accounts: Map<string, Account>, nowMs: number): void {
  for (const [id, account] of accounts) {
    if (account.calls === 0 && usedAt(account, nowMs) < FORGOTTEN_MS) accounts.delete(id);
  }
}
