import { TOPICS } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { HOUSES } from '@cuspal/engine/zodiac/names';
import { disclaimerText, eventClass } from '@cuspal/tool-kit';
import { callTool, conforms, GOLDEN, isOfAge, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import tool from './get-relocation-chart.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object): Promise<Result> => output.parse((await conforms(tool, args)).result);
const LONDON = { target_latitude: 51.5074, target_longitude: -0.1278, target_label: 'London' };

const NEVER_LISTED = ['pregnancy_loss', 'imprisonment', 'addiction'];

/** How many changed promises are counted and not named, by the note. */
const unnamedIn = ({ provenance: { notes } }: Result): number =>
  Number(/(\d) of the changed promises/.exec(notes.join(' '))?.[1] ?? 0);

/** How many changed promises are of another age. */
const asideIn = ({ setAside = [], setAsideMore = 0 }: Result): number => setAside.length + setAsideMore;

/** The answer's numbers and fields of life, from what is printed beside it. */
function checkAnswer(found: Result): void {
  const { answer, changes, topicShift, relocated } = found;
  const unnamed = unnamedIn(found) + asideIn(found);
  expect(answer).toContain(`The chart for ${relocated.label ?? 'the other place'} changes `);
  expect(answer).toContain(
    ` changes ${changes.csl.length} of 12 cuspal sub lords and ${changes.verdicts.length + unnamed} of 78 promises.`,
  );
  const named = (verb: RegExp) =>
    (verb.exec(answer)?.[1] ?? '')
      .replaceAll(/ (?:matters|life)/g, '')
      .split(/, | and /)
      .filter(Boolean);
  const at = (delta: number) => topicShift.filter((row) => row.delta === delta).map(({ topic }) => topic);
  const [most, least] = [
    Math.max(...topicShift.map((row) => row.delta)),
    Math.min(...topicShift.map((row) => row.delta)),
  ];
  expect(named(/gains most in ([\w, ]+?)(?: and loses|\.)/)).toEqual(most > 0 ? at(most) : []);
  expect(named(/loses most in ([\w, ]+)\./)).toEqual(least < 0 ? at(least) : []);
}

/** Each unwelcome row has the disclaimer of its class (docs/api.md#unwelcome-events), and no other stands there. */
function checkDisclaimers({ changes, disclaimers = [] }: Result): void {
  const classes = changes.verdicts.flatMap(({ event }) => {
    const row = NATAL_EVENTS.find(({ label }) => label === event);
    const of = row?.polarity === 'adverse' ? eventClass(row) : undefined;
    return of === undefined ? [] : [disclaimerText(of)];
  });
  expect(new Set(disclaimers)).toEqual(new Set(classes));
}

function check(found: Result): void {
  const { natal, relocated, planetHouses, changes, topicShift } = found;
  checkAnswer(found);
  checkDisclaimers(found);
  expect(natal.csl).toEqual(natal.cusps.map(({ subLord }) => subLord));
  expect(relocated.cusps.map(({ cusp }) => cusp)).toEqual(HOUSES);
  expect(changes.csl).toEqual(
    natal.cusps.flatMap(({ cusp, subLord: from }, index) => {
      const to = relocated.cusps[index]?.subLord;
      return from === to ? [] : [{ cusp, from, to }];
    }),
  );
  expect(changes.houses).toEqual(
    planetHouses
      .filter(({ natalHouse, newHouse }) => natalHouse !== newHouse)
      .map(({ planet, natalHouse, newHouse }) => ({ planet, from: natalHouse, to: newHouse })),
  );
  expect(topicShift.map(({ topic }) => topic)).toEqual(TOPICS);
  const apart = topicShift.filter(
    ({ topic, delta }) =>
      changes.verdicts.filter((row) => row.topic === topic).reduce((sum, { points }) => sum + points, 0) !== delta,
  );
  expect(apart.length).toBeLessThanOrEqual(unnamedIn(found) + asideIn(found));
  // Never in a list of a tool's own choice (docs/api.md#unwelcome-events).
  const never = NATAL_EVENTS.filter(({ key }) => NEVER_LISTED.includes(key)).map(({ label }) => label);
  expect(never).toHaveLength(3);
  expect(changes.verdicts.filter(({ event }) => never.includes(event))).toEqual([]);
}

/**
 * Verdicts of all 78 events at two places, by the tool that lists them: what changes of the three that are never
 * listed.
 */
async function changedUnlisted(birth: object, target: object): Promise<number> {
  const verdicts = async (args: object) => {
    const { result } = await conforms('analyze_natal_promise', { ...args, events: NEVER_LISTED });
    const { events } = z
      .object({ events: z.array(z.object({ event: z.string(), verdict: z.string() })) })
      .parse(result);
    return new Map(events.map(({ event, verdict }) => [event, verdict]));
  };
  const [here, there] = [await verdicts(birth), await verdicts({ ...birth, ...target })];
  expect(here.size).toBe(3);
  return [...here].filter(([event, verdict]) => there.get(event) !== verdict).length;
}

describe('get_relocation_chart', () => {
  it('of the golden chart in London', async () => {
    const found = await call({ ...GOLDEN, ...LONDON });
    check(found);
    // 23:02 UT on 13 August in London: Taurus rises, Mars near the horizon.
    expect(found.changes.ascendant[0]).toEqual({ part: 'sign', from: 'Cancer', to: 'Taurus' });
    expect(found.angular.map(({ planet, cusp }) => [planet, cusp])).toEqual([
      ['Mars', 1],
      ['Mercury', 4],
    ]);
    expect(found.relocated).toMatchObject({ label: 'London', latitude: 51.5074, longitude: -0.1278 });
    // Colombo to London, by published tables about 8,710 km.
    expect(Math.abs(found.distanceKm - 8712)).toBeLessThan(3);
    expect(found.caution).toMatch(/birth place.*comparison only.*no verdict/s);
  });

  it('to the birth place changes nothing', async () => {
    const { changes, topicShift, distanceKm, natal, relocated } = await call({
      ...GOLDEN,
      target_latitude: GOLDEN.latitude,
      target_longitude: GOLDEN.longitude,
    });
    expect(changes).toEqual({ ascendant: [], csl: [], houses: [], verdicts: [] });
    expect(topicShift.every(({ delta }) => delta === 0)).toBe(true);
    expect([distanceKm, relocated.label]).toEqual([0, null]);
    expect(relocated.cusps).toEqual(natal.cusps);
  });

  it('A1: names of a child the promises of its age, and sets aside the rest', async () => {
    const child = { ...GOLDEN, birth_datetime: '2015-08-14T04:32:00' };
    const found = await call({ ...child, ...LONDON });
    check(found);
    for (const { event } of found.changes.verdicts) expect(isOfAge(child, event)).toBe(true);
    expect([found.age, found.setAside?.length]).toEqual([10, 5]);
  });

  it('holds together for other births and places', async () => {
    const met = new Set<number>();
    const unnamed = new Set<number>();
    for (const birth of BIRTHS) {
      const found = await call({ ...birth, target_latitude: -birth.latitude, target_longitude: 139.7 });
      check(found);
      found.changes.verdicts.forEach(({ points }) => met.add(points));
      unnamed.add(unnamedIn(found));
      expect(unnamedIn(found)).toBe(await changedUnlisted(birth, { latitude: -birth.latitude, longitude: 139.7 }));
    }
    expect([...unnamed]).toEqual(expect.arrayContaining([1, 2]));
    expect([...met].sort((a, b) => a - b)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
  });

  it('is refused where Placidus does not exist, with the limit and the argument that is at fault', async () => {
    const there = await callTool(tool, { ...GOLDEN, target_latitude: 70, target_longitude: 20 });
    expect(there.meta).toMatchObject({ code: 'out_of_range', field: 'target_latitude' });
    expect(there.text).toMatch(/target_latitude 70.*66\.5/);
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const here = await callTool(tool, { ...polar?.arguments, ...LONDON });
    expect(here.meta).toMatchObject({ code: 'out_of_range', field: 'latitude' });
  });

  it.each([
    [{ target_latitude: 51 }, 'target_longitude'],
    [{ target_longitude: 51 }, 'target_latitude'],
    [{ target_latitude: 91, target_longitude: 0 }, 'target_latitude'],
    [{ target_latitude: 0, target_longitude: -181 }, 'target_longitude'],
  ])('refuses %j', async (target, field) => {
    const { meta } = await callTool(tool, { ...GOLDEN, ...target });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
  });
});
