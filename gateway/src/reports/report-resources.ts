import { ProtocolError, type ReadResourceResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';
import type { CallContext } from '../mcp/calls.ts';
import type { ResourceMaker } from '../mcp/made-resources.ts';
import { metaOf, textOf, type ToolAnswer } from '../routing/answer.ts';
import { REPORT_URI, type ReportLinks } from './report-links.ts';
import type { MadeReport, Reports } from './reports.ts';
import { tooFewUnits } from './too-few-units.ts';

const LINK = /^cuspal:\/\/reports\/([A-Za-z0-9_-]+)(\.pdf)?$/;
const RETRY_AFTER_SECONDS = 5;

const GONE =
  'There is no report behind this link. It has ended after its hour, was made for another account, or is not whole. ' +
  'Ask answer_question with "report": true again, and read the link that it gives.';
const NO_PDF = 'This server makes no PDF. Read the link without .pdf at its end, and print that.';
const BUSY = 'The server has as many reports to write as it can hold. Nothing was charged. Try again in a few seconds.';

export interface ReportResourcesParts {
  readonly links: Pick<ReportLinks, 'open'>;
  readonly reports: Pick<Reports, 'make' | 'hasPdf'>;
  readonly limits: Pick<Limits, 'take'>;
}

/** Makes the report of a link when it is read, for the account that asked. */
export class ReportResources implements ResourceMaker {
  constructor(private readonly parts: ReportResourcesParts) {}

  owns(uri: string): boolean {
    return uri.startsWith(REPORT_URI);
  }

  async make(uri: string, context: CallContext): Promise<ReadResourceResult['contents'][number]> {
    const { links, reports, limits } = this.parts;
    const { accountId } = context.caller;
    const [, token, ending] = LINK.exec(uri) ?? [];
    const taken = await limits.take('reports', accountId);
    if (!taken.ok) {
      const { retryAfterSeconds } = taken;
      throw refused(429, `Reports were asked for too often. Try again in ${retryAfterSeconds} s.`, {
        code: 'rate_limited',
        retryAfterSeconds,
      });
    }
    const linked = token === undefined ? undefined : await links.open(token, accountId);
    if (!linked) throw refused(NOT_FOUND, GONE, {});
    const form = ending === undefined ? 'html' : 'pdf';
    if (form === 'pdf' && !reports.hasPdf) throw refused(NOT_FOUND, NO_PDF, {});
    const made = await reports.make({ ...linked, form }, context);
    if (made.kind !== 'made') throw faultOf(made);
    const bytes = Buffer.from(made.bytes);
    return form === 'html'
      ? { uri, mimeType: 'text/html', text: bytes.toString() }
      : { uri, mimeType: 'application/pdf', blob: bytes.toString('base64') };
  }
}

/** Invalid params, as of a resource that there is not. */
const NOT_FOUND = -32_602;

const refused = (code: number, message: string, data: Readonly<Record<string, unknown>>): ProtocolError =>
  new ProtocolError(code, message, { ...data });

function faultOf(made: Exclude<MadeReport, { readonly kind: 'made' }>): ProtocolError {
  switch (made.kind) {
    case 'too-few': {
      const { detail, more } = tooFewUnits(made);
      return refused(402, detail, { code: 'quota_exhausted', ...more });
    }
    case 'refused':
      return ofAnswer(made.answer);
    case 'fault':
      return refused(NOT_FOUND, made.detail, { field: made.field });
    case 'busy':
      return refused(503, BUSY, { code: 'engine_unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

const retry = z.looseObject({ retryAfterSeconds: z.number().optional(), field: z.string().optional() });

/** A call of the report that failed, in its own words. */
function ofAnswer(answer: ToolAnswer): ProtocolError {
  const { retryAfterSeconds, field } = retry.parse(metaOf(answer));
  const status = answer.code === 'quota_exhausted' ? 402 : retryAfterSeconds === undefined ? NOT_FOUND : 503;
  return refused(status, textOf(answer).toString(), {
    code: answer.code,
    ...(field !== undefined && { field }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
