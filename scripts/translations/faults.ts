import { parse } from '@messageformat/parser';
import { assignmentsOf, choicesIn, said, type Token } from '../generate/messages/cases.ts';
import { IN_ENGLISH, type LanguageWords } from './language-words.ts';
import { ENGLISH, FIELDS, isLatin, wordsOf } from './words.ts';

/** Longest translation, in the letters of the English message, and what a short one may have beyond. */
const MOST_TIMES = 1.6;
const SHORT = 40;

/** Latin words that stand in every language: names of tools and fields, codes, units, names of scales and books. */
const KEPT =
  /[a-z]+(?:_[a-z0-9]+)+|\bYYYY-MM-DD\S*|[A-Z]+(?:_[A-Z0-9]+)+|\bAsia\/\w+\b|\/mcp\b|\bIPv[46]\b|\b(?:[A-Z]{1,4}\d*|[A-Z]\d+\w*|Cuspal|UTC|IANA|ISO|BCP|KPR\d\w?|TLS|JSON|OAuth|NaN|MiB|HH:MM|N\.?C\.?|A\.?D\.?)\b|"[^"]*"/g;

/** What looks wrong in a translation of one message; empty where nothing does. */
export function faultsOf(english: string, own: string, tag: string): readonly string[] {
  const tokens = { english: inEnglish(english), own: parse(own, pluralsOf(tag)) };
  const words = wordsOf(tag);
  return [
    ...argumentFaults(tokens.english, tokens.own),
    ...(words === undefined || isLatin(words)
      ? englishLeft(tokens.own, english === own, tag)
      : ownLetters(tokens.own, words)),
    ...(words?.forbidden.test(own) ? [`says "${words.forbidden.exec(own)?.[0] ?? ''}"`] : []),
    ...eachWay(tokens, words),
  ];
}

/** Each English message is compared with one of each language. */
const inEnglish = remembered((message: string): readonly Token[] => parse(message));

/** Making the rules of a language takes longer than reading a message. */
const pluralsOf = remembered((tag: string) => ({
  cardinal: new Intl.PluralRules(tag).resolvedOptions().pluralCategories,
  ordinal: new Intl.PluralRules(tag, { type: 'ordinal' }).resolvedOptions().pluralCategories,
}));

const withoutKept = remembered((text: string): string => text.replaceAll(KEPT, ' '));

function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}

const wordsIn = (text: string): number => text.match(/[A-Za-z]{2,}/g)?.length ?? 0;

/** Words of a language that look like English ones. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = { de: /(?<!\p{L})was(?!\p{L})/giu };

/** English in a language of the same letters. */
function englishLeft(tokens: readonly Token[], isSame: boolean, tag: string): readonly string[] {
  const text = contentOf(tokens);
  if (isSame) return wordsIn(text) > 2 ? ['is still in English'] : [];
  const own = OWN_WORDS[new Intl.Locale(tag).language];
  const left = text.replaceAll(KEPT, ' ');
  const [word] = ENGLISH.exec(own === undefined ? left : left.replaceAll(own, ' ')) ?? [];
  return word === undefined ? [] : [`has "${word}" in English`];
}

/** How each argument is used: the formats it is said by, the cases it selects by. */
function usesIn(
  tokens: readonly Token[],
): ReadonlyMap<string, { readonly said: Set<string>; readonly cases: Set<string> }> {
  const found = new Map<string, { said: Set<string>; cases: Set<string> }>();
  const use = (arg: string) => {
    const known = found.get(arg) ?? { said: new Set(), cases: new Set() };
    found.set(arg, known);
    return known;
  };
  const read = (each: readonly Token[]): void => {
    for (const token of each) {
      if (token.type === 'argument') use(token.arg).said.add('text');
      if (token.type === 'function') use(token.arg).said.add(token.key);
      if (!('cases' in token)) continue;
      if (token.type === 'select') token.cases.forEach(({ key }) => use(token.arg).cases.add(key));
      else use(token.arg).said.add('number');
      token.cases.forEach(({ tokens: inside }) => read(inside));
    }
  };
  read(tokens);
  return found;
}

/** Formats of which one may stand for another. */
const SAME: readonly (readonly string[])[] = [
  ['event', 'name', 'sign', 'star', 'planet'],
  ['planets', 'names'],
  ['number', 'ordinal', 'digits'],
  ['houses', 'numbers', 'number'],
  ['day', 'instant', 'time'],
];

function argumentFaults(english: readonly Token[], own: readonly Token[]): readonly string[] {
  const [theirs, ours] = [usesIn(english), usesIn(own)];
  return [...theirs].flatMap(([arg, { said: formats, cases }]) => {
    const used = ours.get(arg);
    const isSaid = [...formats].some((format) => format !== 'number');
    if (used === undefined)
      return isSaid || (cases.size > 0 && !isGrammar(arg, english)) ? [`says nothing of {${arg}}`] : [];
    const lost = [...cases].filter((key) => used.cases.size > 0 && !used.cases.has(key) && !used.cases.has('other'));
    const added = [...used.cases].filter(
      (key) => key !== 'other' && cases.size > 0 && !cases.has('other') && !cases.has(key),
    );
    const plain = used.said.has('text') && !formats.has('text') && formats.size > 0;
    const strange = [...used.said].filter(
      (format) => format !== 'text' && formats.size > 0 && !isLike(format, formats),
    );
    return [
      ...(isSaid && used.said.size === 0 && used.cases.size === 0 ? [`does not say {${arg}}`] : []),
      ...(lost.length > 0 ? [`{${arg}} lacks the case ${lost.join(', ')}`] : []),
      ...(added.length > 0 ? [`{${arg}} never is ${added.join(', ')}`] : []),
      ...(plain ? [`says {${arg}} without its format, ${[...formats].join(' or ')}`] : []),
      ...strange.map((format) => `says {${arg}} as ${format}, English as ${[...formats].join(' or ')}`),
    ];
  });
}

/** Articles and possessives, which other languages do without. */
const GRAMMAR = /^\s*(?:the|an?|its|s)?\s*$/i;

/** Whether all that an argument decides in English is its grammar. */
const isGrammar = (arg: string, tokens: readonly Token[]): boolean =>
  tokens.every(
    (token) =>
      !('cases' in token) ||
      token.cases.every(({ tokens: inside }) =>
        token.arg === arg ? GRAMMAR.test(contentOf(inside)) : isGrammar(arg, inside),
      ),
  );

const isLike = (format: string, formats: ReadonlySet<string>): boolean =>
  formats.has(format) || SAME.some((group) => group.includes(format) && group.some((each) => formats.has(each)));

/** Latin words in a language of other letters. */
function ownLetters(tokens: readonly Token[], { letters }: LanguageWords): readonly string[] {
  const text = contentOf(tokens);
  const bare = text.replaceAll(KEPT, ' ');
  const left = (bare.match(/[A-Za-z]{3,}/g) ?? []).filter((each) => !FIELDS.has(each));
  const isBare = /\p{L}{2,}/u.test(bare) && !letters.test(text);
  return [
    ...(left.length > 0 ? [`has "${[...new Set(left)].join('", "')}" in English`] : []),
    ...(isBare && left.length === 0 ? ['has no word of its own'] : []),
  ];
}

function contentOf(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'content') return token.value;
      return 'cases' in token ? token.cases.map(({ tokens: inside }) => contentOf(inside)).join(' ') : ' ';
    })
    .join('');
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
  ['“', '”'],
];

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** What is wrong in one of the ways in which the message can be said. */
function eachWay(
  tokens: { readonly english: readonly Token[]; readonly own: readonly Token[] },
  words: LanguageWords | undefined,
): readonly string[] {
  const found = new Set<string>();
  for (const cases of assignmentsOf(choicesIn(tokens.english))) {
    const [english, own] = [said(tokens.english, cases), said(tokens.own, cases)];
    if (english === '' && own === '') continue;
    if ((english.trim() === '') !== (own.trim() === ''))
      found.add('is empty where English is not, or the other way round');
    const [letters, most] = [[...own].length, Math.max(MOST_TIMES * english.length, english.length + SHORT)];
    if (letters > most) found.add(`is ${(letters / english.length).toFixed(1)} times as long`);
    for (const [open, close] of PAIRS)
      if (count(own, open) !== count(own, close)) found.add(`has a bracket ${open}${close} that is not paired`);
    if (count(own, '"') % 2 === 1) found.add('has a quotation mark that is not paired');
    if (/ {2}|\s[,.।]|^\s|[,.।]{2}/u.test(own) && !/ {2}|\s[,.]|^\s|[,.]{2}/.test(english))
      found.add('has stray signs');
    if (isSentence(english) !== isSentence(own))
      found.add('ends with a full stop where English does not, or the other way round');
    const plain = withoutKept(english);
    for (const { meaning, own: ours, alike } of words?.meanings ?? []) {
      const theirs = IN_ENGLISH[meaning];
      if (theirs.test(plain) && !ours.test(own)) found.add(`lacks "${meaning}" of: ${english}`);
      if (alike && !theirs.test(plain) && !alike.test(plain) && words?.negation.test(own) && ours.test(own))
        found.add(`says "${meaning}" where English does not: ${english}`);
    }
  }
  return [...found];
}

const isSentence = (text: string): boolean => /[.?!।]["”»)]?$/u.test(text.trim());
