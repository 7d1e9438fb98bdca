import { callTool, conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import tool from './find-property-muhurta.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_property_muhurta', () => {
  it.each([
    ['purchase', 'property_purchase', [4, 11, 12]],
    ['griha_pravesha', 'occupy_new_house', [2, 4, 11]],
    ['foundation', 'lay_a_foundation', [4, 6, 11, 12]],
  ])('elects %s as its own event', async (mode, key, electedHouses) => {
    await equalsItsEvent(tool, key, DAYS, { mode });
    const { result } = await conforms(tool, { ...DAYS, mode });
    expect(result).toMatchObject({
      mode,
      event: { key, electedHouses },
      disclaimer: expect.stringContaining('financial'),
    });
  });

  it('is a purchase unless told otherwise, and nothing else', async () => {
    expect((await conforms(tool, DAYS)).result).toMatchObject({ mode: 'purchase' });
    expect((await callTool(tool, { ...DAYS, mode: 'sale' })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'mode',
    });
  });
});
