import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import type { OutOfScope } from '../understanding.ts';
import { dangerIn, saysPregnant } from './danger.ts';

const MET_WITH_CARE: readonly (readonly [OutOfScope, readonly string[]])[] = [
  [
    'loss',
    [
      'My baby died, why?',
      'we lost our baby',
      'Why did my mother die?',
      'i miscarried in march, what went wrong',
      'mi bebé murió, ¿por qué?',
      'perdi meu bebê',
      'mera baccha mar gaya, kyun',
      'मेरा बच्चा चल बसा, क्यों',
      'குழந்தை இறந்து போச்சு, ஏன்',
    ],
  ],
  [
    'expecting',
    [
      'We expect twins in March, will both be healthy?',
      'I am pregnant with twins. Boy or girl?',
      'boy or girl?? im 5 months pregnant',
      'My wife is expecting, will all go well?',
      'my wife is in labour right now',
      'estoy embarazada, ¿nacerá sano el bebé?',
      'estou grávida, o bebê vai nascer bem?',
      'meri wife 5 mahine ki pregnant hai sab kuch sahi hoga na',
    ],
  ],
  ['maybe_pregnant', ['Am I pregnant?', 'is my wife pregnant', 'kya main pregnant hu', 'क्या मैं गर्भवती हूँ']],
  ['intimacy', ['Will I have sex soon?', 'When will I lose my virginity?', '¿cuándo voy a tener sexo?']],
  [
    'drink_driving',
    [
      'Can I drive home after three beers?',
      'i had too many drinks, is it safe to drive',
      'is it ok to drive after two glasses of wine',
      '¿puedo conducir después de tres cervezas?',
      'posso dirigir depois de duas cervejas',
      'daaru pee ke gaadi chala sakta hu kya',
    ],
  ],
  ['development', ['Will my child have autism?', 'is my son autistic', '¿mi hijo tiene autismo?']],
  ['off_topic', ['What is my lucky number?', '¿Cuál es mi número de la suerte?']],
  ['death', ['Will I die in a plane crash?', 'When will my mother die?', 'am i going to die young']],
];

const ANSWERED = [
  // No loss of a person, or what comes after one.
  'I lost the baby in week 9. Will the next one stay?',
  'my father died, what do I get of the house',
  'my wife died five years ago, will I marry again',
  'I lost my job, why?',
  'Why did my marriage fail?',
  'my phone died, why?',
  'I lost my gold ring, where is it?',
  'pehli patni guzar gayi, punarvivah hoga kya',
  // No child on its way.
  'When will I get pregnant?',
  'Can I get pregnant at 41?',
  'Will my daughter get pregnant this year?',
  'Will my second pregnancy be safe?',
  'We expect a promotion in March, does it come?',
  'I am pregnant with ideas, which business should I start?',
  'PCOS and trying for two years, is there hope for a pregnancy?',
  'How many children will I have?',
  'main kab pregnant hongi',
  'Will my wife be pregnant this year?',
  'im trying to get pregnant for two years, when does it come',
  'my wife is not getting pregnant, why',
  'no estoy embarazada todavía, ¿cuándo tendré un hijo?',
  'meri patni garbhvati kab hogi',
  'मेरी पत्नी कब गर्भवती होगी',
  'மருமகள் எப்போ கர்ப்பம் ஆவாள்',
  // Nothing intimate.
  'Will the baby be of the male sex?',
  'Why is our sex life poor after marriage?',
  'When will I find love?',
  'Will I have a child?',
  'Will my first kiss be this year?',
  'did my husband sleep with someone else',
  'Is a sex change operation good for me?',
  'Will I marry somebody of the opposite sex?',
  // Nobody who has drunk and wants to drive.
  'Can I drive to Madurai on Sunday?',
  'When will my husband stop drinking?',
  'caught drunk at the wheel, what will the court do',
  'Should I buy a car this year?',
  'Will I open a wine shop?',
  'Should I take a job as a driver?',
  'he comes home drunk and we fight',
  'Is beer good for my health?',
  // No condition that only a doctor finds, no number.
  'Will my son do well at school?',
  'Which number of my house is good?',
  'number 45 will my illness be cured',
  'Will my child have good health?',
  'Does my son have a talent?',
  'Is 2028 lucky?',
  'which city is lucky for me',
  'How is the health of my son?',
  // No death of a person.
  'Will my business die in this crisis?',
  'Will I travel by plane this year?',
  'Will I marry young?',
  'Are there accidents on my trip?',
  'When will the pain die down?',
  'I would die for a job abroad, when do I get one?',
];

describe('what care answers', () => {
  it.each(MET_WITH_CARE.flatMap(([kind, questions]) => questions.map((question) => [question, kind] as const)))(
    '"%s" is of kind %s',
    (question, kind) => {
      expect(understand(question, {}, 0).outOfScope).toEqual({ kind });
    },
  );

  it.each(ANSWERED)('is not "%s"', (question) => {
    expect(dangerIn(question)).toBeNull();
    expect(understand(question, {}, 0).outOfScope).toBeNull();
  });

  it('asks of work is answered to somebody who is pregnant', () => {
    const question = 'I am pregnant, when do I find a job again?';
    expect(saysPregnant(question)).toBe(true);
    expect(understand(question, {}, 0)).toMatchObject({ outOfScope: null, topic: 'career' });
  });
});
