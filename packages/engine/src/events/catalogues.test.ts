import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import { ELECTION_TYPES, PREFERRED_LAGNA } from './election-event.ts';
import { ELECTION_EVENTS, electionEvent } from './election.ts';
import { TOPICS } from './event.ts';
import { NATAL_EVENTS, natalEvent } from './natal.ts';

const ascending = (houses: readonly number[]): boolean =>
  houses.every((house, at) => at === 0 || house > (houses[at - 1] ?? 0));
const are = (values: readonly unknown[], known: readonly unknown[]): boolean =>
  values.every((value) => known.includes(value));
const overlapping = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.filter((house) => b.includes(house));

function ownersOfNames(
  rows: readonly { readonly key: string; readonly label: string; readonly aliases: readonly string[] }[],
) {
  const owners = new Map<string, Set<string>>();
  for (const { key, label, aliases } of rows) {
    for (const name of [key, label, ...aliases]) {
      const lower = name.toLowerCase();
      owners.set(lower, (owners.get(lower) ?? new Set()).add(key));
    }
  }
  return owners;
}

describe('natal catalogue', () => {
  it('has 78 rows in the order of the topics', () => {
    expect(NATAL_EVENTS).toHaveLength(78);
    expect([...new Set(NATAL_EVENTS.map((row) => row.topic))]).toEqual(TOPICS);
    const order = NATAL_EVENTS.map((row) => TOPICS.indexOf(row.topic));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('gives no key, label or alias to two rows', () => {
    expect(new Set(NATAL_EVENTS.map((row) => row.key)).size).toBe(78);
    expect(new Set(NATAL_EVENTS.map((row) => row.label)).size).toBe(78);
    for (const [name, keys] of ownersOfNames(NATAL_EVENTS)) expect([name, [...keys]]).toEqual([name, [[...keys][0]]]);
  });

  it.each(NATAL_EVENTS)('$key is complete', (row) => {
    expect(row.key).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(row.label.trim()).toBe(row.label);
    expect(row.aliases.length).toBeGreaterThan(0);
    expect(row.required.length).toBeGreaterThan(1);
    expect(row.denial.length).toBeGreaterThan(1);
    expect(row.karakas.length).toBeGreaterThan(0);
    expect(row.source).toMatch(/R10|KPR3p|KPM/);
    for (const houses of [row.required, row.supporting, row.denial]) {
      expect([are(houses, HOUSES), ascending(houses)]).toEqual([true, true]);
    }
    expect(HOUSES).toContain(row.primaryCusp);
    expect(are(row.karakas, PLANETS)).toBe(true);
    expect(overlapping(row.required, row.supporting)).toEqual([]);
    expect(overlapping(row.denial, [...row.required, ...row.supporting])).toEqual([]);
  });

  it('marks the unwelcome and the neutral matters', () => {
    const marked = (polarity: string) => NATAL_EVENTS.filter((row) => row.polarity === polarity).map((row) => row.key);
    expect(marked('adverse').sort()).toEqual([
      'accident',
      'addiction',
      'business_loss',
      'chronic_illness',
      'divorce',
      'education_break',
      'financial_loss',
      'hospitalization',
      'illness_acute',
      'imprisonment',
      'job_loss',
      'legal_dispute',
      'marital_discord',
      'mental_health',
      'pregnancy_loss',
      'surgery',
      'unemployment',
    ]);
    expect(marked('neutral').sort()).toEqual([
      'job_transfer',
      'loan',
      'loan_repayment',
      'residence_change',
      'resignation',
      'retirement',
    ]);
  });

  it('keeps the groups of the Readers (R10)', () => {
    const sets = (key: string) => {
      const { primaryCusp, required, denial } = natalEvent(key);
      return { primaryCusp, required, denial };
    };
    expect(sets('marriage')).toEqual({ primaryCusp: 7, required: [2, 7, 11], denial: [1, 6, 10] });
    expect(sets('childbirth')).toEqual({ primaryCusp: 5, required: [2, 5, 11], denial: [1, 4, 10] });
    expect(sets('career_start')).toEqual({ primaryCusp: 10, required: [2, 6, 10, 11], denial: [5, 8, 12] });
    expect(sets('foreign_travel')).toEqual({ primaryCusp: 12, required: [3, 9, 12], denial: [2, 4, 11] });
    expect(sets('recovery')).toEqual({ primaryCusp: 1, required: [1, 5, 11], denial: [6, 8, 12] });
    expect(() => natalEvent('nothing')).toThrow(RangeError);
  });
});

describe('election catalogue', () => {
  it('has 38 rows, no name in two of them', () => {
    expect(ELECTION_EVENTS).toHaveLength(38);
    for (const [name, keys] of ownersOfNames(ELECTION_EVENTS))
      expect([name, [...keys]]).toEqual([name, [[...keys][0]]]);
  });

  it.each(ELECTION_EVENTS)('$key is complete', (row) => {
    const { matterHouses, electedHouses, avoidHouses, cuspRule, provenance, secondSchool } = row;
    for (const houses of [matterHouses, electedHouses, avoidHouses, cuspRule.mustSignify]) {
      expect([houses.length > 0, are(houses, HOUSES), ascending(houses)]).toEqual([true, true, true]);
    }
    expect([are([row.primaryHouse, cuspRule.cusp], HOUSES), row.aliases.length > 0]).toEqual([true, true]);
    expect(cuspRule.text()).toMatch(/\.$/);
    expect(overlapping(electedHouses, avoidHouses)).toEqual([]);
    if (provenance === 'BOOK_SOURCED' || provenance === 'WEB_SOURCED') expect(row.citation).not.toBeNull();
    if (provenance === 'DERIVED_TABLE_D') {
      const derived = [...new Set([...matterHouses, 6, 11])].sort((a, b) => a - b);
      expect([electedHouses, row.citation]).toEqual([derived, null]);
    }
    for (const rule of secondSchool?.cusps ?? []) {
      expect([are([rule.cusp, ...rule.mustSignify], HOUSES), ascending(rule.mustSignify)]).toEqual([true, true]);
    }
    if (secondSchool) expect(are([...secondSchool.forbid, ...secondSchool.periodLords], HOUSES)).toBe(true);
  });

  it('A20: keeps each event to hours in which people do it, named as ours', () => {
    const hoursOf = (key: string): string => {
      const { start, end, source } = electionEvent(key).usualHours;
      return `${start}-${end} ${source}`;
    };
    const kinds = {
      '09:00-18:00 ours': ['sign_agreement', 'interview', 'start_business', 'file_lawsuit', 'open_bank_account'],
      '08:00-18:00 ours': ['competitive_exam'],
      '07:00-20:00 ours': ['surgery', 'start_treatment'],
      '04:30-23:00 ours': ['marriage', 'engagement', 'thread_ceremony', 'occupy_new_house', 'spiritual_initiation'],
      '08:00-20:00 ours': ['property_purchase', 'sell_property', 'buy_vehicle', 'rent_property'],
      '05:00-23:00 ours': ['begin_journey', 'go_abroad'],
    };
    for (const [hours, keys] of Object.entries(kinds)) expect(keys.map(hoursOf)).toEqual(keys.map(() => hours));
    expect([...new Set(ELECTION_EVENTS.map(({ key }) => hoursOf(key)))].sort()).toEqual(Object.keys(kinds).sort());
  });

  it('has no second-school row for five events', () => {
    const without = ELECTION_EVENTS.filter((row) => row.secondSchool === null).map((row) => row.key);
    expect(without).toEqual(['business_meeting', 'negotiation', 'occupy_new_house', 'sell_property', 'begin_journey']);
  });

  it('holds the contract and surgery rows the named elections rest on', () => {
    expect(electionEvent('sign_agreement')).toMatchObject({
      electedHouses: [2, 6, 11],
      avoidHouses: [5, 8, 12],
      cuspRule: { cusp: 3, mustSignify: [3, 6, 11] },
      secondSchool: { mustAny: [{ cusp: 3, mustSignify: [3, 11] }] },
    });
    expect(electionEvent('surgery')).toMatchObject({ electedHouses: [1, 5, 11], avoidHouses: [6, 8, 12] });
    expect(() => electionEvent('nothing')).toThrow(RangeError);
  });

  it('prefers a rising sign for every kind of election in use', () => {
    expect(new Set(ELECTION_EVENTS.map((row) => row.electionType))).toEqual(new Set(ELECTION_TYPES));
    expect(Object.keys(PREFERRED_LAGNA)).toEqual([...ELECTION_TYPES]);
  });
});

it('names of all events stand with the names that a language translates', () => {
  const names = readFileSync(new URL('../../../speech/src/names.messages.json', import.meta.url), 'utf8');
  const known = new Set(Object.keys(JSON.parse(names)));
  expect([...NATAL_EVENTS, ...ELECTION_EVENTS].map(({ label }) => label).filter((label) => !known.has(label))).toEqual(
    [],
  );
});
