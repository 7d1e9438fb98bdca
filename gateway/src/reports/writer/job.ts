import type { Lack, MissingPart, ReportKind, ReportRequest } from '@cuspal/report';

export type ReportForm = 'html' | 'pdf';

/** A call of the report with the text of its result, or why there is none. */
export type WrittenResult = readonly [
  key: string,
  tool: string,
  result: { readonly text: Uint8Array } | { readonly refused: string; readonly lack?: Lack },
];

/** A report to be written. */
export interface WriteJob {
  readonly kind: 'write';
  readonly form: ReportForm;
  readonly report: ReportKind;
  readonly request: ReportRequest;
  readonly results: readonly WrittenResult[];
  readonly missing: readonly MissingPart[];
  readonly madeAt: number;
  readonly release: string;
  readonly code: string;
}

/** A logo to be looked at, before anything is spent. */
interface LogoJob {
  readonly kind: 'logo';
  readonly bytes: Uint8Array;
}

export type Job = WriteJob | LogoJob;

/** What a job came to; `fault` is one of what was sent. */
export type Done =
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'fault'; readonly field: string; readonly detail: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}

export interface DoneMessage {
  readonly id: number;
  readonly done: Done;
}
