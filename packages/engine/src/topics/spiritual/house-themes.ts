import type { House } from '../../zodiac/names.ts';

/** What a house stands for in a reading of carried karma, by tradition (R39; R2 houses chapter, condensed). */
export const HOUSE_THEMES: Readonly<Record<House, { readonly theme: string; readonly source: string }>> = {
  1: { theme: 'body and purpose', source: 'R2; R39' },
  2: { theme: 'speech, family, stores', source: 'R2; R39' },
  3: { theme: 'courage, siblings', source: 'R2; R39' },
  4: { theme: 'mother, home, land', source: 'R2; R39' },
  5: { theme: 'learning, children, merit', source: 'R2; R39' },
  6: { theme: 'debts, service, disease', source: 'R2; R39' },
  7: { theme: 'partner, contracts', source: 'R2; R39' },
  8: { theme: 'hidden matters, endings', source: 'R2; R39' },
  9: { theme: 'father, teacher, dharma', source: 'R2; R39' },
  10: { theme: 'deeds, authority', source: 'R2; R39' },
  11: { theme: 'gains, wishes', source: 'R2; R39' },
  12: { theme: 'losses, foreign, release', source: 'R2; R39' },
};

export const themeOf = (house: House): string => HOUSE_THEMES[house].theme;
