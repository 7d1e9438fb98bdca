import type { Examples } from '../form.ts';

export const FRENCH_TODAY: Examples = {
  year_ahead: [
    'comment va se passer mon année',
    "que me réserve l'année prochaine",
    'comment sera mon année 2027',
    "que m'attend l'année prochaine",
    'prévisions pour cette année',
    'mes douze prochains mois',
    "l'année prochaine",
    'année 2027',
    'cette année pour moi',
    'prévisions annuelles',
    'les prochains mois',
  ],
  varshaphala: ['révolution solaire de cette année', 'thème annuel varshaphala', 'retour solaire'],
  year_of_life: ['ma 40e année de vie', "que m'apportent mes 35 ans, sudarshana"],
  today: [
    'comment sera ma journée',
    'horoscope du jour',
    "que m'attend aujourd'hui",
    "de la chance aujourd'hui",
    "aujourd'hui",
    "ma journée d'aujourd'hui",
  ],
  tomorrow: ['comment sera demain', 'ma journée de demain', 'horoscope de demain', 'demain'],
  panchang: ['panchang du jour', "quel tithi et nakshatra aujourd'hui", 'calendrier lunaire du jour, phase de lune'],
  rahu_kaal: ['à quelle heure est rahu kaal', 'mauvaise heure du jour, rahu kalam'],
  hora_now: ['quelle heure planétaire maintenant', "heure de vénus aujourd'hui, heures planétaires"],
  choghadiya: ['choghadiya du jour', 'choghadiya favorable maintenant'],
  tara_bala: ['tara bala du jour', "l'étoile du jour m'est-elle favorable"],
  ruling_planets_now: ['planètes régentes de ce moment', 'ruling planets maintenant'],
};
