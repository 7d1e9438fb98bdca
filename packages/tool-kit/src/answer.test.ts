import { describe, expect, it } from 'vitest';
import { aboutOf, aboutShape, answerOf, answerShape, nextShape } from './answer.ts';

describe('answerOf', () => {
  it('joins the sentences that hold', () => {
    expect(answerOf('Marriage is promised.', false, 'It comes late.')).toBe('Marriage is promised. It comes late.');
  });

  it.each([
    [[], /one to six sentences, this one 0/],
    [['A.', 'B.', 'C.', 'D.', 'E.', 'F.', 'G.'], /this one 7/],
    [['No full stop'], /Not a sentence each/],
  ])('refuses %j', (parts, words) => {
    expect(() => answerOf(...parts)).toThrow(words);
  });

  it('fits its shape at the limit', () => {
    const longest = answerOf(`${'a'.repeat(399)}.`);
    expect(answerShape.safeParse(longest).success).toBe(true);
    expect(answerShape.safeParse(`${longest}.`).success).toBe(false);
  });
});

describe('aboutOf', () => {
  it('takes a sentence of at most 160 characters, and its shape those of languages that take more room', () => {
    const longest = aboutOf(`${'a'.repeat(159)}.`);
    expect(aboutShape.safeParse(longest).success).toBe(true);
    expect(() => aboutOf(`a${longest}`)).toThrow('A line of 161 characters');
    expect(aboutShape.safeParse('a'.repeat(256)).success).toBe(true);
    expect(aboutShape.safeParse('a'.repeat(257)).success).toBe(false);
    expect(() => aboutOf('The nine planets')).toThrow('Not a sentence');
  });
});

it('a next step is a tool and a reason', () => {
  expect(nextShape.safeParse([{ tool: 'get_event_dasha', reason: 'It finds the periods.' }]).success).toBe(true);
  expect(nextShape.safeParse([{ tool: 'get_event_dasha' }]).success).toBe(false);
});
