import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { anyText } from '../../../test/support/any-text.ts';
import { classify } from './classify.ts';
import { normalise } from './pattern.ts';
import { matchTopic } from './topic.ts';

const outcome = (question: string) => {
  const { tier, topic, classifiedBy } = classify(question);
  return `${tier}/${topic ?? 'general'}/${classifiedBy}`;
};

describe('normalise', () => {
  it('keeps lower-case words and digits with one space between', () => {
    expect(normalise("  What's MY — Moon-sign?! ")).toBe('whats my moon sign');
    expect(normalise('ﬁnd ２０２７')).toBe('find 2027');
    expect(normalise('Don’t')).toBe('dont');
    expect(normalise('मेरी शादी')).toBe('मेरी शादी');
  });

  it('leaves nothing of signs', () => {
    expect(normalise(' ?! … ')).toBe('');
  });

  it('stops at 2,000 characters', () => {
    expect(normalise('a '.repeat(3000))).toHaveLength(1999);
  });
});

describe('classify', () => {
  it.each([
    ['When will I get married?', 'focused/marriage/T3'],
    ['Full marriage reading', 'full/marriage/T1'],
    ['What is my moon sign?', 'factual/general/T2'],
    ['xyzzy', 'full/general/T4'],
    ['', 'full/general/T0'],
    ['Will my court case end this year?', 'focused/legal/T3'],
    ['What is the best date to sign a contract', 'focused/muhurta/T3'],
    ['I lost my ring, my number is 108', 'focused/horary/T3'],
    ['Will something good happen?', 'focused/general/T3'],
    ['What is the best date to get married', 'focused/muhurta/T3'],
    ['Which house is my moon in?', 'factual/general/T2'],
    ['How is 2027 for me?', 'focused/annual/T3'],
    ['read my chart', 'full/general/T1'],
    ['Can I buy a house next year?', 'focused/property/T3'],
    ['I have money trouble. When does it get better?', 'focused/money/T3'],
    ['Money stress every month, will things get better?', 'focused/money/T3'],
    ['My mother is ill. When does it get better?', 'focused/health/T3'],
    ['Will I go abroad to study?', 'focused/education/T3'],
    ['Will I go abroad to work?', 'focused/foreign_settlement/T3'],
  ])('%s: %s', (question, expected) => {
    expect(outcome(question)).toBe(expected);
  });

  it.each([
    ['Give me a detailed, honest career analysis', 'full/career/T1'],
    ['A full and very long winded reading', 'full/general/T4'],
    ['Go in-depth on my health', 'full/health/T1'],
    ['Show my 10th cusp for career job', 'factual/career/T2'],
    ['What is my dasha and when will it end', 'focused/general/T3'],
    ["What's my nakshatra", 'factual/general/T2'],
    ['???', 'full/general/T0'],
    ['  ', 'full/general/T0'],
  ])('tier of "%s": %s', (question, expected) => {
    expect(outcome(question)).toBe(expected);
  });

  it.each([
    ['When will I marry?', 'focused/marriage/T3'],
    ["my daughter's wedding when", 'focused/marriage/T3'],
    ['shaadi kab hogi', 'focused/marriage/T3'],
    ['compatible with him', 'focused/marriage/T3'],
    ['my boss hates me, should I quit', 'focused/career/T3'],
    ['ulcers keep coming back', 'focused/health/T3'],
    ['am I going to be rich', 'focused/money/T3'],
    ['lottery', 'focused/money/T3'],
    ['when will we conceive', 'focused/children/T3'],
    ['is it good time to buy flat', 'focused/property/T3'],
    ['will my visa get stamped', 'focused/foreign_settlement/T3'],
    ['settle in Canada', 'focused/foreign_settlement/T3'],
    ['court case with my brother', 'focused/legal/T3'],
    ['Will I get custody of my kids?', 'focused/legal/T3'],
    ['exam results', 'focused/education/T3'],
    ['moving abroad for studies', 'focused/education/T3'],
    ['Will I get into medical school?', 'focused/education/T3'],
    ['where are my keys', 'focused/horary/T3'],
    ['which mantra', 'focused/remedial/T3'],
    ['What is my purpose?', 'focused/spiritual/T3'],
    ['is my moon sign good for marriage', 'factual/general/T2'],
    ['Where is Saturn in my chart?', 'factual/general/T2'],
  ])('everyday wording "%s": %s', (question, expected) => {
    expect(outcome(question)).toBe(expected);
  });

  it.each([
    ['I lost my job', 'focused/career/T3'],
    ['I lost my keys', 'focused/horary/T3'],
    ['This is not about marriage, when do I find work?', 'focused/career/T3'],
    ['Not about my career: when do I marry?', 'focused/marriage/T3'],
    ['Will I win the election?', 'focused/career/T3'],
    ['Is my son in law healthy', 'focused/health/T3'],
    ['Will it work?', 'focused/general/T3'],
    ['My house number is 14, will we sell the house?', 'focused/property/T3'],
    ['Is a court marriage seen for me', 'focused/marriage/T3'],
  ])('what only sounds like another topic, "%s": %s', (question, expected) => {
    expect(outcome(question)).toBe(expected);
  });

  it('says which patterns decided', () => {
    expect(classify('When will I get married?').matched).toEqual(['get married', 'marri*', 'will', 'when']);
    expect(classify('I lost my ring, my number is 108').matched).toEqual([
      'my number .. is',
      'my number is',
      'lost my',
      'lost',
    ]);
    expect(classify('Which house is my moon in?').matched).toEqual(['is my', 'which house', 'house', 'moon']);
    expect(classify('xyzzy').matched).toEqual([]);
  });

  it('gives the same words the same classification', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (question) => {
        expect(classify(question)).toEqual(classify(question));
        expect(classify(` ${question.toUpperCase().toLowerCase()}\n`)).toEqual(
          classify(question.toUpperCase().toLowerCase()),
        );
      }),
    );
  });
});

describe('matchTopic', () => {
  const topicOf = (question: string) => matchTopic(normalise(question))?.topic ?? null;

  it('prefers horary, then muhurta, then the order of the table on equal points', () => {
    expect(topicOf('missing spouse')).toBe('horary');
    expect(topicOf('auspicious wedding')).toBe('muhurta');
    expect(topicOf('wedding salary')).toBe('marriage');
    expect(topicOf('salary pain')).toBe('career');
    expect(topicOf('gem soul')).toBe('spiritual');
  });

  it('counts phrases three, words one, each pattern once', () => {
    expect(matchTopic('get married marry marriage')).toMatchObject({ topic: 'marriage', points: 5 });
    expect(matchTopic('best date')).toMatchObject({ topic: 'muhurta', points: 5 });
    expect(matchTopic('best time to')).toMatchObject({ topic: 'muhurta', points: 3 });
    expect(matchTopic('number 249')).toMatchObject({ topic: 'horary', points: 3 });
    expect(matchTopic('number 2490')).toBeNull();
  });

  it('matches whole words, and beginnings only where marked', () => {
    expect(topicOf('unhealthy')).toBeNull();
    expect(topicOf('healthy')).toBe('health');
    expect(topicOf('lovely')).toBeNull();
    expect(topicOf('prakriti by ayurveda')).toBe('health');
  });

  it('lets annual in only alone', () => {
    expect(topicOf('2027 salary')).toBe('career');
    expect(topicOf('salary this year')).toBe('career');
    expect(topicOf('new job this year')).toBe('career');
    expect(topicOf('forecast for 2399')).toBe('annual');
    expect(topicOf('1899')).toBeNull();
    expect(topicOf('2400')).toBeNull();
  });
});
