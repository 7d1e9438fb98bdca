import { sentencesIn, SpokenRecord, withRecord } from '@cuspal/speech';
import { birth, callTool, conforms, GOLDEN, POLAR, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { matterNamed } from '../../meta/matters/matters.ts';
import type { Matter } from '../../meta/matters/matter.ts';
import { say as sayCare } from '../../meta/understanding/understanding.messages.ts';
import { CARE } from '../../meta/understanding/understanding.ts';
import type { Printed } from '../test/composite-blocks.ts';
import { answerOn, questionOn } from '../test/asking.ts';
import tool from './answer-question.tool.ts';
import { say as electional } from '../../election/electional/electional.messages.ts';
import { say } from './answers.messages.ts';
import { textInPlainWords } from './plain-words.ts';

const matterOf = (key: string): Matter => matterNamed(key) ?? { key, tools: [] };
const answer = (key: string, more = {}, args = {}) => answerOn(GOLDEN, questionOn(matterOf(key), more), args);

describe('a question whose words name days', () => {
  it('says first whether a good period touches them, by the timing of that day on', async () => {
    const dates = { from: '2027-06-01', to: '2027-08-31', said: 'in summer 2027' };
    const { answer: said, first } = await answer('marriage_when', { dates });
    const timing: Printed = (
      await callTool('find_event_timing_v2', { ...GOLDEN, event: 'Marriage', from_date: '2027-06-01' })
    ).result;
    expect(first?.start).toBe(timing.first.usableStart);
    const within = timing.first.usableStart.slice(0, 10) <= '2027-08-31';
    expect(said.startsWith(within ? 'A good period for marriage' : 'There is no good period in summer 2027.')).toBe(
      true,
    );
  });

  it('looks back where it asks of the past', async () => {
    const { first, best } = await answer('marriage_when', { past: true });
    for (const period of [first, best]) expect(Date.parse(period?.start ?? '')).toBeLessThan(TEST_NOW);
  });
});

describe('an occupation that is named', () => {
  it.each(['profession_fit', 'which_profession'])('is answered by its name, asked as %s', async (key) => {
    const career = { catalogue: 'natal', key: 'career_start', label: 'Career / Job Start' } as const;
    const { answer: said } = await answer(key, { occupation: 'nursing', event: career });
    expect(said).toMatch(/^Nurse or care worker is .* number \d+ of 80 occupations/);
  });
});

describe('how an operation goes', () => {
  it('is read by the houses of cure, and the day that is named by the tool of operations alone', async () => {
    const vienna = birth('1934-02-17T05:00:00', 48.2082, 16.3738, 60);
    const dates = { from: '2026-12-14', to: '2026-12-14', said: 'on 14 December' };
    const recovery = { catalogue: 'natal', key: 'recovery', label: 'Recovery from Illness' } as const;
    const asked = questionOn(matterOf('surgery_result'), { dates, event: recovery });
    const { answer: said } = await answerOn(vienna, asked);
    const own = (await callTool('get_surgery_success', { ...vienna, surgery_date: '2026-12-14' })).result['answer'];
    expect(said.startsWith(`${say.surgeonDecides()} ${String(own)} `)).toBe(true);
    expect(said).toContain('The chart promises Recovery from Illness');
    expect(said).not.toMatch(/good period|tendency to Surgery/);
  });
});

describe('a time that is elected', () => {
  it('gives cautions against it and the rest for it, as sentences without their codes', async () => {
    const dates = { from: '2026-12-14', to: '2026-12-14', said: 'on 14 December' };
    const told = await answer('surgery_date', { dates }, { voice: 'astrologer' });
    const [window] = (await callTool('find_surgery_time', { ...GOLDEN, scan_start: '2026-12-14', scan_days: 1 }))
      .result['windows'] as Printed;
    const sentences = (kind: RegExp): string[] =>
      window.matchedConditions
        .filter((condition: string) => kind.test(condition))
        .map((condition: string) => condition.slice(condition.indexOf(': ') + 2));
    expect(told.against?.map(({ text }) => text)).toEqual(sentences(/^caution:/).slice(0, told.against?.length));
    for (const { text } of told.for ?? []) expect(sentences(/^[A-Z]/)).toContain(text);
  });

  it('is sought in what is left of the days that the words name, and in all days that are sent', async () => {
    const dates = { from: '2025-12-06', to: '2026-01-04', said: 'this month' };
    const { first, best } = await answer('surgery_date', { dates });
    for (const period of [first, best]) expect(Date.parse(period?.start ?? '')).toBeGreaterThan(Date.UTC(2025, 11, 31));
    const sent = await answer('surgery_date', { dates }, { start_date: dates.from, end_date: dates.to });
    const [earliest] = (await callTool('find_surgery_time', { ...GOLDEN, scan_start: dates.from, scan_days: 30 }))
      .result['windows'] as Printed;
    expect(sent.best?.start).toBe(earliest.startLocal);
  });

  it('does not say that all supports a moment which the running lords do not', () => {
    withRecord(new SpokenRecord(sentencesIn), () => {
      const layers = (['MOON', 'RULING_AND_TRANSIT', 'ASCENDANT'] as const).map((layer) => electional.layer({ layer }));
      const said = [
        electional.layersSupport({ layers, count: 3, state: 'MET', singular: false }),
        electional.periodSilent({ lords: ['Saturn'], against: [] }),
      ];
      expect(said[0]).toBe('The Moon, the ruling planets and the Ascendant all support this moment.');
      expect(said.map(textInPlainWords)).toEqual([
        'What is looked at in the sky supports this moment.',
        'The longer periods that run then do not favour it.',
      ]);
    });
  });
});

describe('what is missing is asked for', () => {
  it.each([
    ['partner_right', /the other person's birth/],
    ['lost_thing', /a number from 1 to 249/],
    ['rank_dates', /two to ten dates/],
    ['rectify', /dated events/],
    ['good_moment', /the event that is meant/],
  ])('%s', async (key, asked) => {
    expect((await answer(key)).answer).toMatch(asked);
  });
});

describe('a question out of scope', () => {
  it('is declined, without a word of the chart', async () => {
    for (const kind of ['emergency', 'crime', 'off_topic'] as const) {
      const result = await answer('marriage_when', { outOfScope: { kind } });
      expect(result).toMatchObject({ verdict: null, first: null, best: null, for: [], against: [] });
    }
    const { answer: said, askNext } = await answer('marriage_when', { outOfScope: { kind: 'emergency' } });
    expect(said).toMatch(/emergency number/);
    expect(askNext).toEqual([]);
  });

  it('is met with care, and leads nowhere from there', async () => {
    for (const kind of CARE) {
      const result = await answer('marital_discord', { outOfScope: { kind } });
      expect(result).toMatchObject({ verdict: null, first: null, best: null, for: [], against: [] });
      expect(result).toMatchObject({ answer: sayCare.care({ kind, minor: false }), askNext: [], notLookedAt: [] });
    }
  });

  it('tells a minor that adult life is read from 18 on, and to talk to a grown-up', async () => {
    const intimacy = questionOn(matterOf('marital_discord'), { outOfScope: { kind: 'intimacy' } });
    const age16 = birth('2010-01-02T07:30:00', 13.0827, 80.2707, 330);
    const { answer: said } = await answerOn(age16, intimacy);
    expect(said).toBe(sayCare.care({ kind: 'intimacy', minor: true }));
    expect(said).toMatch(
      /^No chart is read for this, and adult life is read here from 18 on\..* nobody may ask it of you/,
    );
    // The day before the birthday and the birthday itself, by the clock of tests.
    for (const [born, minor] of [
      ['2008-01-02T12:00:00', true],
      ['2008-01-01T12:00:00', false],
    ] as const) {
      const { answer } = await answerOn(birth(born, 13.0827, 80.2707, 330), intimacy);
      expect([born, answer]).toEqual([born, sayCare.care({ kind: 'intimacy', minor })]);
    }
  });

  it('of death gets no date but vitality and the doctor', async () => {
    const result = await answer('longevity', { outOfScope: { kind: 'death' } });
    expect(result.answer).toMatch(/^No date of death is given/);
    expect(result.answer).toMatch(/doctor/);
    expect(result.answer).toMatch(/vitality/i);
    expect(JSON.stringify([result.first, result.best])).toBe('[null,null]');
  });
});

describe('what is said before a chart speaks, and in its place', () => {
  it('is no vitality of one person for the death of another', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, question: 'When will my mother die?' });
    expect(result['answer']).toMatch(/^No date of a death is given/);
    expect(JSON.stringify(result['answer'])).not.toMatch(/vitality|because the person/);
  });

  it('is a warning before a bet, no name of a share, and the doctor before an operation', async () => {
    const first = async (key: string) => (await answer(key)).answer;
    expect(await first('lottery')).toMatch(/^Most who bet lose/);
    expect(await first('speculation')).toMatch(/^No chart names a share/);
    const operation = await answer('surgery_result');
    expect(operation.answer).toMatch(/^Whether and when to operate is for the doctor/);
    expect(operation.answer).not.toMatch(/a birth \d+ seconds/);
    expect(operation.wouldChange).toBeNull();
  });

  it('reads the relative whom the words of the question name', async () => {
    const asked = async (question: string) => (await conforms(tool, { ...GOLDEN, question })).result;
    for (const question of ['Will my mother marry again?', 'When will my parents divorce?']) {
      const named = await asked(question);
      expect(named['understood']).toMatchObject({ about: 'mother' });
      const sent = await conforms(tool, { ...GOLDEN, question, relation: 'mother' });
      expect(named['verdict']).toEqual(sent.result['verdict']);
    }
  });
});

describe('a birth without houses', () => {
  it('says what cannot be read, and what can', async () => {
    const { result, isError } = await callTool(tool, { ...POLAR, event: 'Marriage' });
    expect(isError).toBe(false);
    expect(result['answer']).toMatch(/cannot be judged/);
    expect(result['verdict']).toBeNull();
    const number = await conforms(tool, { ...POLAR, event: 'Marriage', number: 45 });
    expect(number.result['verdict']).not.toBeNull();
  });

  it('of an unknown time is refused as the single tools refuse it', async () => {
    const bare = { ...GOLDEN, birth_datetime: '1992-08-14' };
    const { text } = await callTool('analyze_natal_promise', bare);
    expect((await callTool(tool, { ...bare, event: 'Marriage' })).text).toBe(text);
  });
});

describe('a fact of the chart', () => {
  it('is told from the tool that has it', async () => {
    // The golden chart: the Moon at 3°27' of Aquarius in Dhanishta, Cancer rising.
    expect((await answer('moon_sign')).answer).toMatch(/^The Moon is in Aquarius, in the star Dhanishta\./);
    expect((await answer('ascendant')).answer).toMatch(/^The rising sign is Cancer/);
    expect((await answer('birth_star')).answer).toMatch(/Dhanishta/);
  });
});

describe('a matter outside its ages', () => {
  it('says so first, as the single tools do', async () => {
    const child = birth('2016-05-01T08:00:00', 13, 80, 330);
    const { result } = await conforms(tool, { ...child, event: 'Marriage' });
    expect(result['answer']).toMatch(/^The person is 9, and marriage is read from 18/i);
  });
});

describe('somebody else who is asked about', () => {
  it('is read in the own houses of the chart, unless the chart is that of a child', async () => {
    const question = "How are my son's studies?";
    const parent = await conforms(tool, { ...GOLDEN, question, relation: 'child' });
    const { events }: Printed = (
      await callTool('analyze_natal_promise', { ...GOLDEN, events: ['Higher Education'], relation: 'child' })
    ).result;
    expect(parent.result['verdict']).toMatchObject({ verdict: events[0].verdict, baseRate: null });
  });

  it('is told by the tool that reads relatives', async () => {
    const { answer: said } = await answer('mother');
    const { result } = await callTool('get_relatives_karaka_panel', { ...GOLDEN, relation: 'mother' });
    expect(String(result['answer'])).toContain(said.split('. ')[0]);
    expect(said).not.toMatch(/most strain/);
  });
});

describe('a day that is asked about', () => {
  it('is named as people write it', async () => {
    const dates = { from: '2027-02-14', to: '2027-02-14', said: '14 february 2027' };
    expect((await answer('marriage_when', { dates })).answer).toMatch(/ on 14 February 2027[,.]/);
  });
});

describe('today', () => {
  it('is read from the moment of the call on, and not from its noon', async () => {
    const { result } = await callTool(tool, { ...GOLDEN, question: 'How is today for me?' });
    const { result: day } = await callTool('run_today_complete', GOLDEN);
    const [, until] = /The best stretch[^.]+/.exec(String(day['answer']))?.[0].split(' runs ') ?? [];
    expect(until).toBeDefined();
    expect(result['answer']).toContain(until);
  });
});

describe('somebody who asks whom they will marry', () => {
  it.each([
    'Who shall I marry?',
    'What will my husband be like?',
    'From where does my partner come?',
    'मेरी शादी किससे होगी',
    'Avec qui vais-je me marier ?',
  ])('%s names nobody and tells what the tool of partners tells', async (question) => {
    const { result } = await callTool(tool, { ...GOLDEN, question });
    const { result: partner }: { result: Printed } = await callTool('get_spouse_characteristics', GOLDEN);
    expect(result['understood']).toMatchObject({ matter: 'spouse_description' });
    expect(result['answer']).toMatch(/^No chart names a person/);
    expect(result['answer']).toContain(String(partner['answer']).split('. ').at(-1));
    // Its origins are those of a legacy or a secret, and of a stranger (R28.6).
    expect(partner['origin']).toEqual(['LEGACY_OR_SECRET', 'STRANGER_ARRANGED']);
    expect(result['answer']).toContain('in private or through a legacy or as a stranger, through an arrangement');
    expect([result['first'], result['best']]).toEqual([null, null]);
    expect(result['askNext']).not.toContain('What kind of partner does the chart describe?');
  });

  it('is told of the kind of match', async () => {
    const { result } = await callTool(tool, { ...GOLDEN, question: 'Will it be love or arranged?' });
    expect(result['answer']).toMatch(/points to an arranged marriage/);
  });
});

describe('a matter with words of its own', () => {
  it('turns from being out of work to finding it', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, event: 'Unemployment / Job Search' });
    expect(result['understood']).toMatchObject({ event: 'Unemployment / Job Search' });
  });

  it('never tells the sex of a child', async () => {
    expect((await answer('child_sex')).answer).toMatch(/^No chart tells whether a child will be a boy or a girl/);
  });

  it('takes an event sent beside a question before the words', async () => {
    const { result } = await callTool(tool, { ...GOLDEN, question: 'When will I get married?', event: 'Promotion' });
    expect(result['understood']).toMatchObject({ event: 'Promotion / Increment', topic: 'career' });
  });
});
