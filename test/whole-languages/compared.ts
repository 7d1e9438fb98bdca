import { proseIn } from '../../packages/tool-kit/src/testing/prose.ts';
import { isSpared } from '../pseudo/spared.ts';
import { englishIn } from './english-left.ts';
import { figuresOf, tellTheSame } from './figures-of.ts';

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
  ['“', '”'],
];
const BRACKET = /[()[\]{}«»“”]/;
const SLIP = /\b(?:undefined|null|NaN)\b|\[object|\$\{|\{\w+[,}]/;

/** Members that a result has in another language alone. */
const OF_LANGUAGE = new Set(['language', 'names']);

/**
 * Members that hold as many sentences as fit, and those that take the rest: a shorter language says more of them first, so
 * only all of them together say the same.
 */
const POOLED = /^\.(?:answer|summary|text|synthesis|provenance\.notes)(?:$|[.[])/;

/** What a result in another language lacks of the English one; empty where they say the same. */
export function comparedFaults(tool: string, english: unknown, own: unknown, tag: string): readonly string[] {
  const each = compared(english, own, '').flatMap(({ path, fault, texts }) => {
    if (fault !== undefined) return POOLED.test(path) && fault.startsWith('has ') ? [] : [`${path} ${fault}`];
    return texts === undefined || isSpared(tool, path, texts.own)
      ? []
      : textFaults(texts, path, tag).map((found) => `${path} ${found}: ${texts.own} (${texts.english})`);
  });
  return [...each, ...pooledFaults(english, own, tag)];
}

function pooledFaults(english: unknown, own: unknown, tag: string): readonly string[] {
  const [theirs, ours] = [pooledEnglish(english), pooledOf(own, tag)];
  const lacking = [...theirs.said].filter((each) => !ours.all.has(each));
  const added = [...ours.plain].filter((each) => !theirs.all.has(each));
  return [
    ...(lacking.length > 0 ? [`its sentences lack the figures ${lacking.join(' ')}`] : []),
    ...(added.length > 0 ? [`its sentences have the figures ${added.join(' ')}, which English has not`] : []),
  ];
}

/** What is pooled of English results, each of which is compared with every language. */
const ofEnglish = new WeakMap<object, ReturnType<typeof pooledOf>>();

function pooledEnglish(result: unknown) {
  if (!isObject(result)) return pooledOf(result, 'en');
  const known = ofEnglish.get(result) ?? pooledOf(result, 'en');
  ofEnglish.set(result, known);
  return known;
}

const NOTES = /^\.provenance\.notes/;

/**
 * The figures of all sentences that may change their places. What must be said elsewhere too is not in the notes: these
 * take what has no room, and some of it stands in members that no sentence repeats.
 */
function pooledOf(result: unknown, tag: string) {
  const part = pooledPart(result);
  const found = compared(part, part, '').flatMap(({ path, texts }) =>
    texts === undefined ? [] : [{ path, ...figuresOf(texts.own, tag) }],
  );
  const plain = new Set(found.flatMap((each) => each.plain));
  const said = new Set(found.flatMap((each) => (NOTES.test(each.path) ? [] : [...each.plain, ...each.ordinals])));
  return { plain, said, all: new Set(found.flatMap((each) => [...each.plain, ...each.ordinals, ...each.words])) };
}

/** What is pooled of a result, in its place. */
function pooledPart(result: unknown): object {
  if (!isObject(result)) return {};
  const { answer, summary, text, synthesis, provenance } = result;
  return { answer, summary, text, synthesis, provenance: { notes: isObject(provenance) ? provenance['notes'] : [] } };
}

interface Texts {
  readonly english: string;
  readonly own: string;
}

interface Found {
  readonly path: string;
  readonly fault?: string;
  readonly texts?: Texts;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Texts that stand in the same place of both, and whatever else differs. */
function compared(english: unknown, own: unknown, path: string, found: Found[] = []): readonly Found[] {
  if (typeof english === 'string' && typeof own === 'string') found.push({ path, texts: { english, own } });
  else if (Array.isArray(english) && Array.isArray(own)) {
    const [theirs, ours]: readonly (readonly unknown[])[] = [english, own];
    if (theirs?.length !== ours?.length)
      found.push({ path, fault: `has ${own.length} items, ${english.length} in English` });
    else theirs?.forEach((each, at) => compared(each, ours?.[at], `${path}[]`, found));
  } else if (isObject(english) && isObject(own) && !Array.isArray(english) && !Array.isArray(own)) {
    const isOwn = (key: string): boolean => Object.hasOwn(own, key) && (path !== '' || !OF_LANGUAGE.has(key));
    for (const [key, theirs] of Object.entries(english))
      if (isOwn(key)) compared(theirs, own[key], `${path}.${key}`, found);
      else found.push({ path: `${path}.${key}`, fault: 'is there in English alone' });
    for (const key of Object.keys(own))
      if (isOwn(key) && !Object.hasOwn(english, key))
        found.push({ path: `${path}.${key}`, fault: 'is not there in English' });
  } else if (!Object.is(english, own)) found.push({ path, fault: `is ${String(own)}, ${String(english)} in English` });
  return found;
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** Whether quotation marks have no pair; after a digit the same sign stands for seconds of arc. */
const isUnquoted = (text: string): boolean =>
  text.includes('"') && count(text.replaceAll(/\p{Nd}"/gu, ''), '"') % 2 === 1;

/** Most texts have no bracket at all. */
const unpaired = (text: string): readonly string[] =>
  BRACKET.test(text)
    ? PAIRS.filter(([open, close]) => count(text, open) !== count(text, close)).map(
        ([open, close]) => `has a bracket ${open}${close} that is not paired`,
      )
    : [];

function textFaults({ english, own }: Texts, path: string, tag: string): readonly string[] {
  const key = path.replaceAll('[]', '').split('.').at(-1) ?? '';
  const isProse = proseIn({ [key]: english }).length > 0;
  if (english === own) return isProse && englishIn(own, tag).length > 0 ? ['is in English'] : [];
  const left = isProse ? englishIn(own, tag) : [];
  const [theirs, ours] = [figuresOf(english, 'en'), figuresOf(own, tag)];
  return [
    ...(left.length > 0 ? [`has "${left.join('", "')}" in English`] : []),
    ...unpaired(own),
    ...(isUnquoted(own) && !isUnquoted(english) ? ['has a quotation mark that is not paired'] : []),
    ...(SLIP.test(own) && !SLIP.test(english) ? ['has a slip of the program'] : []),
    ...(POOLED.test(path) || tellTheSame(theirs, ours)
      ? []
      : [`has the figures ${ours.plain.join(' ')}, English ${theirs.plain.join(' ')} ${theirs.ordinals.join(' ')}`]),
  ];
}
