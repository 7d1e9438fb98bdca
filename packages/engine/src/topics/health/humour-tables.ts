import type { Graha, Sign } from '../../zodiac/names.ts';

export const HUMOURS = ['vata', 'pitta', 'kapha'] as const;
export type Humour = (typeof HUMOURS)[number];
export type HumourPoints = Readonly<Record<Humour, number>>;

interface HumourRow {
  readonly humours: readonly Humour[];
  readonly source: string;
}

const ALL = HUMOURS;

/** The humours of the planets. The nodes are windy too (BPHS 3.30) and are left out of the shares. */
export const PLANET_HUMOURS: Readonly<Record<Graha, HumourRow>> = {
  Sun: { humours: ['pitta'], source: 'BPHS 3.23-29' },
  Moon: { humours: ['vata', 'kapha'], source: 'BPHS 3.23-29' },
  Mars: { humours: ['pitta'], source: 'BPHS 3.23-29' },
  Mercury: { humours: ALL, source: 'BPHS 3.23-29' },
  Jupiter: { humours: ['kapha'], source: 'BPHS 3.23-29' },
  Venus: { humours: ['vata', 'kapha'], source: 'BPHS 3.23-29' },
  Saturn: { humours: ['vata'], source: 'BPHS 3.23-29' },
};

/** The humours of the signs, for the one that rises (BPHS 4.5 and the verses after it). */
export const SIGN_HUMOURS: Readonly<Record<Sign, HumourRow>> = {
  Aries: { humours: ['pitta'], source: 'BPHS 4.5' },
  Taurus: { humours: ['vata'], source: 'BPHS 4.5' },
  Gemini: { humours: ALL, source: 'BPHS 4.5' },
  Cancer: { humours: ['kapha'], source: 'BPHS 4.5' },
  Leo: { humours: ['pitta'], source: 'BPHS 4.5' },
  Virgo: { humours: ['vata'], source: 'BPHS 4.5' },
  Libra: { humours: ALL, source: 'BPHS 4.5' },
  Scorpio: { humours: ['kapha'], source: 'BPHS 4.5' },
  Sagittarius: { humours: ['pitta'], source: 'BPHS 4.5' },
  Capricorn: { humours: ['vata'], source: 'BPHS 4.5' },
  Aquarius: { humours: ALL, source: 'BPHS 4.5' },
  Pisces: { humours: ['kapha'], source: 'BPHS 4.5' },
};
