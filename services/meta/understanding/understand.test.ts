import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 28);
const read = (question: string) => understand(question, {}, NOW);

describe('understand', () => {
  it('names the event of the question by its label', () => {
    expect(read('When will I get married?')).toMatchObject({
      topic: 'marriage',
      event: { catalogue: 'natal', key: 'marriage', label: 'Marriage' },
      noEventReason: null,
    });
    expect(read('what is my moon sign')).toMatchObject({
      event: null,
      noEventReason: 'the question is about the chart itself',
    });
  });

  it.each(['delhi or mumbai for career', 'mumbai or pune for career', 'chennai or delhi for career'])(
    'hears a choice of places in "%s", whatever else its cities are known for',
    (question) => expect(read(question).matter?.key).toBe('relocation'),
  );

  it.each(['will i be a good mother', 'will I be a great dad?'])(
    'hears whoever asks "%s" ask of children',
    (question) => expect(read(question)).toMatchObject({ topic: 'children', about: 'self' }),
  );

  it('offers three topics for words without a meaning', () => {
    for (const question of ['xyzzy', 'asdf']) {
      expect(read(question)).toMatchObject({
        tier: 'full',
        topic: null,
        unclear: true,
        nearest: ['marriage', 'career', 'health'],
      });
    }
  });

  it('answers a question of the future that names nothing', () => {
    expect(read('Will something good happen?')).toMatchObject({ tier: 'focused', topic: null, unclear: false });
  });

  it.each([
    ['When will I die?', 'death'],
    ['मेरी मौत कैसे होगी', 'death'],
    ['chest pain right now what should I do', 'emergency'],
    ['how do I poison my neighbour', 'crime'],
    ['write me a python script', 'off_topic'],
  ])('declines "%s" as %s', (question, kind) => {
    expect(read(question).outOfScope).toEqual({ kind });
  });

  it.each([
    'I feel like hurting myself tonight',
    'I just want to die, nothing helps',
    'i dont want to be here anymore',
    "I don't want to wake up again",
    "I don't want to live anymore",
    'Quiero hacerme daño',
    '¿Qué me pasa? Siento que quiero hacerme daño',
    'Me quiero morir, no aguanto más',
    'Quero me machucar, não aguento mais',
    'Quero morrer',
    'J’ai envie de mourir',
    'Je pense à me faire du mal',
    'Ich will nicht mehr leben',
    'Ich möchte mir etwas antun',
    'Я хочу умереть',
    'Мне хочется навредить себе',
    '我不想活了，想死',
    '我想伤害自己',
    'أريد أن أؤذي نفسي الليلة',
    'أريد أن أموت',
    'Aku ingin mati saja',
    'Saya mau menyakiti diri',
    'मैं खुद को चोट पहुँचाना चाहती हूँ',
    'अब मैं जीना नहीं चाहती',
    'main khud ko nuksan pahunchana chahti hoon',
    'ab main jeena nahi chahta',
    'मला जगायचं नाही',
    'আমি আর বাঁচতে চাই না',
    'নিজেকে আঘাত করতে ইচ্ছা করছে',
    'నాకు చచ్చిపోవాలని ఉంది',
    'எனக்கு வாழவே பிடிக்கவில்லை',
    'நான் சாக வேண்டும்',
    'naan saaga vendum pola iruku',
  ])('sends who may hurt themselves to help at once: "%s"', (question) => {
    expect(read(question).outOfScope).toEqual({ kind: 'emergency' });
  });

  it.each([
    ['No quiero vivir en esta ciudad, ¿puedo mudarme?', 'property'],
    ["I don't want to live with my in-laws, when do we get our own house", 'property'],
    ['When does this pain end?', 'health'],
    ['¿Cuándo me casé?', 'marriage'],
    ['¿Qué remedio me conviene?', 'remedial'],
  ])('but not who asks about something else: "%s"', (question, topic) => {
    expect(read(question)).toMatchObject({ outOfScope: null, topic });
  });

  it('declines no span of life to one who advises', () => {
    const understood = read('I am an astrologer, longevity class of this nativity by three pairs');
    expect(understood).toMatchObject({ adviser: true, outOfScope: null });
    expect(understood.matter?.key).toBe('longevity_adviser');
  });

  it.each([
    ['Is my twin brother going to marry before me?', 'marriage_when'],
    ['When will I have twins?', 'child_when'],
    ['Will I have twin girls?', 'child_when'],
    ['my twin was born 4 minutes later, how do we differ', 'twins'],
    ['Should I drop out of school to bet on football?', 'lottery'],
    ['When will I become prime minister?', 'political_office'],
    ['¿Me casaré con un extranjero?', 'spouse_description'],
    ['Was 2019 a good year?', 'year_ahead'],
    ['casino tonight', 'lottery'],
    ['Which stock should I buy?', 'speculation'],
    ['Should I have the heart operation on 12 January 2027?', 'surgery_result'],
    ['When will I recover from my knee surgery?', 'recovery'],
    ['Should I drop out of school?', 'education_break'],
    ['should i bet on my own little bakery or keep the pay cheque', 'job_or_business'],
    ['is my birth time right to the minute', 'birth_time_unsure'],
    ['should I take the 5 minute walk?', undefined],
  ])('hears the matter of "%s": %s', (question, key) => {
    expect(read(question).matter?.key).toBe(key);
  });

  it('leaves out what a question says it is not about', () => {
    expect(read('not about marriage, when do I find work').topic).toBe('career');
    expect(read('nicht die Liebe, nur das Geld: wann bin ich meine Schulden los').topic).toBe('money');
  });

  it.each([
    ["my son's exam next week, does he pass", 'son'],
    ['will my mother get well', 'mother'],
    ['will my husband find a job', 'spouse'],
    ['how is my relationship with my mother', 'self'],
    ['will I have a son', 'self'],
    ['When will my parents divorce?', 'mother'],
    ['Will my mother marry again?', 'mother'],
    ['Does my father remarry?', 'father'],
    ['When will my daughter have a baby?', 'daughter'],
    ['Is my twin brother going to marry before me?', 'sibling'],
    ['How will my son be as an adult?', 'son'],
    ['Will my father let me marry her?', 'self'],
    ['Do my parents agree to my love marriage?', 'self'],
    ['Will my mother like my wife?', 'self'],
    ['when do I move out of my parents home', 'self'],
    ['Will I divorce my wife?', 'self'],
    ['How many children will I have with my wife?', 'self'],
    ['Is my relationship with my son good?', 'self'],
    ['Will my son get custody?', 'self'],
  ])('knows about whom "%s" is', (question, about) => {
    expect(read(question).about).toBe(about);
  });

  it.each([
    ['when will I marry and will I get a good job', 'marriage', 'career', 'Career / Job Start'],
    ['marriage and job', 'marriage', 'career', 'Career / Job Start'],
    ['will I get a job and buy a house this year', 'career', 'property', 'Property Purchase'],
    ['should I quit my job and move to Canada for good', 'career', 'foreign_settlement', 'Foreign Settlement'],
    ['do I get married? and how many kids will I have?', 'marriage', 'children', 'Childbirth / Progeny'],
    ['kab shaadi hogi aur naukri kab lagegi', 'marriage', 'career', 'Career / Job Start'],
  ])('hears two matters in "%s", in their order', (question, first, second, event) => {
    const understood = read(question);
    expect(understood).toMatchObject({ topic: first, second: { topic: second } });
    expect(understood.also[0]).toBe(event);
  });

  it.each([
    'my husband lost his job and drinks, will we divorce',
    'will I be rich and famous',
    'my wife and I fight every day',
    'embassy interview, do I pass',
    'when will I marry and when will I die',
    'best dates for the wedding and the move',
  ])('hears one matter in "%s"', (question) => {
    expect(read(question).second).toBeNull();
  });

  it('takes a topic that is sent for the one matter that is meant', () => {
    expect(understand('when will I marry and get a job', { topic: 'career' }, NOW).second).toBeNull();
  });

  it('hears the past', () => {
    expect(read('how was my career').past).toBe(true);
    expect(read('how will my career be').past).toBe(false);
  });

  it('makes a question with a number one of horary', () => {
    expect(read('number 45 will my illness be cured')).toMatchObject({ topic: 'horary', number: 45 });
    expect(read('12 or 14 june for the wedding').number).toBeNull();
    expect(read('number 300, will it go well').number).toBeNull();
  });

  it('takes what was sent for what is meant', () => {
    expect(understand('when will i get married', { topic: 'career' }, NOW).topic).toBe('career');
    expect(understand('when will i get married', { topic: 'general', depth: 'full' }, NOW)).toMatchObject({
      tier: 'full',
      topic: null,
    });
  });
});
