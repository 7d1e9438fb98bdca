import type { Examples } from '../form.ts';

export const GERMAN_FOREIGN_SETTLEMENT: Examples = {
  settle_abroad: [
    'im Ausland leben',
    'nach Kanada auswandern für immer',
    'in einem anderen Land niederlassen, Daueraufenthalt',
    'im Ausland besser leben',
    'Einbürgerung, Staatsbürgerschaft',
  ],
  travel_abroad: [
    'reise ich ins Ausland',
    'Reise nach Asien im Sommer',
    'wann Urlaub im Ausland',
    'Fernreisen im Horoskop',
  ],
  visa: [
    'wird mein Visum bewilligt',
    'Visum abgelehnt, zweiter Antrag',
    'wann kommt die Aufenthaltserlaubnis, Green Card',
    'Pass, Aufenthaltstitel, Ausländerbehörde',
  ],
  foreign_job: [
    'bekomme ich Arbeit in der Schweiz',
    'im Ausland arbeiten',
    'Stelle als Pflegerin in Norwegen',
    'Job in Dubai',
  ],
  return_home: [
    'kehre ich in meine Heimat zurück',
    'nach zehn Jahren im Ausland zurück nach Hause',
    'zurück nach Deutschland oder in Spanien bleiben',
  ],
  short_journey: [
    'wird mein Wochenendausflug gut',
    'kurze Geschäftsreise nächste Woche',
    'Fahrt mit dem Auto, Kurztrip',
  ],
  pilgrimage: ['Jakobsweg gehen', 'Pilgerreise nach Mekka oder Lourdes', 'Wallfahrt, heilige Orte, mit meiner Mutter'],
  relocation: [
    'in welcher Stadt geht es mir am besten',
    'welches Land passt laut Horoskop',
    'Berlin oder Wien zum Leben, Astrokartografie',
  ],
};
