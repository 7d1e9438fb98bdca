import { describe, expect, it } from 'vitest';
import { severityOf } from './severity.ts';

const factor = (points: number) => ({ factor: 'test', detail: 'A test.', points });

describe('severityOf', () => {
  it.each([
    [[1], 'Mild', 0],
    [[3, 1], 'Severe', -1],
    [[1, -2], 'None', 1],
    [[3, -1], 'Moderate', 0],
    [[], 'None', 0],
  ])('%j is %s, and a clamp of %i makes the points add up', (points, severity, clamp) => {
    const found = severityOf(points.map(factor));
    expect(found.severity).toBe(severity);
    expect(found.severityFactors.find((each) => each.factor === 'clamp')?.points ?? 0).toBe(clamp);
    const sum = found.severityFactors.reduce((total, each) => total + each.points, 0);
    expect(sum).toBe(['None', 'Mild', 'Moderate', 'Severe'].indexOf(severity));
  });
});
