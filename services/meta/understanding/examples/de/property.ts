import type { Examples } from '../form.ts';

export const GERMAN_PROPERTY: Examples = {
  buy_property: [
    'wann kann ich ein Haus kaufen',
    'dieses Jahr eine Wohnung kaufen',
    'Eigenheim, Eigentumswohnung',
    'guter Zeitpunkt für den Immobilienkauf, Grundstück',
  ],
  build_house: [
    'baue ich mein Haus',
    'Hausbau beginnen, Baustelle',
    'auf dem Grund meines Vaters bauen',
    'Umbau, Renovierung',
  ],
  sell_property: [
    'verkaufe ich die Wohnung',
    'wann findet sich ein Käufer für das Haus',
    'Immobilie seit einem Jahr zum Verkauf',
    'Grundstück zu gutem Preis verkaufen, Hausverkauf',
  ],
  rent_out: ['finde ich einen Mieter', 'meine Wohnung vermieten', 'Laden verpachten, zahlt der Mieter'],
  ancestral_property: [
    'bekomme ich das Haus der Großeltern',
    'Streit der Geschwister um den Familienhof',
    'Familienbesitz, mein Anteil am Land',
  ],
  vehicle: [
    'wann kaufe ich ein Auto',
    'neues Auto bekommen',
    'Motorrad kaufen dieses Jahr',
    'Fahrzeug wechseln, Wagen',
  ],
  residence_change: [
    'ziehe ich um',
    'Umzug in einen anderen Stadtteil',
    'wann wechsle ich die Wohnung',
    'raus aus dieser Wohnung, neue Adresse',
  ],
};
