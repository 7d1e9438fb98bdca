import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { ToolCatalogue } from './tool-catalogue.ts';
import { unknownTool } from './unknown-tool.ts';

const planned = TEST_CATALOGUE.map((entry) =>
  entry.name === 'not_built_yet' ? { ...entry, family: 'vargas', needs: ['search_long', 'nobody_knows'] } : entry,
);
const catalogue = new ToolCatalogue([
  ...planned.map((entry) => (entry.name === 'break_inside' ? { ...entry, family: 'vargas' } : entry)),
]);

describe('a name that no tool answers to', () => {
  it('of a planned tool names its family first, then what it needs, never itself', () => {
    const { message, nearest } = unknownTool(catalogue, 'not_built_yet');
    expect(nearest.slice(0, 2)).toEqual(['break_inside', 'search_long']);
    expect(nearest).not.toContain('not_built_yet');
    expect(nearest).not.toContain('nobody_knows');
    expect(message).toBe(
      `not_built_yet (Title of not_built_yet) is not built yet. Nearest built tools: ${nearest.join(', ')}.`,
    );
  });

  it('is unknown where nobody specified it', () => {
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

  it('is a tool again once a service offers it', () => {
    const served = new ToolCatalogue(planned);
    served.replace(
      'ephemeris',
      planned.filter(({ name }) => name === 'not_built_yet').map((entry) => ({ ...entry, built: true })),
    );
    expect(served.find('not_built_yet')?.family).toBe('vargas');
    expect(served.planned('not_built_yet')).toBeUndefined();
  });
});
