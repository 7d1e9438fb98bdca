import { exampleOf } from '@cuspal/catalog';
import { callTool, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having } from '../../test/read-svg.ts';
import { drawFigure } from '../figures.ts';
import { fieldsOf } from '../read/fields.ts';

const BIRTH = SAMPLE_CHARTS[0]?.arguments ?? {};
const wordsIn = (svg = ''): readonly string[] => drawnIn(svg).map(({ text }) => text);

describe('the Nadi table', () => {
  it('has nine rows, and says of each planet the houses that the chart has it in and own', async () => {
    const { result } = await callTool('get_significators', BIRTH);
    const { result: chart } = await callTool('get_full_chart', BIRTH);
    const [planets, houses] = [fieldsOf(chart).object('planets'), fieldsOf(chart).objects('houses')];
    const svg = drawFigure('get_significators', result, { style: 'nadi' })?.svg;
    expect(having(drawnIn(svg ?? ''), 'data-row')).toHaveLength(9);
    // The nodes act for other planets too, so theirs are more than those of the chart.
    for (const planet of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']) {
      const row = planets.object(planet);
      const owned = houses.filter((house) => house.text('owner') === planet).map((house) => house.number('house'));
      const own = [...new Set([row.number('house'), ...owned])].toSorted((a, b) => a - b);
      const said = (name: string) => wordsIn(svg).find((words) => words.includes(`${name}: `));
      expect(said(planet)).toContain(`${planet}: ${own.join(' ')}`);
    }
  });

  it('names the style that does where a result is narrowed to an event', async () => {
    const { result } = await callTool('get_significators', { ...BIRTH, event: 'Marriage' });
    expect(() => drawFigure('get_significators', result, { style: 'nadi' })).toThrow(
      'style must be fourfold where the table is narrowed to an event, but it is nadi. Call the tool without event.',
    );
    expect(layoutFaults(drawFigure('get_significators', result, { width: 320 })?.svg ?? '')).toEqual([]);
  });
});

describe('the fourfold table of significators', () => {
  it.each([390, 880])('marks the planets that rule and run now, %d wide', async (width) => {
    const now = Date.UTC(2026, 5, 3, 4, 30);
    const { result } = await callTool('get_significators', { ...BIRTH, detail: 'full' }, { now });
    const { result: ruling } = await callTool('get_ruling_planets', BIRTH, { now });
    const { result: dasha } = await callTool('get_smart_current_dasha', BIRTH, { now });
    const rules = fieldsOf(ruling)
      .objects('ranked')
      .flatMap((row) => (row.text('status') === 'rejected' || row.flag('subSlotOnly') ? [] : [row.text('planet')]));
    const [mahadasha = '', antardasha = ''] = fieldsOf(dasha)
      .objects('levels')
      .map((level) => level.object('lord').text('planet'));
    const svg = drawFigure('get_significators', result, { width })?.svg ?? '';
    const rows = wordsIn(svg).join('\n');
    for (const planet of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']) {
      const said = drawnIn(svg)
        .filter(({ within }) => within.some((around) => (around['data-row'] ?? '').endsWith(planet)))
        .map(({ text }) => text)
        .join(' ');
      expect([planet, said.includes('ruling')]).toEqual([planet, rules.includes(planet)]);
      expect([planet, /\bmahadasha/.test(said)]).toEqual([planet, planet === mahadasha]);
      expect([planet, /\bantardasha/.test(said)]).toEqual([planet, planet === antardasha]);
    }
    expect(rows).toContain('Marked: planets that rule and periods that run');
    expect(layoutFaults(svg)).toEqual([]);
  });
});

describe('the ruling planets of a moment', () => {
  it('stand in a box for each place, with a band where they are kept', async () => {
    const { result } = await callTool('get_ruling_planets', BIRTH);
    const fields = fieldsOf(result);
    const svg = drawFigure('get_ruling_planets', result, { width: 390 })?.svg ?? '';
    const boxes = having(drawnIn(svg), 'data-slot').map(({ attributes }) => attributes['data-status']);
    const kept = fields.objects('ranked').flatMap((row) => (row.text('status') === 'kept' ? [row.text('planet')] : []));
    const slots = fields.object('slots');
    const order = [
      'ascSubLord',
      'ascStarLord',
      'ascSignLord',
      'moonSubLord',
      'moonStarLord',
      'moonSignLord',
      'dayLord',
    ];
    expect(boxes).toEqual(order.map((slot) => (kept.includes(slots.text(slot)) ? 'kept' : 'other')));
    expect(drawFigure('get_ruling_planets', result)?.text).toContain(`Rising sub: ${slots.text('ascSubLord')}.`);
  });
});

describe('the Sarvatobhadra chakra', () => {
  it('has each planet in the square of its star', () => {
    const { answer } = exampleOf('get_sarvatobhadra_chakra');
    const fields = fieldsOf(answer);
    const svg = drawFigure('get_sarvatobhadra_chakra', answer)?.svg ?? '';
    const cells = drawnIn(svg).filter(({ within }) => within.some((around) => 'data-cell' in around));
    for (const planet of fields.objects('planets')) {
      const there = cells.filter(({ within }) => within[0]?.['data-cell'] === planet.numbers('cell').join());
      expect(there.map(({ text }) => text).join(' ')).toContain(planet.text('planet').slice(0, 2));
    }
  });
});

describe('aspects by degree', () => {
  it('are the virupas of the result, the darker the stronger', () => {
    const { answer } = exampleOf('get_sputa_drishti');
    const aspects = fieldsOf(answer).object('onPlanets');
    const cells = having(drawnIn(drawFigure('get_sputa_drishti', answer)?.svg ?? ''), 'data-virupas');
    expect(cells).toHaveLength(63);
    for (const { attributes } of cells) {
      const told = aspects.object(attributes['data-aspect'] ?? '').object(attributes['data-on'] ?? '');
      expect(Number(attributes['data-virupas'])).toBe(told.number('virupas'));
    }
    const dark = cells.toSorted((a, b) => Number(b.attributes['fill-opacity']) - Number(a.attributes['fill-opacity']));
    const strongest = fieldsOf(answer).object('strongestAspect');
    expect(dark[0]?.attributes['data-aspect']).toBe(strongest.text('from'));
  });
});
