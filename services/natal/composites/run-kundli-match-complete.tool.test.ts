import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import {
  birthsFor,
  callTool,
  conforms,
  GOLDEN,
  type Life,
  POLAR,
  randomLives,
  SAMPLE_CHARTS,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed } from '../test/composite-blocks.ts';
import { asPerson, partnerOf } from '../test/partner.ts';
import match from './run-kundli-match-complete.tool.ts';

/** The blocks after the synthesis, in their order. */
const KEYS = [
  'synthesis',
  'asOf',
  'kpCuspal',
  'ashtakoota',
  'sevenFactors',
  'manglik',
  'upapada',
  'kalsarpa',
  'spouseTraits',
  'audits',
  'members',
  'failedMembers',
  'disclaimers',
  'useNote',
];
const TWO = ['person1', 'person2'] as const;

const manglikOf = ({ doshas }: Printed) => doshas.manglik;
const WHOLES = { 'manglik.person1': manglikOf, 'manglik.person2': manglikOf };

/** A couple of random births with a moment to ask about, in one of the six frames. */
const couples = (count: number, seed: number) =>
  randomLives(count, seed).map((life, index) => {
    const args = { ...life.args, ayanamsa: AYANAMSAS[index % AYANAMSAS.length] ?? 'kp' };
    return { life: { ...life, args }, asked: { ...args, partner: partnerOf({ ...life, args }, index) } };
  });

/** The same couple, asked by the other. */
const swapped = ({ partner, ...first }: ReturnType<typeof couples>[number]['asked']) => ({
  birth_datetime: partner.datetime,
  latitude: partner.latitude,
  longitude: partner.longitude,
  utc_offset_minutes: first.utc_offset_minutes,
  ayanamsa: first.ayanamsa,
  partner: asPerson(first),
});

const isGood = ({ verdict }: Printed): boolean => ['EXCELLENT', 'GOOD'].includes(verdict);

/** The answer once more, from the printed fields alone. */
function answerOf({ kpCuspal, ashtakoota }: Printed): readonly [string, string] {
  if (kpCuspal.override !== null) return ['ONE_SIDE_NOT_PROMISED', 'S1'];
  if (isGood(kpCuspal)) return ashtakoota.total >= 18 ? ['RECOMMENDED', 'S2'] : ['RECOMMENDED_BY_KP_KOOTA_LOW', 'S3'];
  return kpCuspal.verdict === 'AVERAGE' ? ['POSSIBLE_WITH_CARE', 'S4'] : ['NOT_SUPPORTED', 'S5'];
}

const textsOf = (facts: Printed): string => facts.map(({ fact }: Printed) => fact).join(' ');

/** Supports and cautions, each told where its fields hold and nowhere else. */
function checkFacts({ synthesis: { supports, cautions }, kpCuspal, ashtakoota, manglik, upapada, audits }: Printed) {
  const told = textsOf(supports);
  const good = kpCuspal.factors.some(({ state }: Printed) => state === 'GOOD');
  expect(`${told} ${textsOf(cautions)}`.split('Of the six factors of KP').length - 1).toBe(Number(good));
  expect(told.includes('the match is good in')).toBe(kpCuspal.factors.some(({ state }: Printed) => state === 'GOOD'));
  expect(told.includes('share periods of marriage')).toBe(kpCuspal.marriageWindows.length > 0);
  expect(told.includes('Upapadas stand well')).toBe(['EXCELLENT', 'GOOD'].includes(upapada.relationship));
  const warned = textsOf(cautions);
  expect(warned.includes('is Manglik')).toBe(!manglik.matched);
  for (const [dosha, name] of [
    [ashtakoota.nadiDosha, 'nadi dosha'],
    [ashtakoota.bhakootDosha, 'bhakoot dosha'],
  ])
    expect(warned.includes(name)).toBe(dosha.present && !dosha.cancelled);
  expect(warned.includes('Upapadas stand weakly')).toBe(upapada.relationship === 'WEAK');
  expect(warned.includes('The audit gives')).toBe(TWO.some((who) => audits[who].confidenceBand === 'LOW'));
  if (!manglik.matched) expect(warned).toContain('Mars in a house is not by itself a denial or a danger.');
  expect(manglik.kpDissent).toContain('Mars in a house is not by itself a denial or a danger.');
  expect(ashtakoota.kpNote.startsWith('KP does not match couples by birth stars.')).toBe(true);
}

/** Seconds to the nearest birth time at which marriage stands on another side, as analyze_natal_promise prints it. */
async function nearestTurn(birth: object): Promise<number> {
  const { result }: { readonly result: Printed } = await callTool('analyze_natal_promise', {
    ...birth,
    events: ['Marriage'],
  });
  const { beforeSeconds, afterSeconds, earlier, later } = result.events[0].stability;
  return Math.min(earlier === undefined ? Infinity : beforeSeconds, later === undefined ? Infinity : afterSeconds);
}

/** The confidence under the cap of the two promises (R9S): LOW at most below a minute, MODERATE up to two. */
async function cappedConfidence(result: Printed, asked: Printed): Promise<string> {
  const { datetime, latitude, longitude, utcOffsetMinutes } = asked.partner;
  const { partner: _, as_of_date: __, gender: ___, ...first } = asked;
  const second = { ...first, birth_datetime: datetime, latitude, longitude, utc_offset_minutes: utcOffsetMinutes };
  const nearest = Math.min(await nearestTurn(first), await nearestTurn(second));
  expect(textsOf(result.synthesis.cautions).includes('Within two minutes of birth time')).toBe(nearest <= 120);
  const free = confidenceOf(result);
  if (nearest > 120 || free === 'LOW') return free;
  return nearest < 60 ? 'LOW' : 'MODERATE';
}

const confidenceOf = ({ kpCuspal, audits, synthesis, failedMembers }: Printed): string => {
  const bands: readonly string[] = TWO.map((who) => audits[who].confidenceBand);
  if (bands.includes('LOW') || textsOf(synthesis.cautions).includes('so near a sub border')) return 'LOW';
  const plain = ['EXCELLENT', 'POOR'].includes(kpCuspal.verdict) && failedMembers.length === 0;
  return plain && bands.every((band) => band === 'HIGH') ? 'HIGH' : 'MODERATE';
};

function checkUpapada({ distance, relationship, person1, person2 }: Printed): void {
  const [one, two] = [person1, person2].map(({ upapada }) => SIGNS.indexOf(upapada.sign));
  expect(distance).toBe((((two ?? 0) - (one ?? 0) + 12) % 12) + 1);
  const rows = { EXCELLENT: [1, 7], GOOD: [3, 5, 9, 11], FAIR: [4, 10], WEAK: [2, 6, 8, 12] };
  expect(rows[relationship as keyof typeof rows]).toContain(distance);
}

/** The day that the young are asked about. */
const NOVEMBER = Date.UTC(2026, 10, 26);

describe('run_kundli_match_complete', () => {
  it('shows its blocks in their order and nothing beside them', async () => {
    for (const { life, asked } of couples(6, 1971)) {
      const { result }: { readonly result: Printed } = await callTool(match, asked, { now: life.now });
      expect(Object.keys(result)).toEqual(['answer', ...KEYS, 'system', 'extensionNote', 'provenance']);
      expect(Object.keys(result.synthesis)[0]).toBe('text');
      const both = KEYS.slice(5, 10).flatMap((key) => TWO.map((who) => `${key}.${who}`));
      expect(result.members.map(({ key }: Printed) => key)).toEqual([...KEYS.slice(2, 5), ...both]);
      for (const { args } of result.members)
        expect([args.ayanamsa, args.partner?.ayanamsa, args.person2?.ayanamsa]).toContain(asked.ayanamsa);
    }
  });

  it('A1: counts the years of shared periods from 18, and says so first, where one of the two is younger', async () => {
    const first = /^The first person is 12\. Marriage is read from 18, so this speaks of later years\. /;
    const years = 'the ten years from the day on which both are 18';
    let told = 0;
    for (const day of ['01', '05', '09', '13', '17', '21']) {
      const young = { ...GOLDEN, birth_datetime: `2014-05-${day}T10:00:00` };
      for (const { arguments: partner } of SAMPLE_CHARTS.slice(0, 3)) {
        const asked = { ...young, partner: asPerson({ ...partner, ayanamsa: 'kp' }), as_of_date: '2026-11-26' };
        const { result }: { readonly result: Printed } = await callTool(match, asked, { now: NOVEMBER });
        expect(result.synthesis.text).toMatch(first);
        expect(result.synthesis.text).not.toContain('next ten years');
        told += Number(result.synthesis.text.includes(years));
        const { result: grown }: { readonly result: Printed } = await callTool(match, {
          ...asked,
          as_of_date: '2040-01-01',
        });
        expect(grown.synthesis.text).not.toMatch(/is read from 18/);
        expect(grown.synthesis.text).not.toContain(years);
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('equals its members called alone and follows its rows, over random couples', async () => {
    const answers = new Map<string, number>();
    const confidences = new Set<string>();
    const relations = new Set<string>();
    for (const { life, asked } of couples(birthsFor(300), 1972)) {
      const call = await conforms(match, asked, { now: life.now });
      await blocksEqualMembers(call, life, WHOLES);
      const result: Printed = call.result;
      const { answer, rule, confidence, quoteFirst, text, timing, cautions } = result.synthesis;
      expect(result.failedMembers).toEqual([]);
      expect([answer, rule]).toEqual(answerOf(result));
      expect(confidence).toBe(await cappedConfidence(result, asked));
      expect(withoutLead(text).startsWith(quoteFirst)).toBe(true);
      expect(timing).toEqual(result.kpCuspal.marriageWindows[0] ?? null);
      const present = TWO.map((who) => result.manglik[who].present);
      expect(result.manglik.matched).toBe(present[0] === present[1]);
      if (cautions.length < 6) checkFacts(result);
      checkUpapada(result.upapada);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      confidences.add(confidence);
      relations.add(result.upapada.relationship);
    }
    if (birthsFor(300) >= 300) {
      expect([...answers.keys()].sort()).toEqual([...match.output.shape.synthesis.shape.answer.options].sort());
      expect([...confidences].sort()).toEqual(['HIGH', 'LOW', 'MODERATE']);
      expect([...relations].sort()).toEqual(['EXCELLENT', 'FAIR', 'GOOD', 'WEAK']);
    }
  }, 600_000);

  it('answers alike whoever asks, once the roles are known', async () => {
    for (const { life, asked } of couples(40, 1973)) {
      const other = swapped(asked);
      const roles = { gender: 'male', partner: { ...asked.partner, gender: 'female' } };
      const rolesBack = { gender: 'female', partner: { ...other.partner, gender: 'male' } };
      const there: Printed = (await callTool(match, { ...asked, ...roles }, { now: life.now })).result;
      const back: Printed = (await callTool(match, { ...other, ...rolesBack }, { now: life.now })).result;
      expect([back.synthesis.answer, back.synthesis.confidence]).toEqual([
        there.synthesis.answer,
        there.synthesis.confidence,
      ]);
      expect([back.ashtakoota.total, back.kpCuspal.total]).toEqual([there.ashtakoota.total, there.kpCuspal.total]);
      expect(back.manglik.person1).toEqual(there.manglik.person2);
      const distances = back.upapada.distance + there.upapada.distance;
      expect(there.upapada.distance === 1 ? distances : distances - 12).toBe(2);
      expect(back.upapada.lordsFriendly).toBe(there.upapada.lordsFriendly);
      const notes: string = there.provenance.notes.join(' ');
      expect(notes).not.toContain('The roles of groom and bride are assumed');
    }
  });

  it('says what the assumed roles change, which decides nothing', async () => {
    let noted = 0;
    for (const { life, asked } of couples(20, 1974)) {
      const { result }: { readonly result: Printed } = await callTool(match, asked, { now: life.now });
      const { ayanamsa, partner, ...birth } = asked;
      const args = { ...birth, ayanamsa, partner };
      const alone: Printed = (await callTool('get_ashta_koota_milan', args, { now: life.now })).result;
      expect(result.ashtakoota.total).toBe(alone.total);
      const notes: string = result.provenance.notes.join(' ');
      const differs = alone.reverseTotal !== alone.total;
      expect(notes.includes(`the birth stars give ${alone.reverseTotal}, which decides nothing`)).toBe(differs);
      if (differs) noted++;
    }
    expect(noted).toBeGreaterThan(0);
  });

  it('hands its date to the members that have one and speaks of that date', async () => {
    const [one, , , , two] = SAMPLE_CHARTS;
    const now = Date.UTC(2026, 0, 1, 12);
    const life: Life = { args: one?.arguments ?? GOLDEN, now };
    const asked = { ...life.args, partner: asPerson(two?.arguments ?? GOLDEN), as_of_date: '2031-05-01T00:00:00' };
    const call = await conforms(match, asked, { now });
    const { as_of_date } = asked;
    await blocksEqualMembers(call, life, WHOLES, ({ key }) => (key.endsWith('person2') ? {} : life.args));
    const result: Printed = call.result;
    expect(result.asOf.slice(0, 19)).toBe(as_of_date);
    for (const { key, args } of result.members)
      expect(args.as_of_date).toBe(['kpCuspal', 'sevenFactors'].includes(key) ? as_of_date : undefined);
  });

  it.each([
    ['partner.ayanamsa', { ayanamsa: 'lahiri', partner: { ...asPerson(GOLDEN), ayanamsa: 'raman' } }],
    ['partner.datetime', { partner: { ...asPerson(GOLDEN), datetime: '1990-02-30T10:00' } }],
    ['as_of_date', { partner: asPerson(GOLDEN), as_of_date: '1950-01-01' }],
    ['partner.datetime', { partner: { ...asPerson(GOLDEN), datetime: '2030-01-01T10:00:00' } }],
    ['as_of_date', { partner: { ...asPerson(GOLDEN), datetime: '2030-01-01T10:00:00' }, as_of_date: '2029-01-01' }],
  ])('refuses what cannot be compared and names %s', async (field, given) => {
    const { meta, text } = await callTool(match, { ...GOLDEN, ...given });
    expect([meta['code'], meta['field']]).toEqual(['validation_failed', field]);
    expect(text).toContain(field);
  });

  it('refuses a date before a birth on the clock of the person who is not yet born', async () => {
    const [east, west] = ['Asia/Kolkata', 'America/New_York'].map((time_zone) => {
      const { utc_offset_minutes: _, ...birth } = GOLDEN;
      return { ...birth, birth_datetime: '2030-01-01T10:00:00', time_zone };
    });
    if (east === undefined || west === undefined) throw new Error('Two births are compared.');
    const partner = { ...asPerson(GOLDEN), datetime: '2030-01-01T10:00:00', utcOffsetMinutes: -300 };
    const ofPartner = { ...east, partner };
    const ofFirst = { ...west, partner: { ...partner, utcOffsetMinutes: 330 } };
    const asked = { as_of_date: '2030-01-01T08:00:00Z' };
    const now = Date.UTC(2030, 0, 1, 8);
    const born = '1 January 2030, 10:00';
    const there = '1 January 2030, 03:00';
    for (const [args, field, says, concerned] of [
      [{ ...ofPartner, ...asked }, 'as_of_date', `"as_of_date" is ${there}, before the birth on ${born}`, true],
      [ofPartner, 'partner.datetime', `"partner.datetime" is ${born}, after the present moment, ${there}`, true],
      [{ ...ofFirst, ...asked }, 'as_of_date', `"as_of_date" is ${there}, before the birth on ${born}`, false],
      [ofFirst, 'birth_datetime', `"birth_datetime" is ${born}, after the present moment, ${there}`, false],
    ] as const) {
      const { meta, text } = await callTool(match, args, { now });
      expect([meta['code'], meta['field']]).toEqual(['validation_failed', field]);
      expect(text).toContain(says);
      expect(text.startsWith('This concerns partner. ')).toBe(concerned);
    }
  });

  it('names the person whose birth has no Placidus houses', async () => {
    const first = await callTool(match, { ...POLAR, partner: asPerson(GOLDEN) });
    expect([first.meta['code'], first.meta['field']]).toEqual(['out_of_range', 'latitude']);
    const second = await callTool(match, { ...GOLDEN, partner: asPerson(POLAR) });
    expect([second.meta['code'], second.meta['field']]).toEqual(['out_of_range', 'partner.latitude']);
    expect(second.text).toContain('This concerns partner.');
  });
});
