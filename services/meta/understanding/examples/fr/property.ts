import type { Examples } from '../form.ts';

export const FRENCH_PROPERTY: Examples = {
  buy_property: [
    'quand pourrai-je acheter une maison',
    'acheter un appartement cette année',
    'devenir propriétaire',
    'bon moment pour acheter un bien immobilier, un terrain',
  ],
  build_house: [
    'faire construire ma maison',
    'début des travaux, chantier',
    'bâtir sur le terrain de mon père',
    'rénovation de la maison',
  ],
  sell_property: [
    'vendre mon appartement',
    'quand trouverai-je un acheteur pour la maison',
    'bien en vente depuis un an',
    'vendre le terrain à bon prix',
  ],
  rent_out: ['trouver un locataire', 'mettre mon studio en location', 'louer le local, le loyer sera payé'],
  ancestral_property: [
    'la maison de mes grands-parents me reviendra',
    'dispute entre frères pour la maison familiale',
    'terres de famille, ma part',
  ],
  vehicle: ['quand vais-je acheter une voiture', 'une nouvelle auto', 'acheter une moto', 'changer de véhicule'],
  residence_change: [
    'vais-je déménager',
    'déménagement dans un autre quartier',
    'quand changer de logement',
    'quitter cet appart, nouvelle adresse',
  ],
};
