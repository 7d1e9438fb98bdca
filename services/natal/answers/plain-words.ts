/** Terms of a practitioner and what a person is told in their place; the longer ones first. */
const IN_PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/,? (?:and|when) (?:all three|the two nearer) period lords (?:favour|point to) it/g, ''],
  [/, in which only part of the lords (?:favour|point to) it,/g, ''],
  [/but the houses against it are stronger/g, 'but more speaks against it than for it'],
  [/,? against stronger opposing houses/g, ', with more against it than for it'],
  [/\bThe dasha, which counts in longer periods, offers\b/g, 'Counted in longer periods, the chart offers'],
  [/\bpratyantardasha\b/gi, 'sub-period'],
  [/\bantardasha\b/gi, 'shorter period'],
  [/\bmahadasha\b/gi, 'long period'],
  [/\bdashas?\b/gi, 'period'],
  [/\bBy KP,? /g, 'By the chart '],
  [/\bKP decides, and it\b/g, 'The chart decides, and it'],
  [/, because the \w+ dasha lord \w+ is weak/gi, ''],
  [/, which any_hour lifts/g, ''],
  [/^For this Lagna, tradition/g, 'Tradition'],
  [/ the KP reader's test/g, ' a further test'],
  [/the houses against it are no weaker than those that bring it/g, 'what speaks against it is as strong'],
  [/\bThe [^.]*\bruling planets\b[^.]* all support this moment/g, 'What is looked at in the sky supports this moment'],
  [/^The running lords\b.* do not favour the event\b.*$/g, 'The longer periods that run then do not favour it.'],
  [/^By KP the /g, 'The '],
];

/** What only a practitioner can read: houses by number, cusps, lords, levels, schools and their words. */
const TECHNICAL =
  /\b(?:cusps?|cuspal|sub-sub|lords?|levels? \d|signif\w+|occupants?|tenant\w*|lagna|ascendant|nakshatras?|navamsa|karakas?|ruling planets?|pada|bhava|ayanamsa|upapada|arudha\w*|retrograde|natal Moon|combust\w*|muntha|tithi|bhukti|antara|\w+amsa|karakamsa|KP|D\d+|L\d|orb|arc[- ]?\w+|R\d+\w*|[a-z]+_[a-z_]+)\b|\b\d+(?:st|nd|rd|th) (?:house|cusp|sign)|\b\d+ or \d+ without|°|′/i;

/** Houses of a chart; a house to live in has no number, and in the name of an event it is written large. */
const HOUSES =
  /\bhouses\b|\b[Hh]ouses? \d|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/;

/** Houses by their number, which only a practitioner can read, whatever is asked. */
const HOUSES_BY_NUMBER =
  /\b(?:cusps?|houses?|levels?|L) ?\d|\bsignif\w+ \d|\b\d+(?:st|nd|rd|th) (?:house|cusp)|\b\d+ or \d+ without/i;

/** What is hard to hear and was not asked: it stands in the result of its own tool. */
const UNASKED = /^The most strain is indicated with\b/;

/** A sentence that leans on the one before it. */
const LEANS =
  /^(?:It|Its|They|Their|Them|These|That|This|Those|So|But|Another|Both|One thing|There|From it|In it|Of these|Of its|What restrains)\b/;

/** A sentence as a person can read it; null where it is for a practitioner alone. */
export function inPlainWords(sentence: string): string | null {
  const plain = IN_PLAIN_WORDS.reduce((text, [term, words]) => text.replaceAll(term, words), sentence);
  return UNASKED.test(plain) || TECHNICAL.test(plain) || HOUSES.test(plain) ? null : plain;
}

/** A sentence with its terms, for somebody who asked about the chart itself; null where it counts houses. */
export const withTerms = (sentence: string): string | null => (HOUSES_BY_NUMBER.test(sentence) ? null : sentence);

/** The sentences that are left of a text; one that leans on a sentence which is not left goes with it. */
export function sentencesLeft(
  sentences: readonly string[],
  left: (sentence: string) => string | null,
): readonly string[] {
  const kept: string[] = [];
  let dropped = false;
  for (const sentence of sentences) {
    const told: string | null = dropped && LEANS.test(sentence) ? null : left(sentence);
    dropped = told === null;
    if (told !== null) kept.push(told);
  }
  return kept;
}
