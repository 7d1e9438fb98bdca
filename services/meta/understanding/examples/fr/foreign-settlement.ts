import type { Examples } from '../form.ts';

export const FRENCH_FOREIGN_SETTLEMENT: Examples = {
  settle_abroad: [
    "vivre à l'étranger",
    'émigrer au Canada pour toujours',
    "m'installer dans un autre pays, résidence permanente",
    "ma vie sera meilleure à l'étranger, expatriation",
    'obtenir la nationalité',
  ],
  travel_abroad: [
    "voyager à l'étranger",
    'voyage en Asie cet été',
    'quand pourrai-je quitter le pays en vacances',
    'grands voyages dans mon thème',
  ],
  visa: [
    'mon visa sera-t-il accepté',
    'visa refusé, la deuxième demande',
    'quand arrive mon titre de séjour, carte verte',
    'passeport, permis de séjour, préfecture',
  ],
  foreign_job: [
    'trouver un emploi en Allemagne',
    "travailler à l'étranger",
    "contrat d'infirmière en Suisse",
    'job à Dubaï',
  ],
  return_home: ['rentrer dans mon pays', 'retour au pays après dix ans', 'revenir en France ou rester à Montréal'],
  short_journey: [
    'mon voyage du week-end se passera bien',
    'petit déplacement pour affaires la semaine prochaine',
    'trajet en voiture, excursion',
  ],
  pilgrimage: ['faire le pèlerinage de Compostelle', 'pèlerinage à Lourdes ou La Mecque', 'lieux saints, avec ma mère'],
  relocation: [
    'dans quelle ville serai-je le mieux',
    'quel pays me convient selon mon thème',
    'Lyon ou Paris pour vivre, astrocartographie',
  ],
};
