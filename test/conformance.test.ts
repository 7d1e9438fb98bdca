import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, describe } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compare, leavesOf, loadSet, setFolder } from 'cuspal-conformance';
import { AREAS, CASES } from '../scripts/conformance/cases.ts';
import { FIELDS } from '../scripts/conformance/fields.ts';
import { heldToOutside } from '../scripts/conformance/held-to-outside.ts';
import { ours } from '../scripts/conformance/ours/output.ts';

const set = loadSet();
const read = (name: string) => JSON.parse(readFileSync(new URL(name, setFolder()), 'utf8'));

describe('the conformance set', () => {
  it('is as its schema says', () => {
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(read('schema.json'));
    const files = readdirSync(setFolder()).filter((name) => name.endsWith('.json') && name !== 'schema.json');
    expect(files.sort()).toEqual(['about', ...AREAS].map((name) => `${name}.json`).sort());
    for (const name of files) {
      validate(read(name));
      expect({ name, errors: validate.errors }).toEqual({ name, errors: null });
    }
  });

  it('asks what the scripts ask, and each value has one field', () => {
    expect(set.fields).toEqual(FIELDS);
    for (const area of AREAS) {
      expect(set.files[area]?.map(({ id, input }) => ({ id, input }))).toEqual(CASES[area]);
    }
    const ids = Object.values(set.files).flatMap((cases) => cases.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const sizes = Object.values(set.files).flatMap((cases) => cases.map(({ values }) => leavesOf(values).size));
    expect(read('about.json').made.values).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  it('is as broad as its readers are told', () => {
    const births = set.files.births ?? [];
    const years = births.map(({ input }) => Number(String(input.datetime).slice(0, 4)));
    expect([Math.min(...years), Math.max(...years)]).toEqual([1805, 2399]);
    expect(births.filter(({ input }) => input.ayanamsa === 'kp')).toHaveLength(69);
    const perAyanamsa = ['kp_new', 'lahiri', 'raman', 'true_chitra', 'khullar'].map(
      (name) => births.filter(({ input }) => input.ayanamsa === name).length,
    );
    expect(perAyanamsa).toEqual([4, 4, 4, 4, 4]);
    const nearest = births.map(({ values }) => {
      const leaves = leavesOf(values);
      return Math.min(
        ...['cusps.1.toSubBorder', 'planets.Moon.toSubBorder'].map((path) => Number(leaves.get(path) ?? Infinity)),
      );
    });
    expect(nearest.filter((arcsec) => arcsec < 18).length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...births.map(({ input }) => Math.abs(Number(input.latitude))))).toBe(66.2);
  });

  it('equals values that neither of its computations made', () => {
    const { held, faults } = heldToOutside(set.files);
    expect(faults).toEqual([]);
    expect(held).toBe(read('about.json').made.heldToFiguresFromOutside);
  });

  it('finds nothing to say against this engine, and nothing missing', () => {
    const comparison = compare(set, ours());
    expect(comparison.faults.map(({ caseId, path, found, expected }) => ({ caseId, path, found, expected }))).toEqual(
      [],
    );
    expect(comparison.passed).toBe(true);
    expect(comparison.areas.filter(({ missing }) => missing > 0)).toEqual([]);
    const compared = comparison.areas.reduce((sum, area) => sum + area.compared, 0);
    expect(compared).toBeGreaterThan(24_000);
    // All values that can be measured agree to the digits of the set, but for some cusps far from the present.
    const within = comparison.areas.reduce((sum, area) => sum + area.within, 0);
    expect(within).toBeLessThan(compared / 200);
  });
});
