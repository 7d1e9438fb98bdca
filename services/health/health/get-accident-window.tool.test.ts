import { ACCIDENT_CLASSES } from '@cuspal/engine/topics/health/accident';
import { GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, refused } from '../test/call.ts';
import tool from './get-accident-window.tool.ts';

const call = caller(tool);

describe('get_accident_window', () => {
  it('gives no date and no count where accidents are not promised', async () => {
    const { promise, windows, byClass, withheldReason, violentPlanets, answer } = await call(GOLDEN);
    // Cusp 8 has Venus, which holds 4 of the helping houses alone.
    expect(promise).toMatchObject({ csl: 'Venus', verdict: 'NEGATED', side: 'no' });
    expect(windows).toEqual([]);
    expect(Object.values(byClass)).toEqual([0, 0, 0, 0, 0]);
    expect(withheldReason).toBeDefined();
    expect(violentPlanets).toEqual([]);
    expect(answer).toBe('The chart does not point to accidents. Ordinary care is enough, as for everybody.');
  });

  it('grades by its points, and the filter changes no class', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(60, 75)) {
      const all = await call({ ...args, horizon_years: 20 }, now);
      const { VEHICULAR, WORKPLACE, SURGICAL, ASSAULT, GENERIC } = all.byClass;
      const count = VEHICULAR + WORKPLACE + SURGICAL + ASSAULT + GENERIC;
      expect(count).toBe(all.windows.length);
      for (const { points, caution, accidentClass, alsoClasses, precaution } of all.windows) {
        const sum = points.reduce((total, each) => total + each.points, 0);
        const plain = sum <= 1 ? 'LOW' : sum <= 3 ? 'MODERATE' : 'HIGH';
        expect(caution).toBe(plain === 'HIGH' && all.violentPlanets.length === 0 ? 'MODERATE' : plain);
        expect(alsoClasses).not.toContain(accidentClass);
        expect(precaution).toMatch(/as always\.$/);
        met.add(accidentClass).add(caution);
      }
      for (const wanted of ACCIDENT_CLASSES) {
        const some = await call({ ...args, horizon_years: 20, accident_class: wanted }, now);
        expect(some.byClass).toEqual(all.byClass);
        expect(some.windows).toEqual(
          all.windows.filter(
            ({ accidentClass, alsoClasses }) => accidentClass === wanted || alsoClasses.some((of) => of === wanted),
          ),
        );
        if (all.windows.length > 0 && some.windows.length === 0) {
          expect(some.notes).toContain('None of the best periods found is of that class.');
          // The periods that are counted are not denied by the answer.
          expect(some.answer).toContain(
            count === 1
              ? 'The one period found is not marked for care '
              : `Of ${count} periods found, none is marked for care `,
          );
          expect(some.answer).not.toContain('hold no period');
          met.add('filtered away');
        }
        if (some.windows.length === 1) expect(some.answer).toMatch(/^The one period found (?:does not ask|asks) for /);
        if (some.windows.length > 0)
          expect(some.answer).toContain(some.windows.length === 1 ? ' It asks for care ' : ' They ask for care ');
      }
    }
    for (const grade of ['LOW', 'MODERATE', 'HIGH', 'SURGICAL', 'VEHICULAR', 'filtered away'])
      expect(met).toContain(grade);
  });

  it('refuses a class that does not exist', async () => {
    await refused(tool, { ...GOLDEN, accident_class: 'FALL' }, { code: 'validation_failed', field: 'accident_class' });
  });
});
