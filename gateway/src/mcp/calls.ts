import {
  currentSpan,
  endingOf,
  logCall,
  traced,
  traceIdOf,
  type CallMetrics,
  type Logger,
  type SpanParts,
  type TraceContext,
} from '@cuspal/telemetry';
import type { ToolEntry } from '../catalog/entry.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { unknownTool, type Hints, type UnknownTool } from '../catalog/unknown-tool.ts';
import { faultLog, type FaultLog } from '../database/fault-log.ts';
import type { Caller as CalledBy } from '../journal/call-buffer.ts';
import type { Journal } from '../journal/journal.ts';
import type { IdempotentCall } from '../metering/idempotent-request.ts';
import { keptOutAnswer, spentAnswer } from '../metering/refused-answer.ts';
import type { Meter } from '../metering/meter.ts';
import type { Notices } from '../notices/notices.ts';
import { failure, unchargedFailure, type ToolAnswer } from '../routing/answer.ts';
import type { CallAdmission, Place } from '../routing/overload/call-admission.ts';
import type { CallSetting, ToolRouter } from '../routing/tool-router.ts';
import { textAlone, type InnerCall } from '../toolsets/call-tool.ts';
import type { SetTools } from '../toolsets/set-tools.ts';
import type { ToolsetSelection } from '../toolsets/selection.ts';
import { faultyArgument, faultyOwnArgument } from './faulty-argument.ts';
import { heldSteps } from './held-steps.ts';

/** A call and who is waiting for it. */
export interface CallContext extends CallSetting {
  /** The part of the tools that the caller sees; left out where that is all. */
  readonly selection?: ToolsetSelection;
  /** Whether a success is taken from an allowance. */
  readonly metered: boolean;
  /** The key that makes the call, where it has a share of the allowance. */
  readonly keyWithShare?: string | undefined;
  /** Whether the account has a rate, and with it bounds on its calls under way; left out: it has none. */
  readonly bounded?: boolean;
  /** Key or application that makes the call. */
  readonly by: CalledBy;
  /** Bounds in how many answers of a batch the nearest names are looked for; unbounded where it is left out. */
  readonly hints?: Hints;
  /** The call under its Idempotency-Key; left out where the request has none. */
  readonly idempotent?: IdempotentCall;
  /** Makes of the answer what the caller gets; what fails in it is not charged. */
  readonly finish?: (answer: ToolAnswer) => ToolAnswer;
}

/** The work of a call, in the context that it is done in. */
export type Work = (context: CallContext) => Promise<ToolAnswer>;

/** Where it is written down what calls cost and came to. */
export interface Ledgers {
  readonly meter: Pick<Meter, 'covers' | 'reserve' | 'ended' | 'record'>;
  readonly journal: Pick<Journal, 'note'>;
  readonly notices: Pick<Notices, 'note'>;
}

/** Ledgers where there are no accounts: nothing is written down, and nothing may be metered. */
export const NO_LEDGERS: Ledgers = {
  meter: {
    covers: () => false,
    reserve: () => Promise.reject(new Error('there are no meters here')),
    ended: () => {},
    record: () => {},
  },
  journal: { note: () => {} },
  notices: { note: () => {} },
};

/**
 * Runs every tool call, whichever way it came: takes a unit where the account is metered, and gives it back when the
 * call fails. Each call leaves a log line, its measurements and a note in the journal of its account.
 */
export class Calls {
  readonly #faults: FaultLog;

  constructor(
    private readonly catalogue: ToolCatalogue,
    private readonly router: Pick<ToolRouter, 'call'>,
    private readonly setTools: Pick<SetTools, 'read'>,
    private readonly ledgers: Ledgers,
    private readonly logger: Logger,
    private readonly metrics: CallMetrics,
    private readonly admission?: Pick<CallAdmission, 'enter'>,
  ) {
    this.#faults = faultLog(logger);
  }

  run(name: string, args: object, context: CallContext): Promise<ToolAnswer | UnknownTool> {
    return traced(
      () => spanOf(context.caller),
      (span) => this.#run(name, args, span ? within(context, span) : context),
    );
  }

  /** Work of the gateway's own, charged, noted and bounded as one call of an entry that no list has. */
  runOwn(entry: ToolEntry, work: Work, context: CallContext): Promise<ToolAnswer> {
    return traced(
      () => spanOf(context.caller),
      (span) => this.#admitted(entry, {}, work, span ? within(context, span) : context, performance.now()),
    );
  }

  async #run(name: string, args: object, context: CallContext): Promise<ToolAnswer | UnknownTool> {
    const started = performance.now();
    const entry = this.catalogue.find(name);
    if (entry) return this.#admitted(entry, args, (at) => this.router.call(entry, args, at), context, started);
    const own = this.setTools.read(name, args, context.caller.requestId);
    switch (own?.kind) {
      case 'passed':
        return this.#admitted(own.call.entry, own.call.args, (at) => this.#inner(own.call, at), context, started);
      case 'answered':
        return this.#charged(own.entry, () => Promise.resolve(own.answer), context, started);
      case 'refused':
        this.#record(own.name, own.answer, started, context, faultyOwnArgument(own.answer, own.name));
        return own.answer;
      case undefined:
        return this.unknown(name, context);
    }
  }

  /** A call of a name that no tool answers to. */
  unknown(name: string, context: CallContext): UnknownTool {
    this.#record('unknown', { code: 'validation_failed' }, performance.now(), context);
    return unknownTool(this.catalogue, name, context.hints);
  }

  /** A call that came by name through another tool. */
  async #inner(call: InnerCall, context: CallContext): Promise<ToolAnswer> {
    // No schema announces an object, so none is sent.
    const { structured: _, ...plain } = context;
    const answer = await this.router.call(call.entry, call.args, { ...plain, asText: false });
    try {
      return textAlone(answer, call);
    } catch (fault) {
      return failure('internal_error', context.caller.requestId, fault);
    }
  }

  /** A call that has a service to go to, once that has a place for it; what is refused is not begun. */
  async #admitted(
    entry: ToolEntry,
    args: object,
    work: Work,
    context: CallContext,
    started: number,
  ): Promise<ToolAnswer> {
    if (!this.admission) return this.#charged(entry, work, context, started);
    const asked = this.admission.enter(entry, args, context);
    const place: Place | ToolAnswer = asked instanceof Promise ? await asked : asked;
    if ('code' in place) {
      this.#record(entry.name, place, started, context);
      return place;
    }
    try {
      return await this.#charged(entry, (at) => place.run(() => work(at)), context, started);
    } finally {
      place.leave();
    }
  }

  async #charged(entry: ToolEntry, work: Work, context: CallContext, started: number): Promise<ToolAnswer> {
    const { caller, finish, idempotent } = context;
    // A share is counted also where the account has no allowance.
    const paid = context.metered || context.keyWithShare !== undefined;
    const finished: Work = finish ? async (at) => finish(await work(at)) : work;
    const ended = this.metrics.began();
    try {
      const answer = await (idempotent
        ? this.#once(entry, finished, context, idempotent)
        : paid
          ? this.#paid(entry, finished, context)
          : finished(context));
      if (!paid && !idempotent && answer.code === '') this.ledgers.meter.record(caller.accountId, entry.family);
      this.#record(entry.name, answer, started, context, faultyArgument(answer, entry));
      return answer;
    } finally {
      ended();
    }
  }

  async #paid(entry: ToolEntry, work: Work, context: CallContext): Promise<ToolAnswer> {
    const { meter } = this.ledgers;
    const { caller, keyWithShare } = context;
    const covered = meter.covers(caller.accountId, keyWithShare);
    const reserving = traced(
      () => ({ name: 'reserve a unit', kind: 'internal' }),
      () => meter.reserve(caller.accountId, entry.family, keyWithShare),
    );
    // Where units lie here, a call begins while its unit is written down, and is answered after that; so are its steps.
    const steps = covered && context.onProgress ? heldSteps(context.onProgress) : undefined;
    const begun = covered ? work(steps ? { ...context, onProgress: steps.tell } : context) : undefined;
    const unanswered = begun?.catch(() => {});
    let unit;
    try {
      unit = await reserving;
    } catch (fault) {
      this.#faults.error({ requestId: caller.requestId, fault }, 'the allowance of an account cannot be asked for');
      await unanswered;
      return unchargedFailure(caller.requestId);
    }
    if (!unit.granted) {
      await unanswered;
      return spentAnswer(unit, caller.requestId);
    }
    steps?.release();
    let succeeded = false;
    try {
      const answer = await (begun ?? work(context));
      succeeded = answer.code === '';
      return answer;
    } finally {
      meter.ended(unit, succeeded);
    }
  }

  /** A call that is charged once for all requests with its key, and computed at the instant of the first. */
  async #once(entry: ToolEntry, work: Work, context: CallContext, idempotent: IdempotentCall): Promise<ToolAnswer> {
    const { caller, keyWithShare } = context;
    const { requestId } = caller;
    let succeeded = false;
    try {
      const beginning = await idempotent.begin(entry.family, keyWithShare).catch((fault: unknown) => {
        this.#faults.error({ requestId, fault }, 'the key of a call cannot be asked for');
      });
      if (!beginning) return unchargedFailure(requestId);
      if ('granted' in beginning) return spentAnswer(beginning, requestId);
      if (!beginning.begun) return keptOutAnswer(beginning, requestId);
      const { moment } = beginning;
      const clock = caller.testClockMs === undefined ? { nowMs: moment } : { testClockMs: moment };
      const answer = await work({ ...context, caller: { ...caller, ...clock } });
      succeeded = answer.code === '';
      return answer;
    } finally {
      await idempotent.end(succeeded);
    }
  }

  /** The tool that a call is for and what it gets, also where the call goes through `call_tool`. */
  reached(name: string, args: object): Pick<InnerCall, 'entry' | 'args'> | undefined {
    const entry = this.catalogue.find(name);
    if (entry) return { entry, args };
    const own = this.setTools.read(name, args, '');
    return own?.kind === 'passed' ? own.call : undefined;
  }

  /** The tools that a name without one may have been meant for. */
  nearest(name: string): readonly string[] {
    return unknownTool(this.catalogue, name).nearest;
  }

  #record(
    tool: string,
    { code, fault }: Pick<ToolAnswer, 'code' | 'fault'>,
    started: number,
    { caller, by, metered, idempotent }: CallContext,
    field?: string,
  ): void {
    const outcome = code === '' ? 'success' : code;
    const durationMs = performance.now() - started;
    const { requestId, accountId, traceparent } = caller;
    const line = { requestId, traceId: traceIdOf(traceparent), accountId, tool, durationMs, outcome };
    logCall(this.logger, fault === undefined ? line : { ...line, fault });
    currentSpan()?.set({ 'cuspal.tool': tool, ...endingOf(outcome) });
    // The owner of the account has found the call in the journal, and once is how often it was charged.
    if (!idempotent?.isRepeat) {
      const note = { account: accountId, caller: by, tool, outcome, ms: durationMs, request: requestId };
      this.ledgers.journal.note(field === undefined ? note : { ...note, field });
    }
    if (metered) this.ledgers.notices.note(accountId);
    const family = this.catalogue.find(tool)?.family ?? 'none';
    this.metrics.observe({ tool, family, outcome, seconds: durationMs / 1000, traceparent });
  }
}

const spanOf = ({ traceparent, tracestate, requestId }: CallContext['caller']): SpanParts => ({
  name: 'tools/call',
  kind: 'internal',
  parent: { traceparent, tracestate },
  attributes: { 'cuspal.request_id': requestId },
});

/** A call as part of the span: who works for it hears of the span as its parent. */
const within = (context: CallContext, { traceparent, tracestate }: TraceContext): CallContext => ({
  ...context,
  caller: { ...context.caller, traceparent, tracestate },
});
