import { tableRows } from './table-rows.ts';

const MOST_WORDS = 25;

const BARE_LIGHT = 'the Sun or the Moon without its article';

/** Words and forms kept out of sentences, as far as a program can see them. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/;/, 'a semicolon (write two sentences, or because, but, so)'],
  [/:(?!\d)/, 'a colon (write two sentences, or because, but, so)'],
  [/ [–—-] /, 'a dash (write two sentences)'],
  [/\b(?!NASA|IANA|UTC|ISO|KCIL|RAMC|KPR\d)[A-Z]{3,}\w*\b/, 'a code in prose (say what it means)'],
  [/\b[a-z]+[A-Z]\w*\b/, 'the name of a field in prose'],
  [/\b(?:undefined|null|NaN|Infinity)\b|\[object|\$\{/, 'a slip of the program'],
  [/ {2}|\s[.,]|[.,]{2}|\(\)/, 'stray signs'],
  [/\b([A-Za-z]+) \1\b/i, 'a word twice'],
  [/\bnot un(?!der|til|less|ion|iversal|it)\w+/i, 'a double negative'],
  [/\b(?:e\.g|i\.e|cf|viz|resp|vs|MD|AD|PD|CSL)\b/, 'an abbreviation'],
  [/\d-\d{2}-\d{2}T\d/, 'an ISO stamp in prose (write 23 November 2026, 04:06)'],
  [/\b(?:paged|disclaimer class|cross-checked|no store by|bears? out|lens|temper of)\b/i, 'metadata or an old idiom'],
  [/\b(?:there|where|here|hence)(?:of|by|upon|with)\b/i, 'a dated word'],
  [
    /(?:^|[.!?] |, |\b(?:and|or|but|because|as|that|when|if|so|though|while|of|by) )(?:Sun|Moon) (?:is|are|was|were|has|have|does|signif(?:y|ies)|stands?|rules?|owns?|occup(?:y|ies)|aspects?|acts?|agrees?|opposes?|gives?|shares?)\b/,
    BARE_LIGHT,
  ],
  [/(?:^|[.!?] |, |\b(?:because|as|that|of|by) )(?:Sun|Moon), (?:the )?(?:star |sub )?lord of\b/, BARE_LIGHT],
  [/(?:^|[.!?] )(?:Sun|Moon)(?:,| and) /, BARE_LIGHT],
  [/\b(?:[Ss]tars?|[Ss]ubs?|[Ss]ign|dasha) of (?:Sun|Moon)\b/, BARE_LIGHT],
  [/\blord(?: of cusp \d+)?,? (?:Sun|Moon)\b(?! (?:sign|lord|star))/, BARE_LIGHT],
  [/\b(?:whence|thence|hence|whilst|amongst|ought|shall|nay|lest|upon)\b/i, 'a dated word'],
  [/\bnone of \d+(?:, \d+)*(?:,? and|,? or) \d+/, 'house numbers without the word house'],
  [
    /\b(?:houses of danger|as far as promised|, which decides,|gate of promotion|a leak of|makes? no (?:marriage|business)|with a reversal|comes all the same|rules? in (?:both|all \d+) sessions|will act, strongest|no store|is told for completeness|by its lords the best|at best in one list)\b/i,
    'a phrase of our own (say it as people do)',
  ],
  [
    /\b(?:in (?:a|its) relaxed form|layer of ruling planets|create a promise|gives? its fruit|in the shares of|asks? most to be|stands? (?:ill|lowest)|reads? as (?:high|low|middling|mixed|supported|strained)|without weight|(?:and )?that denies)\b/i,
    'a phrase of our own (say it as people do)',
  ],
  [/\b(?:is|are) no theme of\b|\bno reading and no act\b|\ba reading and no act\b/i, 'odd English'],
];

const AMERICAN =
  /\b(?:color|favor|behavior|neighbor|honor|labor|rumor|harbor|center|theater|analyz|organiz|recogniz|realiz|emphasiz|summariz|normaliz|traveling|traveled|canceled|canceling|modeling|skillful|enrollment|gray|catalog|dialog)(?:s|e|es|ed|ing|able|ite)?\b/i;

/** Names of tools and arguments: a description says which to call. */
const NAMES = /\b[a-z]+(?:_[a-z0-9]+)+\b/g;

/**
 * Everything in a text that plain English forbids and a program can see; empty when nothing is. `text` is one or more
 * whole sentences.
 */
export function proseFaults(printed: string): readonly string[] {
  const text = printed.replace(CODE_BEFORE, '');
  const plain = text.replaceAll(NAMES, 'tool');
  const american = AMERICAN.exec(plain);
  return [
    ...FORBIDDEN.flatMap(([pattern, fault]) => (pattern.test(plain) ? [fault] : [])),
    ...(american ? [`American spelling: ${american[0]}`] : []),
    ...(/^(?:["'“(]?[A-Z0-9]|[a-z]+_[a-z_]+ |(?:latitude|longitude|page) )/.test(text)
      ? []
      : ['no capital at the beginning']),
    ...(/[.!?]["')”]?$/.test(text) ? [] : ['no full stop at the end']),
    ...sentencesOf(plain).flatMap((sentence) => {
      const words = sentence.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;
      return words > MOST_WORDS ? [`${words} words in one sentence, at most ${MOST_WORDS}: ${sentence}`] : [];
    }),
  ];
}

/** The code before a sentence that pages print as `CODE: text`. */
const CODE_BEFORE = /^(?:(?:caution|custom|info):)?[A-Z][A-Z_]+: /;

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]["')”]?)\s+(?=["'“(]?[A-Z0-9])/);

/** Keys of names, titles and rows in shorthand, which are no sentences however long they are. */
const LABELS =
  /^(?:event|events|affectedEvents|uncertainEvents|aliases|label|name|seed|title|field|pairField|leadingField|of|source|sources|rules|quote|citation|factor|rule|formulaUsed|kpLine|lines)$/;

interface FoundText {
  /** Keys from the root, lists as `[]`. */
  readonly path: string;
  readonly text: string;
}

/** Values under the names of their columns, which say as keys do what is a label. */
const isTable = (value: object): boolean =>
  'columns' in value && 'rows' in value && [value.columns, value.rows].every(Array.isArray);

/** The sentences of a result: every string of five words, or of three with a full stop, that is no label. */
export function proseIn(value: unknown, path = '', label = false): readonly FoundText[] {
  if (typeof value === 'string') return !label && isProse(value) ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => proseIn(each, `${path}[]`, label));
  if (typeof value !== 'object' || value === null) return [];
  if (isTable(value)) return tableRows(value).flatMap((row) => proseIn(row, `${path}.rows[]`));
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'bookCitations' ? [] : proseIn(each, `${path}.${key}`, LABELS.test(key)),
  );
}

function isProse(text: string): boolean {
  const words = text.split(' ').length;
  return words >= 5 || (words >= 3 && text.endsWith('.'));
}
