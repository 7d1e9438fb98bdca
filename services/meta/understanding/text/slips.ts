import { distance } from 'fastest-levenshtein';

/** What is typed in haste, by the word it stands for. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  wen: 'when',
  whn: 'when',
  wil: 'will',
  wat: 'what',
  wot: 'what',
  wich: 'which',
  shud: 'should',
  cud: 'could',
  wud: 'would',
  hav: 'have',
  evry1: 'everyone',
  some1: 'someone',
  any1: 'anyone',
  u: 'you',
  ur: 'your',
  r: 'are',
  thru: 'through',
  nite: 'night',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tonite: 'tonight',
  bday: 'birthday',
  dob: 'birthday',
  pls: 'please',
  plz: 'please',
  gf: 'girlfriend',
  bf: 'boyfriend',
  govt: 'government',
  yr: 'year',
  yrs: 'years',
  cuz: 'because',
  coz: 'because',
  bcoz: 'because',
  b4: 'before',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  dunno: 'do not know',
  lil: 'little',
  ppl: 'people',
  biz: 'business',
  luv: 'love',
  babby: 'baby',
  abt: 'about',
  msg: 'message',
  idk: 'i do not know',
  rn: 'right now',
  cos: 'because',
  bcz: 'because',
  bcs: 'because',
  sumone: 'someone',
  smth: 'something',
  '2day': 'today',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  tomoro: 'tomorrow',
  hv: 'have',
  nd: 'and',
  prob: 'problem',
  probs: 'problems',
  appt: 'appointment',
  mrg: 'marriage',
  thnx: 'thanks',
  frnd: 'friend',
  frnds: 'friends',
};

/** A slip is heard only in a word long enough to be known by the rest of it. */
const ONE_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 8;

const LATIN = /^[a-z]+$/u;

/** Whether a word may be left as it is typed, or be what a slip stands for, so far as its letters say. */
export const tellsSlips = (word: string): boolean => word.length >= ONE_SLIP_FROM - 1 && LATIN_AT_FIRST.test(word);
const LATIN_AT_FIRST = /^[a-z]/u;

/** Reads words by what was meant: a short form, or a word that is unknown and a slip away from one that is known. */
export class Slips {
  readonly #known: ReadonlySet<string>;
  readonly #byLetter = new Map<string, string[]>();

  /** `known` is left as it is typed; `meant` is what a slip may stand for, the likeliest first. */
  constructor(known: readonly string[], meant: readonly string[]) {
    this.#known = new Set(known.filter(tellsSlips));
    for (const word of meant.filter(tellsSlips)) {
      const letter = word.charAt(0);
      const group = this.#byLetter.get(letter);
      if (group) group.push(word);
      else this.#byLetter.set(letter, [word]);
    }
  }

  read(word: string): string {
    const short = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined;
    if (short !== undefined) return short;
    if (word.length < ONE_SLIP_FROM || this.#known.has(word) || !LATIN.test(word)) return word;
    return this.#nearest(word) ?? word;
  }

  #nearest(word: string): string | undefined {
    const most = word.length >= TWO_SLIPS_FROM ? 2 : 1;
    let found: string | undefined;
    let least = most + 1;
    for (const candidate of this.#byLetter.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) > most) continue;
      const slips = slipsBetween(word, candidate);
      if (slips < least) [found, least] = [candidate, slips];
    }
    return found;
  }
}

/** Letters changed, added or left out, or two that changed places. */
function slipsBetween(one: string, other: string): number {
  const letters = distance(one, other);
  return letters === 2 && isSwap(one, other) ? 1 : letters;
}

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other.charAt(index));
  return (
    one.charAt(at) === other.charAt(at + 1) &&
    one.charAt(at + 1) === other.charAt(at) &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
