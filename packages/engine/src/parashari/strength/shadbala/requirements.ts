import type { Graha } from '../../../zodiac/names.ts';

export const COMPONENTS = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const;
export type Component = (typeof COMPONENTS)[number];

export const STRENGTH_BANDS = ['STRONG', 'MODERATE', 'WEAK'] as const;
export type StrengthBand = (typeof STRENGTH_BANDS)[number];

/** Components with a minimum of their own (BPHS 27). */
export type Minima = Readonly<Record<'sthana' | 'dig' | 'cheshta' | 'kala' | 'ayana', number>>;

export interface Judgement {
  readonly rupas: number;
  readonly requiredRupas: number;
  /** Rupas over required rupas. */
  readonly ratio: number;
  /** 100 x ratio. */
  readonly percent: number;
  readonly sufficient: boolean;
  readonly minimaMet: Readonly<Record<keyof Minima, boolean>>;
  /** Ours: STRONG from 1.2 times the required strength, WEAK below 0.9. */
  readonly band: StrengthBand;
}

/** What Raman asks of the Sun, rupas (R25). */
export const SUN_REQUIRED_RAMAN = 5 as const;

/** R25. */
const REQUIRED_RUPAS: Readonly<Record<Graha, number>> = {
  Sun: 6.5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};

const LEARNED: Minima = { sthana: 165, dig: 35, cheshta: 50, kala: 112, ayana: 30 };
const GENTLE: Minima = { sthana: 133, dig: 50, cheshta: 30, kala: 100, ayana: 40 };
const HARSH: Minima = { sthana: 96, dig: 30, cheshta: 40, kala: 67, ayana: 20 };
const MINIMA: Readonly<Record<Graha, Minima>> = {
  Sun: LEARNED,
  Moon: GENTLE,
  Mars: HARSH,
  Mercury: LEARNED,
  Jupiter: LEARNED,
  Venus: GENTLE,
  Saturn: HARSH,
};

/** A planet's total (virupas) against the required strength, and its components against their minima (R25, BPHS 27). */
export function judge(planet: Graha, total: number, components: Minima): Judgement {
  const rupas = total / 60;
  const requiredRupas = REQUIRED_RUPAS[planet];
  const ratio = rupas / requiredRupas;
  const least = MINIMA[planet];
  return {
    rupas,
    requiredRupas,
    ratio,
    percent: 100 * ratio,
    sufficient: ratio >= 1,
    minimaMet: {
      sthana: components.sthana >= least.sthana,
      dig: components.dig >= least.dig,
      cheshta: components.cheshta >= least.cheshta,
      kala: components.kala >= least.kala,
      ayana: components.ayana >= least.ayana,
    },
    band: ratio >= 1.2 ? 'STRONG' : ratio >= 0.9 ? 'MODERATE' : 'WEAK',
  };
}
