import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { balanceAtBirth, type Period } from '@cuspal/engine/dasha/vimshottari';
import { yearsText } from '@cuspal/engine/dasha/years';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { houseSignificators } from '@cuspal/engine/kp/kernel/house-significators';
import { lordsOf, signName, starName } from '@cuspal/engine/zodiac/lords';
import { byHouse, byPlanet } from '@cuspal/engine/zodiac/records';
import {
  grahaName,
  houseNumber,
  levelListsShape,
  listOf,
  longitudeDegrees,
  perHouse,
  perPlanet,
  planetList,
  planetName,
  planetPeriodShape,
  signName as signNameShape,
  starName as starNameShape,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './horary.messages.ts';

/** The chart of a number as get_horary_chart_v2 prints it. */
export const numberChartShape = z.strictObject({
  ascendant: z.strictObject({
    longitude: longitudeDegrees,
    dms: z.string().meta({ description: 'Within the sign' }),
    sign: signNameShape,
    signLord: grahaName,
    starLord: planetName,
    subLord: planetName,
  }),
  cusps: listOf(
    z.strictObject({
      house: houseNumber,
      longitude: longitudeDegrees,
      sign: signNameShape,
      signLord: grahaName,
      starLord: planetName,
      subLord: planetName,
      subSubLord: planetName,
    }),
  ),
  planets: perPlanet(
    z.strictObject({
      longitude: longitudeDegrees,
      sign: signNameShape,
      star: starNameShape,
      starLord: planetName,
      subLord: planetName,
      house: houseNumber,
      retrograde: z.boolean(),
    }),
  ),
  significators: z.strictObject({
    houses: perHouse(planetList).meta({ description: 'Strongest first' }),
    planets: perPlanet(levelListsShape),
  }),
});

export function numberChartView(chart: Chart): z.input<typeof numberChartShape> {
  const { sign, dms } = lordsOf(chart.ascendant.longitude);
  const { signLord, starLord, subLord } = chart.ascendant;
  return {
    ascendant: { longitude: printedLongitude(chart.ascendant.longitude), dms, sign, signLord, starLord, subLord },
    cusps: requireHouses(chart).cusps.map((cusp) => ({
      house: cusp.house,
      longitude: printedLongitude(cusp.longitude),
      sign: signName(cusp.signIndex),
      signLord: cusp.signLord,
      starLord: cusp.starLord,
      subLord: cusp.subLord,
      subSubLord: cusp.subSubLord,
    })),
    planets: byPlanet((planet) => {
      const at = chart.planets[planet];
      return {
        longitude: printedLongitude(at.longitude),
        sign: signName(at.signIndex),
        star: starName(at.starIndex),
        starLord: at.starLord,
        subLord: at.subLord,
        house: houseOfPlanet(chart, planet),
        retrograde: at.retrograde,
      };
    }),
    significators: {
      houses: byHouse((house) => houseSignificators(chart, house).ordered.map(({ planet }) => planet)),
      planets: byPlanet((planet) => listsOf(chart, planet)),
    },
  };
}

/** The dasha that the Moon of the moment sets running (R13.1). */
export const dashaShape = z.strictObject({
  balance: z.strictObject({
    planet: planetName,
    years: z.int().min(0).max(20),
    months: z.int().min(0).max(11),
    days: z.int().min(0).max(29),
    text: z.string(),
  }),
  md: planetPeriodShape,
  ad: planetPeriodShape,
  pd: planetPeriodShape,
});

export function dashaView(chart: Chart): z.input<typeof dashaShape> {
  const { lord, years, months, days, decimalYears } = balanceAtBirth(vimshottariOf(chart));
  const { md, ad, pd } = jointPeriodAt(chart, chart.moment.utcMs);
  const row = (period: Period) => ({ planet: period.planet, ...datesView(period, chart.moment) });
  return {
    balance: {
      planet: lord,
      years,
      months,
      days,
      text: say.dashaBalance({ lord, span: yearsText(decimalYears) }),
    },
    md: row(md),
    ad: row(ad),
    pd: row(pd),
  };
}
