import { PROPERTY_DECISIONS } from '@cuspal/engine/topics/property/decision';
import { LAYER_STATES } from '@cuspal/engine/topics/property/now-layer';
import { PROPERTY_KINDS } from '@cuspal/engine/topics/property/property-data';
import { FUNDINGS } from '@cuspal/engine/topics/property/reading';
import {
  callTool,
  conforms,
  GOLDEN,
  instantMs,
  isTooOld,
  randomLives,
  SAMPLE_CHARTS,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { STANDINGS } from '@cuspal/engine/kp/kernel/standing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import { dateTold, windowsTold } from '../test/told.ts';
import tool from './get-property-decision.tool.ts';

const output = z.object(tool.output.shape);
const noted = z.object({
  answer: z.string(),
  firstWindow: z.unknown(),
  provenance: z.object({ notes: z.array(z.string()) }),
});
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

const OPENING = {
  BUY_NOW: 'buying in the running period.',
  BUY_LATER: 'buying later.',
  RENT: 'renting.',
  WAIT: 'waiting.',
  SELL_NOW: 'selling in the running period.',
  SELL_LATER: 'selling later.',
  HOLD: 'keeping what is owned.',
};

/** The decision, its rule as in the reasons, and the date that goes with it. */
function checkAnswer(found: Result): void {
  const answer = withoutLead(found.answer);
  const { asOf, decision, reasons, best, firstWindow, nextReview } = found;
  const opening = `The chart tends towards ${OPENING[decision]}`;
  expect(answer.startsWith(opening)).toBe(true);
  const list = decision === 'BUY_LATER' ? 'buyWindows' : 'sellWindows';
  const date =
    firstWindow !== null
      ? windowsTold({ asOf, best: best[list], windows: found[list], weaker: found.weaker[list] })
      : decision.endsWith('_NOW')
        ? ` The running pratyantardasha ends on ${dateTold(nextReview)}.`
        : '';
  expect(answer).toContain(date);
  const rule = reasons.find((reason) => answer.startsWith(`${opening} ${reason}`));
  expect(rule).toBeDefined();
}

/** What the page promises of every answer. */
function check(found: Result): void {
  const { decision, kind, promises, nowLayer, buyWindows, sellWindows, firstWindow, reasons } = found;
  const purchase = promises[kind === 'vehicle' ? 'vehicle_purchase' : 'property_purchase'];
  const sale = promises['property_sale'];
  if (decision === 'BUY_NOW') expect([purchase?.side, nowLayer.buy]).toEqual(['yes', 'OPEN']);
  if (decision === 'SELL_NOW') expect([sale?.side, nowLayer.sell]).toEqual(['yes', 'OPEN']);
  expect(Object.keys(promises)).toHaveLength(7);
  expect(buyWindows.length === 0 || purchase?.side !== 'no').toBe(true);
  expect(sellWindows.length === 0 || sale?.side !== 'no').toBe(true);
  const { buyWithheldReason: notBuying, sellWithheldReason: notSelling } = found;
  if (!isTooOld(notBuying)) expect(notBuying !== undefined).toBe(purchase?.side === 'no');
  if (!isTooOld(notSelling)) expect(notSelling !== undefined).toBe(sale?.side === 'no');
  expect(Math.max(buyWindows.length, sellWindows.length)).toBeLessThanOrEqual(5);
  const list = { BUY_LATER: 'buyWindows', SELL_LATER: 'sellWindows' } as const;
  const first = decision === 'BUY_LATER' || decision === 'SELL_LATER' ? found.first[list[decision]] : null;
  expect(firstWindow?.start).toBe(first?.start);
  expect(reasons.length).toBeGreaterThanOrEqual(3);
  checkAnswer(found);
  const listed = decision === 'BUY_NOW' ? buyWindows : decision === 'SELL_NOW' ? sellWindows : null;
  const running = listed?.some(({ start }) => start === found.asOf) ?? true;
  expect(reasons.some((reason) => reason.includes('not among those listed'))).toBe(!running);
  reasons.forEach((reason) => expect(reason).toMatch(/\S.*\.$/));
  expect(instantMs(found.nextReview)).toBeGreaterThan(instantMs(found.asOf));
  expect(found.next.map(({ tool: name }) => name)).toEqual(['find_property_muhurta']);
  for (const word of ['financial', 'valuation', 'legal', 'commits nobody']) expect(found.disclaimer).toContain(word);
}

describe('get_property_decision', () => {
  it('reads the golden chart by hand', async () => {
    const found = await call(GOLDEN);
    // Cusp 4: Moon in the star of Mars, who stands in 11: house 11 at level 1, 5 and 10 against at level 3.
    expect(found.promises['property_purchase']).toMatchObject({ verdict: 'MIXED_ACTIVE', csl: 'Moon', side: 'yes' });
    // Jupiter-Rahu-Rahu runs until 5 April 2026. Jupiter: 2 (levels 1, 2), 4 and 11 by its star lord Venus. Rahu: 5 own
    // place, in the star of Ketu in 11.
    expect(found.nowLayer.lords.map(({ planet }) => planet)).toEqual(['Jupiter', 'Rahu', 'Rahu']);
    expect(found.nextReview).toBe('2026-04-05T16:49:28+05:30');
    expect(found).toMatchObject({ decision: 'BUY_NOW', funding: 'FROM_FAMILY', firstWindow: null });
    // Mars, the karaka, stands in 11; no planet but Moon and Ketu is in its stars, so its own place is level 2.
    expect(found.karaka).toEqual({ planet: 'Mars', contact: 2 });
    // The Moon stands in 8.
    expect(found.flags).toEqual([{ house: 8, level: 2, meaning: 'A hidden defect is indicated.' }]);
    check(found);
  });

  it('reaches every decision, layer, funding, flag and support, each intent keeping to its words', async () => {
    const met = new Set<string>();
    // One more, found by search: a sale whose period is neither open nor closed.
    const pending = {
      birth_datetime: '1980-08-26T03:05:05',
      latitude: 39.76,
      longitude: -146.69,
      utc_offset_minutes: -600,
      ayanamsa: 'kp_new',
    };
    for (const birth of [...BIRTHS, pending]) {
      for (const intent of ['any', 'buy', 'sell', 'rent'] as const) {
        const found = await call({ ...birth, intent });
        check(found);
        if (intent === 'rent') expect(['RENT', 'WAIT']).toContain(found.decision);
        if (intent === 'sell') expect(['SELL_NOW', 'SELL_LATER', 'HOLD']).toContain(found.decision);
        if (intent === 'buy') expect(['BUY_NOW', 'BUY_LATER', 'RENT', 'WAIT']).toContain(found.decision);
        met.add(found.decision).add(found.funding).add(`buy ${found.nowLayer.buy}`).add(`sell ${found.nowLayer.sell}`);
        found.flags.forEach(({ house }) => met.add(`flag ${house}`));
        found.nowLayer.lords.forEach(({ buy, sell }) => met.add(buy).add(sell));
        met.add(`support ${found.karakaSupport}`);
      }
    }
    expect(met).toEqual(
      new Set([
        ...PROPERTY_DECISIONS,
        ...FUNDINGS,
        ...LAYER_STATES.flatMap((state) => [`buy ${state}`, `sell ${state}`]),
        ...[3, 6, 8, 12].map((house) => `flag ${house}`),
        ...STANDINGS,
        'support true',
        'support false',
      ]),
    );
  });

  it('takes the karaka and the purchase row of each kind', async () => {
    const karakas = { house: 'Mars', land: 'Saturn', apartment: 'Mars', commercial: 'Mars', vehicle: 'Venus' };
    for (const kind of PROPERTY_KINDS) {
      const found = await call({ ...GOLDEN, kind });
      expect(found.karaka.planet).toBe(karakas[kind]);
      expect(Object.keys(found.promises)[0]).toBe(kind === 'vehicle' ? 'vehicle_purchase' : 'property_purchase');
    }
    for (const birth of BIRTHS.slice(0, 12)) {
      const found = await call({ ...birth, kind: 'vehicle' });
      check(found);
      expect(found.decision).not.toBe('RENT');
    }
  });

  it('refuses to rent a vehicle, and says so', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, kind: 'vehicle', intent: 'rent' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'intent' });
    expect(text).toMatch(/intent "rent" does not fit kind "vehicle".*Send intent buy, sell or any/);
  });

  it.each([
    [{ horizon_years: 21 }, 'horizon_years'],
    [{ horizon_years: 0 }, 'horizon_years'],
    [{ kind: 'castle' }, 'kind'],
    [{ as_of_date: '2150-01-01' }, 'as_of_date'],
  ])('refuses %j', async (change, field) => {
    const { meta } = await callTool(tool, { ...GOLDEN, ...change });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
  });

  it('answers for all sample births, and out_of_range beyond the Placidus limit', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') {
        const { meta, text } = await callTool(tool, args, { now });
        expect(meta['code']).toBe('out_of_range');
        expect(text).toMatch(/66\.5/);
      } else check(await call(args, now));
    }
  });

  it('weighs the running lords as the tools that time the event do', async () => {
    for (const birth of BIRTHS) {
      const { nowLayer } = await call(birth);
      const timing = z
        .object({ significators: z.array(z.object({ planet: z.string(), standing: z.string() })) })
        .parse((await conforms('find_event_timing_v2', { ...birth, event: 'Property Purchase' })).result);
      for (const { planet, buy } of nowLayer.lords)
        expect(timing.significators.find((each) => each.planet === planet)?.standing).toBe(buy);
    }
  });

  it('begins at birth when asked about a time before it', async () => {
    const { provenance } = noted.parse((await conforms(tool, { ...GOLDEN, as_of_date: '1980-01-01' })).result);
    expect(provenance.notes.join()).toMatch(/before birth/);
  });

  it('notes more of windows that its answer speaks of, and of no others', async () => {
    const aboutWindows = /\bgood one\b|of a lifetime/;
    let more = 0;
    for (const { args, now } of randomLives(150, 51, 19)) {
      const { answer, firstWindow, provenance } = noted.parse((await callTool(tool, args, { now })).result);
      const notes = provenance.notes.filter((note) => aboutWindows.test(note));
      if (firstWindow === null) expect([args, answer, notes]).toEqual([args, answer, []]);
      else more += notes.length;
    }
    expect(more).toBeGreaterThan(0);
  });

  it('says first which day it is for, where that is not today', async () => {
    const of = async (args: object) =>
      z.object({ answer: z.string() }).parse((await conforms(tool, { ...GOLDEN, ...args })).result);
    expect((await of({ as_of_date: '2027-06-01' })).answer).toMatch(
      /^This is for 1 June 2027, so the running period is the one of that day\. /,
    );
    expect((await of({})).answer).not.toContain('This is for');
  });
});
