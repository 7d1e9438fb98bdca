import Negotiator from 'negotiator';
import type { ReportForm } from '../../reports/writer/job.ts';

const TYPES: readonly (readonly [string, ReportForm])[] = [
  ['text/html', 'html'],
  ['application/pdf', 'pdf'],
];

/** The form that a request would rather have, or why there is none. */
export function wantedForm(accept: string | undefined, hasPdf: boolean): ReportForm | { readonly detail: string } {
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
