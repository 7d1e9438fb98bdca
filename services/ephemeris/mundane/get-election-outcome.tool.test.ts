import { CONTEST_VERDICTS } from '@cuspal/engine/world/mundane/contest';
import { callTool, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-election-outcome.tool.ts';

const CANDIDATE = {
  birth_datetime: '1975-03-04T10:20:00',
  latitude: 13.08,
  longitude: 80.27,
  utc_offset_minutes: 330,
  election_date: '2026-05-04',
} as const;
const RIVAL = { datetime: '1968-11-19T05:45:00', latitude: 28.61, longitude: 77.21, utcOffsetMinutes: 330 } as const;
const NOW = Date.UTC(2026, 3, 1);

describe('get_election_outcome', () => {
  it('judges a candidate by cusps, promise, periods and transits', async () => {
    const { value, notes } = await readResult(tool, CANDIDATE, NOW);
    expect(value.asOf).toBe('2026-04-01T05:30:00+05:30');
    expect(value.electionDate).toBe('2026-05-04T12:00:00+05:30');
    expect(value.officeLevel).toBe('national');
    expect(value.rival).toBeUndefined();
    expect(value.comparison).toBeUndefined();
    expect(value.candidate.cusps.map(({ cusp }) => cusp)).toEqual([6, 10, 11]);
    expect(value.candidate.karakas.map(({ planet }) => planet)).toEqual(['Sun', 'Mars', 'Jupiter', 'Saturn']);
    expect(value.candidate.promise.cusp).toBe(10);
    expect(notes.join(' ')).toContain('Vote counts');
    expect((await readResult(tool, { ...CANDIDATE, office_level: 'local' }, NOW)).value).toEqual({
      ...value,
      officeLevel: 'local',
    });
  });

  it('swaps the leader with the people', async () => {
    const { value } = await readResult(tool, { ...CANDIDATE, person2: RIVAL }, NOW);
    const { datetime, utcOffsetMinutes, ...place } = RIVAL;
    const { birth_datetime, utc_offset_minutes, election_date, ...own } = CANDIDATE;
    const swapped = await readResult(
      tool,
      {
        birth_datetime: datetime,
        utc_offset_minutes: utcOffsetMinutes,
        ...place,
        election_date,
        person2: { datetime: birth_datetime, utcOffsetMinutes: utc_offset_minutes, ...own },
      },
      NOW,
    );
    expect(swapped.value.candidate).toEqual(value.rival);
    expect(swapped.value.rival).toEqual(value.candidate);
    expect(new Set([value.comparison?.leader, swapped.value.comparison?.leader])).toEqual(
      new Set(['candidate', 'rival']),
    );
  });

  it('finds equal charts undecided, the rival in the ayanamsa of the candidate', async () => {
    const { birth_datetime, utc_offset_minutes, election_date, ...place } = CANDIDATE;
    const person2 = { datetime: birth_datetime, utcOffsetMinutes: utc_offset_minutes, ...place };
    const { value } = await readResult(tool, { ...CANDIDATE, election_date, ayanamsa: 'raman', person2 }, NOW);
    expect(value.comparison).toEqual({ leader: 'UNDECIDED', decidedBy: 'none' });
    expect(value.answer).toContain('none leads');
  });

  it('takes the moment of the call without a date', async () => {
    const { election_date: _, ...birth } = CANDIDATE;
    const { value } = await readResult(tool, birth, NOW);
    expect(value.electionDate).toBe(value.asOf);
  });

  it('has a verdict that follows from cusps, promise and class, each of them somewhere', async () => {
    const found = new Set<string>();
    const oneLord = new Set<string>();
    for (const { args, now } of randomLives(250, 37)) {
      const { candidate, reasons } = (
        await readResult(
          tool,
          { ...args, election_date: new Date(now).toISOString().slice(0, 10) + 'T12:00' },
          now + 86_400_000,
        )
      ).value;
      const lean = (cusp: number) => candidate.cusps.find((row) => row.cusp === cusp)?.lean;
      const loss =
        candidate.promise.side === 'no' ||
        lean(6) === 'AGAINST' ||
        (candidate.periodClass === 'BLOCKED' && lean(11) !== 'FOR');
      const win =
        lean(6) === 'FOR' &&
        (lean(10) === 'FOR' || lean(11) === 'FOR') &&
        ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL'].includes(candidate.periodClass);
      expect(candidate.verdict).toBe(loss ? 'LOSS_INDICATED' : win ? 'WIN_INDICATED' : 'CONTESTED');
      const decided =
        candidate.verdict === 'WIN_INDICATED'
          ? /cusp 6 and cusp 10 or 11 favour/
          : candidate.verdict === 'CONTESTED'
            ? /neither the rule/
            : candidate.promise.side === 'no'
              ? /does not promise/
              : lean(6) === 'AGAINST'
                ? /cusp 6 works against/
                : /periods block a win/;
      expect(reasons.at(-1)).toMatch(decided);
      expect(reasons[0]).toMatch(/^For the candidate an office is /);
      const lords = new Set(Object.values(candidate.lords));
      if (lords.size === 1) oneLord.add(candidate.periodClass);
      expect(reasons[4]).toMatch(
        lords.size === 1
          ? /^[A-Z][a-z]+( [A-Z][a-z]+)?, lord of all three periods, (blocks|offers|says|is) /
          : /^The lords of the periods, .+, (block|offer|say|are) /,
      );
      expect(candidate.cusps.every(({ csl, chain }) => chain.csl.planet === csl)).toBe(true);
      expect(candidate.transit.map(({ body }) => body)).toContain('Moon');
      found.add(candidate.verdict);
    }
    expect([...found].sort()).toEqual([...CONTEST_VERDICTS].sort());
    expect(oneLord.size).toBeGreaterThan(0);
  });

  it.each([
    [{ election_date: '1970-01-01' }, 'validation_failed', /120 dasha years/],
    [
      { election_date: '1967-01-01', birth_datetime: '1960-01-01T10:00', person2: RIVAL },
      'validation_failed',
      /the rival/,
    ],
    [{ latitude: 85 }, 'out_of_range', /Placidus/],
    [{ person2: { ...RIVAL, latitude: 85 } }, 'out_of_range', /the rival.*Placidus/],
    [{ person2: { ...RIVAL, utcOffsetMinutes: undefined } }, 'validation_failed', /person2.utcOffsetMinutes/],
    [{ election_date: 'soon' }, 'validation_failed', /election_date/],
  ])('refuses %p', async (more, code, said) => {
    const { meta, text } = await callTool(tool, { ...CANDIDATE, ...more }, { now: NOW });
    expect([meta['code'], text]).toEqual([code, expect.stringMatching(said)]);
  });

  it('names the latitude of a polar rival', async () => {
    const { meta } = await callTool(tool, { ...CANDIDATE, person2: { ...RIVAL, latitude: 85 } }, { now: NOW });
    expect(meta['field']).toBe('person2.latitude');
  });
});
