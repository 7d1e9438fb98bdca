import { OTHER_DOSHAS } from '@cuspal/engine/parashari/doshas/other-doshas';
import { callTool, GOLDEN, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import fullChart from '../foundation/get-full-chart.tool.ts';
import tool from './check-doshas.tool.ts';
import kalsarpaTool from './get-kalsarpa-variants.tool.ts';

const NOW = Date.UTC(2026, 10, 22);
const STEPS = ['None', 'Mild', 'Moderate', 'Severe'];

describe('check_doshas', () => {
  it('reads the golden sample', async () => {
    const { value } = await readResult(tool, GOLDEN, NOW);
    const { manglik, kalsarpa, sadeSati, pitra, kemadruma } = value.doshas;
    // Mars in Taurus: 11 from Cancer, 4 from the Moon in Aquarius, 10 from Venus in Leo. Cancer has Mars as yoga karaka.
    expect(manglik).toMatchObject({
      present: true,
      severity: 'None',
      fromLagna: { house: 11, hit: false, school: null },
      fromMoon: { house: 4, hit: true, school: null },
      fromVenus: { house: 10, hit: false, school: null },
      venusOnly: false,
      marsSign: 'Taurus',
      cancellations: [{ rule: 'e' }],
      kpView: { promise: 'PROMISED', marsOpposes: false },
    });
    expect(manglik.explanation).toBe(
      'Manglik dosha is present, but cancelled. Mars is in house 4 from the Moon. 1 cancellation holds.',
    );
    expect(kalsarpa).toMatchObject({ present: false, status: 'NONE', planetsOutside: ['Moon', 'Mars', 'Saturn'] });
    expect(sadeSati).toMatchObject({ present: true, phase: 'Patha', houseFromMoon: 2, saturnSign: 'Pisces' });
    expect(sadeSati.phaseWindows.map(({ phase }) => phase)).toEqual([
      ...['Vraya', 'Janma', 'Vraya', 'Janma', 'Patha', 'Patha'],
    ]);
    expect(pitra.hits).toEqual([{ rule: 'b', detail: 'Saturn aspects the Sun.' }]);
    expect(kemadruma).toMatchObject({ present: false, cancelled: false });
    expect(value.presentCount).toBe(3);
    expect(value.answer).toMatch(
      /^Three of the five usual doshas are present, Manglik \(cancelled\), Sade Sati \(cancelled\) and Pitra \(mild\)/,
    );
  });

  it('over random lives: adds up, agrees with the other tools', async () => {
    const seen = new Set<string>();
    for (const [index, { args, now }] of randomLives(40, 283).entries()) {
      const { value } = await readResult(tool, args, now);
      const { doshas, otherDoshas, presentCount, asOf } = value;
      for (const [name, dosha] of Object.entries(doshas)) {
        const { present, severity, severityFactors, cancellations } = dosha;
        const sum = severityFactors.reduce((total, { points }) => total + points, 0);
        expect(STEPS[sum]).toBe(severity);
        if (!present) expect([severity, severityFactors, cancellations]).toEqual(['None', [], []]);
        expect(dosha.explanation).toMatch(present ? / is present, / : / is not present\. /);
        cancellations.forEach(({ rule }) => seen.add(`${name} ${rule}`));
        seen.add(`${name} ${severity}`);
      }
      expect(presentCount).toBe(Object.values(doshas).filter(({ present }) => present).length);
      const { manglik, sadeSati, kemadruma } = doshas;
      for (const { house, hit, school } of [manglik.fromLagna, manglik.fromMoon, manglik.fromVenus]) {
        expect(hit).toBe([1, 2, 4, 7, 8, 12].includes(house));
        expect(school).toBe(house === 2 ? 'southern' : null);
      }
      seen
        .add(manglik.marsDignity)
        .add(`promise ${manglik.kpView?.promise}`)
        .add(`opposes ${manglik.kpView?.marsOpposes}`);
      if (index % 2 === 0) {
        const twin = (await readResult(kalsarpaTool, args, now)).value;
        const { status, variant, severity, planetsOutside, explanation } = twin;
        expect(doshas.kalsarpa).toMatchObject({ status, variant, severity, planetsOutside, explanation });
        const { houses } = (await readResult(fullChart, args, now)).value;
        expect(manglik.kpView?.csl7).toBe(houses?.[6]?.subLord);
      }
      const phases = sadeSati.phaseWindows;
      const holding = phases.find(
        ({ start, end }) =>
          instantMs(start ?? asOf) <= instantMs(asOf) &&
          instantMs(asOf) < instantMs(end ?? '2400-01-01T00:00:00+00:00'),
      );
      expect(holding?.phase ?? null).toBe(sadeSati.phase);
      expect(sadeSati.present).toBe([12, 1, 2].includes(sadeSati.houseFromMoon));
      if (sadeSati.saturnSign === sadeSati.moonSign) expect(sadeSati.phase).toBe('Janma');
      expect([sadeSati.cycleStart, sadeSati.cycleEnd]).toEqual([phases[0]?.start ?? null, phases.at(-1)?.end ?? null]);
      if (sadeSati.nextStart !== null) expect(instantMs(sadeSati.nextStart)).toBeGreaterThan(instantMs(asOf));
      seen.add(`phase ${sadeSati.phase}`).add(`small ${sadeSati.smallPanoti}`);
      expect(kemadruma.cancelled).toBe(kemadruma.cancellations.length > 0);
      expect(otherDoshas.map(({ name }) => name)).toEqual(OTHER_DOSHAS);
      expect(JSON.stringify(value)).not.toMatch(/\b(?:death|die|widow|fate|doom|kill)/i);
    }
    for (const word of ['phase null', 'small null', 'phase Vraya', 'phase Janma', 'phase Patha', 'pitra jupiter'])
      expect(seen).toContain(word);
  });

  it('has no KP view inside the polar circle, and says so', async () => {
    const { value } = await readResult(tool, POLAR, NOW);
    expect(value.doshas.manglik.kpView).toBeNull();
    expect(value.notes.join(' ')).toMatch(/Placidus houses do not exist/);
    expect(value.next.map(({ tool: name }) => name)).not.toContain('get_marriage_advanced');
  });

  it('leaves out dates past the ephemeris', async () => {
    const { value } = await readResult(tool, { ...GOLDEN, query_date: '2399-06-01' }, NOW);
    expect(value.doshas.sadeSati).toMatchObject({ nextStart: null, truncated: true });
    expect(value.notes.join(' ')).toMatch(/outside the years 1800 to 2399/);
  });

  it('refuses a date that is none', async () => {
    const { meta } = await callTool(tool, { ...GOLDEN, query_date: 'soon' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'query_date' });
  });
});
