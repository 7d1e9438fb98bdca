import type { HouseSets, JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import type { House } from '../../zodiac/names.ts';

export const LEGAL_ROLES = ['plaintiff', 'defendant'] as const;
export type LegalRole = (typeof LEGAL_ROLES)[number];

export const LEGAL_MATTERS = ['civil', 'criminal', 'family', 'property', 'employment'] as const;
export type LegalMatter = (typeof LEGAL_MATTERS)[number];

/** A matter with a cusp of its own. */
export type ColouredMatter = Exclude<LegalMatter, 'civil'>;

/** A side of a contest: the cusps whose sub lords speak for it, and the houses that make it win or lose (R10). */
export interface ContestSide {
  readonly cusps: readonly House[];
  readonly wins: readonly House[];
  readonly loses: readonly House[];
}

/** The native: 6 must be counted, the doubtful 9 is left out (R10). */
export const OWN_SIDE: ContestSide = { cusps: [6, 11], wins: [1, 3, 6, 10, 11], loses: [4, 5, 7, 8, 12] };
/** The opponent: his 6 and 11 are 12 and 5 (R10). */
export const OPPONENT: ContestSide = { cusps: [12, 5], wins: [4, 5, 7, 8, 12], loses: [1, 6, 10, 11] };

/** The cusp that colours a matter; a civil one has none of its own (R39). */
export const MATTER_CUSPS: Readonly<Record<ColouredMatter, { readonly cusp: House; readonly source: string }>> = {
  criminal: { cusp: 12, source: 'R10; R39' },
  family: { cusp: 7, source: 'R39' },
  property: { cusp: 4, source: 'R39' },
  employment: { cusp: 10, source: 'R39' },
};

/** Every one of these sub lords should reach 6 or 11 for an appeal (KPM, R11). */
export const APPEAL_CUSPS: readonly House[] = [3, 5, 6, 11, 12];
export const APPEAL_HOUSES: readonly House[] = [6, 11];

/** Contest and gain against its undoing: for filing and for an appeal (R10, R11). */
export const APPEAL_MATTER: JudgedEvent = {
  key: null,
  label: 'Appeal',
  ages: natalEvent('court_victory').ages,
  topic: 'legal',
  polarity: 'favourable',
  primaryCusp: 6,
  required: [6, 11],
  supporting: [],
  denial: [5, 8, 12],
  karakas: [],
};

/** Release against confinement; the first house is the primary one (R10, KPM). */
export const RELEASE_SETS: HouseSets = { primaryCusp: 2, required: [2, 4, 11], supporting: [], denial: [3, 8, 12] };
export const CONFINEMENT_HOUSES: readonly House[] = [2, 3, 8, 12];
