import type { LanesSpec } from '../read/lanes.ts';

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
  get_event_dasha: windows('Periods for the event', ['periods', 'Periods']),
  run_marriage_complete_reading: windows('Times of marriage', ['timingWindows', 'Offered'], ['weaker', 'Weaker']),
  run_career_complete_reading: windows('Times of the career', ['timingWindows', 'Offered'], ['weaker', 'Weaker']),
  run_year_outlook_complete: {
    title: 'The year',
    lanes: [
      { path: 'openings', name: 'What the year opens', labels: ['event'], grade: 'class' },
      { path: 'dasha', name: 'Periods', labels: ['ad', 'md'] },
    ],
  },
  get_career_advanced: {
    title: 'Rise and rest of the career',
    lanes: [{ path: 'arcs', name: 'Arcs', labels: ['ad'], grade: 'class' }],
  },
  get_financial_analysis: {
    title: 'Gain and loss by periods',
    lanes: [{ path: 'periods', name: 'Periods', labels: ['ad'], grade: 'tone' }],
  },
  get_litigation_timeline: {
    title: 'Times of a lawsuit',
    lanes: [
      { path: 'filingWindows', name: 'To file', labels: ['subLord'], tone: 'good' },
      { path: 'appealWindows', name: 'To appeal', labels: ['subLord'], tone: 'fair' },
    ],
  },
  get_choghadiya_today: {
    title: 'Choghadiya of the day',
    lanes: [{ path: 'periods', name: 'Sixteen parts from sunrise', ...HOURS }],
  },
  get_hora_today: {
    title: 'Hours of the day',
    lanes: [{ path: 'hours', name: 'Twenty-four hours from sunrise', labels: ['lord'], grade: 'quality' }],
  },
  get_panchang: {
    title: 'Panchang of the day',
    lanes: [
      { path: 'dayTithis', name: 'Tithi', labels: ['name'] },
      { path: 'dayNakshatras', name: 'Star of the Moon', labels: ['name'] },
      { path: 'dayYogas', name: 'Yoga', labels: ['name'] },
      { path: 'dayKaranas', name: 'Karana', labels: ['name'] },
      { path: 'abhijit', name: 'Abhijit', labels: [], tone: 'good' },
      { path: 'amritaKala', name: 'Amrita kala', labels: [], tone: 'good' },
      { path: 'rahuKaal', name: 'Rahu kalam', labels: [], tone: 'fair' },
      { path: 'yamagandaKaal', name: 'Yamaganda', labels: [], tone: 'fair' },
      { path: 'gulikaiKaal', name: 'Gulika', labels: [], tone: 'fair' },
      { path: 'durmuhurta', name: 'Durmuhurta', labels: [], tone: 'fair' },
      { path: 'varjyam', name: 'Varjyam', labels: [], tone: 'fair' },
    ],
  },
  run_today_complete: {
    title: 'The rest of the day',
    lanes: [{ path: 'slots', name: 'Sub lords of the Moon', labels: ['moonSubLord'], grade: 'tone' }],
  },
  get_chidra_dasha: {
    title: 'Last periods before a change',
    lanes: [{ path: 'chidraPeriods', name: 'Periods', labels: ['chidraLord'] }],
  },
  get_sade_sati_phases: {
    title: 'Saturn and the Moon over a life',
    lanes: [
      { path: 'cycles.phases.spans', name: 'Sade sati', labels: ['phase'], tone: 'fair' },
      { path: 'auxiliary.spans', name: 'Fourth and eighth from the Moon', labels: ['kind'], tone: 'fair' },
    ],
  },
  get_sade_sati_intensity: {
    title: 'Saturn near the Moon',
    lanes: [{ path: 'windows', name: 'Phases', labels: ['phase'] }],
  },
  get_ashtama_sani: {
    title: 'Saturn in the eighth from the Moon',
    lanes: [{ path: 'spans', name: 'Spans', labels: ['status'], tone: 'fair' }],
  },
  get_saturn_return: { title: 'Returns of Saturn', lanes: [{ path: 'returns', name: 'Returns', labels: [] }] },
  get_jupiter_return: { title: 'Returns of Jupiter', lanes: [{ path: 'returns', name: 'Returns', labels: [] }] },
  get_mudda_dasha: { title: 'Periods of the year', lanes: [{ path: 'periods', name: 'Periods', labels: ['lord'] }] },
  get_bhrigu_bindu: {
    title: 'Passages over the Bhrigu bindu',
    lanes: [{ path: 'transits', name: 'Passages', labels: ['planet'] }],
  },
  get_stellar_dasha_bifurcation: {
    title: 'Two halves of a period',
    lanes: [{ path: 'antardashas', name: 'Antardashas', labels: ['planet'] }],
  },
  run_triple_dasha_consensus: {
    title: 'Three dashas on one axis',
    lanes: [
      { path: 'vimshottari.periods', name: 'Vimshottari', labels: ['ad'], grade: 'class' },
      { path: 'yogini.current.md', name: 'Yogini, running', labels: ['yogini'] },
      { path: 'chara.current.md', name: 'Chara, running', labels: ['sign'] },
      { path: 'meetings', name: 'Where they meet', labels: [], tone: 'good' },
    ],
  },
  get_speculative_intraday: {
    title: 'A session by its sub lords',
    lanes: [{ path: 'slots', name: 'Slots', labels: ['ascSubLord'], grade: 'tone' }],
  },
  get_muhurta_advanced: {
    title: 'Moments of the day',
    lanes: [{ path: 'moments', name: 'Moments', labels: [], tone: 'good' }],
  },
};
