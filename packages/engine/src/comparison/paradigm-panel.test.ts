import { describe, expect, it } from 'vitest';
import { EVENTS, charts, spanOf } from '../../test/paradigm-charts.ts';
import { ephemeris } from '../../test/random-charts.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import { judgedElection, judgedGroup } from '../events/resolve.ts';
import { ELECTION_EVENTS } from '../events/election.ts';
import { TOPICS } from '../events/event.ts';
import type { JudgedEvent } from '../events/event.ts';
import { natalEvent } from '../events/natal.ts';
import { promise } from '../kp/promise/promise.ts';
import { AYANAMSAS, HOUSES } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { kpParadigm } from './paradigm-kp.ts';
import {
  FRAME_SENSITIVITIES,
  PARADIGM_LABELS,
  paradigmLabel,
  paradigmMatter,
  paradigmPanel,
} from './paradigm-panel.ts';
import { PARADIGM_ANSWERS } from './paradigm.ts';
import type { Paradigm } from './paradigm.ts';

describe('the matter as sign-based traditions read it', () => {
  it('is that of the catalogue row, else of the first row with the same primary cusp', () => {
    expect(paradigmMatter(natalEvent('childbirth'))).toEqual({
      house: 5,
      topic: 'children',
      karaka: 'Jupiter',
      adverse: false,
    });
    expect(paradigmMatter(natalEvent('divorce'))).toMatchObject({ house: 7, topic: 'marriage', adverse: true });
    // Second Marriage is the first row judged from cusp 2.
    expect(paradigmMatter(judgedGroup([2, 6, 11]))).toEqual({
      house: 2,
      topic: 'marriage',
      karaka: 'Venus',
      adverse: false,
    });
    expect(paradigmMatter(judgedGroup([10, 11], { primary: 4 }))).toMatchObject({ house: 4, topic: 'property' });
    for (const row of ELECTION_EVENTS) expect(TOPICS).toContain(paradigmMatter(judgedElection(row)).topic);
  });
});

describe('label', () => {
  const row = (answer: Paradigm['answer'], planets: readonly Planet[], year: number | null): Paradigm => ({
    tradition: 'kp',
    answer,
    factors: [],
    grounds: { planets, houses: [] },
    next: year === null ? null : { startMs: year * DASHA_YEAR_MS, endMs: (year + 1) * DASHA_YEAR_MS, label: '' },
  });

  it.each([
    ['CONCORDANT', [row('YES', ['Moon'], 1), row('YES', ['Sun', 'Moon'], 2), row('YES', ['Moon', 'Mars'], 3)]],
    ['CONCORDANT_ON_DIFFERENT_GROUNDS', [row('YES', ['Moon'], 1), row('YES', ['Moon'], 1), row('YES', ['Mars'], 3)]],
    ['TIMING_DIVERGENCE', [row('YES', ['Moon'], 1), row('YES', ['Moon'], 2), row('YES', ['Moon'], 3.01)]],
    ['TIMING_DIVERGENCE', [row('YES', ['Moon'], 1), row('YES', ['Sun'], null), row('YES', ['Moon'], 4)]],
    ['CONCORDANT', [row('YES', ['Moon'], 1), row('YES', ['Moon'], null), row('YES', ['Moon'], null)]],
    ['CONCORDANT', [row('NO', ['Moon'], null), row('NO', ['Moon'], null), row('NO', ['Moon'], null)]],
    ['PARTLY_CONCORDANT', [row('YES', ['Moon'], 1), row('CONDITIONAL', ['Moon'], 9), row('YES', ['Moon'], 1)]],
    ['PARTLY_CONCORDANT', [row('NO', ['Moon'], null), row('CONDITIONAL', ['Moon'], 9), row('NO', ['Moon'], null)]],
    ['DIVERGENT', [row('YES', ['Moon'], 1), row('CONDITIONAL', ['Moon'], 9), row('NO', ['Moon'], null)]],
    ['DIVERGENT', [row('YES', ['Moon'], 1), row('YES', ['Moon'], 9), row('NO', ['Moon'], null)]],
  ] as const)('%s', (label, paradigms) => {
    expect(paradigmLabel(paradigms)).toBe(label);
  });
});

describe('panel', () => {
  const panel = (chart: Chart, event: JudgedEvent, ayanamsas: Parameters<typeof paradigmPanel>[3]) =>
    paradigmPanel(ephemeris, chart, event, ayanamsas, spanOf(chart));

  it('of one frame is stable and reads the chart itself', () => {
    for (const chart of charts.slice(0, 10)) {
      const { frames, frameSensitivity, changedCusps } = panel(chart, natalEvent('marriage'), [chart.moment.ayanamsa]);
      expect([frames.length, frameSensitivity, changedCusps]).toEqual([1, 'STABLE', []]);
      expect(frames[0]?.paradigms[0]).toEqual(kpParadigm(ephemeris, chart, natalEvent('marriage'), spanOf(chart)));
    }
  });

  it('of six frames reads each ayanamsa once and names the cusps whose sub lord changes', () => {
    const seen = { labels: new Set<string>(), answers: new Set<string>(), sensitivities: new Set<string>() };
    for (const chart of charts)
      for (const event of EVENTS.slice(0, 8)) {
        const { frames, frameSensitivity, changedCusps } = panel(chart, event, ['kp', ...AYANAMSAS, 'lahiri']);
        expect(frames.map(({ ayanamsa }) => ayanamsa)).toEqual(AYANAMSAS);
        const all = AYANAMSAS.map((ayanamsa) => buildChart(ephemeris, { ...chart.moment, ayanamsa }));
        const stable = new Set(all.map((each) => promise(each, event).verdict)).size === 1;
        expect(frameSensitivity).toBe(stable ? 'STABLE' : 'FRAME_SENSITIVE');
        const subs = (house: number) => new Set(all.map(({ houses }) => houses?.cusps[house - 1]?.subLord)).size;
        expect(changedCusps).toEqual(stable ? [] : HOUSES.filter((house) => subs(house) > 1));
        for (const { label, paradigms } of frames) {
          seen.labels.add(label);
          expect(label).toBe(paradigmLabel(paradigms));
          for (const { answer, tradition, next } of paradigms) {
            seen.answers.add(`${tradition} ${answer}`);
            if (answer === 'NO') expect(next).toBeNull();
          }
        }
        seen.sensitivities.add(frameSensitivity);
      }
    expect(seen.labels).toEqual(new Set(PARADIGM_LABELS));
    expect(seen.sensitivities).toEqual(new Set(FRAME_SENSITIVITIES));
    expect(seen.answers).toEqual(
      new Set(['kp', 'parashari', 'jaimini'].flatMap((each) => PARADIGM_ANSWERS.map((answer) => `${each} ${answer}`))),
    );
  });
});
