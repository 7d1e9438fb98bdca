import { describe, expect, it } from 'vitest';
import { languageWrittenIn } from './question-language.ts';

describe('the language that a question is written in', () => {
  it.each([
    ['मेरी शादी कब होगी?', 'hi'],
    ['माझे लग्न केव्हा होईल?', 'mr'],
    ['আমার বিয়ে কবে হবে?', 'bn'],
    ['எனக்கு எப்போது திருமணம் நடக்கும்?', 'ta'],
    ['నా పెళ్లి ఎప్పుడు జరుగుతుంది?', 'te'],
    ['¿Cuándo me voy a casar?', 'es'],
    ['Voy a cambiar de trabajo este año?', 'es'],
    ['Quando vou me casar?', 'pt'],
    ['Vou mudar de emprego?', 'pt'],
    ['Meri shaadi kab hogi?', 'hi'],
    ['Naukri kab milegi', 'hi'],
    ['enakku eppo kalyanam aagum', 'ta'],
    ['velai eppo kidaikkum', 'ta'],
    ['naku pelli eppudu avutundi', 'te'],
    ['naa health ela untundi', 'te'],
  ])('%s is %s', (question, tag) => {
    expect(languageWrittenIn(question)).toBe(tag);
  });

  it.each([
    ['English', 'When will I marry, and can I have a career in the arts?'],
    ['English with a name', 'How is my life in Los Angeles and El Paso?'],
    ['Nepali, of which there are names alone', 'मेरो विवाह कहिले हुन्छ?'],
    ['French', 'Quand vais-je me marier ?'],
    ['Gujarati', 'મારા લગ્ન ક્યારે થશે?'],
    ['nothing', '?'],
  ])('none is told of %s', (_, question) => {
    expect(languageWrittenIn(question)).toBeUndefined();
  });
});
