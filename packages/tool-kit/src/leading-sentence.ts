import { language, sentencesIn, spareOrder } from '@cuspal/speech';
import { MOST_CHARACTERS, MOST_SENTENCES } from './answer.ts';

interface Told {
  readonly answer?: unknown;
  readonly summary?: unknown;
  readonly synthesis?: { readonly text?: unknown };
}

/** Room of the text of a synthesis. */
const OF_SYNTHESIS = { sentences: Infinity, characters: 900, spared: [] };

/** The answer that a longer text begins with: as many of its first sentences as an answer has room for. */
export function openingOf(text: string): string {
  const [first = '', ...others] = sentencesIn(text);
  const told = [first];
  for (const sentence of others) {
    if (told.length === MOST_SENTENCES || [...told, sentence].join(' ').length > MOST_CHARACTERS) break;
    told.push(sentence);
  }
  return told.join(' ');
}

/**
 * Puts a sentence before what a result says first: its `answer`, its `summary` or the text of its synthesis. What an
 * answer then has no room for moves from its end to the longer text that begins with it, or else to the notes; so does
 * the sentence where a result says nothing. An answer that is too long without it is fitted alike.
 */
export function ledBy<Result extends object>(
  lead: string | undefined,
  result: Result,
  note: (sentence: string) => void,
): Result {
  const { answer, summary, synthesis }: Told = result;
  const isLong = typeof answer === 'string' && answer.length > MOST_CHARACTERS;
  if (lead === undefined && !isLong) return result;
  const led = (text: string): string => (lead === undefined ? text : `${lead} ${text}`);
  const moved: string[] = [];
  const told = typeof answer === 'string' && fittingAnswer(led(answer), (more) => moved.push(more));
  const longer = (text: string): string => {
    if (told === false || typeof answer !== 'string') return led(text);
    if (!text.startsWith(answer)) return text;
    return [told, ...moved.splice(0), text.slice(answer.length).trim()].filter((part) => part !== '').join(' ');
  };
  const shown = {
    ...result,
    ...(told !== false && { answer: told }),
    ...(typeof summary === 'string' && { summary: longer(summary) }),
    ...(typeof synthesis?.text === 'string' && {
      synthesis: { ...synthesis, text: fittingAnswer(longer(synthesis.text), note, OF_SYNTHESIS) },
    }),
  };
  if (moved.length > 0) note(moved.join(' '));
  if (lead !== undefined && told === false && typeof summary !== 'string' && typeof synthesis?.text !== 'string')
    note(lead);
  return shown;
}

/** The answer made of its sentences, false leaving one out; what has no room goes to the notes. */
export const answerWithin = (note: (sentence: string) => void, ...parts: readonly (string | false)[]): string =>
  fittingAnswer(parts.filter((part) => part !== false).join(' '), note);

/**
 * What an answer can spare, in English: periods beside the one it names first, and how much of a lifetime such periods
 * fill. In other languages whoever says such a sentence says so (`spare`).
 */
const SPARED: readonly RegExp[] = [/^The first (?:good )?one /, / of a lifetime, so /, /\b[Aa] weaker one, in which /];

function orderIn(spared: readonly RegExp[], sentence: string): number | undefined {
  if (language() !== undefined) return spareOrder(sentence);
  const order = spared.findIndex((pattern) => pattern.test(sentence));
  return order < 0 ? undefined : order;
}

/** The room of a text. */
interface Room {
  readonly sentences?: number;
  readonly characters?: number;
  /** What goes first where there is too little. */
  readonly spared?: readonly RegExp[];
}

/**
 * An answer of as many sentences of a text as have room. The others go to the notes: first what can be spared, then from
 * its end.
 */
export function fittingAnswer(
  text: string,
  note: (sentence: string) => void,
  { sentences: most = MOST_SENTENCES, characters = MOST_CHARACTERS, spared: spare = SPARED }: Room = {},
): string {
  const all = sentencesIn(text);
  const orders = all.map((each) => (spare.length === 0 ? undefined : orderIn(spare, each)));
  const orderAt = (index: number): number => orders[index] ?? Infinity;
  const kept = new Set(all.keys());
  const told = (): readonly string[] => all.filter((_, index) => kept.has(index));
  while (kept.size > most || told().join(' ').length > characters) {
    const [spared] = [...kept].filter((index) => orders[index] !== undefined).sort((a, b) => orderAt(a) - orderAt(b));
    kept.delete(spared ?? Math.max(...kept));
  }
  const moved = all.filter((_, index) => !kept.has(index));
  if (moved.length > 0) note(moved.join(' '));
  return told().join(' ');
}
