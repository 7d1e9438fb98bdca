import type { KarakamsaSigns, NavamsaSign } from '../jaimini/karakamsa.ts';
import type { ReadoutVerdict } from '../parashari/vargas/house-points.ts';
import { signName } from '../zodiac/lords.ts';
import type { Planet } from '../zodiac/names.ts';
import { say } from './synthesis.messages.ts';

/** How much of a spiritual calling the signs round the karakamsa show, most first. */
export const CALLINGS = ['STRONG_CALLING', 'MARKED', 'PRESENT', 'QUIET'] as const;
export type Calling = (typeof CALLINGS)[number];

export const SPIRITUAL_PATHS = [
  'ACTION',
  'DEVOTION',
  'KNOWLEDGE',
  'KNOWLEDGE_AND_RITE',
  'SERVICE_AND_AUSTERITY',
  'MANTRA',
  'LIBERATION',
] as const;
export type SpiritualPath = (typeof SPIRITUAL_PATHS)[number];

const PATH_OF: Readonly<Record<Planet, SpiritualPath>> = {
  Sun: 'ACTION',
  Moon: 'DEVOTION',
  Mars: 'ACTION',
  Mercury: 'KNOWLEDGE',
  Jupiter: 'KNOWLEDGE_AND_RITE',
  Venus: 'DEVOTION',
  Saturn: 'SERVICE_AND_AUSTERITY',
  Rahu: 'MANTRA',
  Ketu: 'LIBERATION',
};

/** The path by the planet that decides the Ishta Devata (general literature). */
export const spiritualPath = (planet: Planet): SpiritualPath => PATH_OF[planet];

export const LENS_FACTORS = [
  'karakamsaPlanets',
  'ketuTwelfth',
  'ninthBenefic',
  'mokshaMarker',
  'devotionPlanets',
  'rahuAffliction',
] as const;

/** A row of the score; the rows add up to it. */
export interface LensFactor {
  readonly factor: (typeof LENS_FACTORS)[number];
  readonly detail: string;
  readonly points: number;
}

/** What the lens takes from the vimsamsa. */
export interface VimsamsaMarks {
  readonly mokshaMarker: boolean;
  readonly devotionPlanets: readonly Planet[];
  readonly verdict: ReadoutVerdict;
}

export interface SpiritualLens {
  readonly answer: Calling;
  /** Row of the scale that fired. */
  readonly rule: 'S1' | 'S2' | 'S3' | 'S4';
  readonly score: number;
  readonly factors: readonly LensFactor[];
}

const CALLING_PLANETS: readonly Planet[] = ['Ketu', 'Jupiter', 'Moon', 'Venus', 'Mercury'];
const MOST_FOR_PLANETS = 3;
const BENEFICS: readonly Planet[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];

/** The points of the lens, which are our own; null of the vimsamsa leaves out its rows. */
export function spiritualLens(
  { karakamsa, ninth, twelfth }: KarakamsaSigns,
  vimsamsa: VimsamsaMarks | null,
): SpiritualLens {
  const factors = [
    ...karakamsaRow(karakamsa),
    ...ketuRow(twelfth),
    ...ninthRow(ninth),
    ...(vimsamsa === null ? [] : vimsamsaRows(vimsamsa)),
    ...rahuRow(karakamsa),
  ];
  const score = factors.reduce((sum, { points }) => sum + points, 0);
  return { ...scale(score), score, factors };
}

function scale(score: number): Pick<SpiritualLens, 'answer' | 'rule'> {
  if (score >= 5) return { answer: 'STRONG_CALLING', rule: 'S1' };
  if (score >= 3) return { answer: 'MARKED', rule: 'S2' };
  return score >= 1 ? { answer: 'PRESENT', rule: 'S3' } : { answer: 'QUIET', rule: 'S4' };
}

function karakamsaRow({ occupants, aspects }: NavamsaSign): readonly LensFactor[] {
  const counting = (planets: readonly Planet[]) => CALLING_PLANETS.filter((planet) => planets.includes(planet));
  const [occupying, seeing] = [counting(occupants), counting(aspects)];
  const points = Math.min(occupying.length + seeing.length, MOST_FOR_PLANETS);
  if (points === 0) return [];
  return [{ factor: 'karakamsaPlanets', detail: karakamsaSays(occupying, seeing), points }];
}

function karakamsaSays(occupying: readonly Planet[], seeing: readonly Planet[]): string {
  if (seeing.length === 0) return say.karakamsaHolds({ occupying });
  return occupying.length === 0 ? say.karakamsaSeen({ seeing }) : say.karakamsaHoldsAndSeen({ occupying, seeing });
}

function ketuRow({ sign, occupants, aspects }: NavamsaSign): readonly LensFactor[] {
  const does = occupants.includes('Ketu') ? 'STANDS' : aspects.includes('Ketu') ? 'ASPECTS' : null;
  if (does === null) return [];
  const detail = say.ketuTwelfth({ does, sign: signName(sign) });
  return [{ factor: 'ketuTwelfth', detail, points: 2 }];
}

function ninthRow({ sign, occupants }: NavamsaSign): readonly LensFactor[] {
  if (occupants.length === 0 || occupants.some((planet) => !BENEFICS.includes(planet))) return [];
  const detail = say.ninthBenefic({ occupants, sign: signName(sign) });
  return [{ factor: 'ninthBenefic', detail, points: 1 }];
}

/** The chart as a whole may be strained beside its marks, so the sentence says how both fit. */
function vimsamsaRows({ mokshaMarker, devotionPlanets, verdict }: VimsamsaMarks): readonly LensFactor[] {
  const strained = verdict === 'STRAINED';
  return [
    ...(mokshaMarker ? [{ factor: 'mokshaMarker' as const, detail: say.mokshaMarker({ strained }), points: 1 }] : []),
    ...(devotionPlanets.length > 0
      ? [
          {
            factor: 'devotionPlanets' as const,
            detail: say.devotionPlanets({ strained: strained && !mokshaMarker }),
            points: 1,
          },
        ]
      : []),
  ];
}

function rahuRow({ occupants }: NavamsaSign): readonly LensFactor[] {
  const harsh = occupants.filter((planet) => planet === 'Saturn' || planet === 'Mars');
  if (!occupants.includes('Rahu') || harsh.length === 0) return [];
  const detail = say.rahuAffliction({ harsh });
  return [{ factor: 'rahuAffliction', detail, points: -1 }];
}
