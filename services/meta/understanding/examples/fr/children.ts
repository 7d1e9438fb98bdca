import type { Examples } from '../form.ts';

export const FRENCH_CHILDREN: Examples = {
  child_when: [
    'quand vais-je tomber enceinte',
    'serai-je maman un jour',
    'aurons-nous des enfants',
    "deux ans d'essais bébé et rien",
    'quand serai-je père',
    'ma sœur pourra-t-elle concevoir',
    'grossesse',
  ],
  second_child: [
    'quand vient le deuxième enfant',
    'aurons-nous un autre bébé, nous avons déjà une fille',
    'un petit frère pour mon fils',
    'seconde grossesse',
  ],
  fertility_treatment: [
    'la fécondation in vitro va-t-elle marcher',
    'traitement de fertilité, PMA',
    'troisième FIV ratée, insémination',
    "don d'ovocytes",
  ],
  adoption: [
    'pourrons-nous adopter un enfant',
    "quand aboutira l'adoption",
    'agrément obtenu, un enfant à adopter arrivera-t-il',
  ],
  pregnancy_worry: [
    "je suis enceinte, l'accouchement se passera bien",
    'peur pour ma grossesse à risque',
    'mon bébé naîtra-t-il en bonne santé',
    "ma fille est à six mois, complications à l'accouchement",
  ],
  pregnancy_loss: [
    "j'ai fait une fausse couche, ça recommencera",
    "j'ai perdu deux bébés, pourquoi",
    'perte au troisième mois, mener une grossesse à terme',
  ],
  child_sex: ['ce sera un garçon ou une fille', 'le sexe du bébé'],
  child_health_adviser: [
    'je suis astrologue, balarishta dans le thème du nouveau-né',
    "balarishta pour l'enfant d'un client",
  ],
};
