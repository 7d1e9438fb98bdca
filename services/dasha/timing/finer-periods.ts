import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { childrenOf, cycleEndMs, type Period, runningAt } from '@cuspal/engine/dasha/vimshottari';
import { printInstant } from '@cuspal/engine/time/print';
import { instantText, planetName, tableShape } from '@cuspal/tool-kit';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { z } from 'zod';

/** Levels below the pratyantardasha, which get_pratyantardasha_periods ends with. */
export const FINER_LEVELS = ['sookshma', 'prana'] as const;
type FinerLevel = (typeof FINER_LEVELS)[number];

const COLUMNS = ['pratyantardasha', 'sookshma', 'prana', 'startDate'] as const;

/** An antardasha has 81 sookshmas and 729 pranas: so many of these fit one answer. */
const MOST_ROWS = 200;
const SECOND_MS = 1000;

export const finerShape = z.strictObject({
  mahadasha: planetName,
  antardasha: planetName,
  table: tableShape(COLUMNS, z.string()),
  end: instantText.meta({ description: 'Of the last row; each other ends where the next begins' }),
  nextFrom: instantText.optional().meta({ description: 'The from_date of the rows after these' }),
});

/**
 * The sookshmas or pranas of the antardasha that runs at an instant, from the one running then to the last (R13.1).
 * Throws validation_failed outside the 120 years.
 */
export function finerPeriods(chart: Chart, level: FinerLevel, fromMs: number): z.output<typeof finerShape> {
  requireInCycle(chart, fromMs, 'from_date');
  const cycle = vimshottariOf(chart);
  const [md, ad] = runningAt(cycle, fromMs, 2);
  if (md === undefined || ad === undefined) throw new RangeError('Two periods run at once.');
  const left = lordsWithin(ad, level).filter(({ period }) => period.endMs > fromMs);
  const rows = left.slice(0, MOST_ROWS);
  const endMs = rows.at(-1)?.period.endMs ?? ad.endMs;
  return {
    mahadasha: md.planet,
    antardasha: ad.planet,
    table: tableOf(
      level === 'prana' ? COLUMNS : COLUMNS.filter((column) => column !== 'prana'),
      rows.map(({ period, ...lords }) => ({ ...lords, startDate: printInstant(period.startMs, chart.moment) })),
    ),
    end: printInstant(endMs, chart.moment),
    // Printed instants are cut to the second: the one after the border leads into the next period.
    ...(endMs < cycleEndMs(cycle) && { nextFrom: printInstant(endMs + SECOND_MS - 1, chart.moment) }),
  };
}

/** Every period of a level in an antardasha, with the lords above it. */
const lordsWithin = (ad: Period, level: FinerLevel) =>
  childrenOf(ad).flatMap((pd) =>
    childrenOf(pd).flatMap((sookshma) =>
      (level === 'prana' ? childrenOf(sookshma) : [sookshma]).map((period) => ({
        pratyantardasha: pd.planet,
        sookshma: sookshma.planet,
        prana: period.planet,
        period,
      })),
    ),
  );
