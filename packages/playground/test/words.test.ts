import { expect, it } from 'vitest';
import { dayOf } from '../src/calls/people.ts';
import { readable } from '../src/calls/readable.ts';
import { say as bengali } from '../src/words/translations/playground.messages.bn.ts';
import { say as spanish } from '../src/words/translations/playground.messages.es.ts';
import { say as hindi } from '../src/words/translations/playground.messages.hi.ts';
import { say as marathi } from '../src/words/translations/playground.messages.mr.ts';
import { say as portuguese } from '../src/words/translations/playground.messages.pt.ts';
import { say as tamil } from '../src/words/translations/playground.messages.ta.ts';
import { say as telugu } from '../src/words/translations/playground.messages.te.ts';
import { say as english } from '../src/words/playground.messages.ts';
import { clockInWords, digitsInWords } from '../src/words/spoken.ts';

it.each([
  ['en', '27 Nov 2026', '27 Nov', '1.0'],
  ['hi', '27 नवंबर 2026', '27 नवंबर', '1.0'],
  ['es', '27 de noviembre de 2026', '27 de noviembre', '1,0'],
  ['ta', '27 நவம்பர், 2026', '27 நவம்பர்', '1.0'],
  ['te', '27 నవంబర్, 2026', '27 నవంబర్', '1.0'],
  ['bn', '২৭ নভেম্বর, ২০২৬', '২৭ নভেম্বর', '১.০'],
  ['mr', '२७ नोव्हेंबर, २०२६', '२७ नोव्हेंबर', '१.०'],
  ['pt', '27 de novembro de 2026', '27 de novembro', '1,0'],
])('in %s says days and numbers as its readers do', (tag, day, short, seconds) => {
  expect([dayOf('2026-11-27', true, tag), dayOf('2026-11-27', false, tag)]).toEqual([day, short]);
  expect(digitsInWords('1.0', tag)).toBe(seconds);
});

it.each([
  [english, 'Age must be a whole number from 0 to 120.', 'Age must be a number of at least 1.'],
  [hindi, 'Age में 0 से 120 तक पूर्ण संख्या होनी चाहिए।', 'Age में कम से कम 1 की संख्या होनी चाहिए।'],
  [spanish, 'Age debe ser un número entero de 0 a 120.', 'Age debe ser un número de al menos 1.'],
  [telugu, 'Age: 0 నుంచి 120 వరకు పూర్ణ సంఖ్య కావాలి.', 'Age: కనీసం 1 ఉన్న సంఖ్య కావాలి.'],
  [bengali, 'Age: 0 থেকে 120 পর্যন্ত পূর্ণসংখ্যা দরকার।', 'Age: অন্তত 1, সংখ্যা দরকার।'],
  [marathi, 'Age मध्ये 0 ते 120 मधील पूर्ण संख्या हवी.', 'Age मध्ये किमान 1 अशी संख्या हवी.'],
  [portuguese, 'Age deve ser um número inteiro de 0 a 120.', 'Age deve ser um número de pelo menos 1.'],
  [tamil, 'Age: 0 முதல் 120 வரை ஒரு முழு எண் தேவை.', 'Age: குறைந்தது 1 ஆன ஒரு எண் தேவை.'],
])('says what a number may be', (say, whole, least) => {
  expect(say.numberWanted({ label: 'Age', whole: true, bounds: 'both', least: 0, most: 120 })).toBe(whole);
  expect(say.numberWanted({ label: 'Age', whole: false, bounds: 'least', least: 1, most: 0 })).toBe(least);
});

it('has the names of a result in the place of the English ones, and does not list them', () => {
  const result = { answer: 'हाँ।', language: 'hi', names: { Mars: 'मंगल' }, planet: 'Mars', score: 7 };
  expect(readable(result)).toEqual([
    { kind: 'answer', text: 'हाँ।' },
    {
      kind: 'table',
      label: '',
      head: [],
      rows: [
        ['Planet', 'मंगल'],
        ['Score', '7'],
      ],
    },
  ]);
});

it.each([
  ['en', '06:16'],
  ['hi', '06:16'],
  ['bn', '০৬:১৬'],
  ['mr', '०६:१६'],
])('says the time of a clock in the digits of %s', (language, said) => {
  expect(clockInWords('06:16', language)).toBe(said);
});
