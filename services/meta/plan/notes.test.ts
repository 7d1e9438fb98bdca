import { describe, expect, it } from 'vitest';
import { matterNamed } from '../matters/matters.ts';
import { joinLines } from '../text/lines.ts';
import { aboutMatter } from '../test/understandings.ts';
import { CARE, type Understanding } from '../understanding/understanding.ts';
import { planLines } from './plan-lines.ts';
import { type Plan, planFor, planOf } from './plan.ts';

function planAbout(key: string, further: Partial<Understanding>): Plan {
  const matter = matterNamed(key);
  if (matter === undefined) throw new Error(key);
  const understanding = aboutMatter(matter, further);
  const { tier } = understanding;
  return planOf(understanding, { tier, question: '', nowMs: 0, birth: 'whole', answers: false });
}

describe('the note of a plan', () => {
  it.each(['emergency', 'crime', 'off_topic', ...CARE] as const)(
    'declines what is of kind %s, without a tool',
    (kind) => {
      const plan = planAbout('illness', { outOfScope: { kind } });
      expect(plan).toMatchObject({ floor: 0, expectedMax: 0, toolCount: 0, tools: [], rules: [], shorterWay: [] });
      const text = joinLines(planLines(plan));
      expect(text).toMatch(/\nTopic: health\nNote: /);
      expect(text).not.toMatch(/get_|run_|find_|Event of this question/);
    },
  );

  it('tells whoever is under 18 at the question about intimacy to talk to a grown-up', () => {
    const note = (age?: number) =>
      planFor('Will I have sex soon?', {}, { nowMs: Date.UTC(2026, 10, 30), ...(age !== undefined && { age }) }).note;
    for (const age of [undefined, 18, 40]) expect(note(age)).toMatch(/only you and the other person decide it/);
    for (const age of [0, 12, 17]) expect(note(age)).toMatch(/read here from 18 on\..* a grown-up you trust\.$/);
  });

  it('sends an emergency to the number and to a doctor', () => {
    const { note } = planAbout('illness', { outOfScope: { kind: 'emergency' } });
    expect(note).toContain('Call the emergency number or a doctor at once.');
  });

  it('sends who suffers violence to a safe place and to people', () => {
    const { note } = planAbout('marital_discord', { outOfScope: { kind: 'violence' } });
    expect(note).toMatch(/get to a safe place and call the local emergency number\. Talk to somebody you trust/);
  });

  it('gives no date of death, and vitality in its place', () => {
    const { note, tools, shorterWay, floor, toolCount } = planAbout('longevity', { outOfScope: { kind: 'death' } });
    expect(note).toBe(
      'No date and no age of death is given here. A reading of vitality is offered, and a doctor can say more.',
    );
    const all = [...tools, ...shorterWay.map(({ tool }) => tool)];
    expect(all).toContain('get_vitality_index');
    expect(all.join()).not.toMatch(/find_event_timing|get_event_dasha|balarishta/);
    expect(toolCount).toBeGreaterThanOrEqual(floor);
  });

  it('names the nearest topics of what is unclear, and how to name one', () => {
    const { note } = planAbout('promise', { unclear: true, nearest: ['marriage', 'career', 'health'] });
    expect(note).toBe(
      'I could not tell what you ask about. The nearest topics are marriage, career and health. Call again with topic to name one.',
    );
  });

  it('names both matters of a question that asks of two', () => {
    const second = matterNamed('job_when') ?? null;
    const plan = planAbout('marriage_when', { second });
    expect(plan.note).toBe(
      'Two matters are asked: marriage first, then career. For the second call again with topic career.',
    );
  });

  it('says whose birth to send, unless the birth of the one who asks is read', () => {
    expect(planAbout('exam', { about: 'son' }).note).toBe('This is about a son, so use the birth of the son.');
    expect(planAbout('mother', { about: 'mother' }).note).toBeNull();
  });

  it('says that a number decides, and that the birth of the list promises nothing of it', () => {
    const { note } = planAbout('lost_thing', { number: 108 });
    expect(note).toMatch(/^Number 108 decides, by the horary tools\. .* give none of their promises as the answer\.$/);
    expect(planAbout('lost_thing', { number: null }).note).toBeNull();
  });

  it('turns to the periods that have been, for a matter of a life and not for a fact', () => {
    const { note, tools, shorterWay } = planAbout('career_past', { past: true });
    expect(note).toContain('so get_annotated_dasha comes before any window to come');
    expect(tools).toContain('get_annotated_dasha');
    expect(shorterWay[0]?.tool).toBe('get_annotated_dasha');
    expect(planAbout('planet_place', { past: true })).toMatchObject({ note: null, toolCount: 5 });
  });
});

describe('the shorter way', () => {
  it('of a marriage is its bundle and two checks, which meet the floor', () => {
    const { shorterWay, floor } = planAbout('marriage_when', {});
    expect(shorterWay.map(({ tool, countsAs }) => [tool, countsAs])).toEqual([
      ['run_marriage_complete_reading', 8],
      ['find_event_timing_v2', 1],
      ['run_triple_dasha_consensus', 4],
    ]);
    expect(floor).toBe(12);
  });

  it('of a couple is the match bundle, and asks for the other birth', () => {
    const { shorterWay } = planAbout('match_points', {});
    expect(shorterWay).toMatchObject([
      {
        tool: 'run_kundli_match_complete',
        countsAs: 13,
        needs: [{ names: ['partner'], how: 'ask for the other birth, else skip the call' }],
      },
    ]);
  });

  it('of a number is three calls, of a lost thing two, and says that the floor stands for a reading', () => {
    const number = planAbout('horary_number', { number: 147 });
    expect(number.shorterWay.map(({ tool }) => tool)).toEqual([
      'get_horary_chart_v2',
      'get_horary_advanced',
      'get_ruling_planets',
    ]);
    expect(number.shorterWay[0]?.arguments).toMatchObject({ target_number: 147 });
    const lost = planAbout('lost_thing', { number: 88 });
    expect(lost.shorterWay.map(({ tool, countsAs }) => [tool, countsAs])).toEqual([
      ['get_lost_or_missing', 1],
      ['get_horary_chart_v2', 1],
    ]);
    expect(joinLines(planLines(lost))).toContain(
      'They count as 2 calls and answer the question put. The minimum of 12 stands for a reading.',
    );
  });

  it('names the numbers of the list that each call stands for', () => {
    const { tools, shorterWay } = planAbout('marriage_when', {});
    const covered = shorterWay.flatMap(({ standsFor }) => standsFor.map((number) => tools[number - 1]));
    expect(covered).toEqual(
      expect.arrayContaining(['get_full_chart', 'analyze_natal_promise', 'get_marriage_advanced']),
    );
    expect(joinLines(planLines(planAbout('marriage_when', {})))).toMatch(
      /\n- run_marriage_complete_reading \(counts as 8\), stands for [\d, -]+\n/,
    );
  });
});
