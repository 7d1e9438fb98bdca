import getVarshaphalaChart from '../../ephemeris/tajik/get-varshaphala-chart.tool.ts';
import { annualForecastInShort } from '../../dasha/timing/annual-forecast-in-short.ts';
import getAshtottariDasha from '../../dasha/timing/get-ashtottari-dasha.tool.ts';
import getYoginiDasha from '../../dasha/timing/get-yogini-dasha.tool.ts';
import getAshtamaSani from '../../dasha/transit/get-ashtama-sani.tool.ts';
import getEclipseImpact from '../../dasha/transit/get-eclipse-impact.tool.ts';
import getJupiterReturn from '../../dasha/transit/get-jupiter-return.tool.ts';
import getSadeSatiPhases from '../../dasha/transit/get-sade-sati-phases.tool.ts';
import type { Interval } from '@cuspal/engine/base/intervals';
import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { monthAt } from '@cuspal/engine/time/months';
import type { Moment } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { member, type CompositeRunner } from './composite-runner.ts';

export const ANNUAL_CHART = member(getVarshaphalaChart, 'pravesha lagna muntha yearLord tone factors mudda');
export const MONTHS = member(annualForecastInShort, 'months{month tone toneWeights themes[2]}');
export const SADE_SATI = member(getSadeSatiPhases, 'currentPhase cycles[1]{status start end phases{phase sign spans}}');
export const ASHTAMA = member(getAshtamaSani, 'active spans');
export const JUPITER = member(getJupiterReturn, 'returns{cycle primaryDate passes housesTouched}');
export const ECLIPSES = member(
  getEclipseImpact,
  'eclipses{kind type maximum sign natalHouse houseFromMoon contacts impactScore band}',
);
export const YOGINI = member(getYoginiDasha, 'asOf current');
export const ASHTOTTARI = member(getAshtottariDasha, 'asOf applicability current');

const MOST_RETURNS = 10;
/** Years after birth that get_yogini_dasha lists where it is not told otherwise, and the most that it lists. */
const YOGINI_YEARS = { usual: 108, most: 120 };

/** A year, and what of it is read. */
interface OutlookTime {
  readonly targetYear: number;
  readonly year: Interval;
  readonly ahead: Interval;
}

/** Asks all members of the outlook of a year about what is read of it, in the printed order. */
export async function askOutlook(runner: CompositeRunner, time: OutlookTime, moment: Moment) {
  const { targetYear, ahead } = time;
  const { startMs, endMs } = ahead;
  const dateOf = (utcMs: number): string => printInstant(utcMs, moment);
  const middle = dateOf((startMs + endMs) / 2);
  const points = [dateOf(startMs), middle, dateOf(endMs)];
  const annual = await runner.decide('varshaphala', ANNUAL_CHART, { year: targetYear });
  const { year, month } = monthAt(time.year.startMs, moment);
  const months = await runner.ask('months', MONTHS, { start_year: year, start_month: month });
  const sadeSati = await runner.ask('sadeSati', SADE_SATI, { query_date: middle });
  const ashtama = await runner.ask('ashtamaSani', ASHTAMA, { query_date: middle });
  const jupiter = await runner.ask('jupiter', JUPITER, { query_date: middle, max_returns: MOST_RETURNS });
  const eclipses = await runner.ask('eclipses', ECLIPSES, {
    start_date: dateOf(startMs),
    // A year of life is a little longer than 365.25 days, and a leap year some hours.
    years: endMs - startMs > YEAR_MS ? 1.01 : 1,
  });
  const years = endMs < moment.utcMs + YOGINI_YEARS.usual * DASHA_YEAR_MS ? {} : { years: YOGINI_YEARS.most };
  const yogini = [];
  for (const [index, query_date] of points.entries())
    yogini.push(await runner.ask(`yogini.${index}`, YOGINI, { query_date, ...years }));
  const ashtottari = [];
  for (const [index, query_date] of points.entries())
    ashtottari.push(await runner.ask(`ashtottari.points.${index}`, ASHTOTTARI, { query_date }));
  runner.also('ashtottari.applicability', 'ashtottari.points.0');
  return { annual, months, sadeSati, ashtama, jupiter, eclipses, yogini, ashtottari };
}

export type OutlookAnswers = Awaited<ReturnType<typeof askOutlook>>;
