import { callTool, conforms } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readReference } from '../../../packages/engine/test/read-reference.ts';
import tool from './get-sub-lord-table.tool.ts';

const output = z.object(tool.output.shape);
const ask = async (args: object) => {
  const { result } = await conforms(tool, args);
  return { ...output.parse(result), notes: JSON.stringify(result['provenance']) };
};
const rowsOf = async (args: object = {}) => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ask({ ...args, page })));
  return pages.flatMap(({ rows }) => rows ?? []);
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

interface Table {
  readonly rows: readonly {
    readonly n: number;
    readonly from_arcsec: number;
    readonly to_arcsec: number;
    readonly sign: string;
    readonly from_in_sign: string;
    readonly sign_lord: string;
    readonly star_lord: string;
    readonly sub_lord: string;
  }[];
}

describe('get_sub_lord_table', () => {
  it('prints the reference table, 249 rows over five pages', async () => {
    const rows = await rowsOf();
    const dms = (text: string): string => {
      const [degrees = '', minutes = '', seconds = ''] = text.split(':');
      return `${Number(degrees)}°${minutes}'${seconds}"`;
    };
    expect(
      rows.map((row) => [
        row.number,
        row.sign,
        row.startDegreesInSign,
        row.signLord,
        row.starLord,
        row.subLord,
        Math.round(row.startLongitude * 3600),
        row.widthArcsec,
      ]),
    ).toEqual(
      readReference<Table>('kp_249_table').rows.map((row) => [
        row.n,
        row.sign,
        dms(row.from_in_sign),
        row.sign_lord,
        row.star_lord,
        row.sub_lord,
        row.from_arcsec,
        row.to_arcsec - row.from_arcsec,
      ]),
    );
    expect(sum(rows.map(({ widthArcsec }) => widthArcsec))).toBe(1_296_000);
    expect(rows.every((row, index) => row.startLongitude === (rows[index - 1]?.endLongitude ?? 0))).toBe(true);
    expect(rows.some(({ subSub }) => subSub !== undefined)).toBe(false);
  });

  it.each([{ number: 100 }, { longitude: 100 }])('B18: a single row has one page: %j', async (args) => {
    expect((await callTool(tool, { ...args, page: 1 })).isError).toBe(false);
    const past = await callTool(tool, { ...args, page: 9999 });
    expect(past.meta).toMatchObject({ code: 'validation_failed', field: 'page' });
    expect(past.text).toBe(
      'Argument "page" was 9999, but the last page is 1 (one item, 50 per page). Send page 1, or leave it out.',
    );
  });

  it('names totals and the pages', async () => {
    const { totals, pagination, pageNote } = await ask({});
    expect(totals).toEqual({
      subs: 249,
      subSubs: 2193,
      cutNumbers: [
        [22, 23],
        [62, 63],
        [105, 106],
        [145, 146],
        [188, 189],
        [228, 229],
      ],
    });
    expect(pagination).toEqual({ page: 1, pageSize: 50, totalItems: 249, totalPages: 5, hasMore: true });
    expect(pageNote).toContain('page 2');
    const past = await callTool(tool, { page: 6 });
    expect(past.meta).toMatchObject({ code: 'validation_failed', field: 'page' });
    expect(past.text).toMatch(/last page is 5/);
  });

  it('adds the sub-subs of the whole table on request: 2193 pieces that tile the circle', async () => {
    const pieces = (await rowsOf({ include_sub_sub: true })).flatMap(({ subSub }) => subSub ?? []);
    expect(pieces).toHaveLength(2193);
    for (const [index, { start }] of pieces.entries()) expect(start).toBe(pieces[index - 1]?.end ?? 0);
    expect(sum(pieces.map(({ widthArcsec }) => widthArcsec))).toBeCloseTo(1_296_000, 6);
  });

  it('number 1: Aries 0° Mars, Ketu, Ketu to 0°46′40″, after 249', async () => {
    const { row, neighbours, subSub, positionInRow, rows } = await ask({ number: 1 });
    expect(row).toEqual({
      number: 1,
      sign: 'Aries',
      signLord: 'Mars',
      star: 'Ashwini',
      starLord: 'Ketu',
      subLord: 'Ketu',
      startDegreesInSign: '0°00\'00"',
      endDegreesInSign: '0°46\'40"',
      startLongitude: 0,
      endLongitude: 0.777778,
      widthArcsec: 2800,
      cutBySign: false,
      horaryAscendant: 0,
    });
    expect([neighbours?.previous.number, neighbours?.next.number]).toEqual([249, 2]);
    expect(subSub?.map(({ subSubLord }) => subSubLord).join()).toBe(
      'Ketu,Venus,Sun,Moon,Mars,Rahu,Jupiter,Saturn,Mercury',
    );
    // Ketu in Ketu in Ketu: 10/3 · 7 · 7 arc-seconds.
    expect(subSub?.[0]).toMatchObject({
      start: 0,
      startDms: '0°00\'00"',
      endDms: '0°02\'43"',
      widthArcsec: 163.333333333,
    });
    expect([positionInRow, rows]).toEqual([undefined, undefined]);
    expect((await ask({ number: 249 })).neighbours?.next.number).toBe(1);
  });

  it('the two halves of a cut sub share its nine sub-subs and meet at the sign border', async () => {
    const [first, second] = [await ask({ number: 22 }), await ask({ number: 23 })];
    for (const { row } of [first, second])
      expect(row).toMatchObject({ starLord: 'Sun', subLord: 'Rahu', cutBySign: true });
    expect([first.row?.endLongitude, first.row?.endDegreesInSign]).toEqual([30, '30°00\'00"']);
    expect([second.row?.startLongitude, second.row?.sign]).toEqual([30, 'Taurus']);
    expect((first.subSub?.length ?? 0) + (second.subSub?.length ?? 0)).toBe(10);
    expect(first.subSub?.at(-1)?.subSubLord).toBe(second.subSub?.[0]?.subSubLord);
  });

  it('171 and 172 meet at Sagittarius 5°33′20″, where web tables err', async () => {
    expect((await ask({ number: 171 })).row).toMatchObject({ sign: 'Sagittarius', endDegreesInSign: '5°33\'20"' });
    expect((await ask({ number: 172 })).row).toMatchObject({ sign: 'Sagittarius', startDegreesInSign: '5°33\'20"' });
  });

  it.each([
    [0, 1],
    [360, 1],
    [359.9999999, 249],
    [2800 / 3600, 2],
    [30, 23],
    [29.9999999, 22],
  ])('longitude %d is in row %d', async (longitude, number) => {
    expect((await ask({ longitude })).row?.number).toBe(number);
  });

  it('says how far the longitude stands in its row', async () => {
    // 12°06′ Aries: star Ketu, sub Mercury 11°25′ to 13°20′ in the table of Krishnamurti.
    const { row, positionInRow } = await ask({ longitude: 12.1 });
    expect(row).toMatchObject({ starLord: 'Ketu', subLord: 'Mercury', startDegreesInSign: '11°26\'40"' });
    expect(positionInRow?.arcsecFromStart).toBeCloseTo(12.1 * 3600 - 41_200, 6);
    expect((positionInRow?.arcsecFromStart ?? 0) + (positionInRow?.arcsecToEnd ?? 0)).toBeCloseTo(6800, 9);
    expect(positionInRow?.fractionElapsed).toBeCloseTo((12.1 * 3600 - 41_200) / 6800, 9);
    // 2360″ past the start: Mercury ends at 963″, Ketu at 1360″, Venus at 2493″.
    expect(positionInRow?.subSubLord).toBe('Venus');
  });

  it('prints no longitude below the end of its row as that end, which belongs to the next row (R4.5)', async () => {
    // The border of rows 9 and 10 is 13°20′, 1.2e-7″ on.
    const { row, positionInRow } = await ask({ longitude: 13.3333333333 });
    expect(row?.number).toBe(9);
    expect(positionInRow?.fractionElapsed).toBeLessThan(1);
    expect(positionInRow?.arcsecToEnd).toBeGreaterThan(0);
    expect((await ask({ longitude: 40 / 3 })).row?.number).toBe(10);
  });

  it('leaves the sub-subs out when asked', async () => {
    expect((await ask({ number: 5, include_sub_sub: false })).subSub).toBeUndefined();
  });

  it.each([0, 250, 12.5, -3])('refuses the number %d', async (number) => {
    const { meta, text } = await callTool(tool, { number });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'number' });
    expect(text).toMatch(/whole number from 1 to 249/);
  });

  it('refuses number and longitude together, and a longitude off the circle', async () => {
    const both = await callTool(tool, { number: 3, longitude: 10 });
    expect(both.meta).toMatchObject({ code: 'validation_failed', field: 'number' });
    expect(both.text).toMatch(/"number" and "longitude"/);
    for (const longitude of [-0.5, 360.5]) {
      expect((await callTool(tool, { longitude })).meta).toMatchObject({
        code: 'validation_failed',
        field: 'longitude',
      });
    }
  });

  it('takes the birth parameters of every call: with latitude, longitude is a place', async () => {
    const { row, notes } = await ask({ ...birth, number: 34 });
    expect(row).toMatchObject({ number: 34, sign: 'Taurus', startDegreesInSign: '17°46\'40"' });
    expect(notes).toMatch(/read as a place/);
    expect(notes).toMatch(/birth_datetime/);
    expect((await ask({ ...birth, longitude: -75 })).pagination?.totalItems).toBe(249);
  });
});
