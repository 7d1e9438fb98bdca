import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHART, layered, yamlOf, type Tree } from './support/chart.ts';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const GUIDES = globSync('docs/kubernetes/*.md', { cwd: ROOT });
const check = new Ajv({ strict: false, allErrors: true }).compile(JSON.parse(textOf(`${CHART}/values.schema.json`)));

/** The values that a guide shows, by block. */
const valuesIn = (file: string): readonly Tree[] =>
  [...textOf(file).matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => parse(text) as Tree);

describe('the guides by cloud', () => {
  it('show values that the chart takes', () => {
    const shown = GUIDES.flatMap((file) => valuesIn(file).map((values) => ({ file, values })));
    expect(new Set(shown.map(({ file }) => file)).size).toBe(3);
    for (const { file, values } of shown)
      expect([file, check(layered(yamlOf('values.yaml'), values)), check.errors]).toEqual([file, true, null]);
  });

  it('name values that are there', () => {
    const known = textOf(`${CHART}/values.yaml`);
    for (const file of GUIDES) {
      const named = [...textOf(file).matchAll(/`((?:trust|drain|grpcSecret|networkPolicy|image|exposure)\.[\w.]+)`/g)];
      for (const [, path = ''] of named) {
        const last = path.split('.').at(-1) ?? '';
        expect([file, path, known.includes(`${last}:`)]).toEqual([file, path, true]);
      }
    }
  });
});
