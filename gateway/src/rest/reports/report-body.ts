import { REPORT_KINDS, reportRequest, type ReportRequest, type ReportKind } from '@cuspal/report';
import { z } from 'zod';
import { readJson } from '../../mcp/json.ts';
import { isJsonObject } from '../../core/json-object.ts';
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
  const [issue] = read.error.issues;
  const path = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const field = path === '' ? key : `${path}.${key}`;
    return refused(field, `${field.slice(0, 80)} is no field of this report. Leave it out.`);
  }
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined');
  return refused(
    path === '' ? 'body' : path,
    isMissing
      ? `${path} is missing. Send it.`
      : `${path === '' ? 'The body' : path} ${faultOf(issue?.message)}. Correct it.`,
  );
}

const faultOf = (message = ''): string => {
  const said = message.replace(/^Invalid input: /, 'is wrong: ').replace(/^Too (big|small): /, 'is too $1: ');
  return said.charAt(0).toLowerCase() + said.slice(1);
};
