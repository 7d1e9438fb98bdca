import { phrase } from '../names/phrase.ts';
import { codeInWords, housesNamed } from '../names/listed.ts';
import { dayOrInstantOf, instantOf, type Instant } from '../names/instant.ts';
import { fieldsOf, type Fields } from './fields.ts';
import { toneOf, type Tone } from './tones.ts';

/** A stretch of time that a result offers, with what is said of it. */
export interface Window {
  readonly rank: number;
  readonly start: Instant;
  readonly end: Instant;
  readonly tone: Tone;
  /** Its class or verdict in words. */
  readonly grade: string;
  /** The lords that run, from the mahadasha. */
  readonly lords: readonly string[];
  readonly reasons: readonly string[];
  readonly cautions: readonly string[];
}

/** A stretch of the running period within what was searched. */
export interface RunningPeriod {
  readonly lords: readonly string[];
  readonly start: Instant;
  readonly end: Instant;
  readonly tone: Tone;
  readonly grade: string;
}

export interface WindowStrip {
  /** The event, where the result names it. */
  readonly event: string | undefined;
  readonly summary: string | undefined;
  readonly windows: readonly Window[];
  readonly periods: readonly RunningPeriod[];
  /** What was searched; the windows themselves where the result does not say. */
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  /** The moment that the result is about. */
  readonly now: Instant | undefined;
}

/** The windows of a result; where none is offered, the weaker ones, which stand by their kind where there are several. */
function rowsOf(fields: Fields): readonly Fields[] {
  const offered = fields.objects('windows');
  if (offered.length > 0 || !fields.has('weaker')) return offered;
  if (fields.isList('weaker')) return fields.objects('weaker');
  const weaker = fields.object('weaker');
  return weaker.keys().flatMap((kind) => weaker.each(kind));
}

/** Windows of an election or of an event, in the order of the result. */
export function windowStripOf(result: unknown): WindowStrip {
  const fields = fieldsOf(result);
  const windows = rowsOf(fields).map(windowOf);
  const scan = fields.has('scanSummary') ? fields.object('scanSummary') : fields;
  const [from, to] = [boundary(scan, ['startLocal', 'from']), boundary(scan, ['endLocal', 'to'])];
  const ordered = [...windows].sort((a, b) => a.start.ms - b.start.ms);
  const latest = [...windows].sort((a, b) => b.end.ms - a.end.ms);
  return {
    event: eventOf(fields),
    summary: ['summary', 'answer'].filter((key) => fields.has(key)).map((key) => fields.text(key))[0],
    windows,
    periods: fields.has('period') ? fields.objects('period').map(periodOf) : [],
    from: from ?? ordered[0]?.start,
    to: to ?? latest[0]?.end,
    now: boundary(fields, ['asOf']),
  };
}

function eventOf(fields: Fields): string | undefined {
  const holder = ['event', 'eventResolution'].find((key) => fields.has(key));
  return holder === undefined ? undefined : fields.object(holder).text('label');
}

function boundary(fields: Fields, keys: readonly string[]): Instant | undefined {
  const key = keys.find((name) => fields.has(name));
  return key === undefined ? undefined : instantOf(fields.text(key), `${fields.at}.${key}`);
}

const stamp = (fields: Fields, keys: readonly [string, string]): Instant => {
  const key = keys.find((name) => fields.has(name)) ?? keys[0];
  return dayOrInstantOf(fields.text(key), `${fields.at}.${key}`);
};

function windowOf(fields: Fields, index: number): Window {
  const code = fields.text(fields.has('verdict') ? 'verdict' : 'class');
  return {
    rank: fields.has('rank') ? fields.number('rank') : index + 1,
    start: stamp(fields, ['start', 'startLocal']),
    end: stamp(fields, ['end', 'endLocal']),
    tone: toneOf(code),
    grade: inWords(code),
    lords: fields.has('lords')
      ? lordsOf(fields.object('lords'), ['MD', 'AD', 'PD'])
      : lordsOf(fields, ['md', 'ad', 'pd']),
    reasons: reasonsOf(fields),
    cautions: cautionsOf(fields),
  };
}

const periodOf = (fields: Fields): RunningPeriod => ({
  lords: lordsOf(fields, ['md', 'ad', 'pd']),
  start: stamp(fields, ['startLocal', 'start']),
  end: stamp(fields, ['endLocal', 'end']),
  tone: toneOf(fields.text('class')),
  grade: inWords(fields.text('class')),
});

const lordsOf = (fields: Fields, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => fields.has(key)).map((key) => fields.text(key));

function reasonsOf(fields: Fields): readonly string[] {
  if (fields.has('matchedConditions')) return conditionsSaid(fields.texts('matchedConditions')).reasons;
  if (fields.has('reason')) return [fields.text('reason')];
  return ['covered', 'missing']
    .filter((key) => fields.has(key) && fields.numbers(key).length > 0)
    .map((key) =>
      phrase(key === 'covered' ? 'The lords signify {houses}.' : 'The lords do not signify {houses}.', {
        houses: housesNamed(fields.numbers(key)),
      }),
    );
}

/** An election says its cautions in sentences among the conditions and lists their codes apart. */
function cautionsOf(fields: Fields): readonly string[] {
  if (fields.has('matchedConditions')) return conditionsSaid(fields.texts('matchedConditions')).cautions;
  return fields.has('cautions') ? fields.texts('cautions').map(withoutCode) : [];
}

/** FOUR_LAYER becomes Four layers. */
const inWords = (code: string): string => codeInWords(code.replace(/^(FOUR|THREE|TWO)_LAYER$/, '$1_LAYERS'));

/**
 * Conditions of a window begin with a code, RULING_PLANETS or caution:MOON_DELAYED, and go on in whole sentences; what
 * speaks against it stands among what speaks for it. Both in sentences.
 */
export const conditionsSaid = (conditions: readonly string[]) => ({
  reasons: conditions.filter((condition) => !isCaution(condition)).map(withoutCode),
  cautions: conditions.filter(isCaution).map(withoutCode),
});

const isCaution = (condition: string): boolean => condition.startsWith('caution:');

/** The sentence behind a code, or all of what has none. */
export const withoutCode = (condition: string): string => condition.replace(/^(?:[a-z]+:)?[A-Z][A-Z_0-9]+: /, '');
