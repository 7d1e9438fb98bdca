import { expect, it } from 'vitest';
import { polar } from './polar.ts';

it.each([
  [67, 'at latitude 67, because the limit is 66.56 degrees'],
  [-75, 'at latitude -75, because the limit is 66.56 degrees'],
  [66.56, 'at latitude 66.56, because the limit is 66.5597 degrees'],
])('the refusal of latitude %d names a limit below it', (latitude, said) => {
  // 90° less the true obliquity of 14 August 1992, 23.44028°.
  expect(polar(latitude, 23.440_28).message).toContain(said);
});

it('A7: advises no other place', () => {
  expect(polar(70, 23.44).message).not.toMatch(/equator|place|nearer/);
});
