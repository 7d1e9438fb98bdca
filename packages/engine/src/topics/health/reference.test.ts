import { describe, expect, it } from 'vitest';
import { printedChart } from '../../../test/printed-chart.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { natalEvent } from '../../events/natal.ts';
import { matter } from '../../kp/promise/matter.ts';
import { periodClass } from '../../kp/promise/period-class.ts';
import { promise } from '../../kp/promise/promise.ts';
import { resolveBirth } from '../../time/moment.ts';
import type { BirthParameters } from '../../time/moment.ts';
import { CONDITION_TABLE } from './condition-tables.ts';
import { conditionScore } from './condition-score.ts';
import { childPanel } from './child-panel.ts';
import { cureGate } from './cure-gate.ts';
import { healthCuspPanel } from './cusp-panel.ts';
import { dependence } from './dependence.ts';
import { diseaseNature } from './disease-nature.ts';
import { growth } from './growth.ts';
import { hiddenCause } from './hidden-cause.ts';
import { mindPanel } from './mind-panel.ts';
import { organPanel } from './organ-panel.ts';
import { prakriti } from './prakriti.ts';
import { spanReading } from './span-band.ts';
import { surgeryOutlook } from './surgery-natal.ts';
import { transplantReadiness } from './transplant.ts';
import { vitality } from './vitality.ts';

interface Cases {
  readonly printed: readonly { readonly id: string; readonly birth: BirthParameters }[];
  readonly own: readonly {
    readonly id: string;
    readonly birth: BirthParameters;
    readonly expected: Readonly<Record<string, unknown>> & {
      readonly prakriti: { readonly shares: readonly number[]; readonly combo: string; readonly primary: string };
      readonly balarishta: { readonly present: readonly string[]; readonly score: number; readonly riskBand: string };
    };
  }[];
}
const cases = readReference<Cases>('health_cases');
const chartOf = (birth: BirthParameters): Chart => buildChart(ephemeris, resolveBirth({ ...birth, ayanamsa: 'kp' }));
const LATER = Date.UTC(2030, 0, 1);

const byKey = <Row, Value>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => Value) =>
  Object.fromEntries(rows.map((row) => [key(row), value(row)]));

describe.each(cases.own)('$id: the numbers of a second implementation of the rule', ({ birth, expected }) => {
  const chart = chartOf(birth);

  it('panel, nature and vitality', () => {
    const panel = healthCuspPanel(chart);
    expect({
      csls: panel.cusps.map((row) => row.chain.subLord),
      statuses: panel.cusps.map((row) => row.status),
      balance: panel.balance,
    }).toEqual(expected['panel']);
    const nature = diseaseNature(chart);
    const { serious, hospitalisation, curable } = nature.severityGates;
    const [speech, sight] = nature.faculties;
    expect({
      csl6: nature.csl6,
      sign: nature.bodyPart.bySign.sign,
      starLord: nature.ailmentClass.byStarLord.planet,
      starLordSign: nature.bodyPart.byStarLordSign.sign,
      chronicity: nature.chronicity,
      curability: nature.curability,
      gates: { serious: serious.level, hospitalisation: hospitalisation.level, curable: curable.level },
      speech: speech?.marked,
      sight: sight?.marked,
    }).toEqual(expected['nature']);
    const { score, recuperationClass, resistanceRatio } = vitality(chart);
    expect({ score, class: recuperationClass, r: Math.round(resistanceRatio * 1e6) / 1e6 }).toEqual(
      expected['vitality'],
    );
  });

  it('conditions, regions, humours and mind', () => {
    expect(
      byKey(
        CONDITION_TABLE,
        (row) => row.condition,
        (row) => conditionScore(chart, row).score,
      ),
    ).toEqual(expected['chronic']);
    expect(organPanel(chart).regions.map(({ score }) => score)).toEqual(expected['organ']);
    const { shares, prakritiCombo, primary } = prakriti(chart);
    expect([prakritiCombo, primary]).toEqual([expected.prakriti.combo, expected.prakriti.primary]);
    [shares.vata, shares.pitta, shares.kapha].forEach((share, index) =>
      expect(Math.abs(share - (expected.prakriti.shares[index] ?? NaN))).toBeLessThanOrEqual(0.1),
    );
    expect(
      byKey(
        mindPanel(chart).domains,
        ({ domain }) => domain,
        ({ score }) => score,
      ),
    ).toEqual(expected['mental']);
  });

  it('dependence, hidden causes, surgery, cure, growth and transplant', () => {
    expect(dependence(chart).score).toBe(expected['addiction']);
    expect(hiddenCause(chart).score).toBe(expected['misdiagnosis']);
    const { score, successVerdict, complicationRisks } = surgeryOutlook(chart);
    const risks = byKey(
      complicationRisks,
      ({ planet }) => planet,
      ({ level }) => level,
    );
    expect({ score, verdict: successVerdict, risks }).toEqual(expected['surgery']);
    expect(cureGate(chart).promise).toBe(expected['cure']);
    expect(growth(chart).growthSignature.score).toBe(expected['oncology']);
    expect(transplantReadiness(chart, 'kidney').score).toBe(expected['transplantKidney']);
  });

  it('span and child tests', () => {
    const { tests, band } = spanReading(chart, LATER);
    expect({ ownership: tests.ownership.points, lean: tests.signification.lean, band }).toEqual(expected['longevity']);
    const { tests: found, mitigations, score, riskBand } = childPanel(ephemeris, chart);
    const present = [...found, ...mitigations].filter((row) => row.present).map(({ id }) => id);
    expect(present.sort()).toEqual([...expected.balarishta.present].sort());
    expect({ score, riskBand }).toEqual({
      score: expected.balarishta.score,
      riskBand: expected.balarishta.riskBand,
    });
  });
});

const printedBirth = (id: string): BirthParameters => {
  const found = cases.printed.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no case ${id}`);
  return found.birth;
};

describe('the printed cases of Reader III', () => {
  it('R3-056, sugar in the urine: Venus in Scorpio, its star lord Jupiter in Libra, which is the kidney', () => {
    for (const chart of [chartOf(printedBirth('R3-056')), printedChart('R3-056', Date.UTC(1922, 9, 2, 6, 47))]) {
      const nature = diseaseNature(chart);
      expect(nature).toMatchObject({ csl6: 'Venus', chronicity: 'CHRONIC' });
      expect(nature.bodyPart.bySign.sign).toBe('Scorpio');
      expect(nature.bodyPart.byStarLordSign).toEqual({ sign: 'Libra', parts: ['kidney', 'skin'] });
      expect(nature.ailmentClass.byStarLord).toMatchObject({ planet: 'Jupiter' });
      expect(nature.ailmentClass.byStarLord.keywords).toContain('sugar');
      // An illness of his own, as the author reads it.
      expect(promise(chart, natalEvent('illness_acute')).side).toBe('yes');
    }
    // The panel shows his reserves and not the absence of illness.
    const chart = chartOf(printedBirth('R3-056'));
    expect(healthCuspPanel(chart)).toMatchObject({ balance: 21, overall: 'RESILIENT' });
    expect(healthCuspPanel(chart).cusps.every(({ status }) => status === 'PROTECTIVE')).toBe(true);
    expect(cureGate(chart).promise).toBe('PROMISED');
    expect(vitality(chart)).toMatchObject({ score: 73, recuperationClass: 'FAST_HEALER' });
    // "Kidney and bladder, sugar in the urine": these two lead the eight signatures.
    const scores = CONDITION_TABLE.map((row) => [row.condition, conditionScore(chart, row).score] as const);
    const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([condition]) => condition);
    expect(ranked.slice(0, 2)).toEqual(['kidney', 'diabetes']);
  });

  it('R3-053, stammering: speech is marked with the sub lord of cusp 2 that the author names, Ketu', () => {
    // His printed cusp, 8.7° from Placidus, lies two degrees before that sub, in the sub of Saturn.
    const [speech] = diseaseNature(printedChart('R3-053', Date.UTC(1919, 7, 8, 17, 31), { 2: 62.2 })).faculties;
    expect(speech).toMatchObject({ faculty: 'SPEECH', csls: ['Ketu'], marked: true });
  });

  it('R3-053, recovery: speech improves in November 1970, in Rahu, Venus and Jupiter, a weaker period of recovery (R6T.6)', () => {
    const born = resolveBirth({
      ...{ birth_datetime: '1919-08-08T23:01:00', latitude: 26.116667, longitude: 85.45, utc_offset_minutes: 330 },
      ayanamsa: 'kp',
    });
    const chart = buildChart(ephemeris, born);
    const printed = printedChart('R3-053', born.utcMs);
    // By his printed Moon; the computed one is two months later (a slip of the book).
    const { md, ad, pd } = jointPeriodAt(printed, Date.UTC(1970, 10, 15));
    expect([md.planet, ad.planet, pd.planet]).toEqual(['Rahu', 'Venus', 'Jupiter']);
    // His cusps differ from Placidus by nine degrees; the period is weak by either.
    for (const each of [chart, printed]) {
      const { class: found } = periodClass(matter(each, natalEvent('recovery')), ['Rahu', 'Venus', 'Jupiter']);
      expect(found).toBe('WEAK');
      expect(cureGate(each).promise).toBe('PROMISED');
    }
  });

  it('KPR3p-longevity-1: Mars, sub lord and lord of the Ascendant, supports the span', () => {
    const { tests, band } = spanReading(chartOf(printedBirth('KPR3p-longevity-1')), LATER);
    expect(tests.ownership).toMatchObject({ planet: 'Mars', nature: 'BENEFIC' });
    expect(band).not.toBe('SHORT');
  });
});
