export type { Logo, ReportDocument } from './document/document.ts';
export { makeDocument } from './make-document.ts';
export { writeHtml } from './html/write-html.ts';
export { writeTypst, type TypstSource } from './typst/write-typst.ts';
export type { MemberResult, ReportInput } from './parts/results.ts';
export { codeOf, isCodeOf, readCode } from './request/code.ts';
export { isReportKind, REPORT_KINDS, type ReportKind } from './request/kinds.ts';
export { planOf, type Lack, type MemberCall, type MissingPart, type Plan } from './request/plan.ts';
export { reportRequest, type ReportRequest } from './request/request.ts';
