import { COMPUTED_TOOL_COUNT, CATALOG, TOOL_COUNT } from '@cuspal/catalog';
import { FAMILIES, PHASES, SYSTEMS } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { anyText } from '../../../test/support/any-text.ts';
import { ask, fault, lines, namesWith, structured, unfolded } from '../test/catalog-questions.ts';
import type { CatalogQuestion } from './answer.ts';

const sum = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0);

describe('the overview', () => {
  const text = unfolded({});

  it('opens with the counts', () => {
    expect(text.slice(0, 4)).toEqual([
      'TOOL CATALOG',
      `${TOOL_COUNT} tools: ${COMPUTED_TOOL_COUNT} engine-backed, 3 meta`,
      '',
      'PHASES',
    ]);
    expect(text.at(-1)).toBe('Filters: family, phase, system. One tool: tool.');
  });

  it('adds up to all tools in phases, systems and families', () => {
    const at = (heading: string) => text.slice(text.indexOf(heading) + 1, text.indexOf('', text.indexOf(heading)));
    expect(at('PHASES')).toHaveLength(8);
    expect(sum(at('PHASES'), /\((\d+) tools\)$/)).toBe(TOOL_COUNT);
    expect(at('SYSTEMS')).toHaveLength(6);
    expect(sum(at('SYSTEMS'), /\((\d+) tools\)$/)).toBe(TOOL_COUNT);
    expect(at('FAMILIES')).toHaveLength(34);
    expect(sum(at('FAMILIES'), /^[a-z ]+ \((\d+)\): /)).toBe(TOOL_COUNT);
    expect(
      at('FAMILIES')
        .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '))
        .sort(),
    ).toEqual(CATALOG.map(({ name }) => name).sort());
    expect(at('PHASES')[7]).toBe(
      `- standalone: needs a moment, a place, a number or a nation, not a birth chart (${namesWith({ phase: 'standalone' }).length} tools)`,
    );
    const foundation = namesWith({ family: 'foundation' });
    expect(at('FAMILIES')[0]).toBe(`foundation (${foundation.length}): ${foundation.join(', ')}`);
    expect(foundation.slice(0, 5)).toEqual([
      'get_full_chart',
      'get_house_cusps',
      'get_planets',
      'get_nakshatra_details',
      'get_aspects_and_strength',
    ]);
  });

  it('gives programs the same', () => {
    const data = structured({});
    expect(data.counts).toEqual({
      total: TOOL_COUNT,
      engineBacked: COMPUTED_TOOL_COUNT,
      meta: 3,
      available: TOOL_COUNT,
    });
    expect(data.phases).toHaveLength(8);
    expect(data.systems[0]).toEqual({
      key: 'kp',
      meaning: 'orthodox Krishnamurti; the only one that may build a KP verdict',
      tools: namesWith({ system: 'kp' }).length,
    });
    expect(data.families.map(({ key }: { key: string }) => key)).toEqual(FAMILIES);
  });

  it('takes blanks for no argument', () => {
    expect(ask({ family: ' ', phase: '', system: ' ', tool: '' }).text).toBe(ask({}).text);
  });
});

describe('every answer', () => {
  it('is plain ASCII in lines of at most 120 characters', () => {
    const questions: readonly CatalogQuestion[] = [
      {},
      ...PHASES.map((phase) => ({ phase })),
      ...SYSTEMS.map((system) => ({ system })),
      ...FAMILIES.map((family) => ({ family })),
      ...CATALOG.map(({ name }) => ({ tool: name })),
    ];
    for (const question of questions) for (const line of lines(question)) expect(line).toMatch(/^[ -~]{0,120}$/);
  });

  it('refuses other words plainly', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 60 }), (tool) => {
        fc.pre(tool.trim() !== '' && !CATALOG.some(({ name }) => name === tool));
        expect(fault({ tool }).code).toBe('validation_failed');
        expect(fault({ tool }).message).not.toMatch(/[\n\r\t]/);
      }),
    );
  });
});
