import { expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { topicHorizon, topicWindows } from '../../kp/timing/topic-timing.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { scholarshipLikelihood, studyLevel, studyTracks } from '../education/education.ts';
import { studyAbroad } from '../education/study-abroad.ts';
import { wealth } from '../money/financial.ts';
import { speculationGate } from '../money/speculation-gate.ts';
import { DAY_MS } from '../../time/julian.ts';
import { careerBlockage } from './blockage.ts';
import { businessViability } from './business.ts';
import { careerCuspPanel } from './career-cusp-panel.ts';
import { abroadOutlook, governmentOutlook } from './career-outlook.ts';
import { careerSignature } from './career-signature.ts';
import { earnedIncome } from './earned-income.ts';
import { jobChange } from './job-change.ts';
import { jobOrBusiness } from './job-or-business.ts';
import { occupationMatches } from './occupation-matches.ts';
import { professionDescription } from './profession.ts';
import { promotionGate } from './promotion.ts';

/** The same chart under another sky: latitude, distance and every motion turned round. */
const turned = (chart: Chart): Chart => ({
  ...chart,
  planets: byPlanet((planet) => {
    const position = chart.planets[planet];
    const turns = !['Sun', 'Moon', 'Rahu', 'Ketu'].includes(planet);
    return {
      ...position,
      speed: -position.speed,
      latitude: 3 - position.latitude,
      distance: position.distance * 2,
      retrograde: turns ? !position.retrograde : false,
    };
  }),
});

const verdicts = (chart: Chart) => [
  careerCuspPanel(chart).balance,
  careerSignature(chart),
  jobOrBusiness(chart),
  earnedIncome(chart),
  careerBlockage(chart),
  businessViability(chart),
  governmentOutlook(chart),
  abroadOutlook(chart),
  occupationMatches(chart),
  professionDescription(chart),
  wealth(chart),
  speculationGate(chart),
  studyTracks(chart),
  studyLevel(chart),
  scholarshipLikelihood(chart),
  studyAbroad(chart),
];

it('speed, retrogression, latitude and distance move no verdict and no score (R7.3, R12.2)', () => {
  for (const chart of randomCharts(60, 909)) {
    const other = turned(chart);
    expect(verdicts(other)).toEqual(verdicts(chart));
    const [plain, back] = [jobChange(chart), jobChange(other)];
    expect({ ...back, retrogradeStar: plain.retrogradeStar }).toEqual(plain);
    expect(promotionGate(other).pairs).toEqual(promotionGate(chart).pairs);
    expect(promotionGate(other).conditions.signifies).toEqual(promotionGate(chart).conditions.signifies);
  }
});

it('nor do they move a window, only what it waits for', () => {
  const search = quietSearch('kp');
  for (const chart of randomCharts(15, 910)) {
    const from = chart.moment.utcMs + 25 * 365 * DAY_MS;
    const windows = (each: Chart) =>
      // All of them, in order of time: which come first when they are capped depends on what they wait for.
      topicWindows(topicHorizon(search, each, from, 10), each, natalEvent('promotion'), 10_000)
        .windows.map(({ startMs, endMs, class: of }) => [startMs, endMs, of] as const)
        .sort(([a], [b]) => a - b);
    expect(windows(turned(chart))).toEqual(windows(chart));
  }
});
