import { printedDegrees, printedFraction } from '@cuspal/engine/base/printed';
import { toDms } from '@cuspal/engine/base/angles';
import { divide, SIGN_ARCSEC } from '@cuspal/engine/zodiac/division';
import { SUB_ROWS, subRowAt, subSubPieces } from '@cuspal/engine/zodiac/sub-table';
import type { SubRow } from '@cuspal/engine/zodiac/sub-table';
import {
  aboutShape,
  acceptedBirthInput,
  defineTool,
  grahaName,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  signName,
  starName,
  ToolError,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './reference-sky.messages.ts';
import { say as fault } from '../faults.messages.ts';

const PAGE_SIZE = 50;

const rowShape = z.strictObject({
  number: z.int().min(1).max(249),
  sign: signName,
  signLord: grahaName,
  star: starName,
  starLord: planetName,
  subLord: planetName,
  startDegreesInSign: z.string(),
  endDegreesInSign: z.string(),
  startLongitude: z.number().min(0).lt(360),
  endLongitude: z.number().gt(0).max(360),
  widthArcsec: z.int(),
  cutBySign: z.boolean(),
  horaryAscendant: z.number().meta({ description: 'Sidereal ascendant of the horary number' }),
});
const subSubList = listOf(
  z.strictObject({
    subSubLord: planetName,
    start: z.number(),
    end: z.number(),
    startDms: z.string(),
    endDms: z.string(),
    widthArcsec: z.number(),
  }),
);

/** A longitude a hair below the end of its row is not printed as the end, which belongs to the next row (R4.5). */
const LAST_PRINTED_FRACTION = 1 - 1e-9;

/** 249 subs; R4.4 and R4.3. */
const TOTALS = {
  subs: SUB_ROWS.length,
  subSubs: SUB_ROWS.reduce((sum, row) => sum + subSubPieces(row).length, 0),
  cutNumbers: SUB_ROWS.flatMap((row, index) => {
    const next = SUB_ROWS[index + 1];
    return next?.subIndex === row.subIndex ? [[row.number, next.number]] : [];
  }),
};

export default defineTool({
  name: 'get_sub_lord_table',
  title: 'The 249 sub table',
  purpose: 'Looks up a horary number or a longitude in the 249 division, or gives the whole table',
  family: 'reference sky',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'The KP table of the 249 subs, without birth data. Send a horary number from 1 to 249 or a sidereal longitude for its row, or neither for the whole table. Call it to check a sub lord.',
  provenance: { rules: ['R4.1', 'R4.2', 'R4.3', 'R4.4', 'R4.5', 'R4.6'], sources: ['KPR3t', 'KPR3p'] },
  paged: { pageSize: PAGE_SIZE },
  maxResultChars: 100_000,
  forms: [
    { without: ['number', 'longitude', 'latitude'], has: ['rows', 'totals', 'pagination'] },
    { sent: ['number'], has: ['row', 'neighbours'] },
  ],
  input: acceptedBirthInput.extend({
    number: z.int().min(1).max(249).optional().meta({ description: 'Horary number, 1 to 249' }),
    longitude: z.number().min(-180).max(360).optional().meta({ description: 'Sidereal, 0 to 360, without latitude' }),
    include_sub_sub: z.boolean().optional().meta({ description: 'Default true for one row, false for the table' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    row: rowShape.optional(),
    subSub: subSubList.optional(),
    neighbours: z.strictObject({ previous: rowShape, next: rowShape }).optional(),
    positionInRow: z
      .strictObject({
        fractionElapsed: z.number().min(0).lt(1),
        arcsecFromStart: z.number().min(0),
        arcsecToEnd: z.number().gt(0),
        subSubLord: planetName,
      })
      .optional()
      .meta({ description: 'Of a longitude' }),
    rows: listOf(rowShape.extend({ subSub: subSubList.optional() })).optional(),
    totals: z.strictObject({ subs: z.int(), subSubs: z.int(), cutNumbers: listOf(listOf(z.int())) }).optional(),
    pagination: paginationOutput.pagination.optional(),
    pageNote: paginationOutput.pageNote,
  }),
  run: ({ input, note }) => {
    const { number, include_sub_sub: subSubs, page, latitude } = input;
    const longitude = latitude === undefined ? input.longitude : undefined;
    if (latitude !== undefined && input.longitude !== undefined) note(say.readAsPlace());
    if (number !== undefined && longitude !== undefined) {
      throw new ToolError('validation_failed', fault.numberAndLongitude(), { field: 'number' });
    }
    if (number !== undefined || longitude !== undefined) paginate([0], page, PAGE_SIZE, 'rows');
    if (longitude !== undefined)
      return { ...oneRow(subRowAt(longitudeOf(longitude)).row, subSubs), ...positionOf(longitude) };
    if (number !== undefined) return oneRow(rowNumbered(number), subSubs);
    const { items, pagination, pageNote } = paginate(SUB_ROWS, page, PAGE_SIZE, 'rows');
    const rows = items.map((row) => ({ ...printRow(row), ...(subSubs && { subSub: printSubSubs(row) }) }));
    return { about: say.tableOfSubs({ subs: SUB_ROWS.length }), rows, totals: TOTALS, pagination, pageNote };
  },
});

/** 360 is read as 0. */
function longitudeOf(longitude: number): number {
  if (longitude < 0) {
    throw new ToolError('validation_failed', fault.longitudeBelowZero({ longitude }), { field: 'longitude' });
  }
  return longitude % 360;
}

function positionOf(longitude: number) {
  const sidereal = longitudeOf(longitude);
  const { fractionElapsed, arcsecFromStart, arcsecToEnd } = subRowAt(sidereal);
  const { subSubLord } = divide(sidereal);
  return {
    positionInRow: {
      fractionElapsed: Math.min(printedFraction(fractionElapsed), LAST_PRINTED_FRACTION),
      arcsecFromStart: printedFraction(arcsecFromStart),
      arcsecToEnd: printedFraction(arcsecToEnd),
      subSubLord,
    },
  };
}

const oneRow = (row: SubRow, subSubs = true) => ({
  about: say.rowOfSubs({ row: row.number, subs: SUB_ROWS.length }),
  row: printRow(row),
  ...(subSubs && { subSub: printSubSubs(row) }),
  neighbours: { previous: printRow(rowNumbered(row.number - 1)), next: printRow(rowNumbered(row.number + 1)) },
});

/** Before the first row stands the last: the table is a circle. */
function rowNumbered(number: number): SubRow {
  const row = SUB_ROWS.at((number - 1) % SUB_ROWS.length);
  if (row === undefined) throw new RangeError(`no sub ${number}`);
  return row;
}

function printRow({
  number,
  sign,
  signLord,
  star,
  starLord,
  subLord,
  signIndex,
  fromArcsec,
  toArcsec,
  cutBySign,
}: SubRow) {
  const inSign = (arcsec: number) => toDms((arcsec - signIndex * SIGN_ARCSEC) / 3600);
  return {
    number,
    sign,
    signLord,
    star,
    starLord,
    subLord,
    startDegreesInSign: inSign(fromArcsec),
    endDegreesInSign: inSign(toArcsec),
    startLongitude: printedDegrees(fromArcsec / 3600),
    endLongitude: printedDegrees(toArcsec / 3600),
    widthArcsec: toArcsec - fromArcsec,
    cutBySign,
    horaryAscendant: printedDegrees(fromArcsec / 3600),
  };
}

const printSubSubs = (row: SubRow) =>
  subSubPieces(row).map(({ subSubLord, fromThirds, toThirds }) => {
    const inSign = (thirds: number) => toDms((thirds / 3 - row.signIndex * SIGN_ARCSEC) / 3600);
    return {
      subSubLord,
      start: printedDegrees(fromThirds / 10_800),
      end: printedDegrees(toThirds / 10_800),
      startDms: inSign(fromThirds),
      endDms: inSign(toThirds),
      widthArcsec: printedFraction((toThirds - fromThirds) / 3),
    };
  });
