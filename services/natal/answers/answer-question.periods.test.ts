import { birth, callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { matterNamed } from '../../meta/matters/matters.ts';
import type { Matter } from '../../meta/matters/matter.ts';
import { answerOn, questionOn } from '../test/asking.ts';
import type { Printed } from '../test/composite-blocks.ts';

const matterOf = (key: string): Matter => matterNamed(key) ?? { key, tools: [] };
const NOW = Date.parse('2026-11-30T06:00:00Z');
/** Births of persons of 29, 71 and 34 on that day. */
const YOUNG = birth('1997-08-20T07:55:00', 13.0827, 80.2707, 330);
const OLD = birth('1955-05-09T01:33:00', 40.4168, -3.7038, 60);
const CHENNAI = birth('1992-08-14T10:02:00', 13.0827, 80.2707, 330);

const marriage = (args = {}) => answerOn(CHENNAI, questionOn(matterOf('marriage_when')), args, NOW);

describe('a period that runs when the days asked about begin', () => {
  it('is not said to begin in them', async () => {
    const dates = { from: '2027-01-01', to: '2027-12-31', said: 'in 2027' };
    const asked = questionOn(matterOf('settle_abroad'), { dates });
    const { result }: Printed = await callTool(
      'find_event_timing_v2',
      { ...YOUNG, event: 'Foreign Settlement', from_date: '2026-11-30' },
      { now: NOW },
    );
    // It runs already on the day of asking, weeks before the year asked about.
    expect(result.first.start.slice(0, 4)).toBe('2026');
    const { answer, first } = await answerOn(YOUNG, asked, {}, NOW);
    expect(answer).toMatch(/^A good period for foreign settlement runs in 2027, and ends on 5 January 2027\./);
    const { md } = result.first;
    const tree: Printed = (await callTool('get_pratyantardasha_periods', { ...YOUNG, mahadasha: md })).result;
    const periods = tree.antardashas.flatMap((ad: Printed) => ad.pratyantardashas);
    const own = periods.find((pd: Printed) => pd.endDate === first?.end);
    expect([first?.start.slice(0, 10), first?.began]).toEqual(['2027-01-01', own.startDate]);
    expect(own.startDate < '2026-11-30').toBe(true);
  });
});

describe('a day without a period', () => {
  it('is said to have none, not to begin none', async () => {
    const dates = { from: '2027-03-15', to: '2027-03-15', said: 'on 15 March 2027' };
    const { answer } = await answerOn(YOUNG, questionOn(matterOf('exam'), { dates }), {}, NOW);
    expect(answer).toMatch(/^There is no good period on 15 March 2027\./);
  });
});

describe('a question of days that are over', () => {
  it.each([
    ['last week', '2026-11-16', '2026-11-22'],
    ['in 2025', '2025-01-01', '2025-12-31'],
  ])('calls no period past that is still to come: %s', async (said, from, to) => {
    for (const key of ['resignation', 'marriage_when', 'job_when']) {
      const asked = questionOn(matterOf(key), { dates: { from, to, said }, past: true });
      const { answer } = await answerOn(CHENNAI, asked, {}, NOW);
      expect(answer).not.toMatch(/past period for [a-z ]+ (?:runs|is already running)/);
    }
  });
});

describe('the strongest of several equal periods', () => {
  it('is told with the first that is as strong, with its share of a lifetime, and with what chose it', async () => {
    const { answer, against = [] } = await marriage();
    expect(answer).toMatch(/The first that is as strong is already running, until 8 May 2027\./);
    expect(answer).toMatch(/Such periods fill about 23 % of a lifetime, so this is a likelier time, not a date\./);
    expect(against.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Several periods are equally strong\./),
    );
  });

  it('is the same at every hour but for the ruling planets of that hour, which the answer says', async () => {
    const hours = [0.5, 6, 13].map((hour) => Date.parse('2026-11-30T00:00:00Z') + hour * 3_600_000);
    const asked = questionOn(matterOf('marriage_when'));
    const answers = await Promise.all(hours.map((now) => answerOn(CHENNAI, asked, {}, now)));
    expect(new Set(answers.map(({ best }) => best?.class))).toEqual(new Set(['FULL']));
    expect(new Set(answers.map(({ first }) => first?.end))).toHaveProperty('size', 1);
  });
});

describe('an uncertain birth time', () => {
  it('is said beside the periods where it was stated, and is not said to be taken as sent', async () => {
    const [exact, unsure] = [
      await marriage({ birth_time_uncertainty_minutes: 1 }),
      await marriage({ birth_time_uncertainty_minutes: 60 }),
    ];
    expect(exact.answer).not.toContain('other periods may take the place of these');
    expect(unsure.answer).toContain('With a birth time only this exact, other periods may take the place of these.');
    expect(unsure.notLookedAt).not.toContain('The birth time was taken as it was sent.');
  });
});

describe('what its own tool does not expect', () => {
  it('comes, if at all, in the periods named', async () => {
    const asked = questionOn(matterOf('court_win'));
    const { answer, verdict } = await answerOn(YOUNG, asked, {}, NOW);
    expect(verdict).not.toBeNull();
    expect(answer).toMatch(/^The chart does not favour this person/);
    expect(answer).toContain('If it comes at all, the strongest period');
  });
});

describe('a matter beyond the ages at which it is read', () => {
  it('is not told to be delayed', async () => {
    const asked = questionOn(matterOf('child_when'));
    const { answer } = await answerOn(OLD, asked, {}, NOW);
    expect(answer).toMatch(/^The person is 71, and Childbirth \/ Progeny is read up to 70/);
    expect(answer).not.toMatch(/delay|strongest period/);
  });

  it('is told as ever within them', async () => {
    const asked = questionOn(matterOf('child_when'));
    expect((await answerOn(GOLDEN, asked, {}, NOW)).answer).not.toMatch(/^The person is/);
  });
});
