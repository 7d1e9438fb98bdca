import { describe, expect, it } from 'vitest';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageText } from '../gateway/src/admin/commands.ts';
import { composeFile, textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{*,{docs,deploy}/**/*}.md', { cwd: ROOT }).filter(
  (file) => !/^docs\/(?:tools|rules|vocabulary)/.test(file),
);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const OPERATOR = new Set([...usageText('>').matchAll(/^ {2}> ([a-z-]+)/gm)].map(([, name = '']) => name));

/** Every match of a pattern in the documents, with the file it is in. */
const found = (pattern: RegExp) =>
  FILES.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })));

describe('the commands in the documents are there', () => {
  it('of npm', () => {
    const named = [...found(/\bnpm run ([a-z][a-z:-]*)/g), ...found(/\bnpm (start|test)\b/g)];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('of the operator, in a folder and in the image', () => {
    const named = found(/(?:npm run admin --|cuspal admin) ([a-z][a-z-]*)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ name }) => name !== 'help' && !OPERATOR.has(name))).toEqual([]);
    const table = [...textOf('docs/accounts.md').matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z-]+)/g)].map(([, name]) => name),
    );
    expect(new Set(table.filter((name) => OPERATOR.has(name ?? '')))).toEqual(OPERATOR);
    const options = [...new Set(usageText('>').match(/--[a-z-]+/g) ?? [])];
    expect(options.filter((option) => !textOf('docs/accounts.md').includes(option))).toEqual([]);
  });

  it('of compose: its files and its containers', () => {
    const services = new Set(Object.keys(composeFile('docker-compose.yml').services));
    const files = found(/docker compose.* -f ([\w.-]+)/g);
    const containers = found(/docker compose (?:exec(?: -T)?|stop|start) ([a-z]+)/g);
    expect([files.length, containers.length].every((count) => count > 0)).toBe(true);
    expect(files.filter(({ name }) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(containers.filter(({ name }) => !services.has(name))).toEqual([]);
  });

  it('of node: its scripts', () => {
    const named = found(/\bnode ((?:deploy|scripts)\/[\w./-]+)/g);
    expect(named.filter(({ name }) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});
