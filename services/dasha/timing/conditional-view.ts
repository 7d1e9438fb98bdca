import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { dashaChildren, type DashaPeriod } from '@cuspal/engine/dasha/nakshatra/planet-dasha';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { cutDatesView, datesView } from '@cuspal/tool-kit/views/spans';

type Mahadasha = DashaPeriod<Planet>;

/** A period as pages count it: a mahadasha, or an antardasha of it. */
interface Row {
  readonly md: Mahadasha;
  readonly ad: Mahadasha | null;
}

/** The periods of one dasha as pages count them. */
export const rowsOf = (periods: readonly Mahadasha[], withAntardashas: boolean): readonly Row[] =>
  periods.flatMap((md) => [{ md, ad: null }, ...(withAntardashas ? dashaChildren(md).map((ad) => ({ md, ad })) : [])]);

/** The mahadashas that have a row on the page, each with those of its antardashas that are on it. */
export function mahadashasView(
  periods: readonly Mahadasha[],
  page: readonly Row[],
  withAntardashas: boolean,
  clock: LocalClock,
) {
  return periods.flatMap((period) => {
    const here = page.filter(({ md }) => md === period);
    if (here.length === 0) return [];
    const antardashas = here.flatMap(({ ad }) =>
      ad === null ? [] : [{ planet: ad.lord, ...cutDatesView(ad, clock) }],
    );
    return {
      planet: period.lord,
      years: period.years,
      ...cutDatesView(period, clock),
      ...(withAntardashas && { antardashas }),
    };
  });
}

/** The mahadasha and antardasha that hold an instant; nothing outside the periods. */
export function currentView(periods: readonly Mahadasha[], atMs: number, clock: LocalClock) {
  const md = periodAt(periods, atMs);
  const ad = md && periodAt(dashaChildren(md), atMs);
  return (
    md &&
    ad && {
      md: { planet: md.lord, ...datesView(md, clock) },
      ad: { planet: ad.lord, ...datesView(ad, clock) },
    }
  );
}
