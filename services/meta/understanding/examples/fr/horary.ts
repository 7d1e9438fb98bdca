import type { Examples } from '../form.ts';

export const FRENCH_HORARY: Examples = {
  horary_number: ['numéro 108, aurai-je le poste', 'question horaire, nombre 45', 'mon nombre est 212, viendra-t-il'],
  horary_and_birth: ['question horaire nombre 77 avec mon thème natal'],
  horary_serial: ['plusieurs questions horaires, nombres 12 et 57 à la suite'],
  lost_thing: [
    "j'ai perdu ma bague",
    "je ne trouve plus mon portefeuille, où l'ai-je mis",
    'passeport égaré',
    'où est mon téléphone perdu',
    'clés perdues, les retrouver',
  ],
  stolen_thing: ["on m'a volé mon sac, le récupérer", 'qui a volé mon vélo, voleur', 'cambriolage, bijoux volés'],
  missing_person: ['mon frère a disparu', 'où est mon fils, il ne rentre pas', 'personne disparue, est-elle vivante'],
  missing_pet: ["mon chat s'est perdu", "mon chien s'est enfui, reviendra", 'animal disparu'],
  arrival: [
    'quand arrive mon mari',
    'à quelle heure rentre ma fille',
    "le colis arrive aujourd'hui",
    'quand mon ami revient de voyage',
  ],
  medical_horary: ['question horaire pour le malade, nombre 33, guérira-t-il'],
  career_horary: ['question horaire emploi, nombre 150, le poste sera pour moi'],
};
