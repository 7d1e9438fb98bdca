import type { Examples } from '../form.ts';

export const FRENCH_FAMILY: Examples = {
  mother: ['que dit mon thème de ma mère', 'relation avec maman', 'comment ira ma mère', 'ma mère'],
  father: ['mon père dans mon thème', 'mauvaise relation avec papa', 'la chance de mon père', 'mon père'],
  siblings: [
    'relation avec mes frères et sœurs',
    'ma sœur et moi ne nous parlons plus',
    'aurai-je des frères, que dit le thème',
    'frères et sœurs',
  ],
  relatives: ['mes oncles et cousins, parenté', 'belle-famille, beaux-parents', 'grands-parents et famille en général'],
  twins: [
    'je suis jumelle, pourquoi ma sœur est si différente',
    'jumeaux nés à cinq minutes',
    'mes jumeaux auront-ils le même destin',
  ],
  twin_score: ['combien diffèrent les thèmes des jumeaux, score'],
};
