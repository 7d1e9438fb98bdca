import type { Examples } from '../form.ts';

export const FRENCH_WITHOUT_MATTER: Examples = {
  emergency: [
    'mon père ne respire plus, au secours',
    'douleur à la poitrine et bras engourdi, que faire',
    'je veux me tuer, je ne veux plus vivre',
    'il a avalé des cachets et ne se réveille pas',
    'mon bébé convulse, urgence',
    'je veux me faire du mal',
    'je veux mourir',
    'je n’ai plus envie de vivre',
    'qu’est-ce que j’ai, je veux me faire du mal',
  ],
  crime: [
    'comment pirater le téléphone de ma copine',
    'je veux me venger et faire du mal à mon voisin',
    'frauder le fisc sans être pris',
    'à quelle date cambrioler le magasin sans être attrapé',
  ],
  off_topic: [
    'raconte moi une blague',
    'comment faire une mayonnaise',
    'traduis cette phrase en anglais',
    'écris un programme en python',
    'recette de crêpes',
    "quelle est la capitale de l'Espagne",
    'traduis ce texte en anglais',
    'raconte une blague',
  ],
  general: [
    'quand est-ce que ça ira mieux',
    "que me réserve l'avenir",
    'comment sera ma vie',
    'dites-moi quelque chose de mon destin',
    'que voyez-vous pour moi',
    'est-ce que tout ira bien',
    "que va-t-il m'arriver",
    'mon avenir',
    'mon destin',
    'que va devenir ma vie',
    'futur',
  ],
};
