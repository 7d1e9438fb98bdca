import type { Examples } from '../form.ts';

export const FRENCH_LEGAL: Examples = {
  court_case: [
    "j'ai un procès, comment ça finira",
    'on a porté plainte contre moi',
    'litige avec mon voisin au tribunal',
    "poursuivi en justice, audience, prud'hommes",
  ],
  court_win: [
    'gagner le procès',
    'le juge me donnera raison',
    'serai-je acquitté, jugement favorable',
    'gagner mon affaire en justice',
  ],
  case_duration: [
    'quand finira la procédure',
    'combien de temps dure le procès',
    'quatre ans au tribunal, quand le jugement',
  ],
  custody: [
    'aurai-je la garde de mes enfants',
    'bataille pour la garde',
    'mon ex veut me prendre les petits, droit de visite',
  ],
  imprisonment: ['vais-je aller en prison', 'mon frère finira en prison', "peur d'être incarcéré", 'peine de prison'],
  bail: ['libération sous caution', 'liberté conditionnelle pour mon fils détenu', 'quand mon mari sort de prison'],
};
