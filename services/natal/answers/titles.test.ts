import { readEntry } from '@cuspal/catalog/entry';
import { inLanguage, OFFERED } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { MATTERS } from '../../meta/matters/matters.ts';
import { titleOf } from './titles.ts';

/** Tools whose titles say something to practitioners alone. */
const FOR_PRACTITIONERS: ReadonlySet<string> = new Set([
  'find_event_timing_v2',
  'get_upapada_lagna',
  'get_arudha_padas',
  'get_d9_chart',
  'get_compatibility_advanced',
  'get_d7_chart',
  'get_annotated_dasha',
  'get_dasha_advanced',
  'get_career_cusp_panel',
  'get_election_outcome',
  'get_d10_chart',
  'get_speculative_intraday',
  'get_d4_chart',
  'get_d16_chart',
  'get_four_step_verdict',
  'get_d24_chart',
  'get_health_cusp_panel',
  'get_oncology_timing',
  'get_mental_health_panel',
  'get_d30_chart',
  'get_d6_chart',
  'get_d8_chart',
  'get_chara_karakas',
  'get_d20_chart',
  'get_ishta_devata',
  'get_d60_chart',
  'get_d40_chart',
  'get_d45_chart',
  'get_sade_sati_intensity',
  'get_eclipse_sublord_activation',
  'get_transit_crossings',
  'get_sublord_changes',
  'get_retrograde_advanced',
  'get_ruling_planets',
  'get_rp_interval',
  'get_tajik_strengths',
  'get_mudda_dasha',
  'get_sudarshana_chakra',
  'get_d12_chart',
  'get_boundary_warnings',
  'get_subsub_boundary',
  'get_sport_outcome',
  'get_epidemic_susceptibility',
  'get_house_cusps',
  'get_pratyantardasha_periods',
  'get_stellar_dasha_bifurcation',
  'get_chidra_dasha',
  'get_ashtottari_dasha',
  'get_conditional_dashas',
  'get_yogini_dasha',
  'get_chara_dasha',
  'get_narayana_dasha',
  'get_kalachakra_dasha',
  'get_csl_advanced',
  'get_significators',
  'get_fruitful_significators',
  'get_bosmia_significators',
  'get_interlink_strength_matrix',
  'get_stellar_aspects',
  'get_kcil_verdict',
  'check_rule_of_origin',
  'get_rp_consensus',
  'get_sripati_bhavas',
  'get_combust_planets',
  'get_yoga_karaka',
  'get_arudha_lagna',
  'get_d27_chart',
]);

const names = [...new Set(MATTERS.flatMap(({ tools }) => tools))];
const titled = names.filter((name) => titleOf(name) !== undefined);

describe('titles of tools in sentences', () => {
  it('are those of the catalogue of tools, without a colon, which would end a clause', () => {
    expect(Object.fromEntries(titled.map((name) => [name, titleOf(name)]))).toEqual(
      Object.fromEntries(titled.map((name) => [name, readEntry(name).title.replaceAll(':', ',')])),
    );
  });

  it('are there for each tool of a matter that is not for practitioners alone', () => {
    expect(titled).toEqual(names.filter((name) => !FOR_PRACTITIONERS.has(name)));
  });

  it.each(OFFERED)('are in the language of the call in %s, and each is another', async (tag) => {
    const own = await inLanguage(tag, () => titled.map(titleOf));
    expect(own.filter((title, at) => title === titleOf(titled[at] ?? ''))).toEqual([]);
    expect(own.filter((title) => /[:"]/.test(title ?? ''))).toEqual([]);
    expect(new Set(own).size).toBe(titled.length);
  });
});
