import { CAREER_QUESTIONS } from '@cuspal/engine/kp/horary/career-questions';
import { ARRIVAL_SUBJECTS } from '@cuspal/engine/kp/horary/arrival';
import { LOST_QUESTIONS } from '@cuspal/engine/kp/horary/lost-data';
import { MEDICAL_QUESTIONS } from '@cuspal/engine/kp/horary/medical-data';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { eventOf, familyProperties, type Life } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { ownMoment, questionOf, sessionsOf } from '../test/questions.ts';

const numberOf = (index: number): number => 1 + ((index * 101) % 249);
const fineNumberOf = (index: number): number => 1 + ((index * 887) % 2193);
const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 249,
  verify: ({ result }) => {
    expect(result['answer']).toEqual(expect.any(String));
    // Note that every result has: one question, asked once.
    expect(result['notes']).toEqual(expect.arrayContaining([expect.stringMatching(/^Ask one clear question, once\./)]));
  },
  tools: {
    get_horary_chart_v2: {
      argumentsOf: (_, index) => ({
        ...(index % 4 === 1 ? { number_2193: fineNumberOf(index) } : { target_number: numberOf(index) }),
        relation: pick(RELATIONS, index),
        horizon_years: 1 + (index % 15),
        ...(index % 10 !== 0 && { query_event: eventOf(index) }),
      }),
    },
    get_horary_advanced: {
      argumentsOf: (life, index) => ({
        target_number: numberOf(index),
        query_event: eventOf(index),
        ...(index % 2 === 0 && questionOf(life)),
      }),
    },
    get_medical_horary: {
      argumentsOf: (life, index) => ({
        ...ownMoment(life),
        target_number: numberOf(index),
        query_type: pick(MEDICAL_QUESTIONS, index),
        patient_relation: pick(RELATIONS, index),
      }),
      verify: ({ result }) => expect(result['disclaimer']).toEqual(expect.any(String)),
    },
    get_career_horary: {
      argumentsOf: (life, index) => ({
        ...ownMoment(life),
        target_number: numberOf(index),
        query_type: pick(CAREER_QUESTIONS, index),
        relation: pick(RELATIONS, index >> 1),
      }),
    },
    get_lost_or_missing: {
      argumentsOf: (life, index) => ({
        ...(index % 4 === 1 ? { number_2193: fineNumberOf(index) } : { question_number: numberOf(index) }),
        ...(index % 2 === 0 && questionOf(life)),
        query_type: pick(LOST_QUESTIONS, index),
        relation: pick(RELATIONS, index),
      }),
      verify: ({ result }) => expect(result['disclaimer']).toEqual(expect.stringMatching(/police/)),
    },
    get_arrival_timing: {
      argumentsOf: (_, index) => ({ question_number: numberOf(index), subject: pick(ARRIVAL_SUBJECTS, index) }),
    },
    get_horary_serial: {
      argumentsOf: (life: Life, index) => ({
        topic: eventOf(index),
        sessions: sessionsOf(life, 2 + (index % 11), index),
      }),
    },
  },
});

describe('horary questions at random moments and places, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
