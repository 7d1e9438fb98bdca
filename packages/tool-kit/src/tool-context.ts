import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { withOwnCalls } from '@cuspal/engine/sky/own-calls';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { type BirthParameters, clockNote, futureNote, resolveBirth } from '@cuspal/engine/time/moment';
import { z } from 'zod';
import { birthDataMissing } from './arguments/faults.ts';
import type { ToolContext } from './define-tool.ts';
import { ToolError } from './errors.ts';
import { birthInput } from './inputs/birth.ts';
import { wantsTables } from './inputs/event.ts';
import { paced, type OnProgress } from './progress.ts';
import { say } from './tool-kit.messages.ts';

/** What surrounds one call. */
export interface CallEnvironment {
  readonly ephemeris: Ephemeris;
  /** Unix milliseconds. */
  readonly now: number;
  /** Whether that is the moment at which the clock of a test account stands; the result then says so. */
  readonly clockStands?: boolean;
  readonly signal?: AbortSignal;
  /** Unix milliseconds on the machine's clock after which nobody waits any more. */
  readonly deadline?: number;
  /** Hears how far the work is: after half a second at first, then at most twice a second, more each time. */
  readonly onProgress?: OnProgress;
  /** Lets the event loop and other calls go first; resolves when it is this call's turn. Left out: the event loop alone. */
  readonly nextTurn?: () => Promise<void>;
  /** Names of the sets of tools in the caller's list; left out or empty when it has all. Only meta-tools see them. */
  readonly toolsets?: readonly string[];
}

/**
 * Work goes on so long before others get a turn: most calls end within it, and those begun do not all hold their charts
 * at once.
 */
const SLICE_MS = 5;
const loopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const birthParameters = z.object(birthInput.shape);

/** Where a call puts what it says beside its result. */
type Said = Pick<ToolContext<object>, 'note' | 'lead' | 'cite'>;

export const createContext = <Input extends object>(
  input: Input,
  environment: CallEnvironment,
  said: Said,
): ToolContext<Input> => new Context(input, environment, said);

/** A class, because an object literal with a getter is kept until a full collection. */
class Context<Input extends object> implements ToolContext<Input> {
  readonly ephemeris: Ephemeris;
  readonly now: number;
  readonly signal: AbortSignal;
  readonly progress: ToolContext<Input>['progress'];
  readonly note: ToolContext<Input>['note'];
  readonly lead: ToolContext<Input>['lead'];
  readonly cite: ToolContext<Input>['cite'];
  #chart: Chart | undefined;
  #lastBreath = performance.now();
  readonly #environment: CallEnvironment;

  constructor(
    readonly input: Input,
    environment: CallEnvironment,
    { note, lead, cite }: Said,
  ) {
    this.#environment = environment;
    this.note = note;
    this.lead = lead;
    this.cite = cite;
    this.now = environment.now;
    this.signal = environment.signal ?? new AbortController().signal;
    // Searches are bounded by the calls they make: those running beside this one must not count.
    this.ephemeris = withOwnCalls(environment.ephemeris);
    this.progress = paced(environment.onProgress);
  }

  get chart(): Chart {
    return (this.#chart ??= chartOf(this.input, this));
  }

  readonly yieldTurn = async (): Promise<void> => {
    if (performance.now() - this.#lastBreath >= SLICE_MS) {
      await (this.#environment.nextTurn ?? loopTurn)();
      this.#lastBreath = performance.now();
    }
    stopUnlessAwaited(this.#environment);
  };
}

/** Throws when nobody waits for the call any more. */
export function stopUnlessAwaited({ deadline = Infinity, signal }: CallEnvironment): void {
  if (Date.now() >= deadline) throw timeout();
  if (signal?.aborted) throw new ToolError('cancelled', 'The caller went away before the result was ready.');
}

export const timeout = (): ToolError => new ToolError('engine_timeout', say.timeout());

type Surroundings = Pick<ToolContext<object>, 'ephemeris' | 'note' | 'now'>;

function chartOf(input: object, { ephemeris, note, now }: Surroundings): Chart {
  const moment = resolveBirth(birthOf(input));
  // Tables are asked for by a plan, and the profile before it has told which clocks there were.
  for (const told of [clockNote(moment, wantsTables(input)), futureNote(moment, now)]) if (told !== null) note(told);
  return buildChart(ephemeris, moment);
}

/** The birth of a parsed input; a tool without birth data of its own gets told what to send. */
function birthOf(input: object): BirthParameters {
  const read = birthParameters.safeParse(input);
  if (read.success) return read.data;
  throw birthDataMissing(
    {},
    read.error.issues.map(({ path }) => String(path[0])),
  );
}
