import { describe, expect, it } from 'vitest';
import { joinLines } from '../text/lines.ts';
import { planLines } from './plan-lines.ts';
import { planFor } from './plan.ts';

describe('what the assistant sends', () => {
  it('wins over the words', () => {
    expect(planFor('When will I get married?', { topic: 'career', depth: 'full' })).toMatchObject({
      tier: 'full',
      topic: 'career',
      toolCount: 28,
      classifiedBy: 'ASKED',
      matched: [],
    });
    expect(planFor('When will I get married?', { topic: 'general' })).toMatchObject({
      tier: 'focused',
      topic: null,
      toolCount: 12,
      events: [],
      classifiedBy: 'ASKED',
    });
  });

  it('leaves to the words what is not sent', () => {
    expect(planFor('When will I get married?', { depth: 'full' })).toMatchObject({ tier: 'full', topic: 'marriage' });
    expect(planFor('Read my chart', { topic: 'legal' })).toMatchObject({ tier: 'full', topic: 'legal' });
    expect(planFor('', { topic: 'money' })).toMatchObject({ tier: 'full', topic: 'money', classifiedBy: 'ASKED' });
    expect(planFor('', { depth: 'focused' })).toMatchObject({ tier: 'focused', topic: null, toolCount: 12 });
  });

  it('makes a question in any language a question of its topic', () => {
    expect(planFor('¿Cuándo me casaré?', { topic: 'marriage' })).toMatchObject({
      tier: 'focused',
      topic: 'marriage',
      toolCount: 16,
    });
  });
});

describe('the event names of a plan', () => {
  it('are labels of the natal catalogue', () => {
    expect(planFor('', { topic: 'spiritual' }).events).toEqual(['Spiritual Progress / Initiation']);
    expect(planFor('', { topic: 'foreign_settlement' }).events).toContain('Immigration / Visa');
    expect(planFor('', { topic: 'career' }).events).toHaveLength(20);
    for (const topic of ['muhurta', 'horary', 'annual', 'remedial', 'general'] as const) {
      expect(planFor('', { topic }).events).toEqual([]);
      expect(joinLines(planLines(planFor('', { topic })))).not.toContain('Event names:');
    }
  });

  it('hold none of the three that are never volunteered', () => {
    const all = (['children', 'legal', 'health'] as const).flatMap((topic) => planFor('', { topic }).events);
    expect(all).toHaveLength(3 + 3 + 7);
    expect(all.join()).not.toMatch(/Miscarriage|Imprisonment|Addiction/);
  });
});
