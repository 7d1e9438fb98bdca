import { dayParts } from '../read/day-parts.ts';
import type { LaneSpec, LanesSpec } from '../read/lanes.ts';

const PERIODS = { labels: ['event', 'label'], grade: 'class' } as const;
const HOURS = { labels: ['name', 'lord'], grade: 'quality' } as const;

const windows = (
  title: string,
  ...fields: readonly (readonly [path: string, name: string, adverse?: true])[]
): LanesSpec => ({
  title,
  lanes: fields.map(([path, name, adverse]) => ({
    ...PERIODS,
    path,
    name,
    ...(adverse ? { tone: 'fair' as const } : {}),
  })),
});

/** A lane whose stretches are named by a member of theirs, or by none. */
const lane = (path: string, name: string, label: string, more: Pick<LaneSpec, 'grade' | 'tone'> = {}): LaneSpec => ({
  path,
  name,
  labels: label === '' ? [] : [label],
  ...more,
});

/** Tools whose results are stretches of time, by which lists of them are drawn. */
export const LANE_FIGURES: Readonly<Record<string, LanesSpec>> = {
  get_business_viability: windows(
    'Times for a business',
    ['startWindows', 'Good for a start'],
    ['riskWindows', 'Take care', true],
  ),
  get_career_blockage_diagnosis: windows('When a blocked career opens', ['resolutionWindows', 'It opens']),
  get_earned_income_panel: windows('Times of a better income', ['incrementWindows', 'Income rises']),
  get_foreign_job_verdict: windows('Times for work abroad', ['windows', 'Work abroad']),
  get_promotion_verdict: windows(
    'Times of a promotion',
    ['actualPromotionWindows', 'Likely'],
    ['possibleWindows', 'Possible'],
  ),
  get_property_decision: windows('Times for property', ['buyWindows', 'To buy'], ['sellWindows', 'To sell']),
  get_education_signature: windows('Times for examinations', ['examWindows', 'Examinations']),
  get_visa_documentation: windows('Times for a visa', ['fileWindows', 'To file'], ['approvalWindows', 'Approval']),
  get_mental_health_panel: windows('Times of ease', ['easeWindows', 'Ease']),
  get_medical_timing: windows(
    'Times of treatment and recovery',
    ['recoveryWindows', 'Recovery'],
    ['surgeryFavourableWindows', 'Good for an operation'],
  ),
  get_misdiagnosis_risk: windows(
    'When to ask for a second opinion',
    ['clearPeriods', 'Clear'],
    ['checkPeriods', 'Check again', true],
  ),
  get_termination_risk: windows(
    'A post held and at risk',
    ['protectedWindows', 'Protected'],
    ['riskWindows', 'Take care', true],
  ),
  get_addiction_indicators: windows('Times of recovery', ['recoveryWindows', 'Recovery']),
  get_accident_window: windows('Times to take care', ['windows', 'Take care', true]),
  get_hospitalization_window: windows(
    'Times that point to a hospital',
    ['windows', 'Offered', true],
    ['weaker', 'Weaker', true],
  ),
  get_legal_analysis: windows('Times of a legal matter', ['windows', 'Offered'], ['weaker', 'Weaker']),
  get_medical_horary: windows('Times of recovery', ['recoveryWindows', 'Recovery']),
  get_event_dasha: windows('Periods for the event', ['periods', 'Periods']),
  run_marriage_complete_reading: windows('Times of marriage', ['timingWindows', 'Offered'], ['weaker', 'Weaker']),
  run_career_complete_reading: windows('Times of the career', ['timingWindows', 'Offered'], ['weaker', 'Weaker']),
  run_year_outlook_complete: {
    title: 'The year',
    lanes: [
      lane('openings', 'What the year opens', 'event', { grade: 'class' }),
      { path: 'dasha', name: 'Periods', labels: ['ad', 'md'] },
    ],
  },
  get_career_advanced: {
    title: 'Rise and rest of the career',
    lanes: [lane('arcs', 'Arcs', 'ad', { grade: 'class' })],
  },
  get_financial_analysis: {
    title: 'Gain and loss by periods',
    lanes: [lane('periods', 'Periods', 'ad', { grade: 'tone' })],
  },
  get_litigation_timeline: {
    title: 'Times of a lawsuit',
    lanes: [
      lane('filingWindows', 'To file', 'subLord', { tone: 'good' }),
      lane('appealWindows', 'To appeal', 'subLord', { tone: 'fair' }),
    ],
  },
  get_choghadiya_today: {
    title: 'Choghadiya of the day',
    lanes: [{ path: 'periods', name: 'Sixteen parts from sunrise', ...HOURS }],
  },
  get_hora_today: {
    title: 'Hours of the day',
    lanes: [lane('hours', 'Twenty-four hours from sunrise', 'lord', { grade: 'quality' })],
  },
  get_panchang: {
    title: 'The day: panchang, choghadiya and hora',
    within: ['sunrise', 'nextSunrise'],
    lanes: [
      lane('dayTithis', 'Tithi', 'name'),
      lane('dayNakshatras', 'Star of the Moon', 'name'),
      lane('dayYogas', 'Yoga', 'name'),
      lane('dayKaranas', 'Karana', 'name'),
      lane('abhijit', 'Abhijit', '', { tone: 'good' }),
      lane('amritaKala', 'Amrita kala', '', { tone: 'good' }),
      lane('rahuKaal', 'Rahu kalam', '', { tone: 'poor' }),
      lane('yamagandaKaal', 'Yamaganda', '', { tone: 'poor' }),
      lane('gulikaiKaal', 'Gulika', '', { tone: 'poor' }),
      lane('durmuhurta', 'Durmuhurta', '', { tone: 'poor' }),
      lane('varjyam', 'Varjyam', '', { tone: 'poor' }),
    ],
    more: dayParts,
  },
  run_today_complete: {
    title: 'The rest of the day',
    lanes: [lane('slots', 'Sub lords of the Moon', 'moonSubLord', { grade: 'tone' })],
  },
  get_chidra_dasha: {
    title: 'Last periods before a change',
    lanes: [lane('chidraPeriods', 'Periods', 'chidraLord')],
  },
  get_sade_sati_phases: {
    title: 'Saturn and the Moon over a life',
    lanes: [
      lane('cycles.phases.spans', 'Sade sati', 'phase', { tone: 'fair' }),
      lane('auxiliary.spans', 'Fourth and eighth from the Moon', 'kind', { tone: 'fair' }),
    ],
  },
  get_sade_sati_intensity: {
    title: 'Saturn near the Moon',
    lanes: [lane('windows', 'Phases', 'phase')],
  },
  get_ashtama_sani: {
    title: 'Saturn in the eighth from the Moon',
    lanes: [lane('spans', 'Spans', 'status', { tone: 'fair' })],
  },
  get_saturn_return: { title: 'Returns of Saturn', lanes: [lane('returns', 'Returns', '')] },
  get_jupiter_return: { title: 'Returns of Jupiter', lanes: [lane('returns', 'Returns', '')] },
  get_mudda_dasha: { title: 'Periods of the year', lanes: [lane('periods', 'Periods', 'lord')] },
  get_bhrigu_bindu: {
    title: 'Passages over the Bhrigu bindu',
    lanes: [lane('transits', 'Passages', 'planet')],
  },
  get_stellar_dasha_bifurcation: {
    title: 'Two halves of a period',
    lanes: [lane('antardashas', 'Antardashas', 'planet')],
  },
  run_triple_dasha_consensus: {
    title: 'Three dashas on one axis',
    lanes: [
      lane('vimshottari.periods', 'Vimshottari', 'ad', { grade: 'class' }),
      lane('yogini.current.md', 'Yogini, running', 'yogini'),
      lane('chara.current.md', 'Chara, running', 'sign'),
      lane('meetings', 'Where they meet', '', { tone: 'good' }),
    ],
  },
  get_speculative_intraday: {
    title: 'A session by its sub lords',
    lanes: [lane('slots', 'Slots', 'ascSubLord', { grade: 'tone' })],
  },
  get_muhurta_advanced: {
    title: 'Moments of the day',
    lanes: [lane('moments', 'Moments', '', { tone: 'good' })],
  },
  get_smart_current_dasha: {
    title: 'The running periods',
    lanes: [lane('levels', 'From the mahadasha to the prana', 'lord.planet')],
  },
  get_dasha_advanced: {
    title: 'The running periods and those to come',
    lanes: [
      lane('lords.period', 'Running', 'lord.planet'),
      lane('event.next', 'Next for the event', '', { grade: 'class' }),
    ],
  },
  get_epidemic_susceptibility: {
    title: 'Stretches by their score',
    lanes: [lane('windows', 'Stretches', 'band')],
  },
  get_monsoon_forecast: {
    title: 'When the rains may set in',
    lanes: [lane('onsetWindows', 'The Moon in a wet nadi', 'nadi', { tone: 'good' })],
  },
  get_mundane_ingress: {
    title: 'Periods of the chart of the ingress',
    lanes: [lane('ingresses.timeline', 'Periods', 'planet')],
  },
  get_health_transit_alerts: {
    title: 'Transits over health',
    lanes: [lane('alerts', 'Transits', 'planet', { grade: 'severity' })],
  },
  get_transit_timing_hierarchy: {
    title: 'When transits agree',
    lanes: [lane('hierarchy.windows', 'From Saturn down to the Moon', 'stage', { grade: 'dashaClass' })],
  },
  get_retrograde_advanced: {
    title: 'Stations of the planets',
    lanes: [lane('stationWindows', 'Stations', 'planet')],
  },
  get_rp_advanced: {
    title: 'When the mover passes points of the ruling planets',
    lanes: [lane('windows', 'Passages', '', { tone: 'good' })],
  },
  rank_candidate_dates: {
    title: 'Dates by their best moment',
    lanes: [
      lane('rankedDates.bestWindow', 'Best moment of each date', 'verdict', { grade: 'verdict' }),
      lane('period', 'Running periods', 'pd', { grade: 'class' }),
    ],
  },
  find_auspicious_time: {
    title: 'Times for all that was asked',
    lanes: [lane('elections.windows', 'Windows', 'event.label', { grade: 'verdict' })],
  },
  get_moon_transit: {
    title: 'The next subs of the Moon',
    lanes: [lane('nextSubs', 'Subs', 'subLord')],
  },
};
