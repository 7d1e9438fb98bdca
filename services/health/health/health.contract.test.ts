import { readdirSync } from 'node:fs';
import { disclaimerText } from '@cuspal/tool-kit';
import type { ToolDefinition } from '@cuspal/tool-kit';
import { callTool, conforms, findTool, GOLDEN, POLAR, proseFaults, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NOW } from '../test/call.ts';
import { holdsNoTime, speaksKindly } from '../test/plain-words.ts';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tool.ts'))
  .map((file) => file.replace('.tool.ts', '').replaceAll('-', '_'));

const engineTool = async (name: string): Promise<ToolDefinition> => {
  const tool = await findTool(name);
  if (tool.kind !== 'engine') throw new Error(`${name} computes nothing`);
  return tool;
};

const nextSteps = z.array(z.object({ tool: z.string() }));
const provenance = z.object({ notes: z.array(z.string()) });

/** Whole signs need no cusps. */
const POLAR_TOO = ['get_health_organ_panel', 'get_ayurvedic_constitution', 'get_balarishta_panel'];
const ADVISERS = ['get_longevity_balarishta', 'get_balarishta_panel', 'get_oncology_timing'];
const HORIZONS: Readonly<Record<string, number>> = {
  get_mental_health_panel: 20,
  get_addiction_indicators: 20,
  get_misdiagnosis_risk: 10,
  get_medical_timing: 20,
  get_cure_window: 20,
  get_hospitalization_window: 20,
  get_accident_window: 20,
  get_oncology_timing: 20,
  get_organ_transplant_timing: 10,
};

describe.each(names)('%s keeps what the whole family keeps', (name) => {
  it('begins with what can be told, ends with tools that exist, and carries its disclaimer', async () => {
    const tool = await engineTool(name);
    const { result } = await conforms(tool, GOLDEN, { now: NOW });
    expect(['answer', 'summary']).toContain(Object.keys(result)[0]);
    expect(Object.keys(result).at(-1)).toBe('next');
    const next = nextSteps.parse(result['next']);
    expect(next.length).toBeGreaterThan(0);
    for (const each of next) expect((await findTool(each.tool)).name).toBe(each.tool);
    expect(result['disclaimer']).toContain(disclaimerText(tool.disclaimer ?? 'health'));
    if (tool.disclaimer === 'longevity') expect(result['disclaimer']).toMatch(/no date or age/);
    expect(result['audience']).toBe(ADVISERS.includes(name) ? 'advisor-only' : undefined);
    if (ADVISERS.includes(name)) {
      expect(result['communicationRule']).toMatch(/never shown or read to the person, a parent or a caregiver/);
      expect(tool.description).toMatch(/^For (?:experienced )?advisers only/);
    }
    if (result['scoreProvenance'] !== undefined) expect(result['scoreProvenance']).toBe('service-extension');
  });

  it('A23: gives no date and no age of death, and an answer without a word to its adviser', async () => {
    const tool = await engineTool(name);
    for (const { args, now } of randomLives(12, 2301, 18)) {
      const call = await conforms(tool, args, { now });
      speaksKindly(call, tool);
      holdsNoTime(call, tool);
      expect(call.result['answer'] ?? call.result['summary']).not.toMatch(/advis[eo]r|read to the person/);
    }
  });

  it('describes itself plainly and kindly', async () => {
    const { description, title, system } = await engineTool(name);
    expect(proseFaults(description)).toEqual([]);
    expect(description.length).toBeLessThanOrEqual(600);
    speaksKindly({ result: { description, title } }, { name });
    if (system === 'parashari') expect(description).toContain('Parashari');
    if (system === 'extension') expect(description).toContain('extension');
  });

  it('answers inside the polar circles only where it needs no cusps', async () => {
    const call = await callTool(await engineTool(name), POLAR, { now: NOW });
    expect(call.meta['code']).toBe(POLAR_TOO.includes(name) ? undefined : 'out_of_range');
  });
});

describe.each(Object.entries(HORIZONS))('%s with its years', (name, most) => {
  it('begins at birth for a moment before it, with a note', async () => {
    const { result } = await conforms(name, { ...GOLDEN, as_of_date: '1980-01-01' }, { now: NOW });
    const { notes } = provenance.parse(result['provenance']);
    expect(notes).toContain('as_of_date lies before birth, so the search begins at birth.');
  });

  it.each([
    [{ as_of_date: '2115-01-01' }, 'as_of_date'],
    [{ horizon_years: most + 1 }, 'horizon_years'],
    [{ horizon_years: 0 }, 'horizon_years'],
  ])('refuses %j', async (change, field) => {
    const call = await callTool(await engineTool(name), { ...GOLDEN, ...change }, { now: NOW });
    expect(call.meta).toMatchObject({ code: 'validation_failed', field });
  });
});
