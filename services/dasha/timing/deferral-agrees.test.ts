import { callTool, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import dashaAdvanced from './get-dasha-advanced.tool.ts';
import annotatedDasha from './get-annotated-dasha.tool.ts';
import currentDasha from './get-smart-current-dasha.tool.ts';
import eventTiming from './find-event-timing-v2.tool.ts';
import retrograde from './get-retrograde-advanced.tool.ts';

const current = z.object(currentDasha.output.shape);
const advanced = z.object(dashaAdvanced.output.shape);
const annotated = z.object(annotatedDasha.output.shape);
const timing = z.object(eventTiming.output.shape);
const reversal = z.object(retrograde.output.shape);

type Tool = Parameters<typeof callTool>[0];
const resultOf = async (tool: Tool, args: object, now: number): Promise<unknown> =>
  (await callTool(tool, args, { now })).result;

describe('the release of a lord', () => {
  it('is the same second in every tool and at every moment', async () => {
    let [upper, windows] = [0, 0];
    for (const { args, now } of randomLives(25, 1211)) {
      const { levels } = current.parse(await resultOf(currentDasha, args, now));
      const { deferrals } = advanced.parse(await resultOf(dashaAdvanced, args, now));
      const days = new Date(now).toISOString().slice(0, 19);
      const { dashaLords } = reversal.parse(await resultOf(retrograde, { ...args, scan_start_utc: days }, now));
      const { mahadashas } = annotated.parse(await resultOf(annotatedDasha, args, now));
      const later = current.parse(await resultOf(currentDasha, args, now + 86_400_000)).levels;
      for (const [index, { level, lord, startDate }] of levels.entries()) {
        const row = deferrals.find((each) => each.level === level);
        expect(row === undefined).toBe(lord.deferral === null);
        expect(row?.turnsDirect).toBe(lord.deferral?.turnsDirect);
        if (level === 'MD' || level === 'AD' || level === 'PD')
          expect(dashaLords.find((each) => each.level === level)?.deferral?.turnsDirect).toBe(
            lord.deferral?.turnsDirect,
          );
        if (level === 'MD')
          expect(mahadashas.find((each) => each.startDate === startDate)?.lord.deferral?.turnsDirect).toBe(
            lord.deferral?.turnsDirect,
          );
        if (later[index]?.startDate === startDate)
          expect(later[index]?.lord.deferral?.turnsDirect).toBe(lord.deferral?.turnsDirect);
        if (lord.deferral?.turnsDirect !== undefined) upper += 1;
      }
      const [md, ad] = levels;
      if (!md?.lord.deferral && !ad?.lord.deferral) continue;
      for (const event of ['Marriage', 'Promotion', 'Childbirth']) {
        const found = timing.parse(await resultOf(eventTiming, { ...args, event, horizon_years: 3 }, now));
        for (const window of found.windows.filter((each) => each.md === md?.lord.planet && each.ad === ad?.lord.planet))
          for (const { level, turnsDirect } of window.deferrals) {
            if (level === 'MD') expect(turnsDirect).toBe(md?.lord.deferral?.turnsDirect);
            if (level === 'AD') expect(turnsDirect).toBe(ad?.lord.deferral?.turnsDirect);
            if (level === 'PD') expect(turnsDirect).toBeUndefined();
            windows += 1;
          }
      }
    }
    expect(upper).toBeGreaterThan(5);
    expect(windows).toBeGreaterThan(0);
  });
});
