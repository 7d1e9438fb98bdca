import type { Examples } from '../form.ts';

export const GERMAN_HEALTH: Examples = {
  illness: [
    'warum werde ich so oft krank',
    'welche Krankheit zeigt das Horoskop',
    'Bauchschmerzen gehen nicht weg',
    'meine Mutter ist krank, was hat sie',
  ],
  health_now: [
    'wie steht es gerade um meine Gesundheit',
    'ich fühle mich schwach und müde',
    'Gesundheit diesen Monat',
    'wie geht es meinem Körper derzeit',
  ],
  health_reading: [
    'erzähl von meiner Gesundheit allgemein',
    'welche gesundheitlichen Probleme bekomme ich',
    'Gesundheit im Lauf des Lebens',
  ],
  health_alerts: [
    'worauf muss ich gesundheitlich dieses Jahr achten',
    'gefährliche Zeiten für die Gesundheit',
    'wann droht Krankheit, Warnung',
  ],
  recovery: [
    'wann werde ich wieder gesund',
    'erholt sich mein Vater',
    'genese ich von der Krankheit, Heilung',
    'wann geht es Mama besser, sie liegt im Krankenhaus',
    'nach der Verletzung wieder laufen',
  ],
  treatment: [
    'welche Behandlung hilft mir',
    'Homöopathie, Ayurveda oder Schulmedizin',
    'wirken die Medikamente, Therapie',
    'den Arzt wechseln',
  ],
  wrong_diagnosis: [
    'irrt sich der Arzt bei der Diagnose',
    'Fehldiagnose, zweite Meinung',
    'die Ärzte wissen nicht, was ich habe',
  ],
  chronic_illness: [
    'ich habe Diabetes, bleibt er im Griff',
    'chronische Krankheit meiner Frau',
    'Rheuma, Schilddrüse, Bluthochdruck',
    'Asthma seit der Kindheit',
  ],
  cancer: [
    'ich habe Krebs, hilft die Chemo',
    'bei meiner Mutter wurde ein Tumor gefunden',
    'kommt der Brustkrebs wieder',
    'Onkologie, Metastasen',
  ],
  hospital: [
    'muss ich ins Krankenhaus',
    'wann wird er entlassen aus der Klinik',
    'Krankenhausaufenthalt von Opa',
    'Tage auf der Intensivstation',
  ],
  surgery_result: [
    'geht die Operation gut',
    'mein Knie wird operiert, ich habe Angst',
    'Herzoperation meines Vaters, Erfolg',
    'OP der Galle',
  ],
  transplant: ['ich brauche eine Spenderniere', 'findet sich ein Leberspender', 'Transplantation für meinen Bruder'],
  mental_health: [
    'ich habe Depressionen',
    'Angst und Panikattacken, wann gehen sie weg',
    'ich schlafe nicht, Schlaflosigkeit, Nerven',
    'psychische Gesundheit meines Sohnes',
    'sehr traurig, Burnout',
  ],
  addiction: [
    'höre ich auf zu trinken',
    'mein Sohn nimmt Drogen, kommt er davon los',
    'Alkoholiker, Trinksucht des Mannes',
    'Spielsucht, mit dem Rauchen aufhören',
  ],
  accident: [
    'habe ich einen Unfall',
    'Angst vor Autounfall',
    'Stürze und Verletzungen, wann aufpassen',
    'Gefahr im Straßenverkehr',
  ],
  weak_organ: [
    'welcher Körperteil ist bei mir schwach',
    'auf welches Organ achten',
    'Herz, Nieren oder Lunge, meine Schwachstelle',
  ],
  constitution: ['Vata Pitta oder Kapha, mein Typ', 'meine ayurvedische Konstitution', 'Ayurveda-Typ und Ernährung'],
  vitality: ['wie viel Lebenskraft habe ich', 'Vitalität, schwache Abwehrkräfte', 'bin ich robust, Widerstandskraft'],
  longevity: [
    'wie alt werde ich',
    'habe ich ein langes Leben',
    'ein hohes Alter erreichen',
    'Lebenserwartung, wie viele Jahre lebe ich',
  ],
  longevity_adviser: [
    'ich bin Astrologe, Lebensdauer des Klienten, maraka und badhaka',
    'Langlebigkeit für Klienten prüfen',
  ],
};
