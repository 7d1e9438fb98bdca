import type { Evidence, Row } from '../model.ts';
import { readValue } from '../read-value.ts';

const ORDER = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const;
const SIGN_LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');
const UNITS = 36;
const STAR = 48_000 * UNITS;

/** Lords of a sidereal longitude by level, so that a lord can be traced to the longitude a program printed. */
function lordsAt(degrees: number): Readonly<Record<string, string>> {
  // In 1/36 arc-second every border down to the sub-sub is a whole number; printed longitudes are lifted by a hair.
  const at = ((((degrees * 3600 + 1e-4) * UNITS) % (27 * STAR)) + 27 * STAR) % (27 * STAR);
  const star = Math.floor(at / STAR);
  const sub = partAt(at - star * STAR, STAR, star % 9);
  const subSub = partAt(sub.rest, sub.width, sub.lord);
  return {
    signLord: SIGN_LORDS[Math.floor(at / (108_000 * UNITS))] ?? '',
    starLord: ORDER[star % 9] ?? '',
    subLord: ORDER[sub.lord] ?? '',
    subSubLord: ORDER[subSub.lord] ?? '',
  };
}

interface Part {
  readonly lord: number;
  readonly width: number;
  readonly rest: number;
}

function partAt(arc: number, width: number, first: number): Part {
  let rest = arc;
  for (let step = 0; ; step += 1) {
    const lord = (first + step) % 9;
    const part = (width * (YEARS[lord] ?? 0)) / 120;
    if (rest < part || step === 8) return { lord, width: part, rest };
    rest -= part;
  }
}

/** Why a lord, or a distance to a border, differs: it follows from the program's own longitude, or it does not. */
export function byLord({ reference, given, found }: Evidence, { field, path, found: lord }: Row): string | undefined {
  const [, place = '', name = ''] = /^(.*?)\.?([^.]*)$/.exec(path) ?? [];
  const longitudePath = `${place}.longitude`;
  const own = given.get(longitudePath);
  const because = found.get(longitudePath);
  if (name === 'toSubBorder' || name === 'house') return because && `follows from its longitude: ${because}`;
  if (field.kind !== 'planet') return undefined;
  const { arcsec } = reference.input;
  if (typeof arcsec === 'number') return ofDegree(arcsec, name, lord);
  const longitude = own === undefined ? undefined : readValue('angle', own);
  if (typeof longitude !== 'number' || !(name in lordsAt(0))) return undefined;
  if (lordsAt(longitude)[name] !== lord) return 'not the lord of the longitude beside it';
  return `follows from its longitude: ${because ?? 'within tolerance, but across a border'}`;
}

/** A degree exactly on a border that is counted to what ends there. */
const ofDegree = (arcsec: number, name: string, lord: Row['found']): string | undefined =>
  lordsAt((arcsec - 0.5) / 3600)[name] === lord ? 'a border counted to the sub that ends there' : undefined;
