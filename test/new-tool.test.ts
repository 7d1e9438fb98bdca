import { CATALOG } from '@cuspal/catalog';
import { checkTool } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import { filesOfNewTool } from '../scripts/new-tool/files.mjs';
import template from '../scripts/new-tool/template/get-template-name.tool.ts';

describe('a new tool', () => {
  it('is the template under its own name, in the folder of its family', () => {
    const files = filesOfNewTool('natal/core-analysis/get-rising-degree');
    const [tool = '', test = ''] = Object.values(files);
    expect(Object.keys(files)).toEqual([
      'services/natal/core-analysis/get-rising-degree.tool.ts',
      'services/natal/core-analysis/get-rising-degree.tool.test.ts',
    ]);
    expect(tool).toContain("  name: 'get_rising_degree',\n");
    expect(tool).toContain("  family: 'core analysis',\n");
    expect(test).toContain("import tool from './get-rising-degree.tool.ts';\n");
    expect(test).toContain("describe('get_rising_degree', ");
    expect(`${tool}${test}`).not.toMatch(/template/i);
  });

  it.each([
    'natal/core-analysis/get-a',
    'services/natal/core-analysis/get-a',
    'services/natal/core-analysis/get-a.tool.ts',
  ])('is named by %s', (path) =>
    expect(Object.keys(filesOfNewTool(path))[0]).toBe('services/natal/core-analysis/get-a.tool.ts'),
  );

  it.each([
    ['', 'is no path of a tool'],
    ['foundation/get-a', 'is no path of a tool'],
    ['natal/foundation/Get_A', 'is no path of a tool'],
    ['natal/a/b/get-a', 'is no path of a tool'],
    ['natal/weather/get-a', 'There is no family "weather". Families: almanac, '],
    [
      'natal/foundation/get-a',
      'The family foundation belongs to ephemeris: npm run new-tool -- ephemeris/foundation/get-a.',
    ],
  ])('is refused as %j', (path, words) => expect(filesOfNewTool(path)).toContain(words));
});

describe('the template', () => {
  it('may be served', () => {
    expect(checkTool(template, 'get-template-name.tool.ts')).toEqual([]);
  });

  it('is not left in the catalogue', () => {
    const { title, purpose, description } = template;
    expect(CATALOG.filter((tool) => tool.title === title || tool.purpose === purpose)).toEqual([]);
    expect(CATALOG.filter((tool) => tool.description === description)).toEqual([]);
  });
});
