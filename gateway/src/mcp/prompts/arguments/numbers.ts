import { right, wrong, type Read } from './argument.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
  /** Whether parts of a whole are refused. */
  readonly whole?: boolean;
  /** What it counts, after the numbers: `degrees, north positive`. */
  readonly unit: string;
  readonly example: string;
}

const NUMBER = /^[+-]?\d{1,4}(\.\d{1,15})?$/;

export const readNumber =
  ({ least, most, whole = false, unit, example }: Range) =>
  (text: string): Read<number> => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) return right(value);
    const kind = whole ? 'a whole number' : 'a number';
    return wrong(`is not ${kind} from ${least} to ${most}. Send ${unit}, such as ${example}.`);
  };

export const LATITUDE: Range = { least: -90, most: 90, unit: 'degrees, north positive', example: '13.0827' };
export const LONGITUDE: Range = { least: -180, most: 180, unit: 'degrees, east positive', example: '80.2707' };
export const UTC_OFFSET: Range = { least: -960, most: 960, unit: 'minutes, ahead of UTC positive', example: '330' };
export const HORARY_NUMBER: Range = {
  least: 1,
  most: 249,
  whole: true,
  unit: 'the number that the person named',
  example: '108',
};

const utcOffsets: readonly string[] = Array.from({ length: (14 + 12) * 4 + 1 }, (_, index) =>
  String((index - 48) * 15),
);

/** Offsets that clocks have today, from 12 hours behind UTC to 14 ahead. */
export const suggestOffset = (typed: string): readonly string[] =>
  utcOffsets.filter((offset) => offset.startsWith(typed.trim()));

export const suggestHoraryNumber = (typed: string): readonly string[] =>
  Array.from({ length: HORARY_NUMBER.most }, (_, index) => String(index + 1)).filter((number) =>
    number.startsWith(typed.trim()),
  );
