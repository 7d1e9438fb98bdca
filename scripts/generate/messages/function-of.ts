import * as speech from '@cuspal/speech';
import { compileMessage } from './compile.ts';

export type Say = (args?: Readonly<Record<string, unknown>>) => string;

interface Spoken {
  readonly say: Say;
  /** Arguments that go in as they are. */
  readonly texts: ReadonlySet<string>;
}

/** A message as the function that its compiled catalogue has, without a file of it. */
export function functionOf(message: string, tag: string, spelt?: (letters: string) => string): Spoken {
  const { expression, used, texts } = compileMessage(message, tag, spelt);
  const names = [...used].filter((name) => Object.hasOwn(speech, name));
  // What is compiled is a message of ours.
  // oxlint-disable-next-line typescript/no-implied-eval -- nothing of it comes from outside
  const made = new Function('speech', `const { ${names.join(', ')} } = speech; return (a) => ${expression};`);
  return { say: Reflect.apply(made, undefined, [speech]) as Say, texts };
}
