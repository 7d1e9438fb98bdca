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

  it('is found by the title of a tool too', () => {
    const titled = new ToolCatalogue(
      TEST_CATALOGUE.map((entry) => (entry.name === 'break_inside' ? { ...entry, title: 'Navamsa' } : entry)),
    );
    expect(unknownTool(titled, 'navamsha_chart').nearest[0]).toBe('break_inside');
  });
});
