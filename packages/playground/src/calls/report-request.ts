import type { Arguments } from '../form/read-typed.ts';

/** A kind of report, as addresses name it. */
type ReportKind = 'horary' | 'match' | 'horoscope' | 'marriage' | 'career' | 'year';

/** A report that can be made of the arguments of a call. */
export interface ReportChoice {
  readonly kind: ReportKind;
  readonly body: Arguments;
}

export const REPORT_FORMS = ['html', 'pdf'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

const NEEDED = ['birth_datetime', 'latitude', 'longitude'];
const TAKEN = [...NEEDED, 'time_zone', 'utc_offset_minutes', 'ayanamsa', 'gender'];

const pick = (args: Arguments, names: readonly string[]): Arguments =>
  Object.fromEntries(names.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])));

/** Reports of a birth that a call has sent, the one that goes with its question first; none without a birth. */
export function reportsOf(args: Arguments): readonly ReportChoice[] {
  if (NEEDED.some((name) => args[name] === undefined)) return [];
  const birth = pick(args, TAKEN);
  const { question } = args;
  const asked = { ...birth, ...(typeof question === 'string' && { questions: [question] }) };
  const byNumber: ReportChoice = { kind: 'horary', body: { ...birth, ...pick(args, ['number', 'question']) } };
  const ofTwo: ReportChoice = { kind: 'match', body: { ...asked, ...pick(args, ['person2']) } };
  return [
    ...(args['number'] === undefined ? [] : [byNumber]),
    ...(args['person2'] === undefined ? [] : [ofTwo]),
    { kind: 'horoscope', body: asked },
    { kind: 'marriage', body: asked },
    { kind: 'career', body: asked },
    { kind: 'year', body: birth },
  ];
}
