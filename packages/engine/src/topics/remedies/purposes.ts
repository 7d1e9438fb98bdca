import type { House } from '../../zodiac/names.ts';

export const GEM_PURPOSES = ['general', 'career', 'marriage', 'money', 'health', 'education', 'children'] as const;
export type GemPurpose = (typeof GEM_PURPOSES)[number];

export const MANTRA_PURPOSES = [...GEM_PURPOSES, 'spiritual'] as const;
export type MantraPurpose = (typeof MANTRA_PURPOSES)[number];

/** The house of a purpose and the row of the natal catalogue it is judged on; none for `general` (R10, R39). */
export const PURPOSE_ROWS: Readonly<
  Record<MantraPurpose, { readonly house: House; readonly event: string; readonly source: string } | null>
> = {
  general: null,
  career: { house: 10, event: 'career_start', source: 'R10; R39' },
  marriage: { house: 7, event: 'marriage', source: 'R10; R39' },
  money: { house: 2, event: 'wealth_gain', source: 'R10; R39' },
  health: { house: 1, event: 'recovery', source: 'R10; R39' },
  education: { house: 4, event: 'school', source: 'R10; R39' },
  children: { house: 5, event: 'childbirth', source: 'R10; R39' },
  spiritual: { house: 9, event: 'spiritual_progress', source: 'R10; R39' },
};
