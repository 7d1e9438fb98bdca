import type { Examples } from '../form.ts';

export const GERMAN_TODAY: Examples = {
  year_ahead: [
    'wie wird mein Jahr 2027',
    'was erwartet mich nächstes Jahr',
    'Vorschau auf dieses Jahr, Jahreshoroskop',
    'meine nächsten zwölf Monate',
    'nächstes Jahr',
    'Jahr 2027',
    'neues Jahr',
    'Jahresausblick',
    'dieses Jahr',
    'kommende Monate',
  ],
  varshaphala: ['Solarhoroskop dieses Jahr', 'Jahreskarte varshaphala', 'Solar, Sonnenrückkehr'],
  year_of_life: ['wie wird mein 40. Lebensjahr', 'was bringt mir das Jahr mit 35, sudarshana'],
  today: [
    'wie wird mein Tag heute',
    'Tageshoroskop',
    'was erwartet mich heute',
    'heute Glück',
    'heute',
    'Horoskop heute',
    'mein heutiger Tag',
  ],
  tomorrow: ['wie wird morgen', 'mein Tag morgen', 'Horoskop für morgen', 'morgen', 'Ausblick auf morgen'],
  panchang: ['panchang von heute', 'welcher tithi und nakshatra ist heute', 'Mondkalender heute, Mondphase'],
  rahu_kaal: ['wann ist rahu kaal heute', 'schlechte Stunde des Tages, rahu kalam'],
  hora_now: ['welche Planetenstunde ist jetzt', 'Venusstunde heute, Planetenstunden'],
  choghadiya: ['choghadiya heute', 'günstiges choghadiya jetzt'],
  tara_bala: ['tara bala heute', 'ist der Stern heute günstig für mich'],
  ruling_planets_now: ['herrschende Planeten in diesem Moment', 'ruling planets jetzt'],
};
