import { GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_06, OWN_22, OWN_28 } from '../test/call.ts';
import tool from './get-balarishta-panel.tool.ts';

const call = caller(tool);
const idsOf = (rows: readonly { id: string; present: boolean }[]) =>
  rows.filter((row) => row.present).map(({ id }) => id);

describe('get_balarishta_panel', () => {
  it('finds what a second implementation found', async () => {
    const hard = await call(OWN_22);
    expect(idsOf(hard.tests)).toEqual(['B1', 'B2', 'B8', 'B12']);
    expect(hard).toMatchObject({ score: 80, riskBand: 'HIGH' });
    expect(idsOf((await call(OWN_06)).tests)).toEqual(['B4']);
    expect(await call(OWN_28)).toMatchObject({ score: 0, riskBand: 'NONE', factors: [] });
  });

  it('has thirteen tests and five mitigations, and only an adviser reads them', async () => {
    const { tests, mitigations, audience, communicationRule, answer } = await call(GOLDEN);
    expect([tests.length, mitigations.length]).toEqual([13, 5]);
    for (const { present, points, detail } of [...tests, ...mitigations]) {
      expect(present).toBe(points !== 0);
      expect(detail).toMatch(present ? /^It is present\. By the rule / : /^It is absent\. By the rule /);
    }
    expect(audience).toBe('advisor-only');
    expect(communicationRule).toContain('a parent or a caregiver');
    expect(answer).toContain('Healthy children have such charts too');
    expect(answer).not.toMatch(/advis/);
  });

  it('does without KP and with mean times where the Sun does not rise', async () => {
    const { kpLayer, notes } = await call(POLAR);
    expect(kpLayer).toBeNull();
    expect(notes).toContain('The KP part is left out, because there are no Placidus cusps at this latitude.');
    expect(notes).toContain('The Sun does not rise and set here on this day, so mean times stand for its hours.');
  });

  it('says that it has no use for somebody grown, and computes all the same', async () => {
    const grown = 'This tool is meant for children, and the person is no longer one.';
    expect((await call(GOLDEN)).notes).toContain(grown);
    expect((await call(GOLDEN, Date.UTC(1995, 0, 1))).notes).not.toContain(grown);
  });
});
