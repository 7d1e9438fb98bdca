import type { Interval } from '../base/intervals.ts';
import { clipped } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { CHARA_KARAKA_OF_TOPIC } from '../comparison/paradigm.ts';
import { paradigmMatter } from '../comparison/paradigm-panel.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { dashaChildren, dashaMahadashas } from '../dasha/nakshatra/planet-dasha.ts';
import { yoginiDasha, yoginiPlanet } from '../dasha/nakshatra/yogini.ts';
import { charaOfChart } from '../dasha/sign/chara-of-chart.ts';
import { childrenOf, mahadashas } from '../dasha/vimshottari.ts';
import type { JudgedEvent } from '../events/event.ts';
import { charaKaraka } from '../jaimini/chara-karakas.ts';
import type { CharaKaraka } from '../jaimini/chara-karakas.ts';
import { placementOf } from '../jaimini/placement.ts';
import { rasiDrishti } from '../jaimini/rasi-drishti.ts';
import { matter } from '../kp/promise/matter.ts';
import { periodClass } from '../kp/promise/period-class.ts';
import { kthSign } from '../parashari/base/frame.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { stateOfClass, stateOfPair } from './dasha-consensus.ts';
import type { DashaState, DashaSystem } from './dasha-consensus.ts';

/** Years of Yogini rounds that cover the 120 of Vimshottari. */
const YOGINI_YEARS = 120;

/** A lord that gives the matter, a stand-in where no planet is fruitful. */
export const givesMatter = (chart: Chart, event: JudgedEvent, planet: Planet): boolean =>
  matter(chart, event).lords[planet].counts === 'FRUITFUL';

/** Yogini by the planets of its two periods. */
export const yoginiState = (chart: Chart, event: JudgedEvent, md: Planet, ad: Planet): DashaState =>
  stateOfPair(givesMatter(chart, event, md), givesMatter(chart, event, ad));

/** The signs that a Chara period must hold or see for a matter, whole signs from the Lagna. Sign indices. */
export interface CharaTargets {
  readonly house: number;
  readonly karaka: CharaKaraka;
  readonly planet: Graha;
  readonly karakaSign: number;
}

/** The sign of the matter's house, and that of the movable significator of its topic (R29.2). */
export function charaTargets(chart: Chart, event: JudgedEvent): CharaTargets {
  const { house, topic } = paradigmMatter(event);
  const { degrees, signs } = placementOf(chart);
  const karaka = CHARA_KARAKA_OF_TOPIC[topic];
  const planet = charaKaraka(degrees, karaka);
  return { house: kthSign(chart.ascendant.signIndex, house), karaka, planet, karakaSign: signs[planet] };
}

/** Whether a dasha sign is one of the targets, or sees one by rasi drishti (R29.1). */
export const charaPoints = ({ house, karakaSign }: CharaTargets, sign: number): boolean =>
  [house, karakaSign].some((target) => sign === target || rasiDrishti(sign, target));

/** Chara by the signs of its two periods. */
export const charaState = (targets: CharaTargets, md: number, ad: number): DashaState =>
  stateOfPair(charaPoints(targets, md), charaPoints(targets, ad));

interface PairPeriod extends Interval {
  readonly state: DashaState;
}

/**
 * The antardashas of a span in which each dasha is ON for a matter, cut to it: Vimshottari by the class of its two
 * lords, Yogini and Chara by both periods. Throws out_of_range without Placidus.
 */
export function onPeriods(
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
): Readonly<Record<DashaSystem, readonly Interval[]>> {
  const { utcMs } = chart.moment;
  const of = matter(chart, event);
  const targets = charaTargets(chart, event);
  const overlaps = ({ startMs, endMs }: Interval): boolean => endMs > span.startMs && startMs < span.endMs;
  const kept = (periods: readonly PairPeriod[]): readonly Interval[] =>
    clipped(
      periods.filter(({ state }) => state === 'ON').map(({ startMs, endMs }) => ({ startMs, endMs })),
      span,
    );
  const vimshottari = mahadashas(vimshottariOf(chart))
    .filter(overlaps)
    .flatMap((md) =>
      childrenOf(md).map((ad) => ({ ...ad, state: stateOfClass(periodClass(of, [md.planet, ad.planet]).class) })),
    );
  const yogini = dashaMahadashas(yoginiDasha(chart.planets.Moon.longitude, utcMs), YOGINI_YEARS)
    .filter(overlaps)
    .flatMap((md) =>
      dashaChildren(md).map((ad) => ({
        ...ad,
        state: yoginiState(chart, event, yoginiPlanet(md.lord), yoginiPlanet(ad.lord)),
      })),
    );
  const chara = charaOfChart(chart)
    .mahadashas.filter(overlaps)
    .flatMap((md) => md.antardashas.map((ad) => ({ ...ad, state: charaState(targets, md.sign, ad.sign) })));
  return { vimshottari: kept(vimshottari), yogini: kept(yogini), chara: kept(chara) };
}
