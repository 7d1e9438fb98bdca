import type { Examples } from '../form.ts';

export const FRENCH_SPIRITUAL: Examples = {
  spiritual_path: [
    'quel est mon chemin spirituel',
    "la méditation m'attire, progresser",
    'éveil spirituel, illumination',
    'trouver un maître, gourou',
    'spiritualité',
    'spirituel',
  ],
  ishta_devata: ['quel est mon ishta devata', 'quel dieu prier', 'ma divinité personnelle'],
  past_life: [
    'qui étais-je dans une vie antérieure',
    'vies passées, karma',
    'réincarnation, dette karmique',
    'vie antérieure',
  ],
  ancestral_karma: ['karma de mes ancêtres', 'malédiction familiale, aïeux', 'lignée de ma mère, pitru'],
  life_purpose: [
    'quel est le but de ma vie',
    'pourquoi suis-je né, ma mission',
    "ma vie n'a pas de sens",
    "mon dharma, destinée de l'âme",
    'but de ma vie',
    'mission de vie',
  ],
};
