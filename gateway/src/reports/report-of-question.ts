import { reportRequest, type ReportKind, type ReportRequest } from '@cuspal/report';

export interface AskedOf {
  readonly kind: ReportKind;
  /** Undefined where the arguments are none that a report takes. */
  readonly request: ReportRequest | undefined;
}

/** Arguments of `answer_question` that a report takes under the same name. */
const TEXTS = [
  'birth_datetime',
  'time_zone',
  'ayanamsa',
  'gender',
  'event',
  'question_datetime',
  'question_time_zone',
  'language',
] as const;
/** Clients may send these as text. */
const NUMBERS = [
  'latitude',
  'longitude',
  'utc_offset_minutes',
  'birth_time_uncertainty_minutes',
  'question_latitude',
  'question_longitude',
] as const;

/** Topics that have a report of their own. */
const KINDS: Readonly<Record<string, ReportKind>> = { marriage: 'marriage', career: 'career' };

type Sent = Readonly<Record<string, unknown>>;

/** The report that goes with a question which has been answered. `topic`: what it was understood to be about. */
export function reportOfQuestion(args: object, topic: string | null): AskedOf {
  const sent: Sent = { ...args };
  const has = (name: string): boolean => sent[name] !== undefined && sent[name] !== null;
  const kind = has('number') ? 'horary' : has('person2') ? 'match' : (KINDS[topic ?? ''] ?? 'horoscope');
  const number = (name: string): unknown => (typeof sent[name] === 'string' ? Number(sent[name]) : sent[name]);
  const asked = kind === 'horary' ? { number: number('number'), question: sent['question'] } : questionsOf(sent);
  const members = {
    ...Object.fromEntries(TEXTS.map((name) => [name, sent[name]])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, number(name)])),
    ...asked,
    ...(kind === 'match' && { person2: personOf(sent['person2']) }),
  };
  const given = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  return { kind, request: reportRequest.safeParse(Object.fromEntries(given)).data };
}

const questionsOf = ({ question }: Sent): object => (typeof question === 'string' ? { questions: [question] } : {});

/** The names of a birth are taken as those of a person. */
const ALIASES: Readonly<Record<string, string>> = {
  birth_datetime: 'datetime',
  utc_offset_minutes: 'utcOffsetMinutes',
  time_zone: 'timeZone',
};
const PERSON_NUMBERS = new Set(['latitude', 'longitude', 'utcOffsetMinutes']);

function personOf(person2: unknown): object | undefined {
  if (typeof person2 !== 'object' || person2 === null) return undefined;
  return Object.fromEntries(
    Object.entries(person2)
      .filter(([, value]) => value !== null)
      .map(([key, value]: [string, unknown]) => {
        const name = ALIASES[key] ?? key;
        return [name, PERSON_NUMBERS.has(name) && typeof value === 'string' ? Number(value) : value];
      }),
  );
}
