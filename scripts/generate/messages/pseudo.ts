import * as speech from '@cuspal/speech';
import { compileMessage } from './compile.ts';
import type { Messages } from './catalogue-file.ts';
import { catalogueId, presentSources } from './sources.ts';

/** A language whose readers write numbers in digits of their own: a number that nobody put into words shows. */
export const PSEUDO = 'qps-u-nu-deva';

/** What each message of the pseudo-language stands in. */
export const [OPEN, CLOSE] = ['⟦', '⟧'] as const;

/**
 * Makes up a language of the English catalogues, each message in brackets, compiled as a translation is. What of a result
 * is a sentence outside of brackets has no message.
 */
export async function speakPseudo(): Promise<void> {
  const english = (await presentSources()).filter(({ tag }) => tag === undefined);
  const catalogues = new Map(english.map(({ path, messages }) => [catalogueId(path), messages]));
  speech.makeUp(PSEUDO, (name) => spoken(catalogues.get(name) ?? {}, PSEUDO, bracketed));
}

const bracketed = (message: string): string => `${OPEN}${message}${CLOSE}`;

/** The functions of messages without a file of them. */
export const spoken = (messages: Messages, tag: string, change: (message: string) => string = (text) => text): object =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, functionOf(change(text), tag)]));

function functionOf(message: string, tag: string): unknown {
  const { expression, used } = compileMessage(message, tag);
  const names = [...used].filter((name) => Object.hasOwn(speech, name));
  // What is compiled is a message of ours.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const made = new Function('speech', `const { ${names.join(', ')} } = speech; return (a) => ${expression};`);
  return Reflect.apply(made, undefined, [speech]);
}
