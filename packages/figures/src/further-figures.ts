import { biWheel } from './charts/bi-wheel.ts';
import { matchingTable } from './matching/matching.ts';
import { transits } from './sky/transits.ts';
import { ashtakavargaGrid } from './tables/ashtakavarga.ts';
import { tableOf } from './tables/cells.ts';
import { factorBars, type FactorSpec } from './tables/factor-bars.ts';
import { fourfoldTable } from './tables/fourfold.ts';
import { interlinks } from './tables/heat-map.ts';
import { KP_TABLES } from './tables/kp-tables.ts';
import { MORE_TABLES, TRANSITS } from './tables/more-tables.ts';
import { nadiTable } from './tables/nadi.ts';
import { promiseMatrix } from './tables/promise-matrix.ts';
import { rulingPlanets } from './tables/ruling-planets.ts';
import { shadbalaBars } from './tables/shadbala.ts';
import { table } from './tables/table.ts';
import { birthTime } from './times/birth-time.ts';
import { LANE_FIGURES } from './times/lane-figures.ts';
import { lanes } from './times/lanes.ts';
import { TABLE_STYLES } from './options.ts';
import { each, mapped, type ToolFigures } from './tool-figure.ts';

const FACTORS: Readonly<Record<string, FactorSpec>> = {
  get_current_health_status: { title: 'What weighs on health now', factors: 'reasons', total: 'healthPressureScore' },
  get_surgery_success: { title: 'What speaks for an operation', factors: 'factors', total: 'successScore' },
  get_upapada_lagna: { title: 'Strength of the upapada', factors: 'factors', total: 'score' },
  get_vitality_index: { title: 'Vitality by its factors', factors: 'factors', total: 'score' },
  run_pre_verdict_audit: { title: 'What lowers the confidence', factors: 'factors', total: 'confidenceModifier' },
};

/** Styles of two charts side by side. */
const PAIR = ['south', 'north', 'east'] as const;

/** Figures that the element for pages of others loads when one of them is wanted. */
export const FURTHER_FIGURES: ToolFigures = {
  ...mapped(LANE_FIGURES, (spec) => ({ label: 'Stretches of time', styles: [], draw: lanes(spec) })),
  ...mapped({ ...KP_TABLES, ...MORE_TABLES }, (spec) => ({
    label: 'Table',
    styles: [],
    draw: table(tableOf(spec)),
  })),
  ...mapped(FACTORS, (spec) => ({ label: 'Bars of factors', styles: [], draw: factorBars(spec) })),
  get_significators: {
    label: 'Tables of significators',
    styles: TABLE_STYLES,
    draw: (result, options) => table(options.style === 'nadi' ? nadiTable : fourfoldTable)(result, options),
  },
  get_ruling_planets: { label: 'Ruling planets of a moment', styles: [], draw: rulingPlanets },
  // A result of an earlier server has no birth chart.
  get_transit_analysis: {
    label: 'Transits over the birth chart',
    styles: [],
    draw: (result, options) => biWheel(result, options) ?? table(tableOf(TRANSITS))(result, options),
  },
  ...each(['rectify_birth_time', 'get_rectification_advanced', 'find_birth_time'], {
    label: 'Minutes of birth by their score',
    styles: [],
    draw: birthTime,
  }),
  get_interlink_strength_matrix: { label: 'Links between cusps', styles: [], draw: interlinks },
  get_ashtakavarga: { label: 'Grid of bindus', styles: [], draw: ashtakavargaGrid },
  get_shadbala: { label: 'Bars of strength', styles: [], draw: shadbalaBars },
  analyze_natal_promise: { label: 'Matrix of promises', styles: [], draw: promiseMatrix },
  get_ashta_koota_milan: { label: 'Table of kootas', styles: [], draw: matchingTable },
  get_compatibility_advanced: { label: 'Two charts and their factors', styles: PAIR, draw: matchingTable },
  check_compatibility: { label: 'Table of factors', styles: [], draw: matchingTable },
  run_kundli_match_complete: { label: 'Table of factors', styles: [], draw: matchingTable },
  get_ephemeris: { label: 'The sky by sign', styles: [], draw: transits },
};
