import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import type { OutOfScope } from '../understanding.ts';
import { dangerIn } from './danger.ts';

const BESIDE: readonly (readonly [OutOfScope, readonly string[]])[] = [
  [
    'magic',
    [
      'someone did black magic on me',
      'is my neighbour doing witchcraft on me',
      'Has my mother-in-law put a curse on us?',
      'is my house haunted',
      'am i possessed, tell me the truth',
      'am i under black magic',
    ],
  ],
  [
    'animal',
    [
      'my dog is sick will she live',
      'will my cat get better',
      'How is our old horse?',
      'my cat has cancer, how long',
      'when will my dog recover',
    ],
  ],
  [
    'about_tool',
    [
      'who are you',
      'hi, what can you do?',
      'how does this work',
      'is this accurate',
      'is astrology real',
      'can you be wrong',
      'how sure are you',
      'do you store my data',
      'Who made you?',
      'are you an ai',
      'can i trust this',
      'is it true or not',
    ],
  ],
  [
    'off_topic',
    [
      'numerology of my name',
      'whats my life path number',
      'good name for my baby',
      'lucky color',
      'am i gay',
      'should i run away from home',
      'my wife is pregnant is it mine',
      'is my daughter really mine',
      'vastu of my house',
      'should my main door face east',
      'should i make a will',
      'i saw a snake in my dream',
      'what did i dream last night mean',
      'when will my baby walk',
    ],
  ],
  [
    'diagnosis',
    [
      'should i stop my medicines and do pooja instead',
      'should i stop chemo',
      'is it ok to skip my insulin',
      'my son has fever for 3 days should i wait',
    ],
  ],
  ['diagnosis', ['do i have hiv', 'is it dementia', 'am i going blind', 'does my father have parkinsons']],
  [
    'violence',
    ['my stepdad touches me at night', 'my uncle touches me, will it stop', 'my tutor groped my daughter, what now'],
  ],
  [
    'emergency',
    [
      'is it a good day to die',
      'best time to end my life',
      'when should i die',
      'my teen daughter cuts herself',
      'i failed my exams and i feel like ending everything',
    ],
  ],
  ['expecting', ['should i have an abortion', 'can we abort the pregnancy']],
];

const OF_A_LIFE = [
  'my dog ran away, will it come home',
  'where is my cat',
  'Will I live with my cat in Rome?',
  'Does my old job take me back?',
  'is this job right for me',
  'is it right to sell now',
  'Is this the right house?',
  'can I trust my business partner',
  'Can you be wrong about my marriage, when does it come?',
  'How does my marriage work out?',
  'are you sure i will marry',
  'I have a dream of going abroad, does it come true?',
  'am i getting laid off',
  'my father touched my heart, when do i see him again',
  'will my daughter walk again after the accident',
  'I had an abortion in 2019. When do I have a child?',
  'will i make it, will i be rich',
  'should i quit my job at the pharmacy',
  'when does the fever of gold prices end',
  'my dad says i will marry late, is it so',
  'the house of my son, is it mine one day',
  'does my chart show diabetes',
  'is it a good time to dye my hair and marry',
];

describe('what is asked of no chart', () => {
  it.each(BESIDE.flatMap(([kind, questions]) => questions.map((question) => [question, kind] as const)))(
    '"%s" is of kind %s',
    (question, kind) => {
      expect(understand(question, {}, 0)).toMatchObject({
        outOfScope: { kind },
        matter: kind === 'expecting' ? expect.anything() : null,
      });
    },
  );

  it.each(OF_A_LIFE)('is not "%s"', (question) => {
    expect(dangerIn(question)).toBeNull();
    expect(understand(question, {}, 0).outOfScope).toBeNull();
  });
});
