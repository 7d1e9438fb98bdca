import { parse } from '@messageformat/parser';
import { MARKS, type Marks } from '../../../packages/speech/src/marks.ts';
import { sentencesIn } from '../../../packages/speech/src/sentences.ts';
import { assignmentsOf, choicesIn, said, type Cases, type Token } from './cases.ts';

// The readers of a sentence are told from the English of its catalogue, once, when the catalogue is compiled. What is written
// down then holds in every language, and no program reads a sentence of a result.

/** What only a practitioner can read: cusps, lords, levels, schools and their words. */
const TECHNICAL =
  /\b(?:cusps?|cuspal|sub-sub|lords?|levels? \d|signif\w+|occupants?|tenant\w*|lagna|ascendant|nakshatras?|navamsa|karakas?|ruling planets?|pada|bhava|ayanamsa|upapada|arudha\w*|retrograde|natal Moon|combust\w*|muntha|tithi|bhukti|antara|\w*dashas?|\w+amsa|karakamsa|KP|D\d+|L\d|orb|arc[- ]?\w+|rises at|R\d+\w*|[a-z]+_[a-z_]+)\b|\b\d+(?:st|nd|rd|th) (?:house|cusp|sign)|\b\d+ or \d+ without|°|′/i;

/** Houses of a chart; a house to live in has no number, and in the name of an event it is written large. */
const HOUSES =
  /\bhouses\b|\b[Hh]ouses? \d|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/;

/** Houses by their number, which only a practitioner can read, whatever is asked. */
const NUMBERED =
  /\b(?:cusps?|houses?|levels?|L) ?\d|\bsignif\w+ \d|\b\d+(?:st|nd|rd|th) (?:house|cusp)|\b\d+ or \d+ without/i;

/** A sentence that leans on the one before it. */
const LEANS =
  /^(?:It|Its|They|Their|Them|These|That|This|Those|So|But|Another|Both|One thing|There|From it|In it|Of these|Of its|What restrains)\b/;

/** The detail of a score that speaks of its sum, or of what another row names. */
const OF_THE_SUM = /^(?:Where |The sum |It |They |These )/;

const markOf = (sentence: string): number =>
  (TECHNICAL.test(sentence) || HOUSES.test(sentence) ? MARKS.TECHNICAL : 0) |
  (NUMBERED.test(sentence) ? MARKS.NUMBERED : 0) |
  (LEANS.test(sentence) ? MARKS.LEANS : 0) |
  (OF_THE_SUM.test(sentence) ? MARKS.OF_THE_SUM : 0);

/** The marks of a message in digits, by its cases where these decide; null where nothing is to be told of it. */
export function marksOf(text: string, plain?: string): Marks | null {
  const [tokens, plainTokens] = [parse(text), plain === undefined ? null : parse(plain)];
  const choices = choicesIn([...tokens, ...(plainTokens ?? [])]);
  const rows = assignmentsOf(choices).map((cases) => ({ cases, digits: digitsOf(tokens, plainTokens, cases) }));
  if (rows.every(({ digits }) => /^0*$/.test(digits))) return null;
  const [first] = rows;
  if (first !== undefined && rows.every(({ digits }) => digits === first.digits)) return first.digits;
  const names = [...choices.keys()];
  const deciding = [...names.map((name) => [name]), ...pairsOf(names)].find((chosen) => decides(chosen, rows)) ?? names;
  return [deciding, Object.fromEntries(rows.map(({ cases, digits }) => [keyOf(deciding, cases), digits]))];
}

interface Row {
  readonly cases: Cases;
  readonly digits: string;
}

const keyOf = (names: readonly string[], cases: Cases): string => names.map((name) => cases[name]).join(' ');

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));

/** Whether the digits of all rows follow from the cases of these arguments. */
function decides(names: readonly string[], rows: readonly Row[]): boolean {
  const known = new Map<string, string>();
  return rows.every(({ cases, digits }) => {
    const key = keyOf(names, cases);
    const before = known.get(key);
    known.set(key, digits);
    return before === undefined || before === digits;
  });
}

function digitsOf(tokens: readonly Token[], plain: readonly Token[] | null, cases: Cases): string {
  const marks = sentencesIn(said(tokens, cases)).map(markOf);
  if (plain !== null) {
    const plainMarks = sentencesIn(said(plain, cases)).map(markOf);
    if (plainMarks.length !== marks.length) throw new Error('In plain words it has another number of sentences.');
    for (const [at, own] of plainMarks.entries())
      marks[at] = ((marks[at] ?? 0) & ~MARKS.TECHNICAL) | (own & MARKS.TECHNICAL);
  }
  return marks.map((mark) => mark.toString(16)).join('');
}
