import { birthChart, chartNamed } from './charts/birth-chart.ts';
import { divisionalChart } from './charts/divisional-chart.ts';
import { transits } from './sky/transits.ts';
import { ashtakavargaGrid } from './tables/ashtakavarga.ts';
import { factorBars, type FactorSpec } from './tables/factor-bars.ts';
import { interlinks } from './tables/heat-map.ts';
import { matchingTable } from './tables/matching.ts';
import { promiseMatrix } from './tables/promise-matrix.ts';
import { shadbalaBars } from './tables/shadbala.ts';
import { tableOf } from './tables/cells.ts';
import { KP_TABLES } from './tables/kp-tables.ts';
import { MORE_TABLES } from './tables/more-tables.ts';
import { table } from './tables/table.ts';
import { dashaTimeline } from './times/dasha-timeline.ts';
import { LANE_FIGURES } from './times/lane-figures.ts';
import { lanes } from './times/lanes.ts';
import { instantOf } from './names/instant.ts';
import { windowStrip } from './times/window-strip.ts';
import {
  CHART_STYLES,
  DASHA_LEVELS,
  optionFault,
  widthOf,
  withoutBlankName,
  type ChartStyle,
  type DashaLevel,
  type FigureOptions,
} from './options.ts';
import { figureOf, type Drawing, type Figure } from './svg/document.ts';

interface ToolFigure {
  /** What it is called in a list of figures. */
  readonly label: string;
  /** The first is taken where none is asked for. */
  readonly styles: readonly ChartStyle[];
  /** Likewise; one with levels takes the instant `at` too. */
  readonly levels?: readonly DashaLevel[];
  readonly draw: (result: unknown, options: FigureOptions) => Drawing;
}

const BIRTH_CHART: ToolFigure = { label: 'Birth chart', styles: CHART_STYLES, draw: birthChart };
/** A chart of a year has no Placidus houses. */
const YEAR_CHART: Omit<ToolFigure, 'draw'> = { label: 'Chart of the year', styles: ['south', 'north', 'round'] };
const DIVISIONS = [2, 3, 4, 6, 7, 8, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];
const DIVISIONAL: ToolFigure = { label: 'Divisional chart', styles: ['south', 'north'], draw: divisionalChart };

const DASHA: Omit<ToolFigure, 'draw'> = { label: 'Timeline of periods', styles: [], levels: DASHA_LEVELS };
const WINDOWS: Omit<ToolFigure, 'draw'> = { label: 'Windows and their reasons', styles: [] };

/** Tools of periods, by the title of their figure. */
const DASHAS = {
  get_dasha_periods: 'Vimshottari periods',
  get_antardasha_calendar: 'Vimshottari periods',
  get_annotated_dasha: 'Vimshottari periods',
  get_pratyantardasha_periods: 'Vimshottari periods',
  get_ashtottari_dasha: 'Ashtottari periods',
  get_yogini_dasha: 'Yogini periods',
  get_chara_dasha: 'Chara dasha (Jaimini)',
  get_narayana_dasha: 'Narayana dasha (Jaimini)',
  get_kalachakra_dasha: 'Kalachakra periods',
};
/** Tools of windows, by the title where the result names no event. */
const WINDOWED = {
  find_election_window: 'Windows',
  find_joint_election_window: 'Windows',
  find_business_launch_time: 'Windows',
  find_contract_signing_time: 'Windows',
  find_exam_time: 'Windows',
  find_interview_time: 'Windows',
  find_meeting_time: 'Windows',
  find_property_muhurta: 'Windows',
  find_surgery_time: 'Windows',
  find_travel_departure_time: 'Windows',
  find_wedding_muhurta: 'Windows',
  find_event_timing_v2: 'Windows',
  get_cure_window: 'Times of recovery',
  get_fertility_window: 'Times for a child',
  get_job_change_timing: 'Times of a change of job',
  get_marriage_advanced: 'Times of marriage',
  get_marriage_delay: 'Times of marriage',
  get_organ_transplant_timing: 'Times for a transplant',
};
const FACTORS: Readonly<Record<string, FactorSpec>> = {
  get_current_health_status: { title: 'What weighs on health now', factors: 'reasons', total: 'healthPressureScore' },
  get_surgery_success: { title: 'What speaks for an operation', factors: 'factors', total: 'successScore' },
  get_upapada_lagna: { title: 'Strength of the upapada', factors: 'factors', total: 'score' },
  get_vitality_index: { title: 'Vitality by its factors', factors: 'factors', total: 'score' },
  run_pre_verdict_audit: { title: 'What lowers the confidence', factors: 'factors', total: 'confidenceModifier' },
};
const mapped = <Spec>(
  specs: Readonly<Record<string, Spec>>,
  figure: (spec: Spec) => ToolFigure,
): Readonly<Record<string, ToolFigure>> =>
  Object.fromEntries(Object.entries(specs).map(([tool, spec]) => [tool, figure(spec)]));
const each = (tools: readonly string[], figure: ToolFigure): Readonly<Record<string, ToolFigure>> =>
  Object.fromEntries(tools.map((tool) => [tool, figure]));

/** The tools whose results have a figure. */
export const FIGURES: Readonly<Record<string, ToolFigure>> = {
  get_full_chart: BIRTH_CHART,
  get_house_cusps: BIRTH_CHART,
  get_planets: { ...BIRTH_CHART, styles: ['south', 'round'] },
  ...each(
    DIVISIONS.map((division) => `get_d${division}_chart`),
    DIVISIONAL,
  ),
  ...mapped(DASHAS, (title) => ({ ...DASHA, draw: dashaTimeline(title) })),
  ...mapped(WINDOWED, (title) => ({ ...WINDOWS, draw: windowStrip(title) })),
  get_horary_chart_v2: { ...BIRTH_CHART, label: 'Chart of the number', draw: chartNamed('Horary chart') },
  get_mundane_analysis: { ...BIRTH_CHART, label: 'Chart of the founding', draw: chartNamed('Founding chart') },
  get_varshaphala_chart: { ...YEAR_CHART, draw: chartNamed('Chart of the year') },
  get_tithi_pravesha: { ...YEAR_CHART, draw: chartNamed('Tithi pravesha') },
  ...mapped(LANE_FIGURES, (spec) => ({ label: 'Stretches of time', styles: [], draw: lanes(spec) })),
  ...mapped({ ...KP_TABLES, ...MORE_TABLES }, (spec) => ({ label: 'Table', styles: [], draw: table(tableOf(spec)) })),
  ...mapped(FACTORS, (spec) => ({ label: 'Bars of factors', styles: [], draw: factorBars(spec) })),
  get_interlink_strength_matrix: { label: 'Links between cusps', styles: [], draw: interlinks },
  get_ashtakavarga: { label: 'Grid of bindus', styles: [], draw: ashtakavargaGrid },
  get_shadbala: { label: 'Bars of strength', styles: [], draw: shadbalaBars },
  analyze_natal_promise: { label: 'Matrix of promises', styles: [], draw: promiseMatrix },
  get_ashta_koota_milan: { label: 'Table of kootas', styles: [], draw: matchingTable },
  get_compatibility_advanced: { label: 'Table of factors', styles: [], draw: matchingTable },
  get_ephemeris: { label: 'The sky by sign', styles: [], draw: transits },
};

const figureOfTool = (tool: string): ToolFigure | undefined =>
  Object.hasOwn(FIGURES, tool) ? FIGURES[tool] : undefined;

/** The options of a tool's figure that a caller chooses by a text, with the values of those that have a few. */
export function figureChoices(tool: string): Readonly<Record<string, readonly string[] | 'instant' | 'pixels'>> {
  const figure = figureOfTool(tool);
  if (figure === undefined) return {};
  const { styles, levels = [] } = figure;
  return {
    width: 'pixels',
    ...(styles.length > 0 && { style: styles }),
    ...(levels.length > 0 && { level: levels, at: 'instant' as const }),
  };
}

/**
 * Options from texts, such as the parameters of an address. Others than those of `figureChoices` are passed over.
 *
 * @throws FigureError with the option that is wrong.
 */
export function readFigureOptions(tool: string, values: ReadonlyMap<string, string>): FigureOptions {
  const { styles = [], levels = [] } = figureOfTool(tool) ?? {};
  const style = chosen('style', values.get('style'), styles);
  const level = chosen('level', values.get('level'), levels);
  const at = levels.length === 0 ? undefined : values.get('at');
  if (at !== undefined) instantOf(at, 'at');
  const asked = values.get('width');
  const width = asked === undefined ? undefined : widthOf(asked);
  return {
    ...(style && { style }),
    ...(level && { level }),
    ...(at !== undefined && { at }),
    ...(width !== undefined && { width }),
  };
}

function chosen<T extends string>(option: string, value: string | undefined, of: readonly T[]): T | undefined {
  if (value === undefined || of.length === 0) return undefined;
  const found = of.find((one) => one === value);
  if (found === undefined) throw optionFault(option, of.join(' or '), value);
  return found;
}

/**
 * The figure of a tool's result, which is the JSON value that the tool prints; undefined where the tool has none.
 *
 * @throws FigureError where the result or an option is not as expected.
 */
export function drawFigure(tool: string, result: unknown, options: FigureOptions = {}): Figure | undefined {
  const figure = figureOfTool(tool);
  if (figure === undefined) return undefined;
  if (options.width !== undefined) widthOf(options.width);
  const style = options.style ?? figure.styles[0];
  if (style !== undefined && options.style !== undefined && !figure.styles.includes(style))
    throw optionFault('style', `${figure.styles.join(' or ') || 'left out'} for ${tool}`, style);
  const drawing = figure.draw(result, { ...withoutBlankName(options), ...(style === undefined ? {} : { style }) });
  // A whole chart says its moment itself.
  const subject = drawing.kind === 'birth-chart' && drawing.subtitle !== undefined ? undefined : options.subject;
  return figureOf({ ...drawing, ...(subject === undefined ? {} : { subject: subject.slice(0, 160) }) }, options.id);
}
