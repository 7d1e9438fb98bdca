import { describe, expect, it } from 'vitest';
import { EVERYDAY_INDIC } from './corpus/everyday-indic.ts';
import { HELD_OUT_INDIC } from './corpus/held-out-indic.ts';
import { faultsOf } from './corpus/judge.ts';
import { understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 28);
const heard = (question: string) => understand(question, {}, NOW);

describe('questions in Indian languages', () => {
  it.each([
    ['made with', EVERYDAY_INDIC, 0.07],
    ['kept apart', HELD_OUT_INDIC, 0.07],
  ])('are understood where they were %s', (name, questions, most) => {
    const right = questions.filter((asked) => faultsOf(asked, heard(asked.question)).length === 0);
    process.stdout.write(`in Indian languages, ${name}: ${String(right.length)} of ${String(questions.length)}\n`);
    expect(1 - right.length / questions.length).toBeLessThanOrEqual(most);
  });

  it.each([
    ['shaadi nahi, paisa batao', 'money'],
    ['शादी नहीं पैसा बताओ', 'money'],
    ['शादी छोड़िए, यह बताइए कि दुकान चलेगी या नहीं', 'career'],
    ['கல்யாணம் வேண்டாம், வேலை பற்றி மட்டும் சொல்லுங்க', 'career'],
    ['naukri nahi hai, kab milegi', 'career'],
  ])('leave out what is refused: "%s" asks of %s', (question, topic) => {
    expect(heard(question).topic).toBe(topic);
  });

  it.each([
    ['mere pati ka promotion kab hoga', 'spouse'],
    ['beti ki shadi is saal hogi kya', 'daughter'],
    ['bhai ko job kab milegi', 'sibling'],
    ['मेरे बेटे की नौकरी कब लगेगी', 'son'],
    ['என் மகனுக்கு கல்யாணம் எப்போ', 'son'],
    ['आईचा गुडघा कधी बरा होईल', 'mother'],
    ['meri shaadi kab hogi', 'self'],
    ['en paiyanukku velai kidaikkuma', 'son'],
    ['maa annayya pelli eppudu', 'sibling'],
    ['maa tammudiki job vastunda', 'sibling'],
    ['maa ayana ki promotion vastunda', 'spouse'],
    ['मेरा बच्चा पढ़ाई में अच्छा करेगा क्या', 'child'],
    ['मुझे बच्चा कब होगा', 'self'],
    ['meri maa ki tabiyat kaisi rahegi', 'mother'],
    ['A operação do meu pai vai dar certo?', 'father'],
  ])('name a person: "%s" is about %s', (question, person) => {
    expect(heard(question).about).toBe(person);
  });

  it.each([
    ['2018 me meri naukri kyu gayi thi', true],
    ['पिछले साल मेरी शादी क्यों टूटी', true],
    ['போன வருஷம் ஏன் நஷ்டம் ஆச்சு', true],
    ['pichle saal se bimar hu kab theek hounga', false],
    ['meri naukri kab lagegi', false],
  ])('tell of the past or not: "%s" %s', (question, past) => {
    expect(heard(question).past).toBe(past);
  });

  it.each([
    ['agle saal shaadi hogi kya', '2027-01-01', '2027-12-31'],
    ['march me naukri lagegi kya', '2027-03-01', '2027-03-31'],
    ['सितंबर में शादी होगी क्या', '2027-09-01', '2027-09-30'],
    ['अगले महीने प्रमोशन होगा क्या', '2026-12-01', '2026-12-31'],
    ['இந்த வருஷம் வேலை கிடைக்குமா', '2026-11-28', '2026-12-31'],
    ['यह साल मेरे लिए कैसा रहेगा', '2026-11-28', '2026-12-31'],
    ['ee year job marala', '2026-11-28', '2026-12-31'],
    ['vache year naku pelli avutunda', '2027-01-01', '2027-12-31'],
    ['varra varusham velai kidaikkuma', '2027-01-01', '2027-12-31'],
    ['আজকের দিনটা আমার কেমন যাবে', '2026-11-28', '2026-11-28'],
    ['repu naku ela untundi', '2026-11-29', '2026-11-29'],
    ['vache nela loan vastunda', '2026-12-01', '2026-12-31'],
    ['indha maasam velai kidaikkuma', '2026-11-28', '2026-11-30'],
    ['adutha vaaram interview epdi irukkum', '2026-11-30', '2026-12-06'],
  ])('name days: "%s" is from %s to %s', (question, from, to) => {
    expect(heard(question).dates).toMatchObject({ from, to });
  });

  it.each(['नंबर 88, क्या नौकरी मिलेगी?', 'नंबर ८८, नोकरी मिळेल का?', 'নম্বর ৮৮, চাকরি কি পাব?'])(
    'read the number of a horary question in figures of any script: "%s"',
    (question) => {
      expect(heard(question).number).toBe(88);
    },
  );

  it.each(['नमस्ते', 'vanakkam', 'నమస్కారం', 'hola'])('answer a greeting alone with no chart: "%s"', (greeting) => {
    expect(heard(greeting).outOfScope?.kind).toBe('off_topic');
  });

  it.each(['नमस्ते, मेरी शादी कब होगी', 'vanakkam enakku kalyanam eppo', 'Hola, ¿cuándo me caso?'])(
    'hear what follows a greeting: "%s"',
    (question) => {
      expect(heard(question)).toMatchObject({ topic: 'marriage', outOfScope: null });
    },
  );

  it.each([
    'क्या जुड़वाँ बच्चे होंगे',
    'kya judwa bache honge',
    'আমার কি যমজ বাচ্চা হবে',
    'కవల పిల్లలు పుడతారా',
    '¿Tendré gemelos?',
  ])('ask of twins to come as of a child, not of the charts of two: "%s"', (question) => {
    expect(heard(question).event?.key).toBe('childbirth');
  });

  it('reads no stone of Tamil as the day beside today of Hindi', () => {
    expect(heard('entha kal mothiram podalam').dates).toBeNull();
  });

  it.each(['34 ki ho gayi hu shaadi kab hogi', '30 ke baad kaisa samay', '15 saal se kiraye par hu, makan kab'])(
    'take no age for a number of a horary question: "%s"',
    (question) => {
      expect(heard(question).number).toBeNull();
    },
  );
});
