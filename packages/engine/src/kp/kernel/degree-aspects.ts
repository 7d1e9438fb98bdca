import { printedDegrees } from '../../base/printed.ts';
import { separation, wrap180 } from '../../base/angles.ts';

export const DEGREE_ASPECT_NAMES = [
  'conjunction',
  'vigintile',
  'quindecile',
  'semisextile',
  'semiquintile',
  'semisquare',
  'sextile',
  'quintile',
  'square',
  'trine',
  'sesquiquadrate',
  'quincunx',
  'opposition',
] as const;
type DegreeAspectName = (typeof DEGREE_ASPECT_NAMES)[number];
export const ASPECT_NATURES = ['good', 'bad', 'neutral'] as const;
export type AspectNature = (typeof ASPECT_NATURES)[number];

interface DegreeAspectKind {
  readonly name: DegreeAspectName;
  /** Degrees. */
  readonly angle: number;
  readonly nature: AspectNature;
}

/** The western angles Krishnamurti reads for quality (R7.1). */
export const DEGREE_ASPECTS: readonly DegreeAspectKind[] = [
  { name: 'conjunction', angle: 0, nature: 'neutral' },
  { name: 'vigintile', angle: 18, nature: 'good' },
  { name: 'quindecile', angle: 24, nature: 'good' },
  { name: 'semisextile', angle: 30, nature: 'good' },
  { name: 'semiquintile', angle: 36, nature: 'good' },
  { name: 'semisquare', angle: 45, nature: 'bad' },
  { name: 'sextile', angle: 60, nature: 'good' },
  { name: 'quintile', angle: 72, nature: 'good' },
  { name: 'square', angle: 90, nature: 'bad' },
  { name: 'trine', angle: 120, nature: 'good' },
  { name: 'sesquiquadrate', angle: 135, nature: 'bad' },
  { name: 'quincunx', angle: 150, nature: 'bad' },
  { name: 'opposition', angle: 180, nature: 'bad' },
];

/** A point that takes part in a degree aspect. Degrees, degrees a day; a cusp rests (speed 0). */
export interface AspectBody {
  readonly longitude: number;
  readonly speed: number;
  /** Sun or Moon: 8° of orb in conjunction and opposition. */
  readonly luminary: boolean;
}

export interface DegreeAspect extends DegreeAspectKind {
  /** Degrees between the exact angle and the real one. */
  readonly orb: number;
  /** The relative motion brings the angle nearer to exact; stronger (R7.1). */
  readonly applying: boolean;
}

const ORB = 10 / 3;
const LUMINARY_ORB = 8;
/** 1e-9 degrees lets a pair that stands exactly at the limit count in spite of binary fractions. */
const HAIR = 1e-9;

/**
 * Degree aspects between two bodies (R7.1), orb 3°20', for a conjunction or opposition of a luminary 8°; the limit
 * itself counts. Neighbouring small angles can both hold: then both are listed. Colour only, never a verdict (R7.3).
 */
export function degreeAspectsBetween(a: AspectBody, b: AspectBody): readonly DegreeAspect[] {
  const arc = separation(a.longitude, b.longitude);
  const ahead = wrap180(b.longitude - a.longitude) >= 0 ? 1 : -1;
  const arcRate = ahead * (b.speed - a.speed);
  const luminary = a.luminary || b.luminary;
  return DEGREE_ASPECTS.flatMap((kind) => {
    const off = arc - kind.angle;
    const wide = luminary && (kind.angle === 0 || kind.angle === 180);
    if (Math.abs(off) > (wide ? LUMINARY_ORB : ORB) + HAIR) return [];
    return [{ ...kind, orb: printedDegrees(Math.abs(off)), applying: off * arcRate < 0 }];
  });
}
