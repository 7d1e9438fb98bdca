import { divide, PADA_DEGREES, signLordOf, starProgress } from '../../zodiac/division.ts';
import type { Graha } from '../../zodiac/names.ts';
import { cutPeriod } from '../cut-period.ts';
import type { ExactPeriod } from '../cut-period.ts';
import { divideSpan, wholeSpan } from '../exact-span.ts';
import { isSavya, NEXT_GROUP, padaSigns, SIGN_YEARS, STAR_GROUPS } from './kalachakra-table.ts';
import type { KalachakraGroup, Pada } from './kalachakra-table.ts';
import { DASHA_YEAR_MS } from '../years.ts';

/** Kalachakra dasha of a birth (BPHS 46). Sign indices count from Aries = 0. */
export interface Kalachakra {
  readonly starIndex: number;
  readonly pada: Pada;
  readonly group: KalachakraGroup;
  readonly direction: 'savya' | 'apasavya';
  /** Part of the pada passed, 0 <= x < 1. */
  readonly passed: number;
  /** Years of the nine signs of the pada. */
  readonly paramayush: number;
  readonly padaSigns: readonly number[];
  /** Body and life by the nine dashas. */
  readonly deha: number;
  readonly jeeva: number;
  /** The same by the row of the pada. */
  readonly padaDeha: number;
  readonly padaJeeva: number;
  readonly birthMs: number;
  /** Start of the pada's first sign. */
  readonly nominalStartMs: number;
  /** What remains of the first dasha at birth. */
  readonly balanceYears: number;
  readonly mahadashas: readonly KalachakraPeriod[];
}

interface KalachakraPeriod extends ExactPeriod {
  readonly sign: number;
  readonly lord: Graha;
  readonly years: number;
  /** How the sign is entered from the one before it in the chain. */
  readonly gati: Gati;
  /** The nine antardashas, those over before birth left out. */
  readonly antardashas: readonly KalachakraAntardasha[];
}

interface KalachakraAntardasha extends ExactPeriod {
  readonly sign: number;
}

/**
 * Kalachakra dasha from the sidereal Moon: the passed part of the Moon's pada is laid on the pada's nine signs, the
 * sign it falls in runs at birth and eight more follow in the chain of padas; antardashas are the nine signs of the
 * chain from the dasha's own place, by their years over their own sum.
 */
export function kalachakra(moonLongitude: number, birthMs: number): Kalachakra {
  const { starIndex, pada, passed } = padaProgress(moonLongitude);
  const group = STAR_GROUPS[starIndex];
  if (group === undefined) throw new RangeError('Every star has its group.');
  const signs = padaSigns(group, pada);
  const paramayush = sumOfYears(signs);
  const nominalStartMs = birthMs - Math.round(passed * paramayush * DASHA_YEAR_MS);
  const chain = chainFrom(group, pada);
  const first = runningPlace(signs, birthMs - nominalStartMs);
  const mahadashas = Array.from({ length: 9 }, (_, k) => mahadasha(chain, first + k, nominalStartMs, birthMs));
  const [start, end] = [signAt(chain, first), signAt(chain, first + 8)];
  const [rowStart, rowEnd] = [signAt(chain, 0), signAt(chain, 8)];
  const savya = isSavya(group);
  return {
    starIndex,
    pada,
    group,
    direction: savya ? 'savya' : 'apasavya',
    passed,
    paramayush,
    padaSigns: signs,
    deha: savya ? start : end,
    jeeva: savya ? end : start,
    padaDeha: savya ? rowStart : rowEnd,
    padaJeeva: savya ? rowEnd : rowStart,
    birthMs,
    nominalStartMs,
    balanceYears: ((mahadashas[0]?.endMs ?? Number.NaN) - birthMs) / DASHA_YEAR_MS,
    mahadashas,
  };
}

/** Degrees from the Moon to the nearer border of its pada. */
export function padaMargin(moonLongitude: number): number {
  const { passed } = padaProgress(moonLongitude);
  return Math.min(passed, 1 - passed) * PADA_DEGREES;
}

function padaProgress(longitude: number) {
  const { starIndex, passed } = starProgress(longitude);
  const pada: Pada = PADAS[divide(longitude).pada - 1] ?? 1;
  const part = passed * 4 - (pada - 1);
  // A longitude so close below a pada's border that the lookup counts it to the next pada.
  return { starIndex, pada, passed: part < 0 || part >= 1 ? 0 : part };
}

const PADAS: readonly Pada[] = [1, 2, 3, 4];

/** Signs of the pada before, of the pada itself, which begins at place 9, and of the two after it. */
type Chain = readonly number[];
const BEFORE = 9;

function chainFrom(group: KalachakraGroup, pada: Pada): Chain {
  const all = [...rowsOf(NEXT_GROUP[group]), ...rowsOf(group), ...rowsOf(NEXT_GROUP[group])];
  return all.slice(4 + pada - 2, 4 + pada + 2).flat();
}

const rowsOf = (group: KalachakraGroup): readonly (readonly number[])[] => PADAS.map((pada) => padaSigns(group, pada));

/** Sign by place in the chain, counted from the first sign of the Moon's pada; the one before it is -1. */
function signAt(chain: Chain, place: number): number {
  const sign = chain[BEFORE + place];
  if (sign === undefined) throw new RangeError('The chain is long enough for nine dashas and their antardashas.');
  return sign;
}

const yearsOf = (sign: number): number => SIGN_YEARS[sign] ?? Number.NaN;
const sumOfYears = (signs: readonly number[]): number => signs.reduce((sum, sign) => sum + yearsOf(sign), 0);

/** Place in the pada of the sign that runs so many milliseconds after the pada's start. */
function runningPlace(signs: readonly number[], elapsedMs: number): number {
  let endYears = 0;
  const place = signs.findIndex((sign) => {
    endYears += yearsOf(sign);
    return elapsedMs < endYears * DASHA_YEAR_MS;
  });
  // A part passed that rounds up to the whole pada.
  return place < 0 ? signs.length : place;
}

function mahadasha(chain: Chain, place: number, originMs: number, birthMs: number): KalachakraPeriod {
  const sign = signAt(chain, place);
  const years = yearsOf(sign);
  const signs = Array.from({ length: 9 }, (_, k) => signAt(chain, place + k));
  const startYears = sumOfYears(Array.from({ length: place }, (_, k) => signAt(chain, k)));
  const span = wholeSpan(startYears * DASHA_YEAR_MS, (startYears + years) * DASHA_YEAR_MS);
  const period = cutPeriod(span, originMs, birthMs);
  if (period === null) throw new RangeError('The dashas begin with the one running at birth.');
  const antardashas = divideSpan(span, signs.map(yearsOf)).flatMap((part, k) => {
    const antardasha = cutPeriod(part, originMs, birthMs);
    return antardasha === null ? [] : [{ ...antardasha, sign: signAt(chain, place + k) }];
  });
  const gati = gatiOf(signAt(chain, place - 2), signAt(chain, place - 1), sign);
  return { ...period, sign, lord: signLordOf(sign), years, gati, antardashas };
}

export const GATIS = ['NONE', 'SIMHAVALOKANA', 'MANDOOKI', 'MARKATI'] as const;
/** The leaps of the Kalachakra: of the lion, the frog and the monkey. */
type Gati = (typeof GATIS)[number];

const [ARIES, GEMINI, CANCER, LEO, VIRGO, SCORPIO, SAGITTARIUS, PISCES] = [0, 2, 3, 4, 5, 7, 8, 11] as const;

const isPair = (from: number, to: number, a: number, b: number): boolean =>
  (from === a && to === b) || (from === b && to === a);

const isMandooki = (from: number, to: number): boolean =>
  isPair(from, to, VIRGO, CANCER) || isPair(from, to, LEO, GEMINI);

/** The leap by which a sign is entered, from the one before it and the one before that. */
export function gatiOf(beforeFrom: number, from: number, to: number): Gati {
  if (isPair(from, to, SAGITTARIUS, ARIES) || isPair(from, to, PISCES, SCORPIO)) return 'SIMHAVALOKANA';
  if (isMandooki(from, to)) return 'MANDOOKI';
  const afterVirgo = beforeFrom === VIRGO && from === CANCER && to === LEO;
  const afterGemini = beforeFrom === GEMINI && from === LEO && to === CANCER;
  return afterVirgo || afterGemini ? 'MARKATI' : 'NONE';
}
