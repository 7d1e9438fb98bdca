import { describe, expect, it } from 'vitest';
import { codeOf, isCodeOf, readCode } from './code.ts';
import { reportRequest } from './request.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const request = reportRequest.parse(BIRTH);
const MADE_AT = Date.UTC(2026, 0, 1, 12, 30, 5);

describe('the code of a report', () => {
  const code = codeOf('horoscope', request, '1.2.3-rc.1', MADE_AT);
  const read = readCode(code);

  it('says release and moment, and holds no birth', () => {
    expect(read).toMatchObject({ release: '1.2.3-rc.1', madeAt: MADE_AT });
    expect(code).toMatch(/^1\.2\.3-rc\.1~20260101T123005Z~[0-9a-f]{24}$/);
  });

  it('is that of its input however its members are ordered, and whatever it looks like', () => {
    if (!read) throw new Error('no code');
    const turned = reportRequest.parse(Object.fromEntries(Object.entries(BIRTH).toReversed()));
    expect(isCodeOf(read, 'horoscope', turned)).toBe(true);
    const dressed = reportRequest.parse({ ...BIRTH, paper: 'letter', letterhead: { name: 'Somebody' } });
    expect(isCodeOf(read, 'horoscope', dressed)).toBe(true);
  });

  it.each([
    ['another kind', 'marriage', BIRTH],
    ['another minute', 'horoscope', { ...BIRTH, birth_datetime: '1992-08-14T10:03' }],
    ['another name', 'horoscope', { ...BIRTH, name: 'B' }],
    ['a further question', 'horoscope', { ...BIRTH, questions: ['When?'] }],
  ] as const)('is not that of %s', (_, kind, body) => {
    if (!read) throw new Error('no code');
    expect(isCodeOf(read, kind, reportRequest.parse(body))).toBe(false);
    expect(isCodeOf({ ...read, madeAt: MADE_AT + 1000 }, 'horoscope', request)).toBe(false);
  });

  it.each(['', 'x', `${code}0`, code.replace('~', '-'), code.replace('20260101', '20261301')])(
    'is not read of %j',
    (text) => expect(readCode(text)).toBeUndefined(),
  );
});
