import type { Examples } from '../form.ts';

export const FRENCH_EDUCATION: Examples = {
  studies: [
    'vais-je finir mes études',
    'comment iront mes études',
    "entrer à l'université",
    'master, licence, mon fils étudiera',
  ],
  school: [
    "mon fils va mal à l'école",
    'notes de ma fille au collège',
    'va-t-il redoubler',
    "primaire, n'arrive pas à se concentrer en classe",
  ],
  exam: [
    "vais-je réussir l'examen",
    'passer les épreuves de juin',
    'ma fille passe le bac',
    'raté deux fois, réussir cette fois',
    'permis de conduire, partiels',
  ],
  competitive_exam: [
    'réussir le concours',
    "concours de médecine, d'entrée, agrégation",
    'concours avec des milliers de candidats',
  ],
  scholarship: ['obtenir la bourse', "bourse d'études, Erasmus", 'aide financière pour étudier'],
  study_abroad: [
    "étudier à l'étranger",
    'université aux États-Unis, serai-je admise',
    'mon fils veut faire son master en Angleterre',
  ],
  doctorate: ['finir mon doctorat', 'thèse, mon projet de recherche accepté', 'carrière de chercheur'],
  education_break: [
    "j'ai arrêté mes études, reprendre",
    'abandonner la fac',
    'mon fils ne veut plus étudier, décrochage',
  ],
  field_of_study: [
    'quelle filière choisir',
    'sciences ou lettres pour ma fille',
    'médecine ou droit, quelles études choisir',
  ],
};
