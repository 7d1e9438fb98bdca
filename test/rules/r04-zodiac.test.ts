import { boundarySeverity, subBoundary } from '@cuspal/engine/zodiac/boundary';
import { numberRow, placeOfFineNumber } from '@cuspal/engine/kp/horary/number-chart';
import { cuspOf } from '@cuspal/engine/chart/placement';
import { divide } from '@cuspal/engine/zodiac/division';
import { STARS } from '@cuspal/engine/zodiac/names';
import { SUB_ROWS, subSubPieces } from '@cuspal/engine/zodiac/sub-table';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { inSign } from './in-words.ts';

const { Moon } = CHENNAI.planets;

describe('examples of the rules on stars and subs', () => {
  it('R4', () => {
    expect([Moon.signLord, Moon.starLord, Moon.subLord, Moon.subSubLord]).toEqual(['Saturn', 'Mars', 'Moon', 'Saturn']);
    exampleSays('R4', inSign(Moon.longitude), `star ${STARS[Moon.starIndex]} to ${Moon.starLord}`);
  });

  it('R4.1', () => {
    expect([(Moon.starIndex + 1) % 9, Moon.starLord, Moon.pada]).toEqual([5, 'Mars', 4]);
    exampleSays(
      'R4.1',
      inSign(Moon.longitude),
      `${STARS[Moon.starIndex]}, star ${Moon.starIndex + 1}`,
      'fourth quarter',
    );
  });

  it('R4.2', () => {
    const ketuEnds = 46 / 60 + 40 / 3600;
    const subLords = [0, ketuEnds - 1e-6, ketuEnds, 3 - 1e-6, 3].map((degrees) => divide(degrees).subLord);
    expect(subLords).toEqual(['Ketu', 'Ketu', 'Venus', 'Venus', 'Sun']);
    const wide = (from: number, to: number) => `${Math.round((to - from) * 3600).toLocaleString('en-GB')} arc-seconds`;
    exampleSays('R4.2', `is ${wide(0, ketuEnds)} wide`, `is ${wide(ketuEnds, 3)} wide`, '0°46′40″', '3°00′00″');
  });

  it('R4.3', () => {
    const [first, second] = [numberRow(22), numberRow(23)];
    expect([SUB_ROWS.length, first.cutBySign, first.subIndex]).toEqual([249, true, second.subIndex]);
    expect([first.signLord, second.signLord, first.star, first.subLord]).toEqual(['Mars', 'Venus', 'Krittika', 'Rahu']);
    exampleSays('R4.3', inSign(first.fromArcsec / 3600).replace(' of Aries', ''), inSign(second.toArcsec / 3600));
    expect(inSign(numberRow(172).fromArcsec / 3600)).toBe('5°33′20″ of Sagittarius');
  });

  it('R4.4', () => {
    expect(SUB_ROWS.reduce((sum, row) => sum + subSubPieces(row).length, 0)).toBe(2193);
    const [first, second] = [22, 23].map((number) =>
      subSubPieces(numberRow(number)).map(({ subSubLord }) => subSubLord),
    );
    expect(first).toEqual(['Rahu', 'Jupiter', 'Saturn']);
    expect([second?.length, second?.[0], second?.at(-1)]).toEqual([7, 'Saturn', 'Mars']);
    const { row, degrees } = placeOfFineNumber(10);
    exampleSays('R4.4', 'keeps three', 'has seven', `number ${row.number} of the 249 and begins at ${inSign(degrees)}`);
  });

  it('R4.5', () => {
    const points = [cuspOf(CHENNAI, 4), cuspOf(CHENNAI, 11), Moon];
    const distances = points.map(({ longitude }) => subBoundary(longitude).distanceArcsec);
    expect(distances.map(boundarySeverity)).toEqual(['CRITICAL', 'CAUTION', 'CLEAR']);
    const [critical, caution, clear] = distances.map((arcsec) => (arcsec / 60).toFixed(2));
    exampleSays('R4.5', `${critical} minutes of arc`, `${caution} from one`, `${clear} from one`);
  });

  it('R4.6', () => {
    const rows = [1, 100, 249].map(numberRow);
    exampleSays(
      'R4.6',
      ...rows.map(({ number, fromArcsec }) => `umber ${number} rises at ${inSign(fromArcsec / 3600)}`),
    );
    expect([rows[1]?.starLord, rows[1]?.subLord]).toEqual(['Venus', 'Mercury']);
  });
});
