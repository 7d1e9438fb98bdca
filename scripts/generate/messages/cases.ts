import type { parse } from '@messageformat/parser';

export type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' };

/** One way in which a message can be said: the case of each argument that it selects by. */
export type Cases = Readonly<Record<string, string>>;

/** The cases that are chosen among, by argument. */
export function choicesIn(tokens: readonly Token[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const read = (each: readonly Token[]): void => {
    for (const token of each) {
      if (!('cases' in token)) continue;
      const known = found.get(token.arg) ?? [];
      found.set(token.arg, [...new Set([...known, ...token.cases.map(({ key }) => key)])]);
      token.cases.forEach(({ tokens: inside }) => read(inside));
    }
  };
  read(tokens);
  return found;
}

/** Most ways of choosing that are looked at; of more, those in which a single argument differs from the first way. */
const MOST_WAYS = 4096;

/** All ways in which the cases can be chosen. */
export function assignmentsOf(choices: ReadonlyMap<string, readonly string[]>): readonly Cases[] {
  const each = [...choices];
  const ways = each.reduce((product, [, keys]) => product * keys.length, 1);
  if (ways <= MOST_WAYS)
    return each.reduce<readonly Cases[]>(
      (rows, [name, keys]) => rows.flatMap((row) => keys.map((key) => ({ ...row, [name]: key }))),
      [{}],
    );
  const first = Object.fromEntries(each.map(([name, keys]) => [name, keys[0] ?? '']));
  return [first, ...each.flatMap(([name, keys]) => keys.slice(1).map((key) => ({ ...first, [name]: key })))];
}

/** What stands for an argument of a format while a message is looked at; nothing of it is a term. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  houses: 'houses 2 and 7',
  number: '3',
  numbers: '2 and 7',
  ordinal: '2nd',
  day: '3 March 2027',
  instant: '3 March 2027, 10:12',
};

/** A message with its cases chosen. */
export function said(tokens: readonly Token[], cases: Cases, count = '3'): string {
  return tokens
    .map((token): string => {
      if (token.type === 'content') return token.value;
      if (token.type === 'octothorpe') return count;
      if (token.type === 'argument') return 'Mars';
      if (token.type === 'function') return STANDS_FOR[token.key] ?? 'Mars';
      const chosen = cases[token.arg];
      const row = token.cases.find(({ key }) => key === chosen) ?? token.cases.find(({ key }) => key === 'other');
      return said(row?.tokens ?? token.cases.at(-1)?.tokens ?? [], cases);
    })
    .join('');
}
