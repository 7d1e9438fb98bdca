import { BHAKOOT_CANCELLATIONS, MATCH_BANDS, NADI_CANCELLATIONS } from '@cuspal/engine/topics/matching/ashta-koota';
import { BHAKOOT_TYPES } from '@cuspal/engine/topics/matching/kootas';
import { buildChart } from '@cuspal/engine/chart/build';
import { resolveBirth } from '@cuspal/engine/time/moment';
import {
  callTool,
  conforms,
  GOLDEN,
  POLAR,
  randomBirths,
  SAMPLE_CHARTS,
  testEphemeris,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asPerson } from '../test/partner.ts';
import { PEOPLE } from '../test/people.ts';
import tool from './get-ashta-koota-milan.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object): Promise<Result> => output.parse((await conforms(tool, args)).result);
const partner = asPerson(PEOPLE[3]);

/** A birth at Colombo at the moment in 1992 or later at which the Moon of the frame passes a longitude. */
function bornAtMoon(longitude: number) {
  const at = (minutes: number) => {
    const birth_datetime = new Date(Date.UTC(1992, 0, 1) + minutes * 60_000).toISOString().slice(0, 23);
    const birth = { birth_datetime, latitude: 6.927, longitude: 79.861, utc_offset_minutes: 0 };
    const moon = buildChart(testEphemeris(), resolveBirth(birth)).planets.Moon.longitude;
    return { birth, off: ((moon - longitude + 540) % 360) - 180 };
  };
  let low = 0;
  while (!(at(low).off < 0 && at(low).off > -90 && at(low + 60).off >= 0)) low += 60;
  let high = low + 60;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (at(middle).off < 0) low = middle;
    else high = middle;
  }
  return at(high).birth;
}

/** The answer from the fields beside it. */
function told({ total, band, totalIfCancelled, nadiDosha, bhakootDosha }: Result): string {
  const [nadi, bhakoot] = [nadiDosha, bhakootDosha].map((dosha) =>
    dosha.present ? (dosha.cancelled ? 'lifted' : 'stands') : 'none',
  );
  const lift = `which would make ${totalIfCancelled}`;
  const doshas: Readonly<Record<string, string>> = {
    'none none': 'Neither nadi dosha nor bhakoot dosha is present.',
    'stands none': 'Nadi dosha is present, and no exception lifts it.',
    'lifted none': `Nadi dosha is present, and an exception lifts it, ${lift}.`,
    'none stands': 'Bhakoot dosha is present, and no exception lifts it.',
    'none lifted': `Bhakoot dosha is present, and an exception lifts it, ${lift}.`,
    'stands stands': 'Nadi dosha and bhakoot dosha are present, and no exception lifts them.',
    'lifted stands': `Nadi dosha and bhakoot dosha are present, and an exception lifts nadi dosha, ${lift}.`,
    'stands lifted': `Nadi dosha and bhakoot dosha are present, and an exception lifts bhakoot dosha, ${lift}.`,
    'lifted lifted': `Nadi dosha and bhakoot dosha are present, and an exception lifts each, ${lift}.`,
  };
  return `The birth stars give ${total} of 36 points, which is ${band === 'POOR' ? 'low' : band.toLowerCase()}. ${doshas[`${nadi} ${bhakoot}`]} KP does not match couples by birth stars, so this total decides nothing there.`;
}

function check(found: Result): void {
  const { kootas, total, band, totalIfCancelled, nadiDosha, bhakootDosha } = found;
  expect(withoutLead(found.answer)).toBe(told(found));
  expect(kootas.map(({ max }) => max)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(kootas.reduce((sum, { score }) => sum + score, 0)).toBe(total);
  expect(band).toBe(total >= 32 ? 'EXCELLENT' : total >= 24 ? 'GOOD' : total >= 18 ? 'AVERAGE' : 'POOR');
  expect(totalIfCancelled - total).toBe((nadiDosha.cancelled ? 8 : 0) + (bhakootDosha.cancelled ? 7 : 0));
}

describe('get_ashta_koota_milan', () => {
  it('works the printed pair: Hasta 2 with Rohini 2 gives 23.5', async () => {
    const groom = bornAtMoon(12 * (40 / 3) + 5);
    const bride = bornAtMoon(3 * (40 / 3) + 5);
    const found = await call({ ...groom, gender: 'male', partner: { ...asPerson(bride), gender: 'female' } });
    expect(found.moons).toMatchObject({ person1: { star: 'Hasta', pada: 2 }, person2: { star: 'Rohini', pada: 2 } });
    expect(found.kootas.map(({ score }) => score)).toEqual([1, 0.5, 3, 1, 5, 5, 0, 8]);
    expect(found).toMatchObject({ total: 23.5, maximum: 36, band: 'AVERAGE' });
    expect(found.orientation).toEqual({ groom: 'person1', assumed: false });
  });

  it('gives one person twice 28 points with a nadi dosha that nothing lifts', async () => {
    for (const args of PEOPLE) {
      const found = await call({ ...args, partner: asPerson(args) });
      expect(found.kootas.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
      expect(found).toMatchObject({
        total: 28,
        reverseTotal: 28,
        nadiDosha: { present: true, cancelled: false, cancelledBy: null },
      });
    }
  });

  it('turns with the persons: the roles follow the genders', async () => {
    for (const args of PEOPLE) {
      const hers = { ...partner, gender: 'female' };
      const him = await call({ ...args, gender: 'male', partner: hers });
      const her = await call({
        ...PEOPLE[3],
        ayanamsa: args.ayanamsa,
        gender: 'female',
        partner: { ...asPerson(args), gender: 'male' },
      });
      [him, her].forEach(check);
      expect([him.orientation.groom, her.orientation.groom]).toEqual(['person1', 'person2']);
      expect([her.total, her.reverseTotal]).toEqual([him.total, him.reverseTotal]);
      expect(her.kootas.map(({ person1Class, person2Class }) => [person2Class, person1Class])).toEqual(
        him.kootas.map(({ person1Class, person2Class }) => [person1Class, person2Class]),
      );
      expect(her.extras).toEqual(him.extras);
    }
  });

  it('takes the first person as groom where genders are unknown or equal, a known one at his word', async () => {
    const role = async (gender?: string, theirs?: string) =>
      (await call({ ...GOLDEN, ...(gender && { gender }), partner: { ...partner, ...(theirs && { gender: theirs }) } }))
        .orientation;
    expect(await role()).toEqual({ groom: 'person1', assumed: true });
    expect(await role('male', 'male')).toEqual({ groom: 'person1', assumed: true });
    expect(await role('female', 'female')).toEqual({ groom: 'person1', assumed: true });
    expect(await role('male', 'female')).toEqual({ groom: 'person1', assumed: false });
    expect(await role('female', 'male')).toEqual({ groom: 'person2', assumed: false });
    expect(await role('female')).toEqual({ groom: 'person2', assumed: true });
    expect(await role(undefined, 'male')).toEqual({ groom: 'person2', assumed: true });
    const plain = await call({ ...GOLDEN, partner });
    const turned = await call({ ...GOLDEN, gender: 'female', partner });
    expect([turned.total, turned.reverseTotal]).toEqual([plain.reverseTotal, plain.total]);
  });

  it('reaches every band, dosha and exception', async () => {
    const births = randomBirths(1500, 36);
    const found: Result[] = [];
    for (const [index, args] of births.entries()) {
      const two = births[(index + 1) % births.length] ?? GOLDEN;
      found.push(await call({ ...args, partner: asPerson(two) }));
    }
    found.forEach(check);
    expect(new Set(found.map(({ band }) => band))).toEqual(new Set(MATCH_BANDS));
    expect(new Set(found.map(({ nadiDosha }) => nadiDosha.cancelledBy))).toEqual(
      new Set([...NADI_CANCELLATIONS, null]),
    );
    expect(new Set(found.map(({ bhakootDosha }) => bhakootDosha.type))).toEqual(new Set([...BHAKOOT_TYPES, null]));
    expect(new Set(found.map(({ bhakootDosha }) => bhakootDosha.cancelledBy))).toEqual(
      new Set([...BHAKOOT_CANCELLATIONS, null]),
    );
  });

  it('warns within 1 minute of arc of a border and gives the total of the other side', async () => {
    const near = bornAtMoon(120 + 0.5 / 60);
    const found = await call({ ...near, partner });
    expect(found.moons.person1).toMatchObject({ sign: 'Leo', star: 'Magha' });
    const [warning] = found.warnings;
    expect(warning).toMatchObject({ person: 'person1', border: 'sign and star' });
    expect(warning?.distanceArcsec).toBeCloseTo(30, 0);
    const across = await call({ ...bornAtMoon(120 - 2 / 60), partner });
    expect(across.moons.person1).toMatchObject({ sign: 'Cancer', star: 'Ashlesha' });
    expect(warning?.totalOnOtherSide).toBe(across.total);
    expect(across.warnings).toEqual([]);
    expect(warning?.note).toMatch(/Ashlesha in Cancer/);
  });

  it.each(SAMPLE_CHARTS)('$label, polar births too', async ({ arguments: args }) => {
    check(await call({ ...args, partner }));
    check(await call({ ...args, partner: asPerson(POLAR) }));
  });

  it('reads both Moons in one frame', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, partner: { ...partner, ayanamsa: 'raman' } });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'partner.ayanamsa' });
    expect(text).toMatch(/"raman".*"kp"/);
    const named = await call({ ...GOLDEN, ayanamsa: 'raman', partner: { ...partner, ayanamsa: 'raman' } });
    const left = await call({ ...GOLDEN, ayanamsa: 'raman', partner });
    expect(named).toEqual(left);
    expect(left.moons).not.toEqual((await call({ ...GOLDEN, partner })).moons);
  });

  it('is Parashari, says what KP thinks of it and what it is for', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, partner });
    expect(result).toMatchObject({ system: 'parashari', kpNote: expect.stringMatching(/cuspal sub lords/) });
    expect(result['useNote']).toMatch(/never a reason to refuse/);
    const { meta } = await callTool(tool, GOLDEN);
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'partner' });
  });
});
