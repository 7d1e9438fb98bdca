import {
  codeOf,
  planOf,
  type Lack,
  type MemberCall,
  type Plan,
  type ReportKind,
  type ReportRequest,
} from '@cuspal/report';
import { VERSION, type Logger } from '@cuspal/telemetry';
import { z } from 'zod';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { faultLog, type FaultLog } from '../database/fault-log.ts';
import type { CallContext, Calls, Ledgers } from '../mcp/calls.ts';
import { failure, metaOf, textOf, unchargedFailure, type ToolAnswer } from '../routing/answer.ts';
import { MemberPlaces } from './member-places.ts';
import { PrepaidUnits, type TooFew } from './prepaid-units.ts';
import type { ReportForm, WrittenResult } from './writer/job.ts';
import { canMakePdf } from './writer/pdf.ts';
import type { ReportWriter } from './writer/report-writer.ts';

/** Calls of a report that are under way at once. */
const AT_ONCE = 3;

/** What a report needs before it is made. */
export interface ReportPrice {
  readonly units: number;
  readonly plan: Plan;
}

/** What was asked came to. */
export type MadeReport =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly code: string; readonly units: number }
  | { readonly kind: 'too-few'; readonly units: number; readonly few: TooFew }
  | { readonly kind: 'refused'; readonly answer: ToolAnswer }
  | { readonly kind: 'fault'; readonly field: string; readonly detail: string }
  | { readonly kind: 'busy' };

export interface AskedReport {
  readonly kind: ReportKind;
  readonly request: ReportRequest;
  readonly form: ReportForm;
}

export interface ReportsParts {
  readonly calls: Pick<Calls, 'run'>;
  readonly catalogue: Pick<ToolCatalogue, 'find'>;
  readonly meter: Ledgers['meter'];
  readonly writer: Pick<ReportWriter, 'write'>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Codes after which the same request may succeed: a report without its part would be a worse one for good. */
const PASSING = new Set([
  'engine_unavailable',
  'engine_timeout',
  'overloaded',
  'rate_limited',
  'internal_error',
  'cancelled',
]);
/** Codes of something that was sent wrong. */
const WRONG = new Set(['validation_failed', 'birth_data_missing', 'invalid_event_name']);

const meta = z.looseObject({ field: z.string().optional() });

/** Makes reports of the results of tools. Nothing is computed here, and nothing of them is kept. */
export class Reports {
  readonly #faults: FaultLog;
  readonly #places = new MemberPlaces();

  constructor(private readonly parts: ReportsParts) {
    this.#faults = faultLog(parts.logger);
  }

  /** Whether the library that makes PDF has a binary for this machine. */
  readonly hasPdf = canMakePdf();

  price(kind: ReportKind, request: ReportRequest): ReportPrice {
    const plan = planOf(kind, request);
    return { units: plan.calls.length, plan };
  }

  async make({ kind, request, form }: AskedReport, context: CallContext): Promise<MadeReport> {
    const { meter, now } = this.parts;
    const { plan } = this.price(kind, request);
    const { requestId, accountId, testClockMs } = context.caller;
    if (this.#places.isFull) return { kind: 'busy' };
    const logo = await this.#logoFault(request, context.signal);
    if (logo !== undefined) return logo;
    const madeAt = Math.floor((testClockMs ?? now()) / 1000) * 1000;
    const families = plan.calls.map(({ tool }) => this.parts.catalogue.find(tool)?.family ?? '');
    const payer = { accountId, metered: context.metered, keyWithShare: context.keyWithShare };
    let taken: PrepaidUnits | TooFew;
    try {
      taken = await PrepaidUnits.take(meter, payer, families, madeAt);
    } catch (fault) {
      this.#faults.error({ requestId, fault }, 'the allowance of an account cannot be asked for');
      return { kind: 'refused', answer: unchargedFailure(requestId) };
    }
    if ('spent' in taken) return { kind: 'too-few', units: plan.calls.length, few: taken };
    let made = false;
    try {
      const report = await this.#written({ kind, request, form }, plan, taken, madeAt, context);
      made = report.kind === 'made';
      return report;
    } finally {
      taken.settle(made);
    }
  }

  async #logoFault({ letterhead }: ReportRequest, signal: AbortSignal): Promise<MadeReport | undefined> {
    if (letterhead?.logo === undefined) return undefined;
    const bytes = Buffer.from(letterhead.logo, 'base64');
    const seen = await this.parts.writer.write({ kind: 'logo', bytes }, signal);
    if (seen.kind === 'done') return undefined;
    return seen.kind === 'fault' ? seen : { kind: 'busy' };
  }

  async #written(
    { kind, request, form }: AskedReport,
    plan: Plan,
    units: PrepaidUnits,
    madeAt: number,
    context: CallContext,
  ): Promise<MadeReport> {
    const members = await this.#results(plan, request, units, context);
    if (!Array.isArray(members)) return { kind: 'refused', answer: members.answer };
    const code = codeOf(kind, request, VERSION, madeAt);
    const job = {
      kind: 'write',
      form,
      report: kind,
      request,
      results: members,
      missing: plan.missing,
      madeAt,
      release: VERSION,
      code,
    } as const;
    const written = await this.parts.writer.write(job, context.signal);
    switch (written.kind) {
      case 'done':
        return {
          kind: 'made',
          bytes: written.bytes,
          code,
          units: members.filter(([, , each]) => 'text' in each).length,
        };
      case 'fault':
        return written;
      case 'busy':
        return { kind: 'busy' };
      case 'late':
        return { kind: 'refused', answer: failure('engine_timeout', context.caller.requestId) };
      case 'gone':
        return { kind: 'refused', answer: failure('cancelled', context.caller.requestId) };
      case 'failed':
        this.#faults.error({ requestId: context.caller.requestId, fault: written.message }, 'a report was not written');
        return { kind: 'refused', answer: failure('internal_error', context.caller.requestId) };
    }
  }

  /** The results in the order of the plan, or the answer for which there is no report. */
  async #results(
    { calls }: Plan,
    request: ReportRequest,
    units: PrepaidUnits,
    context: CallContext,
  ): Promise<WrittenResult[] | { readonly answer: ToolAnswer }> {
    const results: (WrittenResult | undefined)[] = [];
    let stop: ToolAnswer | undefined;
    let next = 0;
    const work = async (): Promise<void> => {
      for (let at = next++; at < calls.length && stop === undefined; at = next++) {
        const call = calls[at];
        if (!call) return;
        const answer = await this.#called(call, at, units, context, results, request);
        if (answer.code !== '' && this.#stops(answer, at, request)) stop ??= answer;
        else results[at] = [call.key, call.tool, resultOf(answer)];
      }
    };
    // The first carries the report, and others need what it says.
    next = 1;
    const [first] = calls;
    if (first) {
      const answer = await this.#called(first, 0, units, context, results, request);
      if (answer.code !== '' && this.#stops(answer, 0, request)) return { answer };
      results[0] = [first.key, first.tool, resultOf(answer)];
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (stop !== undefined) return { answer: stop };
    return results.flatMap((result) => (result ? [result] : []));
  }

  #stops(answer: ToolAnswer, at: number, request: ReportRequest): boolean {
    if (PASSING.has(answer.code)) return true;
    if (!WRONG.has(answer.code)) return false;
    if (at === 0 || answer.code === 'invalid_event_name') return true;
    // What one part cannot take, it lacks; what somebody sent for it is to be corrected.
    const [field = ''] = (fieldOf(answer) ?? '').split(/[.[]/);
    return Object.hasOwn(request, field) && field !== 'birth_datetime';
  }

  async #called(
    call: MemberCall,
    at: number,
    units: PrepaidUnits,
    context: CallContext,
    results: readonly (WrittenResult | undefined)[],
    { language }: ReportRequest,
  ): Promise<ToolAnswer> {
    const more = call.ofRunningMahadasha ? runningMahadasha(results) : {};
    const { locale: _, ...asking } = context.caller;
    const spoken = language === undefined ? {} : { locale: language };
    const caller = { ...asking, ...spoken, requestId: `${asking.requestId}.${at}` };
    const asked = { ...context, caller, idempotent: units.call(at), asText: true };
    const answer = await this.#places.run(() => this.parts.calls.run(call.tool, { ...call.args, ...more }, asked));
    return 'nearest' in answer ? failure('internal_error', caller.requestId) : answer;
  }
}

const chartOf = z.looseObject({
  dasha: z.looseObject({ current: z.looseObject({ mahadasha: z.looseObject({ planet: z.string() }) }).nullable() }),
});

/** The lord of the mahadasha that runs, of the chart; without one the tool says itself what it lacks. */
function runningMahadasha(results: readonly (WrittenResult | undefined)[]): object {
  const chart = results.find((result) => result?.[0] === 'chart')?.[2];
  if (chart === undefined || !('text' in chart)) return {};
  const read = chartOf.safeParse(JSON.parse(Buffer.from(chart.text).toString()));
  const mahadasha = read.success ? read.data.dasha.current?.mahadasha.planet : undefined;
  return mahadasha === undefined ? {} : { mahadasha };
}

/** What the birth lacks where a tool does not read it, by the field that it names. */
const LACKS: Readonly<Record<string, Lack>> = { latitude: 'houses', birth_datetime: 'adult' };

function resultOf(answer: ToolAnswer): WrittenResult[2] {
  if (answer.code !== '') {
    const field = fieldOf(answer);
    const lack = answer.code === 'out_of_range' && field !== undefined ? LACKS[field] : undefined;
    return { refused: textOf(answer).toString(), ...(lack && { lack }) };
  }
  return { text: textOf(answer) };
}

/** The argument at fault of a call that failed. */
const fieldOf = (answer: ToolAnswer): string | undefined => meta.parse(metaOf(answer)).field;
