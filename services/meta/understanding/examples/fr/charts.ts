import type { Examples } from '../form.ts';

export const FRENCH_CHARTS: Examples = {
  moon_sign: ['quel est mon signe lunaire', 'dans quel signe est ma lune', 'mon rashi'],
  birth_star: ['quelle est ma nakshatra', 'mon étoile de naissance', 'né sous quelle étoile'],
  ascendant: ['quel est mon ascendant', 'mon signe ascendant, lagna'],
  planet_place: ['où est vénus dans mon thème', 'dans quelle maison est mars', 'mon soleil dans quel signe'],
  birth_chart: ['mon thème natal', 'montrez ma carte du ciel complète', 'mon thème astral de naissance'],
  current_dasha: ['dans quelle dasha suis-je', 'quelle mahadasha maintenant', 'quelle période planétaire en cours'],
  dasha_list: [
    'liste de mes dashas avec dates',
    'quand commence ma période de jupiter',
    'toutes les périodes vimshottari',
  ],
  dasha_of_past: ['quelle dasha en 2010', 'la période de rahu passée, pourquoi si mauvaise'],
  dasha_meaning: [
    "que m'apporte la période de saturne",
    'que signifie ma mahadasha de vénus',
    'ma période actuelle sera bonne',
  ],
  event_probability: ['quelle probabilité', 'quel pourcentage de chances que ça arrive'],
  full_reading: ['lecture complète de ma vie', 'dites-moi tout sur mon avenir', 'analyse complète du thème'],
  promise: ["que promet mon thème, qu'est-ce qui se réalisera", 'quelles choses sont promises'],
  strongest_planet: ['ma planète la plus forte', 'planète la plus faible du thème', 'force de mes planètes'],
  combust: ['quelles planètes sont combustes', 'planètes brûlées par le soleil'],
  best_planet: ["quelle planète m'aide le plus", 'planète bénéfique de mon ascendant', 'yogakaraka'],
  aspects: ['aspects entre mes planètes', 'quelles planètes se regardent, saturne aspecte la lune'],
  yogas: ['quels yogas ai-je', 'gajakesari yoga dans mon thème', 'bonnes combinaisons du thème'],
  raja_yoga: ['ai-je un raja yoga', 'yoga de pouvoir et réussite'],
  negative_yogas: ['mauvais yogas dans mon thème', 'combinaisons négatives, kemadruma'],
  birth_time_unsure: [
    'je ne suis pas sûre de mon heure de naissance',
    "l'heure peut être fausse de dix minutes, ça change",
    'né vers 7 heures, est-ce fiable',
  ],
  rectify: [
    'rectifier mon heure de naissance',
    "corriger l'heure par les faits de ma vie",
    'rectification du thème, marié en 2010, fils né en 2013',
  ],
  birth_time_unknown: [
    'je ne connais pas mon heure de naissance',
    "j'ignore l'heure où je suis né",
    "sans heure de naissance, ma mère ne s'en souvient pas",
  ],
};
