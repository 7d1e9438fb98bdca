import { perChart } from '../chart/per-chart.ts';
import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../zodiac/names.ts';
import { charaKaraka, charaKarakas } from './chara-karakas.ts';
import type { CharaKaraka } from './chara-karakas.ts';
import { placementOf } from './placement.ts';

/** The seven movable significators of a chart (R29.2). */
export const charaKarakasOf = perChart((chart) => charaKarakas(placementOf(chart).degrees));

/** The planet to read for one of them. */
export const charaKarakaOf = (chart: Chart, karaka: CharaKaraka): Graha => charaKaraka(charaKarakasOf(chart), karaka);
