import { createHash } from 'node:crypto';
import type { ReportKind } from './kinds.ts';
import type { ReportRequest } from './request.ts';

/** What the code of a report says of it. */
export interface ReportCode {
  /** Release that made it. */
  readonly release: string;
  /** Moment for which it was computed, in milliseconds. */
  readonly madeAt: number;
  /** Of what was asked, the release and the moment. */
  readonly hash: string;
}

const DIGITS = 24;
const CODE = /^([0-9A-Za-z.+-]{1,40})~(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z~([0-9a-f]{24})$/;

/** JSON whose members are in the order of their names: two that say the same are the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}

const stamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function hashOf(kind: ReportKind, request: ReportRequest, release: string, madeAt: number): string {
  // How it looks, and in which language, is no part of what it says.
  const { letterhead: _, paper: __, language: ___, ...input } = request;
  const said = canonical({ kind, input, release, madeAt: stamp(madeAt) });
  return createHash('sha256').update(said).digest('hex').slice(0, DIGITS);
}

/** The code that is printed in a report: `0.1.0~20261129T051022Z~` and 24 hexadecimal digits. */
export const codeOf = (kind: ReportKind, request: ReportRequest, release: string, madeAt: number): string =>
  `${release}~${stamp(madeAt)}~${hashOf(kind, request, release, madeAt)}`;

/** Undefined where a text is no code. */
export function readCode(code: string): ReportCode | undefined {
  const [, release, year, month, day, hour, minute, second, hash] = CODE.exec(code) ?? [];
  if (release === undefined || hash === undefined) return undefined;
  const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt) ? undefined : { release, madeAt, hash };
}

/** Whether a code is that of this input; only the release that made it can tell. */
export const isCodeOf = (code: ReportCode, kind: ReportKind, request: ReportRequest): boolean =>
  hashOf(kind, request, code.release, code.madeAt) === code.hash;
