import { createHash } from 'node:crypto';
import { CALLABLE } from '@cuspal/catalog';
import { PATTERNS, SKILLS } from '@cuspal/catalog/reading';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bothPaths } from '../../../test/both-paths.ts';
import { legacy, modern } from '../../../test/http.ts';

const { asked, both } = bothPaths();

describe.each(Object.entries({ legacy, modern }))('the skills extension, %s', (era, ask) => {
  const result = async (method: string, params: Readonly<Record<string, unknown>> = {}) => {
    await both(ask(method, params));
    return (await asked(ask(method, params))).json.result;
  };
  const read = async (uri: string) => {
    const named = era === 'modern' ? { 'mcp-name': uri } : {};
    return (await asked(ask('resources/read', { uri }, named))).json.result.contents[0];
  };

  it('lists the six patterns and the protocol, each with a whole manifest that its file keeps to', async () => {
    const { skills, ...rest } = await result('skills/list');
    expect(skills).toHaveLength(PATTERNS.length + 1);
    if (era === 'modern') expect(rest).toMatchObject({ resultType: 'complete', cacheScope: 'public' });
    else expect(rest).toEqual({});
    for (const { uri, frontmatter, resources } of skills) {
      expect(uri).toBe(`skill://cuspal/${frontmatter.name}/SKILL.md`);
      const { text, mimeType } = await read(uri);
      const bytes = Buffer.from(text);
      const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
      expect(resources).toEqual([{ uri, digest, size: bytes.length }]);
      expect(mimeType).toBe('text/markdown');
      expect(parse(text.split('---\n')[1])).toEqual(frontmatter);
    }
  });

  it('gives one of them, the same as in the list, and no other', async () => {
    const { skills } = await result('skills/list');
    for (const skill of skills) expect((await result('skills/get', { uri: skill.uri })).skill).toEqual(skill);
    for (const uri of ['skill://cuspal/promise-to-date-chain', 'skill://cuspal/none/SKILL.md', 'cuspal://rules']) {
      const { json } = await asked(ask('skills/get', { uri }));
      expect(json.error).toMatchObject({ code: -32602, message: expect.stringContaining('No skill is served at') });
    }
    expect((await asked(ask('skills/get', {}))).json.error.code).toBe(-32602);
    expect((await asked(ask('skills/list', { cursor: 'x' }))).json.error.code).toBe(-32602);
  });
});

describe('a skill', () => {
  const tools = new Set(CALLABLE.map(({ name }) => name));

  it.each(SKILLS.map((skill) => [skill.name, skill] as const))(
    '%s keeps to the rules of Agent Skills',
    (name, skill) => {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name.length).toBeLessThanOrEqual(64);
      expect(skill.frontmatter.description.length).toBeLessThanOrEqual(1024);
      expect(skill.frontmatter.compatibility.length).toBeLessThanOrEqual(500);
      expect(skill.text.split('\n').length).toBeLessThanOrEqual(500);
      const named = skill.text.match(/\b(get|find|run|rectify|check|analyze|set|rank)_[a-z0-9_]+\b/g) ?? [];
      expect(named.filter((tool) => !tools.has(tool))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    },
  );
});
