import type { Examples } from '../form.ts';

export const GERMAN_MONEY: Examples = {
  wealth: [
    'werde ich reich',
    'werde ich viel Geld haben',
    'wann kommt der Wohlstand',
    'Reichtum im Horoskop',
    'wird meine finanzielle Lage besser, Finanzen',
    'nicht Liebe, nur Geld',
  ],
  income: ['wird mein Gehalt steigen', 'mehr verdienen mit meiner Arbeit', 'Gehaltserhöhung, Lohn', 'mein Einkommen'],
  financial_loss: [
    'warum verliere ich immer Geld',
    '2020 habe ich alles verloren, war es Schicksal',
    'um meine Ersparnisse betrogen',
    'Angst vor dem Ruin, finanzielle Verluste',
  ],
  loan: [
    'gibt mir die Bank den Kredit',
    'wird mein Darlehen bewilligt',
    'Hypothek, Baufinanzierung bekommen',
    'Geld leihen bei der Bank',
  ],
  debt: [
    'wie komme ich aus den Schulden',
    'wann habe ich alles abbezahlt',
    'bis zum Hals verschuldet',
    'Raten, Kreditkarten, Privatinsolvenz',
    'sag nichts zur Liebe, nur zu meinen Schulden',
  ],
  money_lent: [
    'bekomme ich das verliehene Geld zurück',
    'mein Cousin zahlt mir nicht zurück, was er mir schuldet',
    'Geliehenes wiederbekommen',
    'Kunde schuldet mir Rechnungen',
  ],
  inheritance: [
    'werde ich erben',
    'meine Tante hat ein Testament hinterlassen',
    'Erbe der Großeltern, Aufteilung unter Geschwistern',
    'Erbschaft, Nachlass',
  ],
  insurance: [
    'zahlt die Versicherung',
    'werde ich entschädigt',
    'Schadenersatz nach dem Unfall',
    'Versicherungsfall gemeldet',
  ],
  lottery: ['gewinne ich im Lotto', 'sechs Richtige, Jackpot', 'Glück im Spiel', 'Rubbellos, Casino, Wetten'],
  speculation: [
    'in Aktien investieren',
    'Gewinn mit Kryptowährungen, Bitcoin',
    'Börse und Fonds, Gewinn oder Verlust',
    'Erspartes in Aktien anlegen',
  ],
  trading_session: [
    'um wie viel Uhr heute traden',
    'beste Stunde für den Börsenhandel heute',
    'Daytrading morgen, Intraday',
  ],
  savings: [
    'warum kann ich nicht sparen',
    'das Geld rinnt mir durch die Finger',
    'Ersparnisse bilden',
    'ich gebe alles aus, etwas zurücklegen',
  ],
};
