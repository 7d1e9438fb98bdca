import { describe, expect, it } from 'vitest';
import { saidDates } from './said-dates.ts';

/** A Monday. */
const NOW = Date.UTC(2026, 10, 30, 9);
const read = (question: string, past = false): readonly string[] | null => {
  const dates = saidDates(question, NOW, past);
  return dates && [dates.from, dates.to];
};

describe('days that are counted from today', () => {
  it.each([
    ['is tuesday good for signing', '2026-12-01', '2026-12-01'],
    ['may I travel on Friday', '2026-12-04', '2026-12-04'],
    // Somebody who means today says so.
    ['the operation on monday', '2026-12-07', '2026-12-07'],
    ['is next monday good', '2026-12-07', '2026-12-07'],
    ['by friday', '2026-11-30', '2026-12-04'],
    ['is saturday or sunday better', '2026-12-05', '2026-12-06'],
    ['monday to friday', '2026-12-07', '2026-12-11'],
    ['a trip this weekend', '2026-12-05', '2026-12-06'],
    ['next weekend', '2026-12-12', '2026-12-13'],
    ['before the weekend', '2026-11-30', '2026-12-06'],
    ['how is this week', '2026-11-30', '2026-12-06'],
    ['the day after tomorrow', '2026-12-02', '2026-12-02'],
    ['is it good to leave on the 5th?', '2026-12-05', '2026-12-05'],
    ['a job by the 3rd', '2026-11-30', '2026-12-03'],
    ['a job in two weeks', '2026-11-30', '2026-12-14'],
    ['married within six months', '2026-11-30', '2027-06-01'],
    // Three weeks of seven days, with today the first of them.
    ['over the next few weeks', '2026-11-30', '2026-12-20'],
    ['how are the next two weeks', '2026-11-30', '2026-12-13'],
    ['the next 10 days', '2026-11-30', '2026-12-09'],
    ['what do the next three days look like', '2026-11-30', '2026-12-02'],
    ['the next 100 days', '2026-11-30', '2027-03-09'],
    ['how is the coming fortnight', '2026-11-30', '2026-12-13'],
    ['how are today and tomorrow', '2026-11-30', '2026-12-01'],
    ['आज और कल कैसे रहेंगे', '2026-11-30', '2026-12-01'],
    ['how is my week', '2026-11-30', '2026-12-06'],
    ['the rest of the week', '2026-11-30', '2026-12-06'],
    ['the week ahead', '2026-11-30', '2026-12-06'],
    ['how is my month', '2026-11-30', '2026-11-30'],
    ['between monday and wednesday', '2026-12-07', '2026-12-09'],
    ['by christmas', '2026-11-30', '2026-12-25'],
    ['before new year', '2026-11-30', '2026-12-31'],
    ['by the end of the year', '2026-11-30', '2026-12-31'],
    ['how will the new year be', '2027-01-01', '2027-12-31'],
    ['¿es buen día mañana para firmar?', '2026-12-01', '2026-12-01'],
    ['¿es bueno el viernes?', '2026-12-04', '2026-12-04'],
    ['sexta-feira é um bom dia?', '2026-12-04', '2026-12-04'],
    ['nos próximos três meses', '2026-11-30', '2027-03-01'],
    ['o próximo mês é bom', '2026-12-01', '2026-12-31'],
    ['darf ich morgen unterschreiben', '2026-12-01', '2026-12-01'],
    ['dans les 3 prochains mois', '2026-11-30', '2027-03-01'],
    ['kal kaisa din hoga', '2026-12-01', '2026-12-01'],
    ['shukravar tak', '2026-11-30', '2026-12-04'],
    ['कल कैसा दिन होगा', '2026-12-01', '2026-12-01'],
    ['शनिवार को यात्रा', '2026-12-05', '2026-12-05'],
    ['अगले तीन महीने', '2026-11-30', '2027-03-01'],
    ['सोमवारी सही करू का', '2026-12-07', '2026-12-07'],
    ['শুক্রবারে সই করব', '2026-12-04', '2026-12-04'],
    ['வெள்ளிக்கிழமை பயணம்', '2026-12-04', '2026-12-04'],
    ['அடுத்த இரண்டு மாதங்களில்', '2026-11-30', '2027-01-30'],
    ['శుక్రవారం సంతకం', '2026-12-04', '2026-12-04'],
    ['వచ్చే రెండు నెలల్లో', '2026-11-30', '2027-01-30'],
    ['छह महीने में नौकरी', '2026-11-30', '2027-06-01'],
    ['ছয় মাসের মধ্যে চাকরি', '2026-11-30', '2027-06-01'],
    ['teen mahine me naukri milegi', '2026-11-30', '2027-03-01'],
    ['3 மாதத்தில் வேலை', '2026-11-30', '2027-03-01'],
    ['यह हफ्ता कैसा रहेगा', '2026-11-30', '2026-12-06'],
    ['अगला हफ्ता कैसा रहेगा', '2026-12-07', '2026-12-13'],
    ['अगले दो हफ्ते', '2026-11-30', '2026-12-13'],
    ['आने वाले 10 दिन', '2026-11-30', '2026-12-09'],
    ['सप्ताहांत कैसा रहेगा', '2026-12-05', '2026-12-06'],
    ['यह पखवाड़ा', '2026-11-30', '2026-12-14'],
    ['agla hafta', '2026-12-07', '2026-12-13'],
    ['ye hafta', '2026-11-30', '2026-12-06'],
    ['এই সপ্তাহ কেমন যাবে', '2026-11-30', '2026-12-06'],
    ['আগামী সপ্তাহ কেমন যাবে', '2026-12-07', '2026-12-13'],
    ['এই সপ্তাহান্তে', '2026-12-05', '2026-12-06'],
    ['আগামী দশ দিন', '2026-11-30', '2026-12-09'],
    ['हा आठवडा कसा जाईल', '2026-11-30', '2026-12-06'],
    ['पुढचा आठवडा कसा जाईल', '2026-12-07', '2026-12-13'],
    ['पुढचे दहा दिवस', '2026-11-30', '2026-12-09'],
    ['அடுத்த 10 நாட்கள்', '2026-11-30', '2026-12-09'],
    ['వచ్చే 10 రోజులు', '2026-11-30', '2026-12-09'],
    ['los próximos diez días', '2026-11-30', '2026-12-09'],
    ['la próxima quincena', '2026-11-30', '2026-12-14'],
    ['os próximos dez dias', '2026-11-30', '2026-12-09'],
    ['como será minha semana', '2026-11-30', '2026-12-06'],
    ['明天', '2026-12-01', '2026-12-01'],
    ['يوم الجمعة', '2026-12-04', '2026-12-04'],
  ])('"%s" are %s to %s', (question, from, to) => {
    expect(read(question)).toEqual([from, to]);
  });

  it.each([
    ['what happened last friday', '2026-11-27', '2026-11-27'],
    ['how was last month', '2026-10-01', '2026-10-31'],
    ['how was last week', '2026-11-23', '2026-11-29'],
    ['कल क्या हुआ', '2026-11-29', '2026-11-29'],
    ['how was yesterday', '2026-11-29', '2026-11-29'],
    ['¿cómo fue ayer?', '2026-11-29', '2026-11-29'],
  ])('in a question of the past, "%s", are %s to %s', (question, from, to) => {
    expect(read(question, true)).toEqual([from, to]);
  });

  it.each([
    ['should I sign on friday or monday', ['2026-12-04', '2026-12-07']],
    ['saturday, sunday or tuesday', ['2026-12-05', '2026-12-06', '2026-12-08']],
    // The next of each, where it is not soon after the other.
    ['friday or wednesday', ['2026-12-02', '2026-12-04']],
    ['शुक्रवार या सोमवार', ['2026-12-04', '2026-12-07']],
    ['el viernes o el lunes', ['2026-12-04', '2026-12-07']],
    ['sexta-feira ou segunda-feira', ['2026-12-04', '2026-12-07']],
    ['শুক্রবার বা সোমবার', ['2026-12-04', '2026-12-07']],
    ['शुक्रवार किंवा सोमवार', ['2026-12-04', '2026-12-07']],
    ['வெள்ளிக்கிழமை அல்லது திங்கட்கிழமை', ['2026-12-04', '2026-12-07']],
    ['శుక్రవారం లేదా సోమవారం', ['2026-12-04', '2026-12-07']],
    ['12 or 19 december', ['2026-12-12', '2026-12-19']],
    ['5, 8 and 12 december', ['2026-12-05', '2026-12-08', '2026-12-12']],
    ['december 5 or 12, 2026', ['2026-12-05', '2026-12-12']],
  ])('are named one by one in "%s"', (question, days) => {
    expect(saidDates(question, NOW, false)).toMatchObject({ from: days[0], to: days.at(-1), apart: days });
  });

  it.each(['monday to friday', 'between monday and friday', '5 to 12 december', 'the 5-12 december', 'this weekend'])(
    'are all of a span in "%s"',
    (question) => {
      expect(saidDates(question, NOW, false)).not.toHaveProperty('apart');
    },
  );

  it.each([
    'should I fast every tuesday',
    'I was born on a Monday',
    'what is in the 5th house',
    'the lord on the 7th cusp',
    'should I take the flat on the 5th floor?',
    'los lunes',
    'por la mañana',
    'guten Morgen, wann heirate ich',
    'kal sarp dosh hai kya',
    'कालसर्प दोष, कलत्र',
    'आज कल मन नहीं लगता',
    'what does the sun do',
    'last week I quit',
    'how was yesterday',
    'will december come back to me',
  ])('are not in "%s"', (question) => {
    expect(read(question)).toBeNull();
  });
});
