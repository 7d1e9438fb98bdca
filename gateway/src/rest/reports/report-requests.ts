import { isCodeOf, isReportKind, readCode, REPORT_KINDS, type ReportKind, type ReportRequest } from '@cuspal/report';
import { VERSION } from '@cuspal/telemetry';
import Negotiator from 'negotiator';
import type { Limits } from '../../limits/limits.ts';
import { NO_STORE } from '../../http/answer-headers.ts';
import { reply, replyJson } from '../../http/reply.ts';
import type { ReportForm } from '../../reports/writer/job.ts';
import type { MadeReport, Reports } from '../../reports/reports.ts';
import { tooFewUnits } from '../../reports/too-few-units.ts';
import { shown } from '../../response-shaping/argument-fault.ts';
import { afterCall, bodyOf, contextOf, queryOf, refuse, varying, type RestExchange } from '../exchange.ts';
import { problemOf } from '../outcome.ts';
import { fieldProblem, problem, rateLimited } from '../problem.ts';
import { languageOf } from '../result-language.ts';
import { readReport, readVerification } from './report-body.ts';

/** A logo of 200 KiB in base64, and what else there is. */
const MOST_BODY_BYTES = 512 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** POST /v1/reports/{kind} and POST /v1/reports/verify. */
export class ReportRequests {
  constructor(
    private readonly reports: Pick<Reports, 'make' | 'price' | 'hasPdf'>,
    private readonly limits: Pick<Limits, 'take'>,
  ) {}

  async answer(asked: RestExchange, name: string): Promise<void> {
    const exchange = varying(varying(asked, 'Accept-Language'), 'Accept');
    if (name === 'verify') return this.#verify(exchange);
    if (isReportKind(name)) return this.#report(exchange, name);
    const detail = `There is no report ${shown(name)}. Reports are ${REPORT_KINDS.join(', ')}.`;
    refuse(
      exchange,
      problem({ code: 'not_found', detail, requestId: exchange.requestId, more: { kinds: REPORT_KINDS } }),
    );
  }

  async #report(exchange: RestExchange, kind: ReportKind): Promise<void> {
    const { request, requestId } = exchange;
    const query = queryOf(exchange, ['price']);
    if (!query) return;
    const isPrice = query.has('price');
    const form = isPrice ? 'html' : wantedForm(request.headers.accept, this.reports.hasPdf);
    if (typeof form !== 'string') {
      const more = { field: 'Accept' };
      return refuse(
        exchange,
        problem({ code: 'validation_failed', status: 406, detail: form.detail, requestId, more }),
      );
    }
    const bytes = await bodyOf(exchange, MOST_BODY_BYTES);
    if (!bytes) return;
    const read = readReport(bytes, requestId);
    if (!read.ok) return refuse(exchange, read.problem);
    if (!(await this.#taken(exchange, isPrice ? 'usage' : 'reports'))) return;
    if (isPrice) return this.#price(exchange, kind, read.value);
    const asked = { ...read.value, ...languageOf(exchange.request, read.value) };
    const made = await this.reports.make({ kind, request: asked, form }, contextOf(exchange));
    this.#send(exchange, kind, form, made);
  }

  #price(exchange: RestExchange, kind: ReportKind, request: ReportRequest): void {
    const { units, plan } = this.reports.price(kind, request);
    const body = {
      kind,
      units,
      tools: plan.calls.map(({ tool }) => tool),
      missing: plan.missing.map(({ key, lack }) => ({ part: key, lack })),
    };
    replyJson(exchange.response, 200, { ...exchange.admitted.headers, ...NO_STORE }, JSON.stringify(body));
  }

  #send(exchange: RestExchange, kind: ReportKind, form: ReportForm, made: MadeReport): void {
    const { response, requestId, admitted } = exchange;
    switch (made.kind) {
      case 'made': {
        const file = `cuspal-${kind}.${form}`;
        const headers = {
          ...afterCall(admitted),
          ...FORM_HEADERS[form],
          ...NO_STORE,
          'Content-Disposition': `inline; filename="${file}"`,
          'Report-Code': made.code,
          'Report-Units': String(made.units),
        };
        return reply(response, 200, headers, [made.bytes]);
      }
      case 'too-few': {
        const { detail, more } = tooFewUnits(made);
        return refuse(exchange, problem({ code: 'quota_exhausted', detail, requestId, more }));
      }
      case 'refused':
        return refuse(exchange, problemOf(made.answer, requestId));
      case 'fault':
        return refuse(exchange, fieldProblem(requestId, made.field, made.detail));
      case 'busy': {
        const detail =
          'The server has as many reports to write as it can hold. Nothing was charged. Try again in a few seconds.';
        const more = { retryAfterSeconds: RETRY_AFTER_SECONDS };
        return refuse(exchange, problem({ code: 'engine_unavailable', detail, requestId, more }));
      }
    }
  }

  /** Whether a code is that of an input. Only the release that made it can tell. */
  async #verify(exchange: RestExchange): Promise<void> {
    const { requestId, admitted, response } = exchange;
    if (!queryOf(exchange, [])) return;
    if (!(await this.#taken(exchange, 'usage'))) return;
    const bytes = await bodyOf(exchange, MOST_BODY_BYTES);
    if (!bytes) return;
    const read = readVerification(bytes, requestId);
    if (!read.ok) return refuse(exchange, read.problem);
    const { kind, report, code } = read.value;
    const parts = readCode(code);
    if (!parts) {
      const detail = `code ${shown(code)} is no code of a report. Send it as it is printed, such as 0.1.0~20261129T051022Z~ and 24 digits.`;
      return refuse(exchange, fieldProblem(requestId, 'code', detail));
    }
    const isOurs = parts.release === VERSION;
    const matches = isOurs ? isCodeOf(parts, kind, report) : null;
    const madeAt = new Date(parts.madeAt).toISOString().replace('.000Z', 'Z');
    const body = { matches, madeBy: parts.release, madeAt, release: VERSION };
    replyJson(response, 200, { ...admitted.headers, ...NO_STORE }, JSON.stringify(body));
  }

  async #taken(exchange: RestExchange, rule: 'reports' | 'usage'): Promise<boolean> {
    const { admitted, requestId } = exchange;
    const taken = await this.limits.take(rule, admitted.entitlements.accountId);
    if (taken.ok) return true;
    const { retryAfterSeconds } = taken;
    const detail = `Reports were asked for too often. Try again in ${retryAfterSeconds} s.`;
    refuse(exchange, rateLimited(requestId, detail, retryAfterSeconds));
    return false;
  }
}

const FORM_HEADERS = {
  html: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  },
  pdf: { 'Content-Type': 'application/pdf', 'X-Content-Type-Options': 'nosniff' },
} as const;

const TYPES: readonly (readonly [string, ReportForm])[] = [
  ['text/html', 'html'],
  ['application/pdf', 'pdf'],
];

/** The form that a request would rather have, or why there is none. */
function wantedForm(accept: string | undefined, hasPdf: boolean): ReportForm | { readonly detail: string } {
  const offered = TYPES.filter(([, form]) => hasPdf || form !== 'pdf');
  const names = offered.map(([type]) => type);
  const [best] = new Negotiator({ headers: { accept: accept ?? '*/*' } }).mediaTypes(names);
  const found = offered.find(([type]) => type === best);
  if (found) return found[1];
  const isPdf = new Negotiator({ headers: { accept: accept ?? '' } }).mediaTypes(['application/pdf']).length > 0;
  return {
    detail:
      isPdf && !hasPdf
        ? 'This server makes no PDF, because the library for it is not installed here (npm ci) or has no binary for the platform. Send "Accept: text/html" and print that.'
        : `A report is ${names.join(' or ')}. Accept one of them.`,
  };
}
