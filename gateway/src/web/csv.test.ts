import { expect, it } from 'vitest';
import { csvFileOf } from './csv.ts';

it('a table has its fields quoted as RFC 4180 says, and no name is a formula', () => {
  const rows = [
    ['plain', 'a, b', 'say "so"'],
    ['two\nlines', '=1+1', '-2'],
    ['', '@name', 7],
  ];
  expect(csvFileOf('x.csv', ['a', 'b', 'c'], rows).body).toBe(
    'a,b,c\r\nplain,"a, b","say ""so"""\r\n"two\nlines",\'=1+1,\'-2\r\n,\'@name,7\r\n',
  );
});
