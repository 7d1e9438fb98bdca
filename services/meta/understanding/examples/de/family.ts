import type { Examples } from '../form.ts';

export const GERMAN_FAMILY: Examples = {
  mother: [
    'was sagt mein Horoskop über meine Mutter',
    'Verhältnis zu meiner Mama',
    'wie ergeht es meiner Mutter',
    'meine Mutter',
  ],
  father: ['mein Vater in meinem Horoskop', 'schlechtes Verhältnis zum Papa', 'das Glück meines Vaters', 'mein Vater'],
  siblings: [
    'Verhältnis zu meinen Geschwistern',
    'meine Schwester und ich reden nicht mehr',
    'bekomme ich Brüder, was sagt das Horoskop',
    'Bruder',
  ],
  relatives: [
    'meine Onkel und Cousins, Verwandte',
    'Schwiegereltern, angeheiratete Familie',
    'Großeltern und Familie allgemein',
  ],
  twins: [
    'ich bin Zwilling, warum ist meine Schwester so anders',
    'Zwillinge im Abstand von fünf Minuten geboren',
    'haben meine Zwillinge dasselbe Schicksal',
  ],
  twin_score: ['wie sehr unterscheiden sich die Horoskope der Zwillinge, Punktwert'],
};
