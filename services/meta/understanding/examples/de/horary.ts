import type { Examples } from '../form.ts';

export const GERMAN_HORARY: Examples = {
  horary_number: ['Zahl 108, bekomme ich die Stelle', 'Stundenfrage, Nummer 45', 'meine Zahl ist 212, kommt er'],
  horary_and_birth: ['Stundenfrage Zahl 77 zusammen mit meinem Geburtshoroskop'],
  horary_serial: ['mehrere Stundenfragen, Zahlen 12 und 57 nacheinander'],
  lost_thing: [
    'ich habe meinen Ring verloren',
    'ich finde mein Portemonnaie nicht, wo liegt es',
    'Reisepass weg, verlegt',
    'wo ist mein verlorenes Handy',
    'Schlüssel verschwunden, tauchen sie auf',
  ],
  stolen_thing: [
    'meine Tasche wurde gestohlen, bekomme ich sie wieder',
    'wer hat mein Fahrrad geklaut, Dieb',
    'Einbruch, Schmuck gestohlen',
  ],
  missing_person: [
    'mein Bruder ist verschwunden',
    'wo ist mein Sohn, er kommt nicht heim',
    'vermisste Person, lebt sie',
  ],
  missing_pet: ['meine Katze ist weggelaufen', 'mein Hund ist entlaufen, kommt er zurück', 'Haustier vermisst'],
  arrival: [
    'wann kommt mein Mann an',
    'um wie viel Uhr kommt meine Tochter heim',
    'kommt das Paket heute',
    'wann kehrt mein Freund von der Reise zurück',
  ],
  medical_horary: ['Stundenfrage zum Kranken, Zahl 33, wird er gesund'],
  career_horary: ['Stundenfrage zum Beruf, Zahl 150, kriege ich die Stelle'],
};
