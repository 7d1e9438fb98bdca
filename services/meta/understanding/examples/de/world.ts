import type { Examples } from '../form.ts';

export const GERMAN_WORLD: Examples = {
  match_winner: [
    'wer gewinnt das Spiel heute',
    'gewinnt Bayern',
    'Dortmund gegen Schalke, Ergebnis',
    'wer holt das WM-Finale',
    'Boxkampf, Fußball',
  ],
  own_contest: [
    'gewinne ich mein Tennisturnier',
    'Rennen am Sonntag, werde ich siegen',
    'mein Sohn gewinnt die Meisterschaft',
    'Medaille beim Marathon, Wettkampf',
  ],
  election_result: ['wer gewinnt die Wahl', 'nächster Kanzler', 'links oder rechts bei der Bundestagswahl'],
  nation: [
    'was geschieht mit Deutschland',
    'Zukunft des Landes, Wirtschaft, Krieg',
    'Schicksal Österreichs nächstes Jahr',
  ],
  epidemic: ['kommt wieder eine Pandemie', 'neues Virus, Epidemie'],
  weather: ['regnet es am Samstag', 'wie wird das Wetter am Wochenende', 'Hitze, Gewitter, Wettervorhersage'],
  weather_day: ['regnet es heute hier', 'Wetter morgen, Sonne oder Wolken'],
  monsoon: ['wie wird der Monsun', 'Monsunregen in Indien'],
  season: ['wie wird die Ernte diese Saison', 'Dürre im Sommer', 'kalter Winter, Saat'],
  ingress: ['Eintritt der Sonne in Widder', 'Ingress des Jahres'],
  ephemeris: ['Ephemeriden heute', 'Planetenstände am 3. Mai', 'wo stand Mars 1999'],
};
