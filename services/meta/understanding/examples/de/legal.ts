import type { Examples } from '../form.ts';

export const GERMAN_LEGAL: Examples = {
  court_case: [
    'ich habe einen Prozess, wie geht er aus',
    'man hat mich verklagt, angezeigt',
    'Rechtsstreit mit dem Nachbarn vor Gericht',
    'Gerichtsverfahren, Anhörung',
  ],
  court_win: [
    'gewinne ich den Prozess',
    'gibt der Richter mir recht',
    'werde ich freigesprochen, Urteil zu meinen Gunsten',
    'Klage gewinnen',
  ],
  case_duration: [
    'wann endet das Verfahren',
    'wie lange dauert der Rechtsstreit',
    'vier Jahre vor Gericht, wann das Urteil',
  ],
  custody: [
    'bekomme ich das Sorgerecht',
    'Kampf ums Sorgerecht für die Kinder',
    'mein Ex will mir die Kinder wegnehmen, Umgangsrecht',
  ],
  imprisonment: ['muss ich ins Gefängnis', 'landet mein Bruder im Knast', 'Angst vor Haft', 'Haftstrafe, verurteilt'],
  bail: [
    'kommt er auf Kaution frei',
    'Freilassung meines verhafteten Sohnes',
    'wann kommt mein Mann aus dem Gefängnis',
    'Bewährung, Untersuchungshaft',
  ],
};
