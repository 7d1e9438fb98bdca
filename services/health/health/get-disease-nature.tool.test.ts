import { birthsFor, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_06, OWN_17, OWN_28, R3_056 } from '../test/call.ts';
import tool from './get-disease-nature.tool.ts';

const call = caller(tool);

describe('get_disease_nature', () => {
  it('reads the golden chart', async () => {
    const found = await call(GOLDEN);
    expect(found).toMatchObject({ csl6: 'Rahu', chronicity: 'RECURRING', curability: 'CURABLE', delay: null });
    expect(found.bodyPart.byNakshatra.nakshatra).toBe('Mula');
    expect(found.bodyPart.bySign.sign).toBe('Sagittarius');
    expect(found.bodyPart.byStarLordSign.sign).toBe('Gemini');
    expect(found.bodyPart.oppositeSign.sign).toBe('Gemini');
    expect(found.severityGates).toEqual({
      serious: { hit: false, level: null },
      hospitalisation: { hit: true, level: 3 },
      curable: { hit: true, level: 1, with: [5] },
    });
    expect(found.ailmentClass.byStarLord).toEqual({
      planet: 'Ketu',
      keywords: ['ulcers', 'viral complaints', 'undiagnosed complaints'],
    });
    // The Moon, sub lord of cusp 12, holds 8 in person: sight is worth a check.
    expect(found.faculties.map(({ faculty, marked }) => [faculty, marked])).toEqual([
      ['SPEECH', false],
      ['SIGHT', true],
      ['HEARING', false],
    ]);
    expect(found.answer).toMatch(
      /^By this chart ailments, where there are any, tend to come back\. Tradition links them to the hips, thighs, lungs and arms\. They tend to yield to care\. Recovery tends to .*\.$/,
    );
  });

  it('finds the kidney and sugar of the printed case', async () => {
    const found = await call(R3_056);
    expect(found).toMatchObject({ csl6: 'Venus', chronicity: 'CHRONIC' });
    expect(found.bodyPart.byStarLordSign).toEqual({ sign: 'Libra', parts: ['kidney', 'skin'] });
    expect(found.ailmentClass.byStarLord.keywords).toContain('sugar');
  });

  it('marks speech and sight apart from illness, as a check-up', async () => {
    const { faculties } = await call(OWN_06);
    expect(
      faculties.slice(0, 2).map(({ marked, reason }) => [marked, reason.endsWith('A usual check-up is worth while.')]),
    ).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('names no part of the body twice, in whatever number', async () => {
    let both = 0;
    for (const { args, now } of randomLives(birthsFor(300), 2101)) {
      const { answer, bodyPart } = await call(args, now);
      const named = /links them to the (.*?)\./.exec(answer)?.[1]?.split(/, | and /) ?? [];
      const singular = named.map((part) => part.replace(/s$/, ''));
      expect(new Set(singular).size).toBe(named.length);
      both += Number(bodyPart.byStarLordSign.parts.includes('hip') && bodyPart.byNakshatra.parts.includes('hips'));
    }
    if (birthsFor(300) >= 300) expect(both).toBeGreaterThan(0);
  });

  it('says that a chain is silent', async () => {
    const found = await call(OWN_17);
    expect(found.curability).toBe('MANAGEABLE');
    expect(found.notes).toContain(
      'The chain of cusp 6 is silent, because its sub lord signifies no house of illness or of cure.',
    );
  });

  it('asks for patience where no house of cure is signified, and never says that anybody is ill', async () => {
    const found = await call(OWN_28);
    expect(found.curability).toBe('PERSISTENT');
    expect(found.severityGates.curable.hit).toBe(false);
    expect(found.answer).toContain('They ask for patient, steady care.');
    expect(found.disclaimer).toMatch(/not a medical diagnosis/);
  });
});
