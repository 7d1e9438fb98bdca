import type { House } from '../../zodiac/names.ts';

/** What a house stands for in a reading of carried karma, by tradition (R39; KPR2 houses chapter, condensed). */
export const HOUSE_THEMES: Readonly<Record<House, { readonly theme: string; readonly source: string }>> = {
  1: { theme: 'body and purpose', source: 'KPR2; R39' },
  2: { theme: 'speech, family, stores', source: 'KPR2; R39' },
  3: { theme: 'courage, siblings', source: 'KPR2; R39' },
  4: { theme: 'mother, home, land', source: 'KPR2; R39' },
  5: { theme: 'learning, children, merit', source: 'KPR2; R39' },
  6: { theme: 'debts, service, disease', source: 'KPR2; R39' },
  7: { theme: 'partner, contracts', source: 'KPR2; R39' },
  8: { theme: 'hidden matters, endings', source: 'KPR2; R39' },
  9: { theme: 'father, teacher, dharma', source: 'KPR2; R39' },
  10: { theme: 'deeds, authority', source: 'KPR2; R39' },
  11: { theme: 'gains, wishes', source: 'KPR2; R39' },
  12: { theme: 'losses, foreign, release', source: 'KPR2; R39' },
};

export const themeOf = (house: House): string => HOUSE_THEMES[house].theme;
