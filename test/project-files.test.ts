import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { textOf } from './support/compose.ts';

describe('the Node of those who work on Cuspal', () => {
  const major = textOf('.nvmrc').trim();

  it.each([
    ['Dockerfile', /^ARG BASE=.*\bnode:(\d+)-/gm],
    ['.github/workflows/ci.yml', /container: node:(\d+)-/g],
    ['.github/workflows/nightly.yml', /container: node:(\d+)-/g],
    ['.devcontainer/devcontainer.json', /typescript-node:(\d+)-/g],
  ])('is in %s that of .nvmrc', (file, pattern) => {
    const named = [...textOf(file).matchAll(pattern)].map(([, version]) => version);
    expect(new Set(named)).toEqual(new Set([major]));
  });
});

it.each([
  ['ci', 'what must hold on a clean checkout', '.ci/run'],
  ['nightly', 'what takes too long for each commit', '.ci/nightly'],
])('the workflow %s runs %s', (workflow, _, run) => {
  const { jobs } = parse(textOf(`.github/workflows/${workflow}.yml`));
  expect(jobs.run.steps.at(-1)).toEqual({ run });
});

it('the workflow of a release publishes nothing', () => {
  const { permissions, jobs } = parse(textOf('.github/workflows/release.yml'));
  const commands = jobs['dry-run'].steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands.at(-1)).toBe('npm run release -- --dry-run --all');
  expect([permissions, Object.keys(jobs)]).toEqual([{ contents: 'read' }, ['dry-run']]);
});

describe('the issue forms', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: join(import.meta.dirname, '..') }).filter(
    (file) => basename(file) !== 'config.yml',
  );

  it('are there for a bug, a wrong figure and a question', () => {
    expect(forms.map((file) => basename(file, '.yml')).sort()).toEqual(['bug', 'question', 'wrong-figure']);
  });

  // What the hosting site demands of a form before it shows it.
  it.each(forms)('%s is one', (file) => {
    const { name, description, labels, body, ...more } = parse(textOf(file));
    expect([typeof name, typeof description, Array.isArray(labels), more]).toEqual(['string', 'string', true, {}]);
    const fields = body.filter(({ type }: { type: string }) => type !== 'markdown');
    const ids = fields.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(fields.length);
    expect(fields.every(({ attributes }: { attributes: { label?: string } }) => attributes.label)).toBe(true);
    expect(fields.some(({ validations }: { validations?: { required: boolean } }) => validations?.required)).toBe(true);
  });
});
