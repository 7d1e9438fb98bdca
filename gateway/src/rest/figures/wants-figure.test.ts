import { describe, expect, it } from 'vitest';
import { wanted } from './wants-figure.ts';

const chart = { type: 'application/json', figure: true } as const;
const plain = { type: 'application/json', figure: false } as const;
const text = { type: 'text/plain', figure: false } as const;

describe('what an Accept header asks for', () => {
  it.each([
    [undefined, 'result', 'result'],
    ['', 'result', 'result'],
    ['*/*', 'result', 'result'],
    ['application/json', 'result', 'result'],
    ['application/*', 'result', 'result'],
    ['application/json, text/plain, */*', 'result', 'result'],
    ['text/html', 'result', 'result'],
    ['image/png', 'result', 'result'],
    ['image/svg+xml;q=0', 'result', 'result'],
    ['image/svg+xml;q=0, */*', 'result', 'result'],
    ['application/json, image/svg+xml', 'result', 'result'],
    ['application/json;q=0.9, image/svg+xml;q=0.8', 'result', 'result'],
    ['image/svg+xml', 'figure', 'nothing'],
    ['IMAGE/SVG+XML', 'figure', 'nothing'],
    ['image/svg+xml;q=0.1', 'figure', 'nothing'],
    ['image/*', 'figure', 'nothing'],
    ['application/json;q=0, */*', 'figure', 'nothing'],
    ['image/svg+xml, application/json', 'figure', 'result'],
    ['image/svg+xml, */*', 'figure', 'result'],
    ['application/json;q=0.8, image/svg+xml;q=0.9', 'figure', 'result'],
    ['image/svg+xml, application/json;q=0', 'figure', 'nothing'],
  ])('%s: %s, and %s where there is no figure', (accept, withFigure, without) => {
    expect([wanted(accept, chart), wanted(accept, plain)]).toEqual([withFigure, without]);
  });

  it('of a tool that answers in words', () => {
    expect(['text/plain, image/svg+xml', '*/*', 'image/svg+xml'].map((accept) => wanted(accept, text))).toEqual([
      'result',
      'result',
      'nothing',
    ]);
  });
});
