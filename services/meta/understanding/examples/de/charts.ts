import type { Examples } from '../form.ts';

export const GERMAN_CHARTS: Examples = {
  moon_sign: ['was ist mein Mondzeichen', 'in welchem Zeichen steht mein Mond', 'mein rashi'],
  birth_star: ['was ist mein nakshatra', 'mein Geburtsstern', 'unter welchem Stern geboren'],
  ascendant: ['was ist mein Aszendent', 'welches aufsteigende Zeichen, lagna'],
  planet_place: ['wo steht Venus in meinem Horoskop', 'in welchem Haus ist Mars', 'meine Sonne in welchem Zeichen'],
  birth_chart: ['mein Geburtshoroskop', 'zeig mir mein ganzes Horoskop', 'Radix, Geburtskarte'],
  current_dasha: ['in welcher dasha bin ich', 'welche mahadasha jetzt', 'welche Planetenperiode läuft'],
  dasha_list: ['Liste meiner dashas mit Daten', 'wann beginnt meine Jupiterperiode', 'alle vimshottari Perioden'],
  dasha_of_past: ['welche dasha hatte ich 2010', 'die vergangene Rahu-Periode, warum so schlimm'],
  dasha_meaning: [
    'was bringt mir die Saturnperiode',
    'was bedeutet meine Venus mahadasha',
    'wird meine jetzige Periode gut',
  ],
  event_probability: ['wie hoch ist die Wahrscheinlichkeit', 'wie viel Prozent Chance, dass es geschieht'],
  full_reading: [
    'vollständige Deutung meines Lebens',
    'sag mir alles über meine Zukunft',
    'komplette Analyse des Horoskops',
  ],
  promise: ['was verspricht mein Horoskop, was erfüllt sich im Leben', 'welche Dinge sind verheißen'],
  strongest_planet: ['mein stärkster Planet', 'schwächster Planet im Horoskop', 'Stärke meiner Planeten'],
  combust: ['welche Planeten sind verbrannt', 'von der Sonne verbrannte Planeten'],
  best_planet: ['welcher Planet hilft mir am meisten', 'günstigster Planet für meinen Aszendenten', 'yogakaraka'],
  aspects: ['Aspekte zwischen meinen Planeten', 'welche Planeten sehen sich an, Saturn aspektiert den Mond'],
  yogas: ['welche yogas habe ich', 'gajakesari yoga in meinem Horoskop', 'gute Kombinationen'],
  raja_yoga: ['habe ich raja yoga', 'yoga von Macht und Erfolg'],
  negative_yogas: ['schlechte yogas im Horoskop', 'negative Kombinationen, kemadruma'],
  birth_time_unsure: [
    'ich bin mir der Geburtszeit nicht sicher',
    'die Zeit kann zehn Minuten falsch sein, ändert das was',
    'geboren gegen 7, ist es verlässlich',
  ],
  rectify: [
    'meine Geburtszeit rektifizieren',
    'die Uhrzeit anhand meiner Lebensereignisse korrigieren',
    'Geburtszeitkorrektur, 2010 geheiratet, Sohn 2013',
  ],
  birth_time_unknown: [
    'ich kenne meine Geburtszeit nicht',
    'Uhrzeit meiner Geburt unbekannt',
    'keine Geburtsstunde, meine Mutter weiß es nicht mehr',
  ],
};
