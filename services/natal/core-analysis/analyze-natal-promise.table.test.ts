import { buildChart } from '@cuspal/engine/chart/build';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { childrenOf, mahadashas } from '@cuspal/engine/dasha/vimshottari';
import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { natalEvent } from '@cuspal/engine/events/natal';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { isOffered, periodClassOf } from '@cuspal/engine/kp/promise/period-class';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { conforms, randomBirths, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './analyze-natal-promise.tool.ts';

const output = z.object(tool.output.shape);
const NOW = Date.UTC(2026, 5, 1);
const ask = async (args: object) => (await conforms(tool, args, { now: NOW })).result;
const read = async (args: object) => output.parse(await ask(args));
const births = randomBirths(24, 77).filter(({ birth_datetime: born }) => /^19[4-9]|^20[01]/.test(born));
const notesOf = (result: Readonly<Record<string, unknown>>): string => JSON.stringify(result['provenance']);

describe('stability.table (R9S)', () => {
  it('covers every second of the uncertainty once, and its row of the birth says what the answer says', async () => {
    for (const birth of births.slice(0, 6)) {
      const asked = { ...birth, events: ['Marriage'], birth_time_uncertainty_minutes: 4 };
      const [row] = (await read(asked)).events;
      const { table = [], truncated } = row?.stability ?? {};
      expect(truncated).toBeUndefined();
      expect(table.length).toBeGreaterThan(0);
      const born = Date.parse(`${birth.birth_datetime.slice(0, 19)}Z`);
      const clock = (text = '') => (Date.parse(`${text.slice(0, 19)}Z`) - born) / 1000;
      expect([clock(table[0]?.from), clock(table.at(-1)?.to)]).toEqual([-240, 240]);
      for (const [at, { from }] of table.entries()) if (at > 0) expect(clock(from) - clock(table[at - 1]?.to)).toBe(1);
      const own = table.find(({ from, to }) => clock(from) <= 0 && clock(to) >= 0);
      expect(own).toMatchObject({ subLord: row?.csl, verdict: row?.verdict, side: row?.side });
      for (const { side, firstPeriod } of table) if (side === 'no') expect(firstPeriod).toBeNull();
    }
  });

  it('names a weak first period only where no pratyantardasha of fifteen years is offered', async () => {
    const event = natalEvent('property_purchase');
    const classes = new Set<string>();
    for (const birth of births) {
      const asked = { ...birth, events: [event.label], birth_time_uncertainty_minutes: 0 };
      const [own, ...others] = (await read(asked)).events[0]?.stability.table ?? [];
      expect(others).toEqual([]);
      if (own?.firstPeriod === null || own === undefined) continue;
      classes.add(own.firstPeriod.class);
      const chart = buildChart(testEphemeris(), resolveBirth(birth));
      const [from, to] = [Math.max(NOW, chart.moment.utcMs), NOW + 15 * DASHA_YEAR_MS];
      const offered = mahadashas(vimshottariOf(chart))
        .flatMap((md) => childrenOf(md).flatMap((ad) => childrenOf(ad).map((pd) => [md, ad, pd] as const)))
        .filter(([, , pd]) => pd.endMs > from && pd.startMs < to)
        .some(([md, ad, pd]) => isOffered(periodClassOf(matter(chart, event), [md.planet, ad.planet, pd.planet])));
      if (own.firstPeriod.class === 'WEAK') expect(offered).toBe(false);
    }
    expect(classes).toContain('FULL');
  });

  it('comes with one event and the uncertainty alone, and a note says so', async () => {
    const [birth] = births;
    const plain = await read({ ...birth, events: ['Marriage'] });
    expect(plain.events[0]?.stability.table).toBeUndefined();
    const result = await ask({ ...birth, events: ['Marriage', 'Divorce'], birth_time_uncertainty_minutes: 4 });
    for (const { stability } of output.parse(result).events) expect(stability.table).toBeUndefined();
    expect(notesOf(result)).toContain('Send one event alone for the table');
  });
});

describe('include_alternative (R9S)', () => {
  it('names the first period of the other side of a refusal only when asked', async () => {
    let told = 0;
    for (const birth of births) {
      for (const event of ['Marriage', 'Childbirth', 'Illness (Acute)', 'Adoption of a Child']) {
        const asked = { ...birth, events: [event] };
        const [plain, wide] = [await read(asked), await read({ ...asked, include_alternative: true })];
        const [row] = wide.events;
        expect(plain.answer).not.toContain('Were the birth');
        expect(plain.events[0]?.alternative).toBeUndefined();
        const warned = plain.answer.includes(' But a birth ');
        expect(row?.alternative !== undefined).toBe(row?.side === 'no' && warned);
        if (row?.alternative === undefined) continue;
        told += 1;
        const { seconds, way, firstPeriod } = row.alternative;
        expect(wide.answer).toContain(`Were the birth ${seconds} second`);
        expect(/the first period(?:, a weaker one,)? would be /.test(wide.answer)).toBe(firstPeriod !== null);
        expect(wide.answer.includes('a weaker one')).toBe(firstPeriod?.class === 'WEAK');
        const { beforeSeconds, afterSeconds } = row.stability;
        expect(seconds).toBe((way === 'earlier' ? beforeSeconds : afterSeconds) + 1);
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('a rounded birth time', () => {
  it('is noticed where its uncertainty is not stated', async () => {
    const [birth] = births;
    const rounded = { ...birth, birth_datetime: '1971-03-05T06:30:00', events: ['Marriage'] };
    expect(notesOf(await ask(rounded))).toContain('Times like 06:30 are often rounded');
    expect(notesOf(await ask({ ...rounded, birth_time_uncertainty_minutes: 5 }))).not.toContain('often rounded');
    expect(notesOf(await ask({ ...rounded, birth_datetime: '1971-03-05T06:31:00' }))).not.toContain('often rounded');
  });
});

describe('related matters (R9P)', () => {
  it('are joined by a sentence where what they need is refused', async () => {
    let joined = 0;
    for (const birth of randomBirths(60, 78)) {
      const { answer, events } = await read({ ...birth, events: ['Marriage', 'Second Marriage'] });
      const [marriage, second] = events;
      const held = marriage?.side === 'no' && second?.side !== 'no';
      const sentence = 'Second Marriage cannot come about without a first one, which the chart does not promise.';
      expect(answer.includes(sentence)).toBe(held);
      expect(second?.reasoning.includes(sentence)).toBe(held);
      joined += held ? 1 : 0;
    }
    expect(joined).toBeGreaterThan(0);
  });
});
