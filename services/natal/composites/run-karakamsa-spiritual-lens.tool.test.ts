import {
  birth,
  birthsFor,
  callTool,
  conforms,
  POLAR,
  randomLives,
  SAMPLE_CHARTS,
  TEST_NOW,
} from '@cuspal/tool-kit/testing';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { blocksEqualMembers, type Printed } from '../test/composite-blocks.ts';
import { sumOf } from '../test/score-sums.ts';
import lens from './run-karakamsa-spiritual-lens.tool.ts';

/** The printed keys in their order. */
const KEYS = [
  'synthesis',
  'asOf',
  'charaKarakas',
  'karakamsa',
  'ishtaDevata',
  'navamsa',
  'vimsamsa',
  'karmaFixity',
  'kpSide',
  'members',
  'failedMembers',
  'disclaimers',
  'scoreProvenance',
  'extensionNote',
];

const before = (sign: string): string => SIGNS[(SIGNS.findIndex((each) => each === sign) + 11) % 12] ?? '';

const PATHS: Readonly<Record<string, string>> = {
  Sun: 'ACTION',
  Moon: 'DEVOTION',
  Mars: 'ACTION',
  Mercury: 'KNOWLEDGE',
  Jupiter: 'KNOWLEDGE_AND_RITE',
  Venus: 'DEVOTION',
  Saturn: 'SERVICE_AND_AUSTERITY',
  Rahu: 'MANTRA',
  Ketu: 'LIBERATION',
};

/** The score once more, from the printed blocks alone. */
function scoreOf({ karakamsa, vimsamsa }: Printed): number {
  const near = ({ occupants, aspects }: Printed): readonly string[] => [...occupants, ...aspects];
  const counted = ['Ketu', 'Jupiter', 'Moon', 'Venus', 'Mercury'].filter((each) => near(karakamsa).includes(each));
  const ninth: readonly string[] = karakamsa.ninth.occupants;
  const pure = ninth.length > 0 && !ninth.some((each) => /Sun|Mars|Saturn|Rahu|Ketu/.test(each));
  const { mokshaMarker, devotionPlanets } = vimsamsa.readout.topicFields;
  const here: readonly string[] = karakamsa.occupants;
  const harsh = here.includes('Rahu') && (here.includes('Saturn') || here.includes('Mars'));
  return (
    Math.min(counted.length, 3) +
    (near(karakamsa.twelfth).includes('Ketu') ? 2 : 0) +
    Number(pure) +
    Number(mokshaMarker) +
    Number(devotionPlanets.length > 0) -
    Number(harsh)
  );
}

const answerOf = (score: number): readonly string[] =>
  score >= 5
    ? ['STRONG_CALLING', 'S1']
    : score >= 3
      ? ['MARKED', 'S2']
      : score >= 1
        ? ['PRESENT', 'S3']
        : ['QUIET', 'S4'];

/** The KP side is the promise in its short form: the words of its rule close the reasoning of the member. */
function kpSideAgrees({ kpSide }: Printed, alone: Printed): void {
  const [row] = alone.events;
  expect(kpSide).toMatchObject({ cusp: row.house, csl: row.csl });
  const closing: string = row.reasoning.find((line: string) => line.startsWith('So the matter '));
  expect(kpSide.reason).toContain(closing.replace('So the matter', ''));
}

/** No point for this birth, which is rare. */
const QUIET = { args: birth('1950-01-02T01:04:10', 9.5953, 108.0284, 420, 'lahiri'), now: TEST_NOW };

describe('run_karakamsa_spiritual_lens', () => {
  it('shows its blocks in their order and every member on the sample births', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      const { result } = await conforms(lens, args, { now });
      expect(Object.keys(result)).toEqual(['answer', ...KEYS, 'system', 'provenance']);
      expect(Object.keys(result['synthesis'] as object)[0]).toBe('text');
      expect(result['failedMembers']).toEqual(edge === 'polar' ? ['kpSide'] : []);
    }
  });

  it('equals its members called alone and follows its points, over random births', async () => {
    const [paths, factors, confidences] = [new Set(), new Set(), new Set()];
    const answers = new Map<string, number>();
    for (const life of [...randomLives(birthsFor(300), 2904), QUIET]) {
      const call = await conforms(lens, life.args, { now: life.now });
      const result: Printed = call.result;
      const { synthesis, charaKarakas, karakamsa, ishtaDevata, navamsa } = result;
      await blocksEqualMembers(call, life, {
        kpSide: (alone: Printed) => {
          kpSideAgrees(result, alone);
          return { ...alone.events[0], cusp: alone.events[0].house, reason: result.kpSide.reason };
        },
      });
      const { score, answer, rule, path, confidence, quoteFirst, text, supports, cautions } = synthesis;
      expect(score).toBe(scoreOf(result));
      expect(sumOf(synthesis.factors)).toBe(score);
      expect([answer, rule]).toEqual(answerOf(score));
      expect(path).toBe(PATHS[ishtaDevata.planet]);
      expect(text.startsWith(quoteFirst)).toBe(true);
      const details = (sign: number): readonly string[] =>
        synthesis.factors.filter(({ points }: Printed) => points * sign > 0).map(({ detail }: Printed) => detail);
      const told = (of: Printed): readonly string[] => of.map(({ fact }: Printed) => fact);
      expect(told(supports)).toEqual(details(1));
      expect(told(cautions)).toEqual(expect.arrayContaining([...details(-1)]));
      const close = charaKarakas.closeCalls.some(({ karakas }: Printed) => karakas.includes('AK'));
      expect(confidence).toBe(close ? 'LOW' : 'MODERATE');
      expect(cautions.length).toBe(details(-1).length + Number(close));

      // The karakamsa and its twelfth sign agree with the navamsa.
      expect(karakamsa.sign).toBe(charaKarakas.karakamsa);
      expect(karakamsa.sign).toBe(navamsa.planets[charaKarakas.atmakaraka].sign);
      expect(karakamsa.twelfth.sign).toBe(before(karakamsa.sign));
      for (const each of [karakamsa, karakamsa.fifth, karakamsa.ninth, karakamsa.twelfth])
        expect(each.occupants).toEqual(
          Object.keys(navamsa.planets).filter((planet) => navamsa.planets[planet].sign === each.sign),
        );
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      paths.add(path);
      confidences.add(confidence);
      for (const { factor } of synthesis.factors) factors.add(factor);
    }
    if (birthsFor(300) < 300) return;
    const { answer, path, factors: rows } = lens.output.shape.synthesis.shape;
    expect([...answers.keys()].sort()).toEqual([...answer.options].sort());
    expect([...paths].sort()).toEqual([...path.unwrap().options].sort());
    expect([...factors].sort()).toEqual([...rows.unwrap().element.shape.factor.options].sort());
    expect(confidences).toContain('MODERATE');
    // The shares that a note of the result states.
    const share = (of: string): number => (answers.get(of) ?? 0) / 300;
    expect(Math.abs(share('STRONG_CALLING') - 1 / 3)).toBeLessThan(0.08);
    expect(Math.abs(share('MARKED') - 1 / 2)).toBeLessThan(0.08);
  });

  it('is of low confidence where another planet may be the Atmakaraka', async () => {
    // Moon and Venus are 0.075 minutes of arc apart in their signs.
    const { result } = await conforms(lens, birth('1960-09-20T14:03:53', -8.4852, 40.0087, 150, 'khullar'));
    const { synthesis }: Printed = result;
    expect(synthesis.confidence).toBe('LOW');
    expect(synthesis.cautions.at(-1)).toMatchObject({ member: 'charaKarakas' });
  });

  it('goes on without the KP side where there are no Placidus houses', async () => {
    const { result } = await conforms(lens, POLAR);
    const { kpSide, failedMembers, members, synthesis }: Printed = result;
    expect([kpSide, failedMembers]).toEqual([null, ['kpSide']]);
    expect(members.at(-1)).toMatchObject({ key: 'kpSide', error: { code: 'out_of_range' } });
    expect(synthesis.crossSystem.map(({ system }: Printed) => system)).not.toContain('kp');
    expect(synthesis.confidence).toBe('MODERATE');
  });

  it('refuses a birth that has not taken place', async () => {
    const { meta, text } = await callTool(lens, POLAR, { now: Date.UTC(1801, 0, 1) });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_datetime' });
    expect(text).toContain('Send a birth that has taken place.');
  });
});
