import type { Examples } from '../form.ts';

export const GERMAN_CHILDREN: Examples = {
  child_when: [
    'wann werde ich schwanger',
    'werde ich einmal Mutter',
    'bekommen wir Kinder',
    'seit zwei Jahren Kinderwunsch und kein Baby',
    'wann werde ich Vater, Papa',
    'kann meine Schwester ein Kind bekommen',
    'Nachwuchs',
  ],
  second_child: [
    'wann kommt das zweite Kind',
    'noch ein Baby, eine Tochter haben wir schon',
    'ein Geschwisterchen für meinen Sohn',
    'zweite Schwangerschaft',
  ],
  fertility_treatment: [
    'klappt die künstliche Befruchtung',
    'Kinderwunschbehandlung, Ergebnis',
    'dritte IVF erfolglos, Insemination',
    'Eizellspende',
  ],
  adoption: ['können wir ein Kind adoptieren', 'wann klappt die Adoption', 'Pflegekind aufnehmen, Adoptivkind'],
  pregnancy_worry: [
    'ich bin schwanger, geht die Geburt gut',
    'Angst um meine Risikoschwangerschaft',
    'kommt mein Baby gesund zur Welt',
    'meine Tochter ist im sechsten Monat, Komplikationen bei der Entbindung',
  ],
  pregnancy_loss: [
    'ich hatte eine Fehlgeburt, passiert es wieder',
    'zwei Babys verloren, warum',
    'Verlust im dritten Monat, trage ich ein Kind aus',
  ],
  child_sex: ['wird es ein Junge oder ein Mädchen', 'Geschlecht des Babys'],
  child_health_adviser: [
    'ich bin Astrologe, balarishta im Horoskop des Neugeborenen',
    'balarishta beim Kind eines Klienten',
  ],
};
