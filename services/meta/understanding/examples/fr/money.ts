import type { Examples } from '../form.ts';

export const FRENCH_MONEY: Examples = {
  wealth: [
    'serai-je riche',
    "aurai-je beaucoup d'argent",
    "quand vient l'abondance",
    'la richesse dans mon thème',
    "ma situation financière va s'améliorer",
    "pas l'amour, seulement l'argent",
  ],
  income: ['mon salaire va-t-il augmenter', 'gagner plus avec mon travail', 'une augmentation', 'mes revenus'],
  financial_loss: [
    "pourquoi je perds toujours de l'argent",
    "j'ai tout perdu en 2020, était-ce le destin",
    "on m'a arnaqué de mes économies",
    "peur d'être ruiné, pertes financières",
  ],
  loan: [
    "la banque m'accordera le prêt",
    'mon crédit immobilier sera accepté',
    'obtenir un emprunt',
    "emprunter de l'argent",
  ],
  debt: [
    'comment sortir des dettes',
    'quand aurai-je fini de rembourser',
    "endettée jusqu'au cou",
    'solder mes crédits, surendettement',
    "ne me parlez pas d'amour mais de mes dettes",
  ],
  money_lent: [
    "va-t-on me rendre l'argent prêté",
    'mon cousin ne me rembourse pas',
    "récupérer ce que j'ai prêté",
    'un client me doit des factures, serai-je payé',
  ],
  inheritance: [
    'vais-je hériter',
    'ma tante a laissé un testament',
    'succession des grands-parents, partage entre frères',
    'un héritage',
  ],
  insurance: ["l'assurance va-t-elle payer", 'serai-je indemnisé', "indemnité pour l'accident, assureur", 'sinistre'],
  lottery: [
    'vais-je gagner au loto',
    'euromillions, ticket gagnant',
    'chance aux jeux de hasard',
    'jeux à gratter, casino, paris',
  ],
  speculation: [
    'investir en bourse',
    'gagner avec les cryptos, bitcoin',
    'actions et fonds, gain ou perte',
    'placer mes économies en actions',
  ],
  trading_session: ["à quelle heure trader aujourd'hui", 'meilleure heure pour la séance de bourse', 'intraday demain'],
  savings: [
    "pourquoi je n'arrive pas à épargner",
    "l'argent me file entre les doigts",
    'mettre de côté',
    'je dépense tout, économiser',
  ],
};
