import { normalize } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';
import { dashaLord, divide, SIGN_ARCSEC, signLordOf, STAR_ARCSEC } from './division.ts';
import { DASHA_YEARS, SIGNS, STARS } from './names.ts';
import type { Graha, Planet, Sign, Star } from './names.ts';

/** One of the 249 numbered subs (R4.3): [from, to) in whole arc-seconds of the sidereal zodiac. */
export interface SubRow {
  /** 1..249. */
  readonly number: number;
  /** 0..242: the uncut sub this row is, or is half of. */
  readonly subIndex: number;
  readonly fromArcsec: number;
  readonly toArcsec: number;
  readonly sign: Sign;
  readonly signIndex: number;
  readonly signLord: Graha;
  readonly star: Star;
  readonly starIndex: number;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** One half of a sub that a sign border cuts (six subs, twelve rows). */
  readonly cutBySign: boolean;
}

/** A sub-sub, or what a sign border leaves of it, in whole thirds of an arc-second (R4.4). */
export interface SubSubPiece {
  readonly subSubLord: Planet;
  readonly fromThirds: number;
  readonly toThirds: number;
}

const SUB_ARCSEC_PER_YEAR = 400;
const yearsOf = (index: number): number => DASHA_YEARS[index % 9] ?? Number.NaN;

/** Starts of the 243 uncut subs in arc-seconds, in zodiac order (R4.2): the sub borders of all searches. */
export const subStarts: readonly number[] = Array.from({ length: 27 }, (_, star) => {
  let start = star * STAR_ARCSEC;
  return Array.from({ length: 9 }, (_, part) => {
    const from = start;
    start += SUB_ARCSEC_PER_YEAR * yearsOf((star % 9) + part);
    return from;
  });
}).flat();

/** Start of an uncut sub in arc-seconds; index 243 is the end of the circle. */
export function subStart(subIndex: number): number {
  return subStarts[subIndex] ?? 27 * STAR_ARCSEC;
}

/** The 249 rows: the 243 subs with six of them cut in two by a sign border (R4.3). Row n is `SUB_ROWS[n - 1]`. */
export const SUB_ROWS: readonly SubRow[] = subStarts
  .flatMap((from, subIndex) => {
    const to = subStart(subIndex + 1);
    const border = Math.floor((to - 1) / SIGN_ARCSEC) * SIGN_ARCSEC;
    return border > from
      ? [
          { from, to: border, subIndex, cutBySign: true },
          { from: border, to, subIndex, cutBySign: true },
        ]
      : [{ from, to, subIndex, cutBySign: false }];
  })
  .map(({ from, to, subIndex, cutBySign }, index) => {
    const signIndex = Math.floor(from / SIGN_ARCSEC);
    const starIndex = Math.floor(subIndex / 9);
    return {
      number: index + 1,
      subIndex,
      fromArcsec: from,
      toArcsec: to,
      sign: SIGNS[signIndex] ?? 'Aries',
      signIndex,
      signLord: signLordOf(signIndex),
      star: STARS[starIndex] ?? 'Ashwini',
      starIndex,
      starLord: dashaLord(starIndex),
      subLord: dashaLord((starIndex % 9) + (subIndex % 9)),
      cutBySign,
    };
  });

const SUB_SUBS: readonly (readonly SubSubPiece[])[] = subStarts.map((start, subIndex) => {
  const first = (Math.floor(subIndex / 9) + (subIndex % 9)) % 9;
  let from = start * 3;
  return Array.from({ length: 9 }, (_, part) => {
    const fromThirds = from;
    from += 10 * yearsOf(first) * yearsOf(first + part);
    return { subSubLord: dashaLord(first + part), fromThirds, toThirds: from };
  });
});

/** The nine uncut sub-subs of a sub, in thirds of an arc-second, starting with the sub's own lord (R4.2). */
export function subSubsOf(subIndex: number): readonly SubSubPiece[] {
  return SUB_SUBS[subIndex] ?? [];
}

/** The sub-subs of one of the 249 rows: half of a cut sub keeps only what lies inside it (2193 in all, R4.4). */
export function subSubPieces(row: SubRow): readonly SubSubPiece[] {
  const from = row.fromArcsec * 3;
  const to = row.toArcsec * 3;
  return subSubsOf(row.subIndex)
    .filter((piece) => piece.toThirds > from && piece.fromThirds < to)
    .map((piece) => ({
      subSubLord: piece.subSubLord,
      fromThirds: Math.max(piece.fromThirds, from),
      toThirds: Math.min(piece.toThirds, to),
    }));
}

/** Where a longitude stands in its row of the 249. */
interface RowPosition {
  readonly row: SubRow;
  /** 0 <= x < 1. */
  readonly fractionElapsed: number;
  readonly arcsecFromStart: number;
  readonly arcsecToEnd: number;
}

/** The row of the 249 in which a sidereal longitude in degrees falls, by the same lookup as its lords (R4.3, R4.5). */
export function subRowAt(longitude: number): RowPosition {
  const { subIndex, signIndex } = divide(longitude);
  const row = SUB_ROWS.find((each) => each.subIndex === subIndex && each.signIndex === signIndex);
  if (row === undefined) throw new EngineError('internal_error', 'The sub of a longitude was not found.');
  // Zero for a hair below a border that the lookup counts to the row it opens; from 360° that hair is nearly a circle.
  const passed = normalize(longitude) * 3600 - row.fromArcsec;
  const width = row.toArcsec - row.fromArcsec;
  const arcsecFromStart = passed < 0 || passed > width ? 0 : passed;
  return { row, fractionElapsed: arcsecFromStart / width, arcsecFromStart, arcsecToEnd: width - arcsecFromStart };
}
