import { describe, expect, it } from 'vitest';
import { CATALOG } from '@cuspal/catalog';
import { CHENNAI, PARTNER, PROMPT_ARGUMENTS } from '../../../../test/prompt-arguments.ts';
import { promptText } from '../../../../test/prompt-text.ts';
import { ToolCatalogue } from '../../../catalog/tool-catalogue.ts';
import { cuspalPrompts } from '../cuspal-prompts.ts';
import { knownTimeZones } from './time-zone.ts';

const prompts = cuspalPrompts(new ToolCatalogue(CATALOG));

describe('what is wrong with an argument is said with its name, its value and what is right', () => {
  it.each([
    [
      'karakamsa_path',
      { birth_datetime: '1992-08-14' },
      'birth_datetime "1992-08-14" is no local date and time. Send it',
    ],
    [
      'karakamsa_path',
      { birth_datetime: '1992-02-30T10:00' },
      'birth_datetime "1992-02-30T10:00" is no day of a calendar',
    ],
    ['karakamsa_path', { birth_datetime: '1799-12-31T10:00' }, 'from 1800 to 2399'],
    ['karakamsa_path', { birth_datetime: '1992-08-14T24:00' }, 'is no local date and time'],
    ['karakamsa_path', { birth_datetime: '1992-08-14T10:02+05:30' }, 'is no local date and time'],
    ['karakamsa_path', { birth_datetime: '' }, 'birth_datetime is missing. Send it as text.'],
    ['karakamsa_path', { latitude: '90.0001' }, 'latitude "90.0001" is not a number from -90 to 90.'],
    ['karakamsa_path', { latitude: '13,08' }, 'latitude "13,08" is not a number'],
    ['karakamsa_path', { latitude: '0x10' }, 'latitude "0x10" is not a number'],
    ['karakamsa_path', { longitude: 'NaN' }, 'longitude "NaN" is not a number from -180 to 180.'],
    ['karakamsa_path', { longitude: '' }, 'longitude is missing.'],
    [
      'karakamsa_path',
      { time_zone: '' },
      'time_zone is missing. Send it as text. An IANA name such as Asia/Kolkata, or in its place utc_offset_minutes',
    ],
    ['karakamsa_path', { time_zone: 'Asia/Chennai' }, 'time_zone "Asia/Chennai" is no time zone.'],
    ['karakamsa_path', { time_zone: '+05:30' }, 'time_zone "+05:30" is no time zone.'],
    ['karakamsa_path', { utc_offset_minutes: '961' }, 'utc_offset_minutes "961" is not a number from -960 to 960.'],
    [
      'karakamsa_path',
      { ayanamsa: 'fagan' },
      'ayanamsa "fagan" is none of the choices. Send one of kp, kp_new, lahiri',
    ],
    ['karakamsa_path', { birthdate: '1992' }, 'Unknown argument: birthdate. This prompt takes birth_datetime,'],
    ['karakamsa_path', { question: 'x'.repeat(2_001) }, 'has 2001 characters, and at most 2000 can be taken.'],
    ['karakamsa_path', { question: '\u0000\u202e' }, 'holds no words.'],
    ['promise_to_date_chain', {}, 'event is missing. Send it as text.'],
    ['promise_to_date_chain', { event: 'Mariage' }, 'event "Mariage" is no event. The nearest are Marriage,'],
    [
      'promise_to_date_chain',
      { event: 'Marriage', topic: 'love' },
      'topic "love" is no topic. Send one of marriage, career',
    ],
    ['birth_time_guard', { known_events: 'Marriage 2019-02-10' }, 'has a date that is no date.'],
    ['birth_time_guard', { known_events: '2019-02-10' }, 'has a part without a date or without an event.'],
    ['birth_time_guard', { known_events: '2019-02-31 Marriage' }, 'has a date that is no day of a calendar'],
    ['birth_time_guard', { known_events: '2019-02-10 Dance' }, 'has a name that is no event. The nearest are'],
    ['birth_time_guard', { known_events: ';;' }, 'holds 0 events, and 1 to 20 can be read.'],
    ['birth_time_guard', { known_events: '2019-02-10 Marriage;'.repeat(21) }, 'holds 21 events'],
    ['two_person_reading', {}, 'partner_datetime is missing.'],
    ['two_person_reading', { ...PARTNER, partner_utc_offset_minutes: '' }, 'partner_time_zone is missing.'],
    [
      'question_and_birth_cross_check',
      { ...PROMPT_ARGUMENTS['question_and_birth_cross_check'], number: '250' },
      'number "250" is not a whole number from 1 to 249.',
    ],
    [
      'question_and_birth_cross_check',
      { ...PROMPT_ARGUMENTS['question_and_birth_cross_check'], number: '1.5' },
      'is not a whole number',
    ],
    [
      'question_and_birth_cross_check',
      { ...PROMPT_ARGUMENTS['question_and_birth_cross_check'], question_latitude: '51' },
      'The place of the question is not whole.',
    ],
  ])('%s with %p', (name, more, said) => {
    expect(() => prompts.get(name, { ...CHENNAI, ...more })).toThrow(
      expect.objectContaining({ code: -32602, message: expect.stringContaining(said) }),
    );
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('there is no prompt %p', (name) => {
    expect(() => prompts.get(name, {})).toThrow(/^Unknown prompt: /);
  });

  it('an empty text is an argument that was left out, and spaces around one do no harm', () => {
    const plain = promptText(prompts, 'karakamsa_path', CHENNAI);
    expect(promptText(prompts, 'karakamsa_path', { ...CHENNAI, ayanamsa: '', question: '  ' })).toBe(plain);
    expect(promptText(prompts, 'karakamsa_path', { ...CHENNAI, latitude: ' 13.0827 ' })).toBe(plain);
  });
});

const complete = (name: string, argument: string, value: string, given: Readonly<Record<string, string>> = {}) =>
  prompts.complete(name, { argument, value, given });

describe('completion', () => {
  it.each([
    ['birth_datetime', '', []],
    ['birth_datetime', '199', []],
    ['birth_datetime', '1992-1', ['1992-10', '1992-11', '1992-12']],
    [
      'birth_datetime',
      '1992-02-2',
      ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'].map((day) => `1992-02-${day}`),
    ],
    ['birth_datetime', '1993-02-29', []],
    ['birth_datetime', '1992-02-29T0', Array.from({ length: 10 }, (_, hour) => `1992-02-29T0${hour}`)],
    ['birth_datetime', '1992-13', []],
    ['birth_datetime', '1992-08-14T2', ['1992-08-14T20', '1992-08-14T21', '1992-08-14T22', '1992-08-14T23']],
    ['birth_datetime', '1992-08-14T10:0', Array.from({ length: 10 }, (_, minute) => `1992-08-14T10:0${minute}`)],
    ['birth_datetime', '1992-08-14T10:02', []],
    ['time_zone', 'kolk', ['Asia/Kolkata']],
    ['time_zone', 'new york', ['America/New_York']],
    ['utc_offset_minutes', '33', ['330']],
    ['utc_offset_minutes', '-72', ['-720']],
    ['ayanamsa', 'kp', ['kp', 'kp_new']],
    ['topic', 'ma', ['marriage']],
    ['event', 'love', ['Love Marriage']],
    ['latitude', '13', []],
    ['question', 'w', []],
  ])('%s %p', (argument, value, expected) => {
    expect(complete('promise_to_date_chain', argument, value)).toEqual(expected);
  });

  it('narrows the events to the topic that was chosen', () => {
    expect(complete('promise_to_date_chain', 'event', '', { topic: 'legal' })).toHaveLength(3);
    expect(complete('promise_to_date_chain', 'event', '', { topic: 'horary' })).toHaveLength(75);
    expect(complete('promise_to_date_chain', 'event', '')).toHaveLength(75);
  });

  it('goes on with the event behind a date', () => {
    expect(complete('birth_time_guard', 'known_events', '2015-07-06 Marriage; 2018-01-20 love')).toEqual([
      '2015-07-06 Marriage; 2018-01-20 Love Marriage',
    ]);
    expect(complete('birth_time_guard', 'known_events', '2015-07')).toEqual([]);
  });

  it('suggests only what the prompt then takes', () => {
    for (const event of complete('promise_to_date_chain', 'event', '')) {
      expect(prompts.get('promise_to_date_chain', { ...CHENNAI, event }).messages).toHaveLength(1);
    }
    for (const time_zone of ['asia', 'europe', 'am'].flatMap((typed) =>
      complete('karakamsa_path', 'time_zone', typed),
    )) {
      expect(prompts.get('karakamsa_path', { ...CHENNAI, time_zone }).messages).toHaveLength(1);
    }
  });

  it('knows no other argument and gives up on long texts', () => {
    expect(() => complete('karakamsa_path', 'event', 'm')).toThrow(
      /^Unknown argument: event\. This prompt takes birth_datetime/,
    );
    expect(() => complete('karakamsa', 'event', 'm')).toThrow(/^Unknown prompt: karakamsa\./);
    expect(complete('birth_time_guard', 'known_events', '2015-07-06 ;'.repeat(10_000))).toEqual([]);
  });
});

describe('the zones that are suggested', () => {
  it('are those of the runtime, each once, by names that it reads', () => {
    const resolved = knownTimeZones().map(
      (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
    );
    expect(new Set(resolved)).toEqual(new Set(Intl.supportedValuesOf('timeZone')));
    expect(knownTimeZones()).not.toContain('Asia/Calcutta');
  });
});
