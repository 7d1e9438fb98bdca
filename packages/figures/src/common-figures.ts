import { birthChart, chartNamed } from './charts/birth-chart.ts';
import { divisionalChart } from './charts/divisional-chart.ts';
import { CHART_STYLES, DASHA_LEVELS } from './options.ts';
import { dashaTimeline } from './times/dasha-timeline.ts';
import { windowStrip } from './times/window-strip.ts';
import { each, mapped, type ToolFigure, type ToolFigures } from './tool-figure.ts';

const BIRTH_CHART: ToolFigure = { label: 'Birth chart', styles: CHART_STYLES, draw: birthChart };
/** A chart of a year has no Placidus houses. */
const YEAR_CHART: Omit<ToolFigure, 'draw'> = {
  label: 'Chart of the year',
  styles: ['south', 'north', 'east', 'round'],
};
const DIVISIONS = [2, 3, 4, 6, 7, 8, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];
const DIVISIONAL: ToolFigure = { label: 'Divisional chart', styles: ['south', 'north', 'east'], draw: divisionalChart };

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

/** Figures that pages show most: charts, periods and windows. The element for pages of others has them at hand. */
export const COMMON_FIGURES: ToolFigures = {
  get_full_chart: BIRTH_CHART,
  get_house_cusps: BIRTH_CHART,
  get_planets: { ...BIRTH_CHART, styles: ['south', 'east', 'round'] },
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
};
