import { parse } from '@messageformat/parser';
import type { Token } from '../../scripts/generate/messages/cases.ts';
import { TOLD_WORDS } from './told-words.ts';

/** What the first of two translations of a message tells and the second does not, or the other way round. */
export function disagreements(first: string, second: string, tag: string): readonly string[] {
  const words = Object.entries(TOLD_WORDS[tag] ?? {});
  const told = [first, second].map((text) => words.filter(([, own]) => own.test(text)).map(([each]) => each));
  return [
    ...between(argumentsOf(first), argumentsOf(second), (each) => `{${each}}`),
    ...between(told[0] ?? [], told[1] ?? [], (each) => `"${each}"`),
  ];
}

const between = (first: readonly string[], second: readonly string[], shown: (each: string) => string) => [
  ...first.filter((each) => !second.includes(each)).map((each) => `${shown(each)} is in the first alone`),
  ...second.filter((each) => !first.includes(each)).map((each) => `${shown(each)} is in the second alone`),
];

const argumentsOf = (message: string): readonly string[] => [...new Set(parse(message).flatMap(argumentsIn))];

const argumentsIn = (token: Token): readonly string[] => [
  ...('arg' in token ? [token.arg] : []),
  ...('cases' in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(argumentsIn)) : []),
];
