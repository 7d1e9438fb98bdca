import type { Chart } from '../../chart/chart.ts';
import type { BirthPanchanga } from '../../almanac/birth-panchanga.ts';
import { signName, starName } from '../../zodiac/lords.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Nature } from '../../parashari/base/natures.ts';
import { star28At } from '../../zodiac/stars-28.ts';
import { cellOf } from './board.ts';
import type { Cell } from './board.ts';
import { cellOfSound, soundsOf } from './sounds.ts';
import type { Vedha, VedhaLine } from './vedha.ts';

/** Stars counted from the janma star among the 27, the janma star the first. */
const SPECIAL_STARS = {
  janma: 1,
  jaati: 4,
  naidhana: 7,
  karma: 10,
  desha: 12,
  abhisheka: 13,
  sanghatika: 16,
  samudayika: 18,
  aadhana: 19,
  vainashika: 22,
  manasa: 25,
} as const;
type SpecialStar = keyof typeof SPECIAL_STARS;

export const NATAL_POINTS = [
  'janma',
  'jaati',
  'naidhana',
  'karma',
  'desha',
  'abhisheka',
  'sanghatika',
  'samudayika',
  'aadhana',
  'vainashika',
  'manasa',
  'lagnaSign',
  'moonSign',
  'tithiGroup',
  'weekday',
  'nameLetter',
] as const;
type NatalPoint = (typeof NATAL_POINTS)[number];

export const BOARD_MATTERS = ['general', 'career', 'wealth', 'family', 'power', 'danger'] as const;
export type BoardMatter = (typeof BOARD_MATTERS)[number];

const STARS_OF_MATTER: Readonly<Record<BoardMatter, readonly SpecialStar[]>> = {
  general: [],
  career: ['karma'],
  wealth: ['samudayika'],
  family: ['aadhana'],
  power: ['abhisheka'],
  danger: ['naidhana', 'vainashika'],
};

/** `position`: a letter without a cell, by the star the planet stands in. */
export const STRIKES = ['front', 'left', 'right', 'position'] as const;
type Strike = VedhaLine | 'position';
export const POINT_VERDICTS = ['FAVOURABLE', 'UNFAVOURABLE', 'MIXED', 'WEAK', 'NONE'] as const;
type PointVerdict = (typeof POINT_VERDICTS)[number];

interface StruckPoint {
  readonly point: NatalPoint;
  readonly value: string;
  readonly cell: Cell | null;
  /** Counts in the overall verdict: the janma star, the stars of the matter and all that is no star. */
  readonly counts: boolean;
  readonly struckBy: readonly { readonly planet: Planet; readonly kind: Nature; readonly line: Strike }[];
  readonly verdict: PointVerdict;
}

export interface BoardJudgement {
  readonly points: readonly StruckPoint[];
  /** Strikes of planets on the points that count. */
  readonly benefic: number;
  readonly malefic: number;
  readonly verdict: PointVerdict;
}

const BENEFICS: readonly Planet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];
const kindOf = (planet: Planet): Nature => (BENEFICS.includes(planet) ? 'benefic' : 'malefic');

/** The native's own stars, signs, tithi group, weekday and letters against the vedha of the transit planets (R34.5). */
export function judgeBoard(
  chart: Chart,
  birth: BirthPanchanga,
  vedhas: readonly Vedha[],
  letters: readonly string[],
  matter: BoardMatter,
): BoardJudgement {
  const points = natalPoints(chart, birth, letters, matter).map((point): StruckPoint => {
    const struckBy = vedhas.flatMap((vedha) =>
      strikesOn(vedha, point.value).map((line) => ({ planet: vedha.planet, kind: kindOf(vedha.planet), line })),
    );
    const planets = [...new Set(struckBy.map(({ planet }) => planet))];
    return { ...point, struckBy, verdict: verdictOf(...numbersOf(planets)) };
  });
  const [benefic, malefic] = numbersOf(
    points.filter(({ counts }) => counts).flatMap(({ struckBy }) => [...new Set(struckBy.map(({ planet }) => planet))]),
  );
  return { points, benefic, malefic, verdict: verdictOf(benefic, malefic) };
}

function natalPoints(
  chart: Chart,
  { tithi, weekday }: BirthPanchanga,
  letters: readonly string[],
  matter: BoardMatter,
): readonly Omit<StruckPoint, 'struckBy' | 'verdict'>[] {
  const { Moon } = chart.planets;
  const counted: readonly SpecialStar[] = ['janma', ...STARS_OF_MATTER[matter]];
  const starOf = (special: SpecialStar): string =>
    special === 'janma' ? star28At(Moon.longitude) : starName(Moon.starIndex + SPECIAL_STARS[special] - 1);
  const on = (point: NatalPoint, value: string) => ({ point, value, cell: cellOf(value), counts: true });
  return [
    ...SPECIAL_NAMES.map((special) => ({ ...on(special, starOf(special)), counts: counted.includes(special) })),
    on('lagnaSign', signName(chart.ascendant.signIndex)),
    on('moonSign', signName(Moon.signIndex)),
    on('tithiGroup', tithi.group),
    on('weekday', weekday),
    ...letters.map((letter) => ({ ...on('nameLetter', letter), cell: cellOfSound(letter) })),
  ];
}

const SPECIAL_NAMES = NATAL_POINTS.filter((point): point is SpecialStar => Object.hasOwn(SPECIAL_STARS, point));

/** How a planet strikes a value of the board, if it does. */
const strikesOn = ({ lines, byPosition }: Vedha, value: string): readonly Strike[] => [
  ...lines
    .filter(({ cells }) => cells.some(({ mark }) => soundsOf(mark.value).includes(value)))
    .map(({ line }) => line),
  ...(byPosition.some((sound) => soundsOf(sound).includes(value)) ? (['position'] as const) : []),
];

const numbersOf = (planets: readonly Planet[]): readonly [benefic: number, malefic: number] => {
  const benefic = planets.filter((planet) => kindOf(planet) === 'benefic').length;
  return [benefic, planets.length - benefic];
};

function verdictOf(benefic: number, malefic: number): PointVerdict {
  if (benefic + malefic === 0) return 'NONE';
  if (benefic + malefic === 1) return 'WEAK';
  if (benefic === malefic) return 'MIXED';
  return benefic > malefic ? 'FAVOURABLE' : 'UNFAVOURABLE';
}
