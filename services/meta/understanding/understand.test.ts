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
    ['chest pain right now what should I do', 'emergency'],
    ['how do I poison my neighbour', 'crime'],
    ['write me a python script', 'off_topic'],
  ])('declines "%s" as %s', (question, kind) => {
    expect(read(question).outOfScope).toEqual({ kind });
  });

  it('declines no span of life to one who advises', () => {
    const understood = read('I am an astrologer, longevity class of this nativity by three pairs');
    expect(understood).toMatchObject({ adviser: true, outOfScope: null });
    expect(understood.matter?.key).toBe('longevity_adviser');
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
  ])('knows about whom "%s" is', (question, about) => {
    expect(read(question).about).toBe(about);
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
