import { REPORT_KINDS, reportRequest, type ReportRequest, type ReportKind } from '@cuspal/report';
import { z } from 'zod';
import { readJson, isJsonObject } from '../../core/json.ts';
import { memberFault } from '../member-fault.ts';
import { fieldProblem, type Problem } from '../problem.ts';

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

const verification = z.strictObject({
  kind: z.enum(REPORT_KINDS),
  report: reportRequest,
  code: z.string().max(200),
});

export interface Verification {
  readonly kind: ReportKind;
  readonly report: ReportRequest;
  readonly code: string;
}

export const readReport = (bytes: Buffer, requestId: string): Read<ReportRequest> =>
  readAs(bytes, reportRequest, requestId);

export const readVerification = (bytes: Buffer, requestId: string): Read<Verification> =>
  readAs(bytes, verification, requestId);

function readAs<T>(bytes: Buffer, shape: z.ZodType<T>, requestId: string): Read<T> {
  const refused = (field: string, detail: string): Read<T> => ({
    ok: false,
    problem: fieldProblem(requestId, field, detail),
  });
  const json = readJson(bytes);
  if (!json.ok || !isJsonObject(json.value))
    return refused('body', 'The body must be one JSON object with the birth and what is asked of the report.');
  const read = shape.safeParse(json.value, { reportInput: false });
  if (read.success) return { ok: true, value: read.data };
  const { field, detail } = memberFault(read.error, json.value);
  return refused(field, detail);
}
