import { vargaChart } from '../src/parashari/vargas/chart.ts';
import type { VargaChart } from '../src/parashari/vargas/chart.ts';
import type { DivisionName } from '../src/parashari/vargas/vargas.ts';
import { drawnChart } from './drawn-chart.ts';

/** The chart of varga_cases.json, with the longitudes that another program printed. */
export const PRINTED = drawnChart({
  ascendant: 208.949125,
  planets: {
    Sun: 172.068494,
    Moon: 58.348689,
    Mars: 49.917178,
    Mercury: 162.6046,
    Jupiter: 105.858014,
    Venus: 166.069264,
    Saturn: 265.204447,
    Rahu: 279.8476,
  },
});

export const printedVarga = (division: DivisionName): VargaChart => vargaChart(PRINTED, division);
