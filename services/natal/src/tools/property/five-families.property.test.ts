import { VISA_TYPES } from '@cuspal/engine/topics/foreign/visa-data';
import { birthsFor, conforms, holdsOver, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import job from '../foreign/get-foreign-job-verdict.tool.ts';
import relocation from '../foreign/get-relocation-chart.tool.ts';
import settlement from '../foreign/get-foreign-settlement.tool.ts';
import visa from '../foreign/get-visa-documentation.tool.ts';
import analysis from '../legal/get-legal-analysis.tool.ts';
import timeline from '../legal/get-litigation-timeline.tool.ts';
import gem from '../remedies/get-gemstone-recommendation.tool.ts';
import mantra from '../remedies/get-mantra-recommendation.tool.ts';
import karma from '../spiritual/get-past-life-karmic-panel.tool.ts';
import decision from './get-property-decision.tool.ts';

/** Each tool of the families property, foreign, legal, spiritual and remedies, with its longest result. */
const TOOLS = [
  [decision, { horizon_years: 20 }],
  [job, { horizon_years: 30 }],
  [settlement, { horizon_years: 30 }],
  [relocation, { target_latitude: -33.9, target_longitude: 151.2 }],
  [visa, { horizon_years: 30 }],
  [analysis, { horizon_years: 20, role: 'defendant', matter: 'criminal' }],
  [timeline, { horizon_years: 10, matter: 'criminal' }],
  [karma, {}],
  [gem, { purpose: 'money' }],
  [mantra, { purpose: 'children' }],
] as const;

/** Searches of ten milliseconds and more see fewer births. */
const SEARCHES = new Map([
  [decision.name, 300],
  [job.name, 300],
  [visa.name, 100],
  [timeline.name, 100],
]);
const DISCLAIMED = new Set([decision, visa, analysis, timeline, gem, mantra].map(({ name }) => name));

describe('1,000 random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(TOOLS.map(([tool, extra]) => [tool.name, tool, extra] as const))(
    '%s answers without a throw, as its schema says, in the size of one answer, disclaimers always',
    async (name, tool, extra) =>
      holdsOver(
        {
          tool,
          argumentsOf: (_, index) => ({
            ...extra,
            ...(name === visa.name && { visa_type: VISA_TYPES[index % VISA_TYPES.length] }),
          }),
          verify: ({ result, text }) => {
            if (DISCLAIMED.has(name)) expect(result['disclaimer']).toEqual(expect.any(String));
            expect(text).not.toMatch(/undefined|NaN|null\b.*null lord/);
          },
        },
        birthsFor(SEARCHES.get(name) ?? 1000),
        1_871,
      ),
    600_000,
  );

  it('gives the same text for the same call', async () => {
    for (const [index, { args, now }] of randomLives(TOOLS.length, 1_872).entries()) {
      const [tool, extra] = TOOLS[index] ?? TOOLS[0];
      const [first, again] = [
        await conforms(tool, { ...args, ...extra }, { now }),
        await conforms(tool, { ...args, ...extra }, { now }),
      ];
      expect(again.text).toBe(first.text);
    }
  });
});
