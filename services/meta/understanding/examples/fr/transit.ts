import type { Examples } from '../form.ts';

export const FRENCH_TRANSIT: Examples = {
  sade_sati: ['suis-je en sade sati', 'quand finit sade sati', 'saturne sur ma lune, sept ans et demi'],
  sade_sati_hard: ['mon sade sati est-il très dur', 'je souffre de sade sati, est-ce grave'],
  dhaiya: ['dhaiya de saturne, ashtama shani', 'saturne en huitième de la lune'],
  saturn_return: ['retour de Saturne', 'à 29 ans saturne revient, que signifie'],
  jupiter_return: ['retour de Jupiter', 'jupiter revient à sa place natale, chance'],
  eclipse: ["comment l'éclipse m'affecte", "éclipse solaire d'août", 'éclipse de lune, faire attention'],
  transits_now: [
    'quels transits en ce moment',
    "planètes qui m'influencent maintenant",
    'transits actuels',
    'que fait jupiter dans mon thème maintenant',
  ],
  moon_transit: ["où est la lune aujourd'hui", 'transit de la lune', 'la lune est dans quel signe'],
  retrograde: [
    'quelles planètes sont rétrogrades dans mon thème',
    'vénus rétrograde natale',
    'né avec des planètes rétrogrades',
  ],
  mercury_retrograde: [
    'mercure rétrograde, quel effet sur moi',
    'quand finit mercure rétrograde',
    'signer pendant mercure rétrograde',
  ],
};
