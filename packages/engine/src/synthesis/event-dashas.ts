import { clipped, overlap } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { CHARA_KARAKA_OF_TOPIC } from '../comparison/paradigm.ts';
import { paradigmMatter } from '../comparison/paradigm-panel.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { dashaChildren, dashaMahadashas } from '../dasha/nakshatra/planet-dasha.ts';
import { yoginiDasha, yoginiPlanet } from '../dasha/nakshatra/yogini.ts';
import { charaOfChart } from '../dasha/sign/chara.ts';
import { childrenOf, mahadashas } from '../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import type { JudgedEvent } from '../events/event.ts';
import { charaKarakaOf } from '../jaimini/chara-karakas.ts';
import type { CharaKaraka } from '../jaimini/chara-karakas.ts';
import { placementOf } from '../jaimini/placement.ts';
import { rasiDrishti } from '../jaimini/rasi-drishti.ts';
import { matter } from '../kp/promise/matter.ts';
import { periodClass } from '../kp/promise/period-class.ts';
import { kthSign } from '../parashari/base/frame.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { stateOfClass, stateOfPair } from './dasha-consensus.ts';
import type { DashaState, DashaSystem } from './dasha-consensus.ts';

/** A lord that brings the matter: one of its five strongest planets (R6T.1). */
export const givesMatter = (chart: Chart, event: JudgedEvent, planet: Planet): boolean =>
  matter(chart, event).lords[planet].standing === 'STRONG';

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
  const { signs } = placementOf(chart);
  const karaka = CHARA_KARAKA_OF_TOPIC[topic];
  const planet = charaKarakaOf(chart, karaka);
  return { house: kthSign(chart.ascendant.signIndex, house), karaka, planet, karakaSign: signs[planet] };
}

/** Whether a dasha sign is one of the targets, or sees one by rasi drishti (R29.1). */
export const charaPoints = ({ house, karakaSign }: CharaTargets, sign: number): boolean =>
  [house, karakaSign].some((target) => sign === target || rasiDrishti(sign, target));

/** Chara by the signs of its two periods. */
export const charaState = (targets: CharaTargets, md: number, ad: number): DashaState =>
  stateOfPair(charaPoints(targets, md), charaPoints(targets, ad));

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
  const yogini = dashaMahadashas(
    yoginiDasha(chart.planets.Moon.longitude, utcMs),
    (span.endMs - utcMs) / DASHA_YEAR_MS,
  );
  const inSpan = <Period extends Interval>(periods: readonly Period[]): readonly Period[] =>
    periods.filter((period) => overlap(period, span));
  const kept = <Period extends Interval>(periods: readonly Period[], stateOf: (of: Period) => DashaState) =>
    clipped(
      inSpan(periods)
        .filter((period) => stateOf(period) === 'ON')
        .map(({ startMs, endMs }) => ({ startMs, endMs })),
      span,
    );
  return {
    vimshottari: inSpan(mahadashas(vimshottariOf(chart))).flatMap((md) =>
      kept(childrenOf(md), (ad) => stateOfClass(periodClass(of, [md.planet, ad.planet]).class)),
    ),
    // A mahadasha that does not give the matter has no antardasha that is ON.
    yogini: inSpan(yogini)
      .filter(({ lord }) => givesMatter(chart, event, yoginiPlanet(lord)))
      .flatMap((md) =>
        kept(dashaChildren(md), (ad) => yoginiState(chart, event, yoginiPlanet(md.lord), yoginiPlanet(ad.lord))),
      ),
    chara: inSpan(charaOfChart(chart).mahadashas)
      .filter(({ sign }) => charaPoints(targets, sign))
      .flatMap((md) => kept(md.antardashas, (ad) => charaState(targets, md.sign, ad.sign))),
  };
}
