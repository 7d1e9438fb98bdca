import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SKILLS } from '@cuspal/catalog/reading';
import { describe, expect, it } from 'vitest';
import { pluginFiles, PLUGIN_FOLDER } from '../scripts/generate/plugin.ts';
import { SCHEMAS } from './plugin-schemas/schemas.ts';

const files = await pluginFiles('1.2.3', 'https://github.com/cuspal/cuspal');
const read = (file: string): unknown => JSON.parse(files.get(file) ?? 'null');

describe('the plugin', () => {
  it.each(SCHEMAS)('has $file as $source says', ({ file, schema }) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const valid = ajv.compile(schema);
    expect([valid(read(file)), valid.errors]).toEqual([true, null]);
  });

  it('names in no manifest a path that is not there', () => {
    for (const [file, text] of files) {
      for (const [, path = ''] of text.matchAll(/"(\.\/[^"]*)"/g)) {
        const root = file.startsWith(`${PLUGIN_FOLDER}/`) ? PLUGIN_FOLDER : '.';
        const named = join(root, path).replace(/\/$/, '');
        expect([
          file,
          path,
          [...files.keys()].some((known) => known === named || known.startsWith(`${named}/`)),
        ]).toEqual([file, path, true]);
      }
    }
  });

  it('holds the skills that the server serves, to the letter', () => {
    for (const { name, text } of SKILLS) expect(files.get(`${PLUGIN_FOLDER}/skills/${name}/SKILL.md`)).toBe(text);
  });

  it.runIf(existsSync(PLUGIN_FOLDER))('stands in the repository with the same skills', () => {
    for (const { name, text } of SKILLS)
      expect(readFileSync(`${PLUGIN_FOLDER}/skills/${name}/SKILL.md`, 'utf8')).toBe(text);
  });
});
