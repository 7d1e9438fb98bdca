import { expect, it } from 'vitest';
import { textOf } from './support/compose.ts';

it('the guide names every finding about the name of a place', () => {
  const listed = /Why: ([^]*?)\.\n/.exec(textOf('proto/cuspal/place/v1/place.proto'))?.[1] ?? '';
  const findings = listed.match(/[A-Z]+_?[A-Z_]+/g) ?? [];
  expect(findings).toHaveLength(8);
  expect(findings.filter((finding) => !textOf('docs/api.md').includes(`\`${finding}\``))).toEqual([]);
});
