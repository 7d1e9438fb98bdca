import { readFileSync } from 'node:fs';
import { drawFigure, FIGURES, FigureError } from '@cuspal/figures';
import { describe, expect, it } from 'vitest';
import { figureParts } from '../src/calls/figure-parts.ts';

const answerOf = (tool: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../catalog/examples/${tool}.json`, import.meta.url), 'utf8')).answer;
const drawn = (tool: string) =>
  figureParts(tool, answerOf(tool)).flatMap((part) => {
    try {
      return [/data-figure="([^"]*)"/.exec(drawFigure(part.tool, part.result)?.svg ?? '')?.[1]];
    } catch (fault) {
      if (fault instanceof FigureError) return [];
      throw fault;
    }
  });

describe('what of a result can be drawn', () => {
  it('is the whole where its tool has a figure', () => {
    const answer = answerOf('get_full_chart');
    expect(figureParts('get_full_chart', answer)).toEqual([{ tool: 'get_full_chart', result: answer }]);
  });

  it.each([
    'run_marriage_complete_reading',
    'run_career_complete_reading',
    'run_kundli_match_complete',
    'run_today_complete',
    'run_year_outlook_complete',
    'answer_question',
  ])('is something of %s', (tool) => expect(drawn(tool).length).toBeGreaterThan(0));

  it('is the windows of a whole reading and the table of a match', () => {
    expect(drawn('run_marriage_complete_reading')).toContain('window-strip');
    expect(drawn('run_kundli_match_complete').length).toBeGreaterThan(1);
  });

  it('is nothing of a result that names no part', () => {
    expect(Object.hasOwn(FIGURES, 'get_nothing')).toBe(false);
    expect(figureParts('get_nothing', { answer: 'Yes.' })).toEqual([]);
    expect(figureParts('get_nothing', 'text')).toEqual([]);
  });
});
