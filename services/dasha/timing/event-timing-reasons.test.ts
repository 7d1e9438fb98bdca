import { everyPage, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './find-event-timing-v2.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object) => output.parse(await everyPage(tool, args, 'windows'));

describe('the reason of a window', () => {
  it('says what the lords of a postponed one do before it is lowered, and lowers it once', async () => {
    const found = await call({
      ...GOLDEN,
      event: 'Marriage',
      from_date: '2038-01-01',
      horizon_years: 15,
      max_windows: 25,
    });
    // Saturn, Mars and Rahu are fruitful and hold 7, 2 and 11: ALL_FRUITFUL but for two lords in the star of the Moon, which owns 1.
    const window = found.windows.find(({ md, ad, pd }) => [md, ad, pd].join() === 'Saturn,Mars,Rahu');
    expect(window).toMatchObject({ class: 'PARTIAL', missing: [] });
    expect(window?.reason).toBe(
      'Saturn, Mars and Rahu are fruitful and cover all that is required. Saturn in the star of the Moon postpones it. Mars in the star of the Moon postpones it. Together they lower the class by one.',
    );
  });

  it('calls a stand-in no fruitful planet', async () => {
    const found = await call({ ...GOLDEN, event: 'Job Transfer', from_date: '2003-07-28', horizon_years: 40 });
    expect(found.standIns).toEqual(['Mars', 'Jupiter']);
    expect(found.windows.map(({ reason }) => reason)).toEqual([
      'Mars stands in as fruitful, and the mahadasha lord Saturn is not hostile. Houses 3 and 12 are missing.',
    ]);
  });
});
