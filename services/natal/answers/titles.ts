import { say } from './titles.messages.ts';

const isTitled = (name: string): name is keyof typeof say => Object.hasOwn(say, name);

/** The title of a tool inside a sentence; undefined where it says something to practitioners alone. */
export const titleOf = (name: string): string | undefined => (isTitled(name) ? say[name]() : undefined);
