import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { ToolCatalogue } from './tool-catalogue.ts';
import { unknownTool } from './unknown-tool.ts';

const catalogue = new ToolCatalogue(TEST_CATALOGUE);

describe('a name that no tool answers to', () => {
  it('is unknown, with the nearest names', () => {
    expect(unknownTool(catalogue, 'ecko_arguments').message).toMatch(
      /^Unknown tool: ecko_arguments\. Nearest: echo_arguments,/,
    );
    expect(unknownTool(catalogue, 'x'.repeat(300)).message).toContain(`${'x'.repeat(64)}….`);
  });

  it('has its nearest names looked for as often as there are hints', () => {
    const hints = { left: 1 };
    const told = ['ecko_arguments', 'echo_argumens'].map((name) => unknownTool(catalogue, name, hints));
    expect(told.map(({ nearest }) => nearest[0])).toEqual(['echo_arguments', undefined]);
    expect(told[1]?.message).toBe('Unknown tool: echo_argumens. tools/list and get_tool_catalog name all tools.');
  });

  it('is found by the title of a tool too', () => {
    const titled = new ToolCatalogue(
      TEST_CATALOGUE.map((entry) => (entry.name === 'break_inside' ? { ...entry, title: 'Navamsa' } : entry)),
    );
    expect(unknownTool(titled, 'navamsha_chart').nearest[0]).toBe('break_inside');
  });
});
