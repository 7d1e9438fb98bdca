import { resolveBirth } from '@cuspal/engine/time/moment';
import { callTool, GOLDEN, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { answerInput } from './answer-input.ts';
import tool from './answer-question.tool.ts';
import { questionOf } from './question.ts';

const heard = (question: string) => {
  const input = answerInput.parse({ ...GOLDEN, question });
  return questionOf(input, resolveBirth(input), TEST_NOW);
};
const ask = async (question: string, more = {}): Promise<string> =>
  String((await callTool(tool, { ...GOLDEN, question, ...more }, { now: TEST_NOW })).result['answer']);

const PHRASINGS = {
  marital_discord: [
    'I got married in 2010. Will my marriage last?',
    'will our marriage survive',
    'will my marriage be ok',
  ],
  recovery: [
    'is my mom going to be ok, she is in hospital',
    'when does my father come home from the hospital',
    'when is he discharged',
    'is my son going to be ok',
    'i have cancer, will the chemo work',
    'my mother has breast cancer, does she get well',
  ],
  hospital: ['will i have to go to hospital this year', 'is a stay in hospital shown this year'],
  job_loss: ['why did i lose my job in 2019', 'why was i fired in 2020', 'am i getting laid off', 'will i be laid off'],
  cancer: ['do i have cancer', 'is it cancer, the doctor found a lump'],
  longevity: [
    'will my baby die',
    'who will die first me or my wife',
    'will i be a widow',
    'astrologer told me i will die at 40',
    'my pandit says my wife will die if i dont do a pooja',
    'they say i am manglik so my husband will die',
    'is my father going to make it',
    'my father has stage 4 cancer how long does he have',
  ],
  find_love: ['when will i get my first kiss', 'will i get a girlfriend'],
  which_profession: ['IT or finance', 'law or teaching?'],
  divorce: ['why did my first marriage fail', 'why did my marriage break'],
  year_ahead: ['why was 2020 so bad', 'what happened to me in 2015', 'how was 2020 for me'],
  dasha_of_past: ['which dasha was i in in 2012', 'explain my life from 2010 to 2015'],
  job_when: ['will i get a job in 2027 or 2028', 'yes or no will i get a job this year', 'when do I find work'],
  marriage_when: [
    'pls tell exact date of my marriage',
    'how sure is it that i marry in 2027',
    'when will i get maried',
    'will i not get married?',
    'am i going to marry soon or not',
  ],
  travel_date: ['should i travel tomorrow', 'is it safe to fly tomorrow'],
  career_reading: ['does my boss like me', 'do my colleagues hate me'],
  illness: ['will i get covid again', 'do I catch the flu'],
  resignation: ['i quit my job last week, did i do right', 'shd i quit', 'should I not quit my job'],
  spouse_description: ['will i marry a foreigner or an indian', 'do I marry an NRI'],
} as const;

describe('phrasings of one matter', () => {
  it.each(Object.entries(PHRASINGS).flatMap(([key, said]) => said.map((question) => [question, key] as const)))(
    '"%s" is %s',
    (question, key) => {
      expect(heard(question).matter?.key).toBe(key);
    },
  );

  it.each(['why me', 'nothing works for me why', 'why does nothing ever go right'])(
    '"%s" names no matter',
    (question) => {
      expect(heard(question)).toMatchObject({ matter: null, unclear: false });
    },
  );
});

describe('a person whom a question names', () => {
  it.each([
    ['will my boss get fired', 'other', undefined],
    ['will my ex marry someone else', 'other', undefined],
    ['is my ex getting married', 'other', undefined],
    ['will he leave his wife for me', 'other', undefined],
    ['my parents fight all day will they divorce', 'other', undefined],
    ['will my ex come back to me', 'self', undefined],
    ['is my mother in law going to recover', 'other', undefined],
    ['my mother in law is ill, will she recover', 'other', undefined],
    ['will my friend get a job', 'other', 'friend'],
    ['will my elder brother get a job', 'sibling', 'elder_sibling'],
    ['will my brother get a job', 'sibling', 'sibling'],
    ['will my boss give me a raise', 'self', undefined],
    ['will my boss promote me', 'self', undefined],
  ])('is the one of "%s"', (question, about, relation) => {
    expect(heard(question)).toMatchObject({ about, relation });
  });

  it.each(['will my boss get fired', 'my mother in law is ill, will she recover', 'will trump win the election'])(
    'is not taken for the one whose chart was sent: "%s"',
    async (question) => {
      expect(await ask(question)).toMatch(/^This reads the chart that was sent, so send the birth of the person/);
    },
  );

  it('has a chart of their own, as a nation has', async () => {
    expect(await ask('will there be war')).toMatch(/^This takes the chart that was sent for that of a nation/);
  });
});

describe('a fear of illness', () => {
  it.each(['do i have cancer', "i'm scared it is cancer", 'am i depressed'])(
    'is met with no tendency and no dates: "%s"',
    async (question) => {
      const answer = await ask(question);
      expect(answer).toMatch(/doctor/);
      expect(answer).not.toMatch(/tendency|asks for most care|of 100 charts/);
    },
  );

  it('of a relative is not read in the chart of the one who asks', async () => {
    expect(await ask('does my mother have cancer')).toMatch(/send the birth of the person who is meant\.$/);
  });
});

describe('two births sent with a question', () => {
  const person2 = { datetime: '1990-02-03T06:20:00', latitude: 19.07, longitude: 72.88, utcOffsetMinutes: 330 };

  it.each(['are we compatible', 'will we marry', 'is he my soulmate', 'will our marriage last'])(
    'are compared: "%s"',
    async (question) => {
      expect(await ask(question, { person2 })).toMatch(/two charts/);
    },
  );

  it.each(['when will i get a job', 'do I buy a house'])('are not compared: "%s"', async (question) => {
    expect(await ask(question, { person2 })).not.toMatch(/two charts/);
  });
});
