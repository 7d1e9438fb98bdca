import type { Tier } from '../classifier/tiers.ts';
import { SPINES } from './spines.ts';
import { WITHOUT_CUSPS } from './without-cusps.ts';

/** The tools a plan begins with where the birth has no Placidus cusps: signs, stars, dashas and ruling planets. */
const POLAR_SPINES: Readonly<Record<Tier, readonly string[]>> = {
  full: [
    'get_full_chart',
    'get_planets',
    'get_nakshatra_details',
    'get_aspects_and_strength',
    'get_d9_chart',
    'get_shadbala',
    'get_ashtakavarga',
    'get_vimsopaka_bala',
    'get_combust_planets',
    'get_special_lagnas',
    'detect_yogas',
    'get_chara_karakas',
    'get_smart_current_dasha',
    'get_dasha_periods',
    'get_ruling_planets',
    'get_yogini_dasha',
    'get_chara_dasha',
    'get_moon_transit',
    'get_sade_sati_phases',
    'get_sade_sati_intensity',
    'get_jupiter_return',
    'get_saturn_return',
    'get_varshaphala_chart',
  ],
  focused: [
    'get_full_chart',
    'get_planets',
    'get_nakshatra_details',
    'get_aspects_and_strength',
    'get_d9_chart',
    'get_shadbala',
    'get_smart_current_dasha',
    'get_dasha_periods',
    'get_ruling_planets',
    'get_yogini_dasha',
    'get_moon_transit',
    'get_sade_sati_phases',
    'get_jupiter_return',
  ],
  factual: [
    'get_full_chart',
    'get_planets',
    'get_nakshatra_details',
    'get_aspects_and_strength',
    'get_d9_chart',
    'get_smart_current_dasha',
  ],
};

/** The list for a birth inside the polar circles: other tools in the place of those that need cusps (R3.2). */
export const polarTools = (tier: Tier, tools: readonly string[]): readonly string[] => [
  ...new Set([
    ...POLAR_SPINES[tier],
    ...tools.filter((tool) => !SPINES[tier].includes(tool) && WITHOUT_CUSPS.has(tool)),
  ]),
];
