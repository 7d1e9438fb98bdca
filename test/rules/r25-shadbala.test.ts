import { bhavaBala } from '@cuspal/engine/parashari/strength/bhava-bala';
import { shadbala } from '@cuspal/engine/parashari/strength/shadbala/total';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sampleChart, sky } from './sample-sky.ts';

const tenths = (virupas: number): string => String(Math.round(virupas * 10) / 10);

describe('examples of the rules on strength', () => {
  it('R25', () => {
    const { sthana, dig, kala, naisargika, drik, total, rupas, requiredRupas } = shadbala(sky, sampleChart()).planets
      .Sun;
    exampleSays(
      'R25',
      `${tenths(sthana.total)} for place, ${tenths(dig)} for direction, ${tenths(kala.total)} for time`,
    );
    exampleSays('R25', `${tenths(naisargika)} by nature and ${tenths(drik)} by aspects`);
    exampleSays('R25', `${tenths(total)} virupas or ${rupas.toFixed(2)} rupas of the ${requiredRupas} needed`);
  });

  it('R25.1', () => {
    const first = bhavaBala(sky, sampleChart())?.houses[0];
    if (!first) throw new RangeError('no house');
    expect(first).toMatchObject({ rank: 1, occupants: 0 });
    exampleSays('R25.1', `${tenths(first.adhipati)} by its lord ${first.lord}, ${tenths(first.dig)} by its sign`);
    exampleSays(
      'R25.1',
      `${tenths(first.drishti)} by aspects and ${first.dayNight} by day`,
      `total is ${tenths(first.total)}`,
    );
  });
});
