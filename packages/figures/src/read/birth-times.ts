import { FigureError } from '../errors.ts';
import { instantOf, type Instant } from '../names/instant.ts';
import { fieldsOf, type Fields } from './fields.ts';

/** A time of birth that was tried, or a stretch of times that fit alike. */
export interface TriedTime {
  readonly start: Instant;
  readonly end: Instant;
  /** 0 to 100. */
  readonly score: number;
  /** Sign and sub lord that rise, where the result has them. */
  readonly rising: { readonly sign: string; readonly subLord: string } | undefined;
  /** How well it fits each event, by the place of the event: STRONG, FAIR, WEAK or NONE. */
  readonly grades: ReadonlyMap<number, string>;
}

/** What a search for the time of birth tried, in the order of time. */
export interface BirthTimes {
  readonly tried: readonly TriedTime[];
  readonly events: readonly { readonly label: string; readonly date: Instant }[];
  readonly from: Instant;
  readonly to: Instant;
  readonly stated: Instant | undefined;
  readonly best: Instant | undefined;
  /** Between which times it may lie as well. */
  readonly bar: { readonly from: Instant; readonly to: Instant } | undefined;
  readonly answer: string;
  readonly confidence: string;
  /** How many were tried in all, where the result is a page of them. */
  readonly total: number;
}

const MINUTE = 60_000;

export function birthTimesOf(result: unknown): BirthTimes {
  const fields = fieldsOf(result);
  const candidates = fields.objects('candidates');
  const step = stepOf(candidates);
  const tried = candidates.map((each) => timeOf(each, step)).toSorted((a, b) => a.start.ms - b.start.ms);
  const [first, last] = [tried[0], tried.at(-1)];
  if (first === undefined || last === undefined)
    throw new FigureError(`${fields.at}.candidates must have at least one time, but it has none.`);
  const at = (key: string): Instant | undefined =>
    fields.has(key) ? instantOf(fields.text(key), `${fields.at}.${key}`) : undefined;
  const bar = fields.has('errorBar') ? fields.object('errorBar') : undefined;
  const best = fields.has('best') ? fields.object('best') : undefined;
  return {
    tried,
    events: fields.objects('events').map((event) => ({
      label: event.text('label'),
      date: instantOf(event.text('date'), `${event.at}.date`),
    })),
    from: at('windowFrom') ?? first.start,
    to: at('windowTo') ?? last.end,
    stated: at('originalTime'),
    best: best === undefined ? at('refinedTime') : instantOf(best.text('middle'), `${best.at}.middle`),
    bar: bar && {
      from: instantOf(bar.text('from'), `${bar.at}.from`),
      to: instantOf(bar.text('to'), `${bar.at}.to`),
    },
    answer: fields.text('answer'),
    confidence: fields.has('confidence') ? fields.text('confidence') : '',
    total: fields.has('pagination') ? fields.object('pagination').number('totalItems') : tried.length,
  };
}

/** Milliseconds between one time that was tried and the next. */
function stepOf(candidates: readonly Fields[]): number {
  const times = candidates
    .filter((each) => each.has('datetime'))
    .map((each) => instantOf(each.text('datetime'), `${each.at}.datetime`).ms)
    .toSorted((a, b) => a - b);
  const gaps = times.flatMap((time, index) => (index === 0 ? [] : [time - (times[index - 1] ?? 0)]));
  return Math.min(...gaps.filter((gap) => gap > 0), 10 * MINUTE);
}

function timeOf(fields: Fields, step: number): TriedTime {
  const at = (key: string): Instant => instantOf(fields.text(key), `${fields.at}.${key}`);
  const span = fields.has('datetime') ? around(at('datetime'), step) : { start: at('from'), end: at('to') };
  const rising = fields.has('ascendant') ? fields.object('ascendant') : undefined;
  const matches = fields.has('eventMatches') ? fields.objects('eventMatches') : [];
  return {
    ...span,
    score: fields.number(fields.has('total') ? 'total' : 'score'),
    rising: rising && { sign: rising.text('sign'), subLord: rising.text('subLord') },
    grades: new Map(matches.map((match) => [match.number('index'), match.text('grade')])),
  };
}

const around = (at: Instant, step: number) => ({
  start: { ...at, ms: at.ms - step / 2 },
  end: { ...at, ms: at.ms + step / 2 },
});
