import { describe, expect, it } from 'vitest';
import { numberSaid } from './number.ts';
import { understand } from './understand.ts';

/** A Monday. */
const NOW = Date.UTC(2026, 10, 30, 9);
const matterOf = (question: string) => understand(question, {}, NOW).matter?.key;

describe('days that are named alone', () => {
  it.each([
    'How will this week go?',
    'How is next week for me?',
    'How is my weekend?',
    'How are the next two weeks?',
    'How is the coming fortnight?',
    'How are the next 10 days?',
    'What do the next three days look like?',
    'How will 5 December be for me?',
    'How was yesterday?',
    'Is Wednesday auspicious?',
    'यह हफ्ता कैसा रहेगा?',
    'अगले दो हफ्ते कैसे रहेंगे?',
    'अगले 10 दिन कैसे रहेंगे?',
    'ye hafta kaisa rahega',
    'এই সপ্তাহ কেমন যাবে?',
    'আগামী দশ দিন কেমন যাবে?',
    'हा आठवडा कसा जाईल?',
    'पुढचे दहा दिवस कसे जातील?',
    'இந்த வாரம் எப்படி இருக்கும்?',
    'அடுத்த 10 நாட்கள் எப்படி இருக்கும்?',
    'ఈ వారం ఎలా ఉంటుంది?',
    'వచ్చే 10 రోజులు ఎలా ఉంటాయి?',
    '¿Cómo me irá esta semana?',
    '¿Cómo serán los próximos diez días?',
    'Como será minha semana?',
    'Como serão os próximos dez dias?',
  ])('are what "%s" asks about', (question) => {
    expect(matterOf(question)).toBe('tomorrow');
  });

  it.each(['How will next month go?', 'How will December go for me?', 'How are the next two months for me?'])(
    'are read by their months in "%s"',
    (question) => {
      expect(matterOf(question)).toBe('year_ahead');
    },
  );

  it.each([
    ['What will spring be like?', 'season'],
    ['12 or 19 june, which is better', 'rank_dates'],
    ['auspicious time tomorrow', 'good_moment'],
    ['should i stay home today', 'today'],
    ['What is the panchang on Friday?', 'panchang'],
    ['What will next week bring in my career?', 'career_reading'],
  ])('are not all that "%s" asks about', (question, matter) => {
    expect(matterOf(question)).toBe(matter);
  });
});

describe('days that are to be good for something', () => {
  it.each([
    ['Is this weekend good for a trip?', 'travel_date'],
    ['Is next week good for travel?', 'travel_date'],
    ['Is today good for travel?', 'travel_date'],
    ['Can I travel this weekend?', 'travel_date'],
    ['should I travel on Friday?', 'travel_date'],
    ['Is Friday good for signing the contract?', 'contract_time'],
    ['Is the coming fortnight good for a job interview?', 'interview_time'],
    ['Which days in the next two weeks are good for starting a business?', 'business_launch_date'],
    ['Are the next 10 days good for surgery?', 'surgery_date'],
    ['क्या यह वीकेंड यात्रा के लिए अच्छा है?', 'travel_date'],
    ['kya ye weekend yatra ke liye accha hai', 'travel_date'],
    ['এই সপ্তাহান্তে ভ্রমণের জন্য ভালো কি?', 'travel_date'],
    ['हा वीकेंड प्रवासासाठी चांगला आहे का?', 'travel_date'],
    ['இந்த வார இறுதி பயணத்திற்கு நல்லதா?', 'travel_date'],
    ['ఈ వారాంతం ప్రయాణానికి మంచిదా?', 'travel_date'],
    ['¿Es bueno este fin de semana para viajar?', 'travel_date'],
    ['Este fim de semana é bom para viajar?', 'travel_date'],
  ])('are chosen among where "%s" is asked', (question, matter) => {
    expect(matterOf(question)).toBe(matter);
  });

  it.each([
    // What is fixed for a day is asked how it goes.
    ['knee replacement next month, will it turn out fine', 'surgery_result'],
    ['had the interview with the bank today, did it go ok', 'job_interview_result'],
    ['will I find a good house to buy next week', 'buy_property'],
    ['should I sell my house next month', 'sell_property'],
    // Among so many days nobody chooses one.
    ['Is next year good for buying a house?', 'buy_property'],
  ])('are not meant by "%s"', (question, matter) => {
    expect(matterOf(question)).toBe(matter);
  });

  it('leave the topic that is sent', () => {
    const { topic } = understand('Is this weekend good for a trip?', { topic: 'foreign_settlement' }, NOW);
    expect(topic).toBe('foreign_settlement');
  });
});

describe('the number of a horary question', () => {
  it('is none that stands after words of another script', () => {
    expect(numberSaid('அடுத்த 10 நாட்கள் எப்படி இருக்கும்?')).toBeNull();
    expect(numberSaid('వచ్చే 10 రోజులు ఎలా ఉంటాయి?')).toBeNull();
    expect(numberSaid('45 வேலை கிடைக்குமா எனக்கு')).toBe(45);
  });
});
