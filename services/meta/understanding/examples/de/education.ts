import type { Examples } from '../form.ts';

export const GERMAN_EDUCATION: Examples = {
  studies: [
    'schaffe ich mein Studium',
    'wie läuft es im Studium',
    'komme ich an die Universität',
    'Master, Bachelor, mein Sohn will studieren',
    'Ausbildung abschließen',
  ],
  school: [
    'mein Sohn ist schlecht in der Schule',
    'Noten meiner Tochter am Gymnasium',
    'bleibt er sitzen',
    'Grundschule, kann sich im Unterricht nicht konzentrieren',
  ],
  exam: [
    'bestehe ich die Prüfung',
    'Klausuren im Juni bestehen',
    'meine Tochter macht Abitur',
    'zweimal durchgefallen, klappt es jetzt',
    'Führerschein, Staatsexamen',
  ],
  competitive_exam: [
    'Aufnahmeprüfung bestehen',
    'Auswahlverfahren mit tausend Bewerbern',
    'Eignungstest Medizin, Auswahltest',
  ],
  scholarship: ['bekomme ich das Stipendium', 'Stipendium, Erasmus', 'BAföG, Förderung fürs Studium'],
  study_abroad: [
    'im Ausland studieren',
    'Uni in den USA, werde ich angenommen',
    'mein Sohn will Auslandssemester in England',
  ],
  doctorate: ['beende ich die Promotion', 'Doktorarbeit, Forschungsprojekt', 'Laufbahn als Forscher, Dissertation'],
  education_break: [
    'Studium abgebrochen, weitermachen',
    'die Uni hinschmeißen',
    'mein Sohn will nicht mehr lernen, Schulabbruch',
  ],
  field_of_study: [
    'welches Studienfach wählen',
    'Naturwissenschaft oder Sprachen für meine Tochter',
    'Medizin oder Jura studieren',
    'was soll ich studieren',
  ],
};
