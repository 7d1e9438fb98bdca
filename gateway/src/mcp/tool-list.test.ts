import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { toolEntry } from '../catalog/entry.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { freezeOnDemand } from '../http/frozen-json.ts';
import { ToolList } from './tool-list.ts';

const OFFERED = TEST_CATALOGUE.filter(({ service }) => service === 'ephemeris').map((row) => toolEntry.parse(row));

describe('the lists of all tools', () => {
  it('are frozen again only where they say something else', () => {
    const catalogue = new ToolCatalogue(TEST_CATALOGUE);
    const frozen: string[] = [];
    const list = new ToolList(catalogue, (head) => {
      frozen.push(head);
      return freezeOnDemand(head);
    });
    const shown = (): string =>
      list.frozen({ era: 'modern', apps: false }).body('identity', '').parts.map(String).join('');
    expect(frozen).toHaveLength(3);
    const before = shown();
    catalogue.replace('ephemeris', OFFERED.toReversed());
    expect(frozen).toHaveLength(3);
    expect(shown()).toBe(before);
    catalogue.replace(
      'ephemeris',
      OFFERED.map((row) => ({ ...row, description: `${row.name} as new` })),
    );
    expect(frozen).toHaveLength(6);
    expect(shown()).toContain('echo_structured as new');
    expect(shown()).toBe(frozen[4]);
  });
});
