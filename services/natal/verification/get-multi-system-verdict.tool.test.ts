import { NATAL_EVENTS, natalEvent } from '@cuspal/engine/events/natal';
import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { describe, expect, it } from 'vitest';
import tool from './get-multi-system-verdict.tool.ts';
import { BIRTHS, READER } from '../test/verification-births.ts';

const output = withNotes(tool);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_multi_system_verdict', () => {
  it.each([
    ['UNANIMOUS_PROMISE', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['STRONG_PROMISE', { ...BIRTHS.siam1969, event: 'Foreign Travel' }],
    ['STRONG_DENIAL', { ...BIRTHS.turkestan1938, event: 'Wealth / Income Gain' }],
    ['MIXED', { ...BIRTHS.assam1929, event: 'Career / Job Start' }],
    ['SPLIT', { ...BIRTHS.brazil1986, event: 'Marriage' }],
  ])('%s follows from the four answers', async (consensus, args) => {
    const { systems, counts, ...found } = await call(args);
    const count = (answer: string) => systems.filter(({ normalised }) => normalised === answer).length;
    expect(counts).toEqual({ promise: count('PROMISE'), mixed: count('MIXED'), denial: count('DENIAL') });
    expect(counts.promise + counts.mixed + counts.denial).toBe(4);
    expect(found.consensus).toBe(consensus);
    expect(found.disagreements).toHaveLength(counts.promise * counts.denial);
    const [, ...told] =
      /give (no|\d) promises? of .*, (no|\d) mixed answers? and (no|\d) denials?/.exec(found.answer) ?? [];
    expect(told.map((word) => (word === 'no' ? 0 : Number(word)))).toEqual([
      counts.promise,
      counts.mixed,
      counts.denial,
    ]);
    const differ = new Set(systems.map(({ normalised }) => normalised)).size > 1;
    expect(found.answer.includes('none contradicts another outright')).toBe(differ && found.disagreements.length === 0);
    const key = NATAL_EVENTS.find(({ label }) => label === args.event)?.key ?? '';
    const kp = promiseSentence(natalEvent(key), found.kpDecides);
    expect(found.answer).toContain(`KP decides, and by KP t${kp.slice(1)} All read one chart`);
  });

  it.each([
    { event: 'Marriage' },
    { event: 'Childbirth / Progeny', primary_houses: [2, 5] },
    { house_group: [6, 10, 11], primary_houses: [10, 6] },
    { event: 'Wealth / Income Gain', primary_houses: [11] },
  ])('quotes the single tools for the same arguments: %j', async (matter) => {
    for (const birth of [GOLDEN, BIRTHS.brazil1986, BIRTHS.honduras1940]) {
      const { systems, eventResolution, kpDecides } = await call({ ...birth, ...matter });
      const single = async (name: string) => (await conforms(name, { ...birth, ...matter })).result;
      const kcil = await single('get_kcil_verdict');
      const fourStep = await single('get_four_step_verdict');
      const bosmia = await single('get_bosmia_significators');
      expect(systems.map(({ name, raw }) => [name, raw])).toEqual([
        ['KP_CSL', fourStep['kpVerdict']],
        ['KCIL', kcil['verdict']],
        ['FOUR_STEP', fourStep['verdict']],
        ['BOSMIA', bosmia['eventVerdict']],
      ]);
      expect(kpDecides).toBe(systems[0]?.raw);
      for (const each of [kcil, fourStep, bosmia]) expect(each['eventResolution']).toEqual(eventResolution);
    }
  });

  it('keeps its independence note and names what KP decides', async () => {
    const { independenceNote, extensionNote } = await call({ ...GOLDEN, event: 'Marriage' });
    expect(independenceNote).toMatch(/no independent evidence/);
    expect(extensionNote).toMatch(/The KP verdict decides/);
  });

  /** What Krishnamurti says of these charts: left service (houses 1, 5, 9, 12), the scholarship came, the illness was there. */
  it.each([
    ['R3-032', 'resignation'],
    ['R3-032', 'job_loss'],
    ['R3-047', 'scholarship'],
    ['R3-047', 'higher_education'],
    ['R3-056', 'illness_acute'],
  ] as const)('%s, %s: neither KP nor the consensus denies what the author found', async (chart, key) => {
    const { systems, consensus } = await call({ ...READER[chart], event: natalEvent(key).label });
    expect(systems[0]?.normalised).not.toBe('DENIAL');
    expect(consensus).not.toBe('STRONG_DENIAL');
  });

  it.each([
    [{}, 'validation_failed', /event.*house_group/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
    [{ event: 'Marriage', systems: ['KCIL'] }, 'validation_failed', /"systems"/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
