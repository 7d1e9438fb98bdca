import { CATALOG } from '@cuspal/catalog';
import { callTool } from '@cuspal/tool-kit/testing';
import { electionEvent } from '@cuspal/engine/events/election';
import { natalEvent } from '@cuspal/engine/events/natal';
import { describe, expect, it } from 'vitest';
import type { Matter } from '../matters/matter.ts';
import { MATTERS, matterNamed } from '../matters/matters.ts';
import { aboutMatter } from '../test/understandings.ts';
import { callArguments } from './call-arguments.ts';
import { type BirthRead, type Plan, planOf } from './plan.ts';

const NOW = Date.UTC(2026, 10, 28, 9);
const BIRTHS = {
  whole: { birth_datetime: '1990-05-12T10:20:00', latitude: 13.0878, longitude: 80.2785, utc_offset_minutes: 330 },
  without_cusps: { birth_datetime: '1988-01-09T03:15:00', latitude: 68.97, longitude: 33.08, utc_offset_minutes: 180 },
};
const ENGINE_TOOLS = CATALOG.filter(({ system }) => system !== 'meta').map(({ name }) => name);

/** One matter of each topic. */
const SOME = MATTERS.filter(({ topic }, at) => MATTERS.findIndex((other) => other.topic === topic) === at);

const planAbout = (
  further: Parameters<typeof aboutMatter>[1],
  birth: BirthRead,
  matters: readonly Matter[] = MATTERS,
): readonly Plan[] =>
  matters.map((matter) => {
    const understanding = aboutMatter(matter, further);
    return planOf(understanding, { tier: understanding.tier, question: '', nowMs: NOW, birth, answers: false });
  });

/** The calls of the plans for which nothing has to be asked, each once. */
function readyCalls(plans: readonly Plan[], shorterOnly: boolean): ReadonlyMap<string, readonly [string, object]> {
  const calls = plans.flatMap(({ tools, arguments: args, shorterWay }) => [
    ...shorterWay.filter(({ needs }) => needs.length === 0).map((call) => [call.tool, call.arguments] as const),
    ...(shorterOnly ? [] : tools)
      .filter((tool) => (args[tool]?.needs ?? []).length === 0)
      .map((tool) => [tool, args[tool]?.sends ?? {}] as const),
  ]);
  return new Map(calls.map(([tool, sends]) => [`${tool} ${JSON.stringify(sends)}`, [tool, sends]]));
}

async function failures(plans: readonly Plan[], birth: keyof typeof BIRTHS, shorterOnly = true): Promise<string[]> {
  const failed: string[] = [];
  for (const [key, [tool, sends]] of readyCalls(plans, shorterOnly)) {
    const { isError, text } = await callTool(tool, { ...BIRTHS[birth], ...sends }, { now: NOW });
    if (isError) failed.push(`${key}: ${text}`);
  }
  return failed;
}

const SPRING = { from: '2027-03-01', to: '2027-05-31', said: 'in spring 2027' };
const DAY = { from: '2026-12-14', to: '2026-12-14', said: 'on 14 December' };
const PAST = { from: '2015-01-01', to: '2018-12-31', said: 'from 2015 to 2018' };

describe('the calls of a plan', () => {
  it('say of every tool what it needs beyond the birth, and of no other', async () => {
    const about = {
      topic: null,
      matter: null,
      event: null,
      number: null,
      span: null,
      asked: '2026-11-28T09:00:00+00:00',
    };
    const wrong: string[] = [];
    for (const name of ENGINE_TOOLS) {
      const { text } = await callTool(name, BIRTHS.whole, { now: NOW });
      const missing =
        /^(?:Argument ")?(\w+)"? is missing\./.exec(text)?.[1] ?? (/^Neither events/.test(text) ? 'events' : undefined);
      const needs = callArguments(name, about).needs.flatMap(({ names }) => names);
      if (missing === undefined ? needs.length > 0 : !needs.includes(missing))
        wrong.push(`${name}: ${text.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['no day', {}, MATTERS],
    ['a season', { dates: SPRING }, SOME],
    ['one day', { dates: DAY }, SOME],
    ['years that are over', { dates: PAST, past: true }, SOME],
  ] as const)('of the shorter way answer, with %s named', async (_, further, matters) => {
    expect(await failures(planAbout(further, 'whole', matters), 'whole')).toEqual([]);
  });

  it('answer a birth inside the polar circles', async () => {
    expect(await failures(planAbout({ dates: SPRING }, 'without_cusps'), 'without_cusps')).toEqual([]);
  });

  it('of the whole list answer, with a season named', async () => {
    const plans = SOME.map((matter) =>
      planOf(aboutMatter(matter, { dates: SPRING }), {
        tier: 'full',
        question: '',
        nowMs: NOW,
        birth: 'whole',
        answers: false,
      }),
    );
    expect(await failures(plans, 'whole', false)).toEqual([]);
  });
});

describe('what a call is about', () => {
  const about = { topic: null, matter: null, event: null, number: 88, span: null, asked: '2026-11-28T13:00:00+04:00' };

  it('is a chart of a number cast for the moment of the question, not for the birth', () => {
    for (const tool of ['get_horary_chart_v2', 'get_lost_or_missing', 'get_career_horary'])
      expect(callArguments(tool, about).sends).toMatchObject({ question_datetime: about.asked });
    expect(callArguments('get_full_chart', about).sends).not.toHaveProperty('question_datetime');
  });

  it('is the child of fifteen relatives where children are asked about', () => {
    const { sends } = callArguments('get_relatives_karaka_panel', { ...about, topic: 'children' });
    expect(sends).toEqual({ relation: 'first_child' });
    expect(callArguments('get_relatives_karaka_panel', { ...about, topic: 'family' }).sends).toEqual({});
  });

  it('is the cure where an operation is planned, by the houses that its day is chosen by', () => {
    const matter = matterNamed('surgery_result');
    const surgery = { catalogue: 'natal', key: 'surgery', label: 'Surgery' } as const;
    const { sends } = callArguments('find_event_timing_v2', {
      ...about,
      topic: 'health',
      matter: matter ?? null,
      event: surgery,
    });
    expect(sends).toEqual({ event: 'Recovery from Illness' });
    // Whether one is needed at all is another question.
    expect(callArguments('find_event_timing_v2', { ...about, topic: 'health', event: surgery }).sends).toEqual({
      event: 'Surgery',
    });
    const [cure, elected] = [natalEvent('recovery'), electionEvent('surgery')];
    expect([cure.required, cure.denial]).toEqual([elected.electedHouses, elected.avoidHouses]);
  });

  it('is the work that is looked for, not its want', () => {
    const matter = matterNamed('unemployment');
    if (matter === undefined) throw new Error('no unemployment');
    expect(aboutMatter(matter).event?.key).toBe('career_start');
  });
});

describe('the tools of a matter', () => {
  it('stand in its list or in its shorter way, every one, and so every tool with an engine in some plan', () => {
    const plans = planAbout({}, 'whole');
    const named = plans.map(({ tools, shorterWay }) => new Set([...tools, ...shorterWay.map(({ tool }) => tool)]));
    const left = MATTERS.map(({ key, tools }, at) => [key, tools.filter((tool) => !named[at]?.has(tool))]);
    expect(left.filter(([, tools]) => (tools?.length ?? 0) > 0)).toEqual([]);
    expect(ENGINE_TOOLS.filter((tool) => !named.some((each) => each.has(tool)))).toEqual([]);
  });

  it('leave out what misleads', () => {
    const debt = matterNamed('debt');
    if (debt === undefined) throw new Error('no debt');
    const plan = planOf(aboutMatter(debt), {
      tier: 'focused',
      question: '',
      nowMs: NOW,
      birth: 'whole',
      answers: false,
    });
    expect(plan.tools).toContain('get_financial_analysis');
    expect(plan.tools).not.toContain('get_speculative_intraday');
    expect(plan.toolCount).toBeGreaterThanOrEqual(plan.floor);
  });
});
