import { ANSWER_TOOL } from '@cuspal/catalog';
import {
  planOf,
  REPORT_KINDS,
  reportRequest,
  speaking,
  wordsOfLink,
  wordsOfNoLink,
  type ReportKind,
  type ReportRequest,
} from '@cuspal/report';
import type { Logger } from '@cuspal/telemetry';
import { z } from 'zod';
import { faultLog, type FaultLog } from '../database/fault-log.ts';
import { token } from '../core/provide.ts';
import type { ToolAnswer } from '../routing/answer.ts';
import type { CallSetting, ToolRouter } from '../routing/tool-router.ts';
import type { SealedRequests } from '../sealed-requests/sealed-requests.ts';
import { reportOfQuestion } from './report-of-question.ts';
import { withReport, type ReportLink } from './with-report.ts';

export const REPORT_URI = 'cuspal://reports/';
const HOUR_MS = 3_600_000;
/** A link stands in what a model reads, and in a header of whoever reads it. */
const MOST_LINKED_BYTES = 2_048;

/** A report that a link holds. */
export interface LinkedReport {
  readonly kind: ReportKind;
  readonly request: ReportRequest;
}

export interface ReportLinksParts {
  readonly sealed: Pick<SealedRequests, 'seal' | 'open'>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Given by what keeps the accounts, which stands above this folder. */
export const REPORT_LINKS = token<Pick<ReportLinks, 'open'>>('report links');

type Router = Pick<ToolRouter, 'call'>;

const understood = z.looseObject({ understood: z.looseObject({ topic: z.string().nullable() }) });
const held = z.object({ kind: z.enum(REPORT_KINDS), request: reportRequest });

/** Links to reports, each holding its request encrypted by a key of the account (ADR 104); nothing is kept of it. */
export class ReportLinks {
  readonly #faults: FaultLog;

  constructor(private readonly parts: ReportLinksParts) {
    this.#faults = faultLog(parts.logger);
  }

  /** A router whose answers to questions have a link to their report, where `report` is sent. */
  beside(router: Router): Router {
    return {
      call: async (entry, args, setting) => {
        if (entry.name !== ANSWER_TOOL.name || !('report' in args) || args.report !== true)
          return router.call(entry, args, setting);
        const { report: _, ...asked } = args;
        const answer = await router.call(entry, asked, setting);
        return answer.code === '' ? this.#linked(answer, asked, setting) : answer;
      },
    };
  }

  /** The report of a link of this account; undefined where it is none, has ended, or is of another account. */
  async open(token: string, accountId: string): Promise<LinkedReport | undefined> {
    const opened = await this.parts.sealed.open(token, 'report');
    return opened?.account.id === accountId ? held.safeParse(JSON.parse(opened.value)).data : undefined;
  }

  async #linked(answer: ToolAnswer, asked: object, { caller }: CallSetting): Promise<ToolAnswer> {
    return withReport(answer, async (text) => {
      const read = understood.safeParse(JSON.parse(text));
      const { kind, request } = reportOfQuestion(asked, read.success ? read.data.understood.topic : null);
      const tag = request?.language ?? caller.locale;
      return speaking(tag, () => this.#linkTo(kind, spoken(request, tag), caller));
    });
  }

  async #linkTo(
    kind: ReportKind,
    request: ReportRequest | undefined,
    caller: CallSetting['caller'],
  ): Promise<ReportLink> {
    const value = JSON.stringify({ kind, request });
    if (request === undefined || Buffer.byteLength(value) > MOST_LINKED_BYTES) return { says: wordsOfNoLink(kind) };
    const { accountId, requestId } = caller;
    const expiresAt = Math.floor(this.parts.now() / 1000) * 1000 + HOUR_MS;
    try {
      const sealed = await this.parts.sealed.seal(accountId, 'report', value, expiresAt);
      const units = planOf(kind, request).calls.length;
      const until = new Date(expiresAt).toISOString().replace('.000Z', 'Z');
      const { title, says } = wordsOfLink(kind, units, until);
      return { says, made: { uri: `${REPORT_URI}${sealed}`, kind, units, until, title } };
    } catch (fault) {
      // The question is answered all the same.
      this.#faults.error({ requestId, fault }, 'a link to a report could not be made');
      return { says: wordsOfNoLink(kind) };
    }
  }
}

const spoken = (request: ReportRequest | undefined, language: string | undefined): ReportRequest | undefined =>
  request && language !== undefined ? { ...request, language } : request;
