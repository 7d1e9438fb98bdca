import { makeUp } from '@cuspal/speech';
import { functionOf, type Say } from './function-of.ts';
import { catalogueId, presentSources } from './sources.ts';

/** A language made of the English catalogues, compiled as a translation is, whose readers write digits of their own. */
export interface Pseudo {
  readonly tag: string;
  readonly digits: string;
  /** What stands round each message. */
  readonly brackets: readonly [string, string];
}

/** Each message stands in brackets: what a person reads outside of them has no message. */
export const BRACKETED: Pseudo = { tag: 'en-GB-u-nu-deva', digits: '०१२३४५६७८९', brackets: ['⟦', '⟧'] };

/** English but for its digits: what comes of it must be what comes of English. */
export const MIRRORED: Pseudo = { tag: 'en-GB-u-nu-beng', digits: '০১২৩৪৫৬৭৮৯', brackets: ['', ''] };

/** A text of a pseudo-language as English has it. */
export const inEnglish = (text: string, { digits, brackets }: Pseudo): string =>
  [...text]
    .filter((letter) => !brackets.includes(letter))
    .map((letter) => (digits.includes(letter) ? digits.indexOf(letter) : letter))
    .join('');

/**
 * Names and numbers that a message was given as a text, where no language could say them: `{label}` and not
 * `{label, event}`, `{at}` and not `{at, digits}`. Each by its message, with one text that was given.
 */
export const unnamed = new Map<string, string>();

/** Makes up such a language, in which calls can be made from then on. */
export async function speakPseudo({ tag, digits, brackets: [open, close] }: Pseudo): Promise<void> {
  const inDigits = (letters: string): string => letters.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  const english = (await presentSources()).filter((source) => source.tag === undefined);
  const catalogues = new Map(english.map(({ path, messages }) => [catalogueId(path), messages]));
  const names = new Set(Object.keys(catalogues.get('speech/names') ?? {}).map((name) => name.toLowerCase()));
  const isUnnamed = (text: string): boolean => names.has(text.toLowerCase()) || LATIN_DIGIT.test(text);
  makeUp(tag, (id) =>
    Object.fromEntries(
      Object.entries(catalogues.get(id) ?? {}).map(([key, text]) => {
        const compiled = functionOf(`${open}${text}${close}`, tag, inDigits);
        // What says names is given them as texts.
        if (id.startsWith('speech/')) return [key, compiled.say];
        return [key, lookingFor(isUnnamed, compiled, (arg, given) => unnamed.set(`${id}/${key} {${arg}}`, given))];
      }),
    ),
  );
}

/** A digit that is no part of a code or a name of ours: `D9`, `get_d9_chart`, `R9.4`. */
const LATIN_DIGIT = /(?<![A-Za-z_\d.])\d/;

function lookingFor(
  isWanted: (text: string) => boolean,
  { say, texts }: ReturnType<typeof functionOf>,
  found: (arg: string, given: string) => void,
): Say {
  return (args) => {
    for (const arg of texts)
      for (const given of [args?.[arg]].flat()) if (typeof given === 'string' && isWanted(given)) found(arg, given);
    return say(args);
  };
}
