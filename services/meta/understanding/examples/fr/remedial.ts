import type { Examples } from '../form.ts';

export const FRENCH_REMEDIAL: Examples = {
  manglik: ['suis-je manglik', 'ai-je le mangal dosha', 'dosha de Mars dans mon thème', 'kuja dosha'],
  kalsarpa: ['ai-je le kaal sarp dosha', 'kala sarpa yoga, serpent', 'kalsarpa dans le thème de mon fils'],
  doshas: [
    'quels doshas dans mon thème',
    'une malédiction ou un défaut dans mon thème',
    'mauvais doshas, guru chandal',
  ],
  gemstone: [
    'quelle pierre précieuse porter',
    'le saphir bleu me convient',
    'rubis, émeraude ou perle, quelle bague',
    'puis-je porter un diamant',
    'pierre',
    'pierre porte-bonheur',
  ],
  mantra: ['quel mantra réciter', 'mantra pour ma planète', 'quelle prière ou chant répéter chaque jour'],
  remedies: [
    'quels remèdes contre ma malchance',
    'comment apaiser Saturne, rituels',
    'que faire pour aller mieux, jeûne, don, puja',
    'enlever le mauvais œil',
    'malchance, que faire',
    'mauvais sort',
    'désenvoûtement',
    'tout va de travers, que puis-je faire',
    'série noire, comment la briser',
  ],
};
