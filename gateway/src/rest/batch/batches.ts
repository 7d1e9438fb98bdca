import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../../database/fault-log.ts';
import type { Lifecycle } from '../../http/lifecycle.ts';
import type { CallContext } from '../../mcp/calls.ts';
import type { Gate } from '../../mcp/gate.ts';
import type { Limits } from '../../limits/limits.ts';
import { keptOutAnswer } from '../../metering/refused-answer.ts';
import type { CallsOfBatch } from '../../metering/idempotent-request.ts';
import { failure } from '../../routing/answer.ts';
import { bodyOf, contextOf, queryOf, refuse, varying, type RestExchange } from '../exchange.ts';
import { keyOf, repeatHeaders, type RequestKeys } from '../idempotency.ts';
import { outcomeOf } from '../outcome.ts';
import { fieldProblem, problem, type Problem } from '../problem.ts';
import type { ToolCall, ToolCalls } from '../tool-calls.ts';
import type { BatchItem, ItemId } from './batch-item.ts';
import { LineWriter } from './line-writer.ts';
import { faultLine, resultLine, stoppedLine } from './line.ts';
import { BatchRateLimit } from './batch-rate-limit.ts';
import { readBatch } from './read-batch.ts';
import { ConcurrencyLimit, type Full, type Running } from './concurrency-limit.ts';

const MAX_BATCH_BYTES = 4 * 1024 * 1024;
/** Calls of a batch that are under way at once: enough to keep two processes of a service busy. */
const AT_ONCE = 16;
/** No call starts after this. Running calls get LAST_CALLS_MS more, then the response is closed. */
const BATCH_MS = 600_000;
const LAST_CALLS_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

export interface BatchesParts {
  readonly calls: ToolCalls;
  readonly gate: Pick<Gate, 'again'>;
  readonly lifecycle: Pick<Lifecycle, 'phase'>;
  readonly limits: Pick<Limits, 'account' | 'key'>;
  readonly logger: Logger;
  readonly keys: Pick<RequestKeys, 'batch'>;
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
}

/** POST /v1/batch: many calls in one request, a line for each as it is ready. */
export class Batches {
  readonly #now: () => number;
  readonly #running: ConcurrencyLimit;

  constructor(private readonly parts: BatchesParts) {
    this.#now = parts.now ?? (() => performance.now());
    this.#running = new ConcurrencyLimit(this.#now);
  }

  async run(asked: RestExchange): Promise<void> {
    const exchange = varying(asked, 'Accept-Language');
    const { request, requestId, admitted } = exchange;
    if (!queryOf(exchange, [])) return;
    const named = keyOf(exchange);
    if (!named) return;
    const progress = this.#progress(exchange);
    const slot = this.#running.take(admitted.entitlements.accountId, progress);
    if (!slot.ok) return refuse(exchange, tooManyBatches(slot.full, requestId));
    try {
      const context = { ...contextOf(exchange), hints: { left: 1 } };
      request.on('data', progress.moved);
      const bytes = await bodyOf(exchange, MAX_BATCH_BYTES);
      request.off('data', progress.moved);
      if (!bytes) return;
      const read = await readBatch(bytes);
      if (!read.ok) return refuse(exchange, fieldProblem(requestId, 'body', read.detail));
      const answer = async (idempotent?: CallsOfBatch): Promise<void> => {
        const lines = new LineWriter(exchange.response, context.signal, this.#now);
        progress.answers(lines);
        await this.#stream(exchange, read.items, lines, context, idempotent);
      };
      const idempotent = named.key === undefined ? undefined : await this.parts.keys.batch(exchange, named.key, bytes);
      await (idempotent ? underKey(exchange, idempotent, () => answer(idempotent)) : answer());
    } finally {
      slot.release();
    }
  }

  async #stream(
    exchange: RestExchange,
    items: readonly BatchItem[],
    lines: LineWriter,
    context: CallContext,
    idempotent: CallsOfBatch | undefined,
  ): Promise<void> {
    const { response, admitted } = exchange;
    const type = { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' };
    response.writeHead(200, { ...admitted.headers, ...(idempotent && repeatHeaders(idempotent)), ...type });
    response.flushHeaders();
    const late = setTimeout(() => response.destroy(), BATCH_MS + LAST_CALLS_MS);
    const rateLimit = this.#rateLimit(exchange, context.signal);
    let next = 0;
    const work = async (): Promise<void> => {
      for (let at = next++; !context.signal.aborted; at = next++) {
        const item = items[at];
        if (!item) return;
        const caller = { ...context.caller, requestId: `${exchange.requestId}.${at}` };
        const each = idempotent ? { ...context, caller, idempotent: idempotent.call(at) } : { ...context, caller };
        const line = await this.#line(item, rateLimit, each);
        if (line !== undefined) await lines.write(line);
        // A refused call ends at once, so a thousand of them would hold the event loop for one long turn.
        await nextTurn();
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      clearTimeout(late);
      // Its key is free once the client has the whole answer.
      await idempotent?.end();
      lines.end();
    }
  }

  /** Follows whether the client sends the calls and takes the lines, and ends the batch for one that waits. */
  #progress({ request, response, requestId }: RestExchange): Progress {
    let movedAt = this.#now();
    let lines: LineWriter | undefined;
    return {
      moved: () => (movedAt = this.#now()),
      answers: (by) => (lines = by),
      stillSince: () => (lines ? lines.waitingSince : movedAt),
      end: () => {
        this.parts.logger.info({ requestId }, 'a batch that stood still was ended for another');
        request.destroy();
        response.destroy();
      },
    };
  }

  #rateLimit({ request, admitted }: RestExchange, signal: AbortSignal): BatchRateLimit {
    const { gate, lifecycle, limits } = this.parts;
    const now = this.#now;
    return new BatchRateLimit({
      lifecycle,
      entitlements: () => gate.again(request, '/mcp'),
      take: (accountId, rule) => limits.account(accountId, rule),
      takeOfKey: (keyId, rule) => limits.key(keyId, rule),
      signal,
      deadline: now() + BATCH_MS,
      now,
      sharers: () => this.#running.of(admitted.entitlements.accountId),
    });
  }

  /** Undefined when nobody waits for it any more. */
  async #line(item: BatchItem, rateLimit: BatchRateLimit, context: CallContext): Promise<Buffer | undefined> {
    const { requestId } = context.caller;
    if ('fault' in item) return faultLine(item.id, item.fault, requestId);
    const stop = await rateLimit.next();
    if (stop === 'gone') return undefined;
    return stop === undefined ? this.#called(item.id, item.call, context) : stoppedLine(item.id, stop, requestId);
  }

  async #called(id: ItemId, call: ToolCall, context: CallContext): Promise<Buffer> {
    const { requestId } = context.caller;
    const { calls, logger } = this.parts;
    try {
      return resultLine(id, outcomeOf(await calls.run(call, context), requestId), calls.isText(call.name));
    } catch (fault) {
      faultLog(logger).error({ requestId, fault }, 'call of a batch failed');
      return resultLine(id, outcomeOf(failure('internal_error', requestId), requestId), false);
    }
  }
}

/** Answers a batch if its key lets it. What it begins is ended by `answer`. */
async function underKey(exchange: RestExchange, idempotent: CallsOfBatch, answer: () => Promise<void>): Promise<void> {
  const { requestId } = exchange;
  try {
    const beginning = await idempotent.begin();
    if ('granted' in beginning || beginning.begun) return await answer();
    const outcome = outcomeOf(keptOutAnswer(beginning, requestId), requestId);
    if (!outcome.ok) refuse(exchange, outcome.problem);
  } finally {
    await idempotent.end();
  }
}

/** What is known of how a batch moves. */
interface Progress extends Running {
  /** A part of the request has come. */
  readonly moved: () => void;
  /** The request is whole, and its answer is written from now on. */
  readonly answers: (lines: LineWriter) => void;
}

const FULL: Readonly<Record<Full, { readonly code: string; readonly detail: string }>> = {
  account: {
    code: 'rate_limited',
    detail: 'This account has two batches under way already. Send the next when one of them has ended.',
  },
  half: {
    code: 'rate_limited',
    detail:
      'This account has a batch under way, and a second one begins only while half of the places of the server are free. Send it when the first has ended.',
  },
  gateway: {
    code: 'engine_unavailable',
    detail: 'The server has as many batches under way as it can hold. Try again in a few seconds.',
  },
};

const tooManyBatches = (full: Full, requestId: string): Problem =>
  problem({ ...FULL[full], requestId, more: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
