import type { Arguments } from '../form/read-typed.ts';

/** A report that can be made of the arguments of a call. */
export interface ReportChoice {
  /** As addresses name it. */
  readonly kind: string;
  readonly label: string;
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
  return [
    ...(args['number'] === undefined
      ? []
      : [{ kind: 'horary', label: 'Question by number', body: { ...birth, ...pick(args, ['number', 'question']) } }]),
    ...(args['person2'] === undefined
      ? []
      : [{ kind: 'match', label: 'Match', body: { ...asked, ...pick(args, ['person2']) } }]),
    { kind: 'horoscope', label: 'Horoscope', body: asked },
    { kind: 'marriage', label: 'Marriage', body: asked },
    { kind: 'career', label: 'Work and career', body: asked },
    { kind: 'year', label: 'The year', body: birth },
  ];
}
