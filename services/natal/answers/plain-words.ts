import { sentencesIn } from '@cuspal/tool-kit';

/** Terms of a practitioner and what a person is told in their place; the longer ones first. */
const IN_PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/,? (?:and|when) (?:all three|the two nearer) period lords (?:favour|point to) it/g, ''],
  [/, in which only part of the lords (?:favour|point to) it,/g, ''],
  [/but the houses against it are stronger/g, 'but more speaks against it than for it'],
  [/,? against stronger opposing houses/g, ', with more against it than for it'],
  [/\bpratyantardasha\b/gi, 'sub-period'],
  [/\bantardasha\b/gi, 'shorter period'],
  [/\bmahadasha\b/gi, 'long period'],
  [/\bdashas?\b/gi, 'period'],
  [/\bBy KP,? /g, 'By the chart '],
  [/\bKP decides, and it\b/g, 'The chart decides, and it'],
];

/** What only a practitioner can read: houses by number, cusps, lords, levels, schools and their words. */
const TECHNICAL =
  /\b(?:cusps?|cuspal|(?:sub|star|sign|house|day|period|dasha)[- ]?lords?|sub-sub|lords?|houses?|levels? \d|signif\w+|occupant|tenant\w*|lagna|ascendant|nakshatras?|navamsa|karakas?|ruling planets?|pada|bhava|yoga karaka|ayanamsa|upapada|arudha|retrograde|natal Moon|combust\w*|muntha|tithi|KP|D\d+|L\d|orb|degrees?|arcminutes?|R\d+\w*)\b|\b\d+(?:st|nd|rd|th) (?:house|cusp|sign)|°|′/i;

/** A sentence as a person can read it; null where it is for a practitioner alone. */
export function inPlainWords(sentence: string): string | null {
  const plain = IN_PLAIN_WORDS.reduce((text, [term, words]) => text.replaceAll(term, words), sentence);
  return TECHNICAL.test(plain) ? null : plain;
}

/** The sentences of a text that a person can read. */
export const plainSentences = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => inPlainWords(sentence) ?? []);
