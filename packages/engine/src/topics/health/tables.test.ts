import { describe, expect, it } from 'vitest';
import { readReference } from '../../../test/read-reference.ts';
import { GRAHAS, PLANETS, SIGNS } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { ACCIDENT_CLASSES, ACCIDENT_TABLE, precaution } from './accident.ts';
import { signParts, starPartsOf } from './body.ts';
import { CHILD_MITIGATIONS, CHILD_TESTS } from './child-tests.ts';
import { CONDITION_TABLE, CONDITIONS } from './condition-tables.ts';
import { dependenceHint } from './dependence.ts';
import { PLANET_HUMOURS, SIGN_HUMOURS } from './humour-tables.ts';
import { limbOf } from './organ-panel.ts';
import { DOMAIN_TABLE, MIND_DOMAINS } from './mind-panel.ts';
import { MODALITY_KEYS, MODALITY_TABLE } from './modality.ts';
import { ailmentKeywords, PLANET_AILMENTS } from './planet-ailments.ts';
import { EIGHTH_OF, pairBand } from './three-pairs.ts';
import { ORGAN_TABLE, ORGANS } from './transplant.ts';

interface Tables {
  readonly tables: {
    readonly humours_bphs: {
      readonly planets: Readonly<Record<string, readonly string[]>>;
      readonly signs: Readonly<Record<'pitta' | 'vata' | 'mixed' | 'kapha', readonly string[]>>;
    };
    readonly limbs_bphs: { readonly fromAries: readonly string[] };
    readonly three_pairs_pvr: {
      readonly eighthFromAries: readonly string[];
      readonly band: Readonly<Record<string, string>>;
    };
  };
}
const { tables } = readReference<Tables>('health_cases');

describe('the tables against the texts (health_cases.json)', () => {
  it('humours of BPHS 3.23 to 3.29 and 4.5', () => {
    for (const planet of GRAHAS)
      expect([...PLANET_HUMOURS[planet].humours].sort()).toEqual(
        [...(tables.humours_bphs.planets[planet] ?? [])].sort(),
      );
    const { signs } = tables.humours_bphs;
    for (const sign of SIGNS) {
      const kind = (['pitta', 'vata', 'kapha', 'mixed'] as const).find((each) => signs[each].includes(sign));
      expect(SIGN_HUMOURS[sign].humours).toEqual(kind === 'mixed' ? ['vata', 'pitta', 'kapha'] : [kind]);
    }
  });

  it('limbs of BPHS 4.4, under a short name for the seventh', () => {
    expect(SIGNS.map(limbOf)).toEqual(tables.limbs_bphs.fromAries.map((limb) => limb.replace('space below', 'below')));
  });

  it('three pairs of PVR 14.4: the eighths and the bands of modalities', () => {
    expect(EIGHTH_OF.map((sign) => SIGNS[sign])).toEqual(tables.three_pairs_pvr.eighthFromAries);
    // For Taurus the book takes Gemini, so Mercury, and not the plain eighth, Sagittarius.
    expect(SIGNS[EIGHTH_OF[1] ?? 0]).toBe('Gemini');
    for (const [pair, band] of Object.entries(tables.three_pairs_pvr.band)) {
      const [a, b] = pair.split('+').map((name) => SIGNS.findIndex((_, index) => modalityOf(index) === name));
      expect(pairBand(modalityOf(a ?? 0), modalityOf(b ?? 0))).toBe(band);
      expect(pairBand(modalityOf(b ?? 0), modalityOf(a ?? 0))).toBe(band);
    }
  });
});

describe('the tables are whole', () => {
  it('keywords of the nine planets, to the letter (R19.3)', () => {
    expect(PLANET_AILMENTS.map(({ planet }) => planet)).toEqual(PLANETS);
    expect(PLANETS.map((planet) => `${planet} ${ailmentKeywords(planet).join(', ')}`)).toEqual([
      'Sun fever, heart, eyes, bile',
      'Moon fluids, stomach, mind, menses',
      'Mars blood, injury, inflammation, surgery',
      'Mercury nerves, breath, skin, speech',
      'Jupiter liver, fat, sugar, growth',
      'Venus kidneys, generative system, throat',
      'Saturn bones, teeth, chronic complaints, stones',
      'Rahu toxins, allergy, unexplained complaints',
      'Ketu ulcers, viral complaints, undiagnosed complaints',
    ]);
  });

  it('parts of each sign, and of a star by the sign it stands in (R19.1, R19.2)', () => {
    expect(SIGNS.every((_, index) => signParts(index).length > 0)).toBe(true);
    expect(signParts(6)).toEqual(['kidney', 'skin']);
    // Krittika lies in Aries and in Taurus, Vishakha in Libra and in Scorpio.
    expect(starPartsOf({ starIndex: 2, signIndex: 0 }).parts).toEqual(['head', 'eyes', 'brain']);
    expect(starPartsOf({ starIndex: 2, signIndex: 1 }).parts).toEqual(['face', 'neck', 'tonsils', 'larynx']);
    expect(starPartsOf({ starIndex: 15, signIndex: 6 })).toEqual({
      nakshatra: 'Vishakha',
      parts: ['lower abdomen', 'pancreas'],
    });
    expect(starPartsOf({ starIndex: 15, signIndex: 7 }).parts).toEqual(['bladder', 'genitals', 'rectum', 'prostate']);
  });

  it('eight conditions with the planets, signs, stars and houses of the rule', () => {
    const row = ({ condition, ka, kb, signs, stars, houses }: (typeof CONDITION_TABLE)[number]): string =>
      [condition, ka, kb, signs.map((sign) => sign.slice(0, 3)).join(' '), stars.join(' '), houses.join(' ')].join('|');
    expect(CONDITION_TABLE.map(row)).toEqual([
      'cardiac|Sun|Moon|Leo Can|10 11 12|5 4',
      'diabetes|Jupiter|Venus|Can Lib Tau|7 9 16|6 7',
      'kidney|Venus|Mars|Lib Sco|14 15 16|7 8',
      'liver|Jupiter|Sun|Can Leo Vir|9 12|5',
      'neurological|Mercury|Rahu|Gem Vir Ari|1 4 5|3 1',
      'mental-health|Moon|Mercury|Can Pis Gem|4 6 8|4 5',
      'respiratory|Mercury|Moon|Gem Can|6 7 8|3 4',
      'skeletal|Saturn|Sun|Cap Aqu Sag|19 20 21 22 23|10',
    ]);
    expect(CONDITION_TABLE.map(({ condition }) => condition)).toEqual(CONDITIONS);
  });

  it('thirteen tests of a child’s chart and five mitigations, each with its source', () => {
    expect(CHILD_TESTS.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, index) => `B${index + 1}`));
    expect(CHILD_MITIGATIONS.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    for (const { source } of [...CHILD_TESTS, ...CHILD_MITIGATIONS]) expect(source).toMatch(/^(?:BPHS|BJ|R21)/);
  });

  it('organs, domains, kinds of care, hints and classes have a row and a source each', () => {
    expect(ORGANS.map((organ) => ORGAN_TABLE[organ].karaka)).toEqual([
      'Venus',
      'Jupiter',
      'Sun',
      'Mercury',
      'Sun',
      'Mars',
      null,
    ]);
    expect(MIND_DOMAINS.map((domain) => [DOMAIN_TABLE[domain].planets[0], DOMAIN_TABLE[domain].cusp])).toEqual([
      ['Moon', 4],
      ['Mercury', 3],
      ['Saturn', 6],
      ['Moon', 12],
      ['Mars', 5],
    ]);
    expect(PLANETS.map((planet) => MODALITY_TABLE[planet].key)).toEqual(MODALITY_KEYS);
    expect(PLANETS.map(dependenceHint).every((hint) => hint.length > 0)).toBe(true);
    expect([...ACCIDENT_TABLE.map((row) => row.of), 'GENERIC'].sort()).toEqual([...ACCIDENT_CLASSES].sort());
    for (const of of ACCIDENT_CLASSES) expect(precaution(of)).toMatch(/as always\.$/);
    const sources = [
      ...CONDITION_TABLE,
      ...ACCIDENT_TABLE,
      ...PLANET_AILMENTS,
      ...Object.values(ORGAN_TABLE),
      ...Object.values(DOMAIN_TABLE),
      ...Object.values(MODALITY_TABLE),
      ...Object.values(PLANET_HUMOURS),
      ...Object.values(SIGN_HUMOURS),
    ].map(({ source }) => source);
    for (const source of sources) expect(source).toMatch(/^(?:R\d|BPHS|K$)/);
  });
});
