import type { Examples } from '../form.ts';

export const GERMAN_WITHOUT_MATTER: Examples = {
  emergency: [
    'mein Vater atmet nicht mehr, Hilfe',
    'Schmerzen in der Brust und tauber Arm, was tun',
    'ich will mich umbringen, will nicht mehr leben',
    'sie hat viele Tabletten geschluckt und wacht nicht auf',
    'mein Baby hat Krämpfe, Notfall',
    'ich will mir etwas antun',
    'ich will sterben',
    'ich mag nicht mehr leben',
    'was ist mit mir los, ich will mich verletzen',
  ],
  crime: [
    'wie hacke ich das Handy meiner Freundin',
    'ich will mich rächen und dem Nachbarn etwas antun',
    'Steuern hinterziehen ohne erwischt zu werden',
    'an welchem Tag den Laden ausrauben',
  ],
  off_topic: [
    'schreib ein Programm in Python',
    'Rezept für Gulasch',
    'Hauptstadt von Frankreich',
    'übersetze diesen Text ins Englische',
    'erzähl einen Witz',
  ],
  general: [
    'was bringt mir die Zukunft',
    'wie wird mein Leben',
    'sag mir etwas über mein Schicksal',
    'was siehst du für mich',
    'wird alles gut',
    'was wird aus mir',
    'Zukunft',
    'Schicksal',
    'wie geht es mit mir weiter',
    'was kommt auf mich zu',
    'wird am Ende alles gut für mich',
  ],
};
