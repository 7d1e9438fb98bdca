import { expect, it } from 'vitest';
import { printedArc, printedDegrees, printedLongitude } from './printed.ts';

it('prints what a number means', () => {
  expect(printedDegrees(177.14707630104135)).toBe(177.147076);
  expect(printedDegrees(-0.0000004)).toBe(-0);
  expect(printedArc(2670.5253162510926)).toBe(2670.525);
});

it('never prints the full circle', () => {
  expect([printedLongitude(359.9999999), printedLongitude(0)]).toEqual([359.999999, 0]);
});
