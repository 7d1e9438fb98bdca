/** The reports that can be asked for, as addresses name them. */
export const REPORT_KINDS = [
  'horoscope',
  'marriage',
  'career',
  'year',
  'match',
  'horary',
  'election',
  'birth-time',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const isReportKind = (kind: string): kind is ReportKind => REPORT_KINDS.some((one) => one === kind);
