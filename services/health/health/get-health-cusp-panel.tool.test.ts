import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { buildChart } from '@cuspal/engine/chart/build';
import { natalEvent } from '@cuspal/engine/events/natal';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { HEALTH_MATTERS } from '@cuspal/engine/topics/health/matters';
import { GOLDEN, POLAR, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_28, R3_056, refused } from '../test/call.ts';
import tool from './get-health-cusp-panel.tool.ts';

const call = caller(tool);

describe('get_health_cusp_panel', () => {
  it('reads the golden chart', async () => {
    const found = await call(GOLDEN);
    expect(found.cusps.map(({ chain }) => chain.subLord)).toEqual([
      'Saturn',
      'Mercury',
      'Rahu',
      'Venus',
      'Ketu',
      'Moon',
    ]);
    expect(found.cusps.map(({ status }) => status)).toEqual([
      'VULNERABLE',
      'MIXED',
      'PROTECTIVE',
      'PROTECTIVE',
      'MIXED',
      'MIXED',
    ]);
    expect(found).toMatchObject({ balance: 17, overall: 'RESILIENT', ownIllnessLink: false });
    expect(found.cusps.map(({ cusp, role }) => `${cusp} ${role}`)).toEqual([
      '1 SELF',
      '5 CURE',
      '6 DISEASE',
      '8 DANGER',
      '11 FULFILMENT',
      '12 HOSPITAL',
    ]);
    // Cancer rises, movable, so the eleventh obstructs: its cusp in Taurus, sub lord Ketu.
    expect(found.bhadhaka).toMatchObject({ house: 11, lord: 'Venus', csl: 'Ketu' });
    // Cusp 5 stands 6' from a border.
    expect(found.boundaryCautions).toEqual([{ target: 'cusp_5', severity: 'CRITICAL' }]);
    expect(found.summary).toMatch(/^The six health cusps together show good reserves\. Cusp 6 with its sub lord Rahu/);
  });

  it('A1: judges no matter of grown people for a child, and says which', async () => {
    const { promises, setAside } = await call(GOLDEN, Date.UTC(1998, 0, 1));
    expect(Object.keys(promises)).toEqual(
      HEALTH_MATTERS.filter((key) => !['addiction', 'mental_health'].includes(key)),
    );
    expect(setAside?.map(({ event }) => event)).toEqual(['Addiction / Dependency', 'Mental Health Issues']);
  });

  it('gives the promises that analyze_natal_promise gives', async () => {
    const chart = buildChart(testEphemeris(), resolveBirth(GOLDEN));
    const { promises } = await call(GOLDEN);
    expect(Object.keys(promises)).toEqual(HEALTH_MATTERS);
    for (const key of HEALTH_MATTERS)
      expect(promises[key]).toMatchObject({ verdict: verdictOf(chart, natalEvent(key)).verdict });
    // Golden rows of the promise table.
    expect(promises['illness_acute']?.verdict).toBe('CONTRADICTED');
  });

  it('shows reserves and not the absence of illness: a printed diabetic with a balance of 21', async () => {
    const found = await call(R3_056);
    expect(found).toMatchObject({ balance: 21, overall: 'RESILIENT', ownIllnessLink: true });
    expect(found.cusps.every(({ status }) => status === 'PROTECTIVE')).toBe(true);
    expect(found.promises['illness_acute']?.verdict).toBe('MIXED_ACTIVE');
  });

  it('speaks of thin reserves without alarm', async () => {
    const { overall, summary } = await call(OWN_28);
    expect(overall).toBe('SENSITIVE');
    expect(summary).toContain('so ordinary care of health matters more');
    expect(summary).toContain('only a doctor can say how somebody is');
  });

  it('has no cusps inside the polar circles', async () => {
    expect(await refused(tool, POLAR, { code: 'out_of_range' })).toMatch(/Placidus/);
  });
});
