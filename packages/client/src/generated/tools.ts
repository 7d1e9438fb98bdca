// Written by npm run generate from the tool files.
import type { Loose, Whole } from '../forms.ts';
import type { Method } from '../method.ts';
import type * as S from './schemas.ts';

/**
 * What each tool takes and answers, by its name. Where arguments choose what comes, `result` is that of a `plain` call
 * without them. Fields that are `loose` may be missing from other results, and `full` ones come with `detail: full`.
 * `other` is one more choice with its result.
 */
export interface ToolTypes {
  get_choghadiya_today: { arguments: S.GetChoghadiyaTodayArguments; result: S.GetChoghadiyaTodayResult; full: 'place' | 'sunriseDefinition' | 'nextSunrise' | 'periods.index' | 'periods.interpretation' | 'periods.isCurrent' | 'periods.end' | 'periods.part' | 'periods.lord' | 'currentPeriod.index' | 'currentPeriod.part' | 'currentPeriod.isCurrent' };
  get_hora_today: { arguments: S.GetHoraTodayArguments; result: S.GetHoraTodayResult };
  get_panchang: { arguments: S.GetPanchangArguments; result: S.GetPanchangResult; full: 'place' | 'sunriseDefinition' | 'tithiAtSunrises' | 'tithi.group' | 'tithi.lord' | 'yoga.lord' | 'karana.lord' | 'atSunrise' | 'dayTithis' | 'dayNakshatras' | 'dayYogas' | 'dayKaranas' | 'sunriseUtc' | 'sunsetUtc' | 'sunriseApparent' | 'sunsetApparent' | 'nextSunrise' | 'moonrise' | 'moonset' | 'dayLengthMinutes' | 'godhuli' | 'brahmaMuhurta' | 'sunSign' | 'sunStar' | 'lunarMonth' | 'ritu' | 'ayana' | 'dishaShool' | 'choghadiyas' | 'horas' | 'tithi.elapsedPercent' | 'tithi.remainingPercent' | 'tithi.number' | 'tithi.start' | 'tithi.next' | 'nakshatra.elapsedPercent' | 'nakshatra.remainingPercent' | 'nakshatra.number' | 'nakshatra.start' | 'nakshatra.next' | 'yoga.elapsedPercent' | 'yoga.remainingPercent' | 'yoga.number' | 'yoga.start' | 'yoga.next' | 'karana.elapsedPercent' | 'karana.remainingPercent' | 'karana.number' | 'karana.start' | 'karana.next' };
  get_tara_bala: { arguments: S.GetTaraBalaArguments; result: S.GetTaraBalaResult; full: 'wheel' | 'queryPlace' | 'birthMoonSign' | 'days.sunrise' | 'days.weekday' };
  get_astro_weather: { arguments: S.GetAstroWeatherArguments; result: S.GetAstroWeatherResult };
  get_monsoon_forecast: { arguments: S.GetMonsoonForecastArguments; result: S.GetMonsoonForecastResult };
  get_seasonal_outlook: { arguments: S.GetSeasonalOutlookArguments; result: S.GetSeasonalOutlookResult };
  get_weather_windows: { arguments: S.GetWeatherWindowsArguments; result: S.GetWeatherWindowsResult };
  check_doshas: { arguments: S.CheckDoshasArguments; result: S.CheckDoshasResult };
  get_kalsarpa_variants: { arguments: S.GetKalsarpaVariantsArguments; result: S.GetKalsarpaVariantsResult };
  get_aspects_and_strength: { arguments: S.GetAspectsAndStrengthArguments; result: S.GetAspectsAndStrengthResult };
  get_full_chart: { arguments: S.GetFullChartArguments; result: S.GetFullChartResult; plain: { event?: undefined; tables?: false }; loose: 'ascendant' | 'planets' | 'fortuna' | 'parashari' | 'derived' | 'dasha.mahadashas' | 'dasha.current'; full: 'houses.signIndex' | 'houses.degreeInSign' | 'houses.starIndex' | 'houses.subSubSubLord' | 'houses.boundary' | 'planets.*.signIndex' | 'planets.*.degreeInSign' | 'planets.*.starIndex' | 'planets.*.subSubSubLord' | 'planets.*.boundary' | 'ascendant.signIndex' | 'ascendant.degreeInSign' | 'ascendant.starIndex' | 'ascendant.subSubSubLord' | 'ascendant.boundary' | 'planets.*.declination' | 'planets.*.rightAscension' | 'planets.*.distanceAu' | 'planets.*.motion' | 'planets.*.sunSeparation' | 'planets.*.starLordRetrograde' | 'planets.*.subLordRetrograde' | 'planets.*.ownStar' | 'planets.*.ownSub' | 'planets.*.vargottama' | 'houses.tropicalLongitude' | 'houses.owner' | 'houses.span' | 'houses.cuspalSubLord' | 'houses.cuspalSubLordStar' | 'houses.cuspalSubLordRetrograde' | 'houses.dms' | 'significations.*.all' | 'significators.*.tieHelp' | 'fortuna' };
  get_house_cusps: { arguments: S.GetHouseCuspsArguments; result: S.GetHouseCuspsResult; plain: { event?: undefined; tables?: false }; loose: 'houses' };
  get_nakshatra_details: { arguments: S.GetNakshatraDetailsArguments; result: S.GetNakshatraDetailsResult; full: 'taras' | 'sunStar' | 'ascendantStar' };
  get_planets: { arguments: S.GetPlanetsArguments; result: S.GetPlanetsResult; plain: { event?: undefined; birth_time_known?: true; tables?: false }; loose: 'planets' | 'derived' | 'trueNode' | 'outerPlanets'; other: [{ birth_time_known: false }, Omit<Whole<S.GetPlanetsResult, 'day'>, 'planets' | 'planetTable' | 'derived' | 'trueNode' | 'outerPlanets'>] };
  get_argala: { arguments: S.GetArgalaArguments; result: S.GetArgalaResult };
  get_arudha_lagna: { arguments: S.GetArudhaLagnaArguments; result: S.GetArudhaLagnaResult };
  get_arudha_padas: { arguments: S.GetArudhaPadasArguments; result: S.GetArudhaPadasResult };
  get_chara_dasha: { arguments: S.GetCharaDashaArguments; result: S.GetCharaDashaResult };
  get_chara_karakas: { arguments: S.GetCharaKarakasArguments; result: S.GetCharaKarakasResult };
  get_ishta_devata: { arguments: S.GetIshtaDevataArguments; result: S.GetIshtaDevataResult };
  get_upapada_lagna: { arguments: S.GetUpapadaLagnaArguments; result: S.GetUpapadaLagnaResult; full: 'notes' | 'factors' };
  get_election_outcome: { arguments: S.GetElectionOutcomeArguments; result: S.GetElectionOutcomeResult };
  get_epidemic_susceptibility: { arguments: S.GetEpidemicSusceptibilityArguments; result: S.GetEpidemicSusceptibilityResult };
  get_mundane_analysis: { arguments: S.GetMundaneAnalysisArguments; result: S.GetMundaneAnalysisResult };
  get_mundane_ingress: { arguments: S.GetMundaneIngressArguments; result: S.GetMundaneIngressResult };
  get_ephemeris: { arguments: S.GetEphemerisArguments; result: S.GetEphemerisResult };
  get_sub_lord_table: { arguments: S.GetSubLordTableArguments; result: S.GetSubLordTableResult; plain: { number?: undefined; longitude?: undefined; latitude?: undefined }; loose: 'rows' | 'totals' | 'pagination'; other: [{ number: {} }, Whole<Loose<S.GetSubLordTableResult, 'rows' | 'totals' | 'pagination'>, 'row' | 'neighbours'>] };
  get_ashtakavarga: { arguments: S.GetAshtakavargaArguments; result: S.GetAshtakavargaResult };
  get_avasthas: { arguments: S.GetAvasthasArguments; result: S.GetAvasthasResult };
  get_bhava_bala: { arguments: S.GetBhavaBalaArguments; result: S.GetBhavaBalaResult };
  get_bhrigu_bindu: { arguments: S.GetBhriguBinduArguments; result: S.GetBhriguBinduResult };
  get_combust_planets: { arguments: S.GetCombustPlanetsArguments; result: S.GetCombustPlanetsResult };
  get_graha_yuddha: { arguments: S.GetGrahaYuddhaArguments; result: S.GetGrahaYuddhaResult };
  get_shadbala: { arguments: S.GetShadbalaArguments; result: S.GetShadbalaResult };
  get_special_lagnas: { arguments: S.GetSpecialLagnasArguments; result: S.GetSpecialLagnasResult };
  get_sputa_drishti: { arguments: S.GetSputaDrishtiArguments; result: S.GetSputaDrishtiResult; plain: { targets?: 'both' }; loose: 'onPlanets' | 'onHouses' };
  get_sripati_bhavas: { arguments: S.GetSripatiBhavasArguments; result: S.GetSripatiBhavasResult };
  get_upagrahas: { arguments: S.GetUpagrahasArguments; result: S.GetUpagrahasResult };
  get_vargottama_planets: { arguments: S.GetVargottamaPlanetsArguments; result: S.GetVargottamaPlanetsResult };
  get_vimsopaka_bala: { arguments: S.GetVimsopakaBalaArguments; result: S.GetVimsopakaBalaResult };
  get_yoga_karaka: { arguments: S.GetYogaKarakaArguments; result: S.GetYogaKarakaResult };
  get_mudda_dasha: { arguments: S.GetMuddaDashaArguments; result: S.GetMuddaDashaResult };
  get_sahams: { arguments: S.GetSahamsArguments; result: S.GetSahamsResult; plain: { tables?: false }; loose: 'sahams'; full: 'sahams.formulaUsed' | 'sahams.added30' | 'sahams.degree' | 'natureUsed' };
  get_tajik_strengths: { arguments: S.GetTajikStrengthsArguments; result: S.GetTajikStrengthsResult };
  get_tajik_yogas: { arguments: S.GetTajikYogasArguments; result: S.GetTajikYogasResult };
  get_tithi_pravesha: { arguments: S.GetTithiPraveshaArguments; result: S.GetTithiPraveshaResult; plain: { tables?: false }; loose: 'planets' };
  get_varshaphala_chart: { arguments: S.GetVarshaphalaChartArguments; result: S.GetVarshaphalaChartResult; plain: { tables?: false }; loose: 'planets' | 'strengths' | 'mudda' | 'months' };
  get_d10_chart: { arguments: S.GetD10ChartArguments; result: S.GetD10ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d12_chart: { arguments: S.GetD12ChartArguments; result: S.GetD12ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d16_chart: { arguments: S.GetD16ChartArguments; result: S.GetD16ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d2_chart: { arguments: S.GetD2ChartArguments; result: S.GetD2ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d20_chart: { arguments: S.GetD20ChartArguments; result: S.GetD20ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d24_chart: { arguments: S.GetD24ChartArguments; result: S.GetD24ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d27_chart: { arguments: S.GetD27ChartArguments; result: S.GetD27ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d3_chart: { arguments: S.GetD3ChartArguments; result: S.GetD3ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d30_chart: { arguments: S.GetD30ChartArguments; result: S.GetD30ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d4_chart: { arguments: S.GetD4ChartArguments; result: S.GetD4ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d40_chart: { arguments: S.GetD40ChartArguments; result: S.GetD40ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d45_chart: { arguments: S.GetD45ChartArguments; result: S.GetD45ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d6_chart: { arguments: S.GetD6ChartArguments; result: S.GetD6ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d60_chart: { arguments: S.GetD60ChartArguments; result: S.GetD60ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d7_chart: { arguments: S.GetD7ChartArguments; result: S.GetD7ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d8_chart: { arguments: S.GetD8ChartArguments; result: S.GetD8ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  get_d9_chart: { arguments: S.GetD9ChartArguments; result: S.GetD9ChartResult; full: 'ascendant.signIndex' | 'planets.*.signIndex' | 'ascendant.part' | 'planets.*.part' | 'ascendant.deity' | 'planets.*.deity' | 'planets.*.combust' | 'planets.*.aspects' | 'houses' | 'readout.focusHouses.occupants' | 'readout.focusHouses.aspectedBy' | 'readout.focusHouses.factors' | 'readout.factors' | 'readout.statements' | 'readout.c' | 'readout.karakas.sign' | 'readout.ascendantLord' };
  detect_yogas: { arguments: S.DetectYogasArguments; result: S.DetectYogasResult };
  get_kartari_yogas: { arguments: S.GetKartariYogasArguments; result: S.GetKartariYogasResult };
  get_negative_yogas: { arguments: S.GetNegativeYogasArguments; result: S.GetNegativeYogasResult };
  get_parivartana_yoga: { arguments: S.GetParivartanaYogaArguments; result: S.GetParivartanaYogaResult };
  get_sun_yogas: { arguments: S.GetSunYogasArguments; result: S.GetSunYogasResult };
  get_yogas_advanced: { arguments: S.GetYogasAdvancedArguments; result: S.GetYogasAdvancedResult };
  answer_question: { arguments: S.AnswerQuestionArguments; result: S.AnswerQuestionResult };
  get_business_viability: { arguments: S.GetBusinessViabilityArguments; result: S.GetBusinessViabilityResult };
  get_career_advanced: { arguments: S.GetCareerAdvancedArguments; result: S.GetCareerAdvancedResult };
  get_career_blockage_diagnosis: { arguments: S.GetCareerBlockageDiagnosisArguments; result: S.GetCareerBlockageDiagnosisResult };
  get_career_cusp_panel: { arguments: S.GetCareerCuspPanelArguments; result: S.GetCareerCuspPanelResult; full: 'careerCusps.chain' | 'careerCusps.reason' | 'negationCusps.chain' | 'negationCusps.reason' | 'factors' };
  get_career_signature: { arguments: S.GetCareerSignatureArguments; result: S.GetCareerSignatureResult; full: 'talentFactors' };
  get_earned_income_panel: { arguments: S.GetEarnedIncomePanelArguments; result: S.GetEarnedIncomePanelResult };
  get_job_change_timing: { arguments: S.GetJobChangeTimingArguments; result: S.GetJobChangeTimingResult; full: 'chain' | 'promises.*.reason' | 'windows.transitSupport' | 'windows.clipped' | 'windows.covered' | 'windows.missing' | 'windows.postponedBy' | 'windows.rulingPlanetsInCommon' };
  get_job_vs_business_verdict: { arguments: S.GetJobVsBusinessVerdictArguments; result: S.GetJobVsBusinessVerdictResult; full: 'rules.evidence' };
  get_occupation_matches: { arguments: S.GetOccupationMatchesArguments; result: S.GetOccupationMatchesResult };
  get_profession_description: { arguments: S.GetProfessionDescriptionArguments; result: S.GetProfessionDescriptionResult };
  get_profession_indicators: { arguments: S.GetProfessionIndicatorsArguments; result: S.GetProfessionIndicatorsResult };
  get_promotion_verdict: { arguments: S.GetPromotionVerdictArguments; result: S.GetPromotionVerdictResult; full: 'promise.chain' | 'promise.confirmations' | 'promise.supportHit' | 'promise.wholeDenialGroup' | 'promise.weightRequired' | 'promise.weightDenial' | 'promise.reasoning' | 'actualPromotionWindows.clipped' | 'actualPromotionWindows.covered' | 'actualPromotionWindows.missing' | 'actualPromotionWindows.postponedBy' | 'actualPromotionWindows.rulingPlanetsInCommon' | 'possibleWindows.clipped' | 'possibleWindows.covered' | 'possibleWindows.missing' | 'possibleWindows.postponedBy' | 'possibleWindows.rulingPlanetsInCommon' };
  get_termination_risk: { arguments: S.GetTerminationRiskArguments; result: S.GetTerminationRiskResult };
  get_fertility_window: { arguments: S.GetFertilityWindowArguments; result: S.GetFertilityWindowResult; full: 'promise.chain' | 'promise.confirmations' | 'promise.supportHit' | 'promise.wholeDenialGroup' | 'promise.weightRequired' | 'promise.weightDenial' | 'promise.reasoning' | 'partner.promise.chain' | 'partner.promise.confirmations' | 'partner.promise.supportHit' | 'partner.promise.wholeDenialGroup' | 'partner.promise.weightRequired' | 'partner.promise.weightDenial' | 'partner.promise.reasoning' | 'related.*.reason' | 'crossLens.longitude' };
  check_compatibility: { arguments: S.CheckCompatibilityArguments; result: S.CheckCompatibilityResult };
  get_ashta_koota_milan: { arguments: S.GetAshtaKootaMilanArguments; result: S.GetAshtaKootaMilanResult };
  get_compatibility_advanced: { arguments: S.GetCompatibilityAdvancedArguments; result: S.GetCompatibilityAdvancedResult; full: 'factors.person1' | 'factors.person2' | 'porouthamRejectionNote' | 'charts' };
  run_career_complete_reading: { arguments: S.RunCareerCompleteReadingArguments; result: S.RunCareerCompleteReadingResult };
  run_karakamsa_spiritual_lens: { arguments: S.RunKarakamsaSpiritualLensArguments; result: S.RunKarakamsaSpiritualLensResult };
  run_kundli_match_complete: { arguments: S.RunKundliMatchCompleteArguments; result: S.RunKundliMatchCompleteResult };
  run_marriage_complete_reading: { arguments: S.RunMarriageCompleteReadingArguments; result: S.RunMarriageCompleteReadingResult };
  run_today_complete: { arguments: S.RunTodayCompleteArguments; result: S.RunTodayCompleteResult };
  run_triple_dasha_consensus: { arguments: S.RunTripleDashaConsensusArguments; result: S.RunTripleDashaConsensusResult };
  run_year_outlook_complete: { arguments: S.RunYearOutlookCompleteArguments; result: S.RunYearOutlookCompleteResult };
  analyze_natal_promise: { arguments: S.AnalyzeNatalPromiseArguments; result: S.AnalyzeNatalPromiseResult; plain: { tables?: false }; loose: 'events' | 'chains' | 'boundaryCautions'; full: 'outweighed' | 'stabilitySummary' | 'events.basis' | 'events.supportHit' | 'events.wholeDenialGroup' | 'events.bestRequiredLevel' | 'events.bestDenialLevel' | 'events.weightRequired' | 'events.weightDenial' | 'events.confirmations' | 'events.kind' | 'chains.*.boundary.tight' | 'chains.*.csl' | 'chains.*.starLordOfCsl' | 'chains.*.subLordOfCsl' | 'events.stability.beforeSeconds' | 'events.stability.afterSeconds' | 'events.stability.beyond' };
  get_bhadhakasthana: { arguments: S.GetBhadhakasthanaArguments; result: S.GetBhadhakasthanaResult; full: 'chain' };
  get_boundary_warnings: { arguments: S.GetBoundaryWarningsArguments; result: S.GetBoundaryWarningsResult; plain: { tables?: false }; loose: 'warnings'; full: 'entries' | 'warnings.longitude' | 'warnings.side' | 'warnings.tight' | 'warnings.stability.beforeSeconds' | 'warnings.stability.afterSeconds' | 'warnings.stability.beyond' };
  get_csl_advanced: { arguments: S.GetCslAdvancedArguments; result: S.GetCslAdvancedResult; full: 'cusps.chain.starLordOfCsl' | 'cusps.chain.subLordOfCsl' | 'cusps.events' | 'cusps.subSubLord' | 'cusps.twelfthFrom' | 'cusps.eighthFrom' | 'cusps.sixthFrom' };
  get_interlink_strength_matrix: { arguments: S.GetInterlinkStrengthMatrixArguments; result: S.GetInterlinkStrengthMatrixResult };
  get_node_cascade: { arguments: S.GetNodeCascadeArguments; result: S.GetNodeCascadeResult; full: 'nodes.Rahu.ranked' | 'nodes.Rahu.houseSources' | 'nodes.Ketu.ranked' | 'nodes.Ketu.houseSources' };
  get_significators: { arguments: S.GetSignificatorsArguments; result: S.GetSignificatorsResult; plain: { event?: undefined; planet_star_sub?: false; tables?: false }; loose: 'houses' | 'planets'; full: 'table.stability.beyond' };
  get_stellar_aspects: { arguments: S.GetStellarAspectsArguments; result: S.GetStellarAspectsResult };
  get_education_signature: { arguments: S.GetEducationSignatureArguments; result: S.GetEducationSignatureResult; full: 'promises.*.reason' | 'studyAbroad.variants' | 'examPromise.reason' };
  get_relatives_karaka_panel: { arguments: S.GetRelativesKarakaPanelArguments; result: S.GetRelativesKarakaPanelResult };
  get_foreign_job_verdict: { arguments: S.GetForeignJobVerdictArguments; result: S.GetForeignJobVerdictResult };
  get_foreign_settlement: { arguments: S.GetForeignSettlementArguments; result: S.GetForeignSettlementResult };
  get_relocation_chart: { arguments: S.GetRelocationChartArguments; result: S.GetRelocationChartResult };
  get_visa_documentation: { arguments: S.GetVisaDocumentationArguments; result: S.GetVisaDocumentationResult };
  get_legal_analysis: { arguments: S.GetLegalAnalysisArguments; result: S.GetLegalAnalysisResult };
  get_litigation_timeline: { arguments: S.GetLitigationTimelineArguments; result: S.GetLitigationTimelineResult };
  get_extramarital_signature: { arguments: S.GetExtramaritalSignatureArguments; result: S.GetExtramaritalSignatureResult };
  get_marital_separation: { arguments: S.GetMaritalSeparationArguments; result: S.GetMaritalSeparationResult };
  get_marriage_advanced: { arguments: S.GetMarriageAdvancedArguments; result: S.GetMarriageAdvancedResult; full: 'promise.chain' | 'promise.confirmations' | 'promise.supportHit' | 'promise.wholeDenialGroup' | 'promise.weightRequired' | 'promise.weightDenial' | 'related.second_marriage.reason' | 'multiplicity.tests' | 'quality.cusps' | 'promise.reasoning' };
  get_marriage_delay: { arguments: S.GetMarriageDelayArguments; result: S.GetMarriageDelayResult };
  get_spouse_characteristics: { arguments: S.GetSpouseCharacteristicsArguments; result: S.GetSpouseCharacteristicsResult; full: 'chain' };
  get_financial_analysis: { arguments: S.GetFinancialAnalysisArguments; result: S.GetFinancialAnalysisResult; full: 'promises.*.reason' | 'pillars.cusps.reason' | 'crossLens.detail' };
  get_speculative_intraday: { arguments: S.GetSpeculativeIntradayArguments; result: S.GetSpeculativeIntradayResult };
  get_property_decision: { arguments: S.GetPropertyDecisionArguments; result: S.GetPropertyDecisionResult; full: 'promises.*.reason' | 'nowLayer.lords.buyReason' | 'nowLayer.lords.sellReason' | 'firstWindow.clipped' | 'firstWindow.covered' | 'firstWindow.missing' | 'firstWindow.postponedBy' | 'firstWindow.rulingPlanetsInCommon' | 'buyWindows.clipped' | 'buyWindows.covered' | 'buyWindows.missing' | 'buyWindows.postponedBy' | 'buyWindows.rulingPlanetsInCommon' | 'sellWindows.clipped' | 'sellWindows.covered' | 'sellWindows.missing' | 'sellWindows.postponedBy' | 'sellWindows.rulingPlanetsInCommon' };
  get_gemstone_recommendation: { arguments: S.GetGemstoneRecommendationArguments; result: S.GetGemstoneRecommendationResult };
  get_mantra_recommendation: { arguments: S.GetMantraRecommendationArguments; result: S.GetMantraRecommendationResult };
  get_past_life_karmic_panel: { arguments: S.GetPastLifeKarmicPanelArguments; result: S.GetPastLifeKarmicPanelResult };
  check_rule_of_origin: { arguments: S.CheckRuleOfOriginArguments; result: S.CheckRuleOfOriginResult };
  get_bosmia_significators: { arguments: S.GetBosmiaSignificatorsArguments; result: S.GetBosmiaSignificatorsResult };
  get_four_step_verdict: { arguments: S.GetFourStepVerdictArguments; result: S.GetFourStepVerdictResult };
  get_kcil_verdict: { arguments: S.GetKcilVerdictArguments; result: S.GetKcilVerdictResult };
  get_multi_system_verdict: { arguments: S.GetMultiSystemVerdictArguments; result: S.GetMultiSystemVerdictResult };
  get_paradigm_panel: { arguments: S.GetParadigmPanelArguments; result: S.GetParadigmPanelResult };
  get_subsub_boundary: { arguments: S.GetSubsubBoundaryArguments; result: S.GetSubsubBoundaryResult };
  run_pre_verdict_audit: { arguments: S.RunPreVerdictAuditArguments; result: S.RunPreVerdictAuditResult; plain: { tables?: false }; loose: 'boundary.warnings'; full: 'boundary.warnings.stability' | 'boundary.warnings.longitude' | 'boundary.warnings.tight' | 'combustion' | 'planetaryWar' | 'vargottama' | 'boundary.warnings.side' | 'boundary.warnings.distanceArcmin' | 'boundary.warnings.note' };
  find_event_timing_v2: { arguments: S.FindEventTimingV2Arguments; result: S.FindEventTimingV2Result; full: 'principals' | 'significators' | 'skipped' | 'promise.reason' | 'windows.clipped' | 'windows.covered' | 'windows.rpOverlap' | 'windows.postponedBy' | 'windows.transitHierarchy' | 'windows.candidateDates.starLord' | 'windows.candidateDates.subLord' | 'windows.candidateDates.status' };
  get_annotated_dasha: { arguments: S.GetAnnotatedDashaArguments; result: S.GetAnnotatedDashaResult };
  get_annual_forecast: { arguments: S.GetAnnualForecastArguments; result: S.GetAnnualForecastResult; plain: { tables?: false }; loose: 'months'; full: 'months.transits.signLord' };
  get_antardasha_calendar: { arguments: S.GetAntardashaCalendarArguments; result: S.GetAntardashaCalendarResult };
  get_ashtottari_dasha: { arguments: S.GetAshtottariDashaArguments; result: S.GetAshtottariDashaResult };
  get_chidra_dasha: { arguments: S.GetChidraDashaArguments; result: S.GetChidraDashaResult };
  get_conditional_dashas: { arguments: S.GetConditionalDashasArguments; result: S.GetConditionalDashasResult };
  get_dasha_advanced: { arguments: S.GetDashaAdvancedArguments; result: S.GetDashaAdvancedResult };
  get_dasha_periods: { arguments: S.GetDashaPeriodsArguments; result: S.GetDashaPeriodsResult; plain: { event?: undefined; period_level?: undefined; from_date?: undefined }; loose: 'mahadashas' };
  get_event_dasha: { arguments: S.GetEventDashaArguments; result: S.GetEventDashaResult };
  get_event_probability: { arguments: S.GetEventProbabilityArguments; result: S.GetEventProbabilityResult };
  get_fruitful_significators: { arguments: S.GetFruitfulSignificatorsArguments; result: S.GetFruitfulSignificatorsResult; full: 'planets.contactLevels' | 'planets.subVerdict' | 'planets.rpRoles' | 'rulingPlanets' | 'planets.standIn' | 'byHouse.silent' };
  get_kalachakra_dasha: { arguments: S.GetKalachakraDashaArguments; result: S.GetKalachakraDashaResult };
  get_narayana_dasha: { arguments: S.GetNarayanaDashaArguments; result: S.GetNarayanaDashaResult };
  get_pratyantardasha_periods: { arguments: S.GetPratyantardashaPeriodsArguments; result: S.GetPratyantardashaPeriodsResult };
  get_retrograde_advanced: { arguments: S.GetRetrogradeAdvancedArguments; result: S.GetRetrogradeAdvancedResult; full: 'cuspalState.chain' };
  get_rp_advanced: { arguments: S.GetRpAdvancedArguments; result: S.GetRpAdvancedResult };
  get_rp_consensus: { arguments: S.GetRpConsensusArguments; result: S.GetRpConsensusResult };
  get_rp_interval: { arguments: S.GetRpIntervalArguments; result: S.GetRpIntervalResult };
  get_ruling_planets: { arguments: S.GetRulingPlanetsArguments; result: S.GetRulingPlanetsResult; plain: { tables?: false }; loose: 'ranked'; full: 'ranked.count' | 'ranked.slotRankSum' | 'ranked.reason' | 'ranked.rank' };
  get_smart_current_dasha: { arguments: S.GetSmartCurrentDashaArguments; result: S.GetSmartCurrentDashaResult; plain: { tables?: false }; loose: 'levels' | 'housesActivated' | 'activeEvents'; full: 'levels.lord.standing' | 'levels.daysLeft' | 'levels.percentElapsed' };
  get_stellar_dasha_bifurcation: { arguments: S.GetStellarDashaBifurcationArguments; result: S.GetStellarDashaBifurcationResult };
  get_sudarshana_chakra: { arguments: S.GetSudarshanaChakraArguments; result: S.GetSudarshanaChakraResult };
  get_yogini_dasha: { arguments: S.GetYoginiDashaArguments; result: S.GetYoginiDashaResult };
  get_ashtama_sani: { arguments: S.GetAshtamaSaniArguments; result: S.GetAshtamaSaniResult };
  get_eclipse_impact: { arguments: S.GetEclipseImpactArguments; result: S.GetEclipseImpactResult };
  get_eclipse_sublord_activation: { arguments: S.GetEclipseSublordActivationArguments; result: S.GetEclipseSublordActivationResult };
  get_jupiter_return: { arguments: S.GetJupiterReturnArguments; result: S.GetJupiterReturnResult };
  get_moon_transit: { arguments: S.GetMoonTransitArguments; result: S.GetMoonTransitResult };
  get_sade_sati_intensity: { arguments: S.GetSadeSatiIntensityArguments; result: S.GetSadeSatiIntensityResult };
  get_sade_sati_phases: { arguments: S.GetSadeSatiPhasesArguments; result: S.GetSadeSatiPhasesResult; plain: { tables?: false }; loose: 'cycles' | 'auxiliary' };
  get_sarvatobhadra_chakra: { arguments: S.GetSarvatobhadraChakraArguments; result: S.GetSarvatobhadraChakraResult };
  get_saturn_return: { arguments: S.GetSaturnReturnArguments; result: S.GetSaturnReturnResult };
  get_sublord_changes: { arguments: S.GetSublordChangesArguments; result: S.GetSublordChangesResult };
  get_transit_advanced: { arguments: S.GetTransitAdvancedArguments; result: S.GetTransitAdvancedResult };
  get_transit_analysis: { arguments: S.GetTransitAnalysisArguments; result: S.GetTransitAnalysisResult; plain: { event?: undefined }; loose: 'planets' | 'dashaLords' };
  get_transit_crossings: { arguments: S.GetTransitCrossingsArguments; result: S.GetTransitCrossingsResult };
  get_transit_timing_hierarchy: { arguments: S.GetTransitTimingHierarchyArguments; result: S.GetTransitTimingHierarchyResult; plain: { tables?: false }; loose: 'hierarchy' | 'bestDates'; full: 'hierarchy.span' | 'hierarchy.windows.direction' | 'hierarchy.windows.triple' };
  get_vedha_transit: { arguments: S.GetVedhaTransitArguments; result: S.GetVedhaTransitResult };
  find_auspicious_time: { arguments: S.FindAuspiciousTimeArguments; result: S.FindAuspiciousTimeResult };
  find_business_launch_time: { arguments: S.FindBusinessLaunchTimeArguments; result: S.FindBusinessLaunchTimeResult };
  find_contract_signing_time: { arguments: S.FindContractSigningTimeArguments; result: S.FindContractSigningTimeResult; full: 'significatorSet.standIn' | 'significatorSet.reachesPrimary' | 'significatorSet.favourableLevel' | 'significatorSet.denialLevel' | 'significatorSet.starLord' | 'significatorSet.subLord' | 'significatorSet.deferred' | 'scanSummary.boundariesSolved' | 'scanSummary.intervalsEvaluated' | 'scanSummary.offeredWindows' | 'scanSummary.droppedShort' | 'scanSummary.layerMinutes' | 'windows.rulingPlanets' | 'windows.lords' | 'windows.cuspRuleCheck' | 'windows.layers' | 'windows.customary' | 'windows.relaxedLayers' | 'windows.cautions' | 'windows.periodClass' | 'event.provenance' | 'event.citation' | 'event.defaultGranularity' | 'event.electionType' | 'event.significance' | 'event.catalogue' | 'promise.reason' | 'promise.coveragePct' | 'promise.outweighed' | 'promise.cusp' | 'promise.csl' | 'relaxations.effect' };
  find_election_window: { arguments: S.FindElectionWindowArguments; result: S.FindElectionWindowResult };
  find_exam_time: { arguments: S.FindExamTimeArguments; result: S.FindExamTimeResult };
  find_interview_time: { arguments: S.FindInterviewTimeArguments; result: S.FindInterviewTimeResult };
  find_joint_election_window: { arguments: S.FindJointElectionWindowArguments; result: S.FindJointElectionWindowResult };
  find_meeting_time: { arguments: S.FindMeetingTimeArguments; result: S.FindMeetingTimeResult };
  find_property_muhurta: { arguments: S.FindPropertyMuhurtaArguments; result: S.FindPropertyMuhurtaResult; full: 'significatorSet.standIn' | 'significatorSet.reachesPrimary' | 'significatorSet.favourableLevel' | 'significatorSet.denialLevel' | 'significatorSet.starLord' | 'significatorSet.subLord' | 'significatorSet.deferred' | 'scanSummary.boundariesSolved' | 'scanSummary.intervalsEvaluated' | 'scanSummary.offeredWindows' | 'scanSummary.droppedShort' | 'scanSummary.layerMinutes' | 'windows.rulingPlanets' | 'windows.lords' | 'windows.cuspRuleCheck' | 'windows.layers' | 'windows.customary' | 'windows.relaxedLayers' | 'windows.cautions' | 'windows.periodClass' | 'event.provenance' | 'event.citation' | 'event.defaultGranularity' | 'event.electionType' | 'event.significance' | 'event.catalogue' | 'promise.reason' | 'promise.coveragePct' | 'promise.outweighed' | 'promise.cusp' | 'promise.csl' | 'relaxations.effect' };
  find_surgery_time: { arguments: S.FindSurgeryTimeArguments; result: S.FindSurgeryTimeResult };
  find_travel_departure_time: { arguments: S.FindTravelDepartureTimeArguments; result: S.FindTravelDepartureTimeResult };
  find_wedding_muhurta: { arguments: S.FindWeddingMuhurtaArguments; result: S.FindWeddingMuhurtaResult };
  get_election_catalog: { arguments: S.GetElectionCatalogArguments; result: S.GetElectionCatalogResult };
  get_muhurta_advanced: { arguments: S.GetMuhurtaAdvancedArguments; result: S.GetMuhurtaAdvancedResult; full: 'summary' | 'conditionMinutes' | 'significators' | 'event.provenance' | 'event.citation' | 'event.defaultGranularity' | 'event.electionType' | 'event.significance' | 'event.catalogue' };
  rank_candidate_dates: { arguments: S.RankCandidateDatesArguments; result: S.RankCandidateDatesResult };
  find_birth_time: { arguments: S.FindBirthTimeArguments; result: S.FindBirthTimeResult };
  get_rectification_advanced: { arguments: S.GetRectificationAdvancedArguments; result: S.GetRectificationAdvancedResult };
  get_twin_differentiation: { arguments: S.GetTwinDifferentiationArguments; result: S.GetTwinDifferentiationResult };
  get_twin_divergence_score: { arguments: S.GetTwinDivergenceScoreArguments; result: S.GetTwinDivergenceScoreResult };
  rectify_birth_time: { arguments: S.RectifyBirthTimeArguments; result: S.RectifyBirthTimeResult };
  get_accident_window: { arguments: S.GetAccidentWindowArguments; result: S.GetAccidentWindowResult };
  get_addiction_indicators: { arguments: S.GetAddictionIndicatorsArguments; result: S.GetAddictionIndicatorsResult };
  get_ayurvedic_constitution: { arguments: S.GetAyurvedicConstitutionArguments; result: S.GetAyurvedicConstitutionResult };
  get_balarishta_panel: { arguments: S.GetBalarishtaPanelArguments; result: S.GetBalarishtaPanelResult };
  get_chronic_disease_panel: { arguments: S.GetChronicDiseasePanelArguments; result: S.GetChronicDiseasePanelResult };
  get_cure_window: { arguments: S.GetCureWindowArguments; result: S.GetCureWindowResult };
  get_current_health_status: { arguments: S.GetCurrentHealthStatusArguments; result: S.GetCurrentHealthStatusResult; full: 'moon' | 'transits' | 'nextChange' | 'dashaLords.*.startDate' | 'dashaLords.*.endDate' };
  get_disease_nature: { arguments: S.GetDiseaseNatureArguments; result: S.GetDiseaseNatureResult; full: 'chain' | 'faculties.cusps' | 'faculties.csls' | 'faculties.reason' };
  get_health_cusp_panel: { arguments: S.GetHealthCuspPanelArguments; result: S.GetHealthCuspPanelResult; full: 'summary' | 'cusps.chain' | 'cusps.reasons' | 'cusps.starLordClass' | 'promises.*.reason' | 'planetsByClass' };
  get_health_organ_panel: { arguments: S.GetHealthOrganPanelArguments; result: S.GetHealthOrganPanelResult };
  get_health_transit_alerts: { arguments: S.GetHealthTransitAlertsArguments; result: S.GetHealthTransitAlertsResult };
  get_hospitalization_window: { arguments: S.GetHospitalizationWindowArguments; result: S.GetHospitalizationWindowResult };
  get_longevity_balarishta: { arguments: S.GetLongevityBalarishtaArguments; result: S.GetLongevityBalarishtaResult };
  get_medical_timing: { arguments: S.GetMedicalTimingArguments; result: S.GetMedicalTimingResult; full: 'chains' | 'nearest' | 'promises.*.reason' | 'recoveryWindows.clipped' | 'recoveryWindows.covered' | 'recoveryWindows.missing' | 'recoveryWindows.postponedBy' | 'recoveryWindows.rulingPlanetsInCommon' | 'surgeryFavourableWindows.clipped' | 'surgeryFavourableWindows.covered' | 'surgeryFavourableWindows.missing' | 'surgeryFavourableWindows.postponedBy' | 'surgeryFavourableWindows.rulingPlanetsInCommon' | 'illnessWindows.clipped' | 'illnessWindows.covered' | 'illnessWindows.missing' | 'illnessWindows.postponedBy' | 'illnessWindows.rulingPlanetsInCommon' | 'surgeryNeedWindows.clipped' | 'surgeryNeedWindows.covered' | 'surgeryNeedWindows.missing' | 'surgeryNeedWindows.postponedBy' | 'surgeryNeedWindows.rulingPlanetsInCommon' };
  get_mental_health_panel: { arguments: S.GetMentalHealthPanelArguments; result: S.GetMentalHealthPanelResult };
  get_misdiagnosis_risk: { arguments: S.GetMisdiagnosisRiskArguments; result: S.GetMisdiagnosisRiskResult };
  get_oncology_timing: { arguments: S.GetOncologyTimingArguments; result: S.GetOncologyTimingResult };
  get_organ_transplant_timing: { arguments: S.GetOrganTransplantTimingArguments; result: S.GetOrganTransplantTimingResult };
  get_surgery_success: { arguments: S.GetSurgerySuccessArguments; result: S.GetSurgerySuccessResult };
  get_treatment_modality: { arguments: S.GetTreatmentModalityArguments; result: S.GetTreatmentModalityResult };
  get_vitality_index: { arguments: S.GetVitalityIndexArguments; result: S.GetVitalityIndexResult; full: 'chains' };
  get_arrival_timing: { arguments: S.GetArrivalTimingArguments; result: S.GetArrivalTimingResult };
  get_career_horary: { arguments: S.GetCareerHoraryArguments; result: S.GetCareerHoraryResult };
  get_horary_advanced: { arguments: S.GetHoraryAdvancedArguments; result: S.GetHoraryAdvancedResult };
  get_horary_chart_v2: { arguments: S.GetHoraryChartV2Arguments; result: S.GetHoraryChartV2Result; full: 'chart.cusps.longitude' | 'chart.cusps.subSubLord' | 'chart.planets.*.longitude' | 'chart.planets.*.star' | 'chart.significators.planets' | 'rulingPlanets.ranked.slotRankSum' | 'rulingPlanets.ranked.count' | 'rulingPlanets.ranked.rank' | 'rulingPlanets.ranked.reason' | 'rulingPlanets.ranked.subSlotOnly' | 'moonConnectivity.moonSignifications' | 'moonConnectivity.requiredHouses' | 'moonConnectivity.routes' | 'verdict.chain' | 'verdict.wishChain' };
  get_horary_serial: { arguments: S.GetHorarySerialArguments; result: S.GetHorarySerialResult };
  get_lost_or_missing: { arguments: S.GetLostOrMissingArguments; result: S.GetLostOrMissingResult };
  get_medical_horary: { arguments: S.GetMedicalHoraryArguments; result: S.GetMedicalHoraryResult };
  get_sport_outcome: { arguments: S.GetSportOutcomeArguments; result: S.GetSportOutcomeResult };
  get_reading_protocol: { arguments: S.GetReadingProtocolArguments; result: string };
  get_tool_catalog: { arguments: S.GetToolCatalogArguments; result: string };
  set_birth_profile: { arguments: S.SetBirthProfileArguments; result: string };
}

export type ToolName = keyof ToolTypes;

/** A method for each tool. */
export abstract class Tools {
  protected abstract method<Name extends ToolName>(name: Name): Method<Name>;

  /** Choghadiya */
  readonly getChoghadiyaToday: Method<'get_choghadiya_today'> = this.method('get_choghadiya_today');
  /** Planetary hours */
  readonly getHoraToday: Method<'get_hora_today'> = this.method('get_hora_today');
  /** Five limbs of the day */
  readonly getPanchang: Method<'get_panchang'> = this.method('get_panchang');
  /** Tara and Chandra bala */
  readonly getTaraBala: Method<'get_tara_bala'> = this.method('get_tara_bala');
  /** Weather signature of a place now */
  readonly getAstroWeather: Method<'get_astro_weather'> = this.method('get_astro_weather');
  /** Ardra Pravesha */
  readonly getMonsoonForecast: Method<'get_monsoon_forecast'> = this.method('get_monsoon_forecast');
  /** Four seasons of a year */
  readonly getSeasonalOutlook: Method<'get_seasonal_outlook'> = this.method('get_seasonal_outlook');
  /** One window per lunation */
  readonly getWeatherWindows: Method<'get_weather_windows'> = this.method('get_weather_windows');
  /** Manglik, Kalsarpa, Sade Sati, Pitra, Kemadruma */
  readonly checkDoshas: Method<'check_doshas'> = this.method('check_doshas');
  /** Kala Sarpa variant */
  readonly getKalsarpaVariants: Method<'get_kalsarpa_variants'> = this.method('get_kalsarpa_variants');
  /** Graha drishti and house strength */
  readonly getAspectsAndStrength: Method<'get_aspects_and_strength'> = this.method('get_aspects_and_strength');
  /** Full birth chart */
  readonly getFullChart: Method<'get_full_chart'> = this.method('get_full_chart');
  /** Placidus cusps */
  readonly getHouseCusps: Method<'get_house_cusps'> = this.method('get_house_cusps');
  /** Birth star in detail */
  readonly getNakshatraDetails: Method<'get_nakshatra_details'> = this.method('get_nakshatra_details');
  /** Planet positions */
  readonly getPlanets: Method<'get_planets'> = this.method('get_planets');
  /** Intervention and obstruction */
  readonly getArgala: Method<'get_argala'> = this.method('get_argala');
  /** Arudha Lagna */
  readonly getArudhaLagna: Method<'get_arudha_lagna'> = this.method('get_arudha_lagna');
  /** Arudhas of all houses and planets */
  readonly getArudhaPadas: Method<'get_arudha_padas'> = this.method('get_arudha_padas');
  /** Chara dasha */
  readonly getCharaDasha: Method<'get_chara_dasha'> = this.method('get_chara_dasha');
  /** Movable significators */
  readonly getCharaKarakas: Method<'get_chara_karakas'> = this.method('get_chara_karakas');
  /** Chosen deity from Karakamsa */
  readonly getIshtaDevata: Method<'get_ishta_devata'> = this.method('get_ishta_devata');
  /** Upapada */
  readonly getUpapadaLagna: Method<'get_upapada_lagna'> = this.method('get_upapada_lagna');
  /** Political contest lens */
  readonly getElectionOutcome: Method<'get_election_outcome'> = this.method('get_election_outcome');
  /** Epidemic lens, past only */
  readonly getEpidemicSusceptibility: Method<'get_epidemic_susceptibility'> = this.method('get_epidemic_susceptibility');
  /** Nation, company or place chart */
  readonly getMundaneAnalysis: Method<'get_mundane_analysis'> = this.method('get_mundane_analysis');
  /** Solar ingress chart */
  readonly getMundaneIngress: Method<'get_mundane_ingress'> = this.method('get_mundane_ingress');
  /** Monthly ephemeris */
  readonly getEphemeris: Method<'get_ephemeris'> = this.method('get_ephemeris');
  /** The 249 sub table */
  readonly getSubLordTable: Method<'get_sub_lord_table'> = this.method('get_sub_lord_table');
  /** Bhinna and Sarva ashtakavarga */
  readonly getAshtakavarga: Method<'get_ashtakavarga'> = this.method('get_ashtakavarga');
  /** Five families of states */
  readonly getAvasthas: Method<'get_avasthas'> = this.method('get_avasthas');
  /** House strength */
  readonly getBhavaBala: Method<'get_bhava_bala'> = this.method('get_bhava_bala');
  /** Bhrigu bindu */
  readonly getBhriguBindu: Method<'get_bhrigu_bindu'> = this.method('get_bhrigu_bindu');
  /** Combustion */
  readonly getCombustPlanets: Method<'get_combust_planets'> = this.method('get_combust_planets');
  /** Planetary war */
  readonly getGrahaYuddha: Method<'get_graha_yuddha'> = this.method('get_graha_yuddha');
  /** Six-fold planetary strength */
  readonly getShadbala: Method<'get_shadbala'> = this.method('get_shadbala');
  /** Special ascendants */
  readonly getSpecialLagnas: Method<'get_special_lagnas'> = this.method('get_special_lagnas');
  /** Degree-based aspect matrix */
  readonly getSputaDrishti: Method<'get_sputa_drishti'> = this.method('get_sputa_drishti');
  /** Bhava madhya chalit */
  readonly getSripatiBhavas: Method<'get_sripati_bhavas'> = this.method('get_sripati_bhavas');
  /** Upagrahas */
  readonly getUpagrahas: Method<'get_upagrahas'> = this.method('get_upagrahas');
  /** Vargottama */
  readonly getVargottamaPlanets: Method<'get_vargottama_planets'> = this.method('get_vargottama_planets');
  /** Twenty-point varga strength */
  readonly getVimsopakaBala: Method<'get_vimsopaka_bala'> = this.method('get_vimsopaka_bala');
  /** Yoga karaka by lagna */
  readonly getYogaKaraka: Method<'get_yoga_karaka'> = this.method('get_yoga_karaka');
  /** Annual dashas */
  readonly getMuddaDasha: Method<'get_mudda_dasha'> = this.method('get_mudda_dasha');
  /** Sensitive points */
  readonly getSahams: Method<'get_sahams'> = this.method('get_sahams');
  /** Panchavargeeya, harsha, year lord */
  readonly getTajikStrengths: Method<'get_tajik_strengths'> = this.method('get_tajik_strengths');
  /** The sixteen Tajik yogas */
  readonly getTajikYogas: Method<'get_tajik_yogas'> = this.method('get_tajik_yogas');
  /** Lunar-day return */
  readonly getTithiPravesha: Method<'get_tithi_pravesha'> = this.method('get_tithi_pravesha');
  /** Annual solar-return chart */
  readonly getVarshaphalaChart: Method<'get_varshaphala_chart'> = this.method('get_varshaphala_chart');
  /** Dasamsa (career) */
  readonly getD10Chart: Method<'get_d10_chart'> = this.method('get_d10_chart');
  /** Dwadasamsa (parents) */
  readonly getD12Chart: Method<'get_d12_chart'> = this.method('get_d12_chart');
  /** Shodasamsa (vehicles, comforts) */
  readonly getD16Chart: Method<'get_d16_chart'> = this.method('get_d16_chart');
  /** Hora (wealth) */
  readonly getD2Chart: Method<'get_d2_chart'> = this.method('get_d2_chart');
  /** Vimsamsa (spiritual practice) */
  readonly getD20Chart: Method<'get_d20_chart'> = this.method('get_d20_chart');
  /** Siddhamsa (learning) */
  readonly getD24Chart: Method<'get_d24_chart'> = this.method('get_d24_chart');
  /** Bhamsa (strength and weakness) */
  readonly getD27Chart: Method<'get_d27_chart'> = this.method('get_d27_chart');
  /** Drekkana (siblings, courage) */
  readonly getD3Chart: Method<'get_d3_chart'> = this.method('get_d3_chart');
  /** Trimsamsa (misfortune, strain) */
  readonly getD30Chart: Method<'get_d30_chart'> = this.method('get_d30_chart');
  /** Chaturthamsa (property, home) */
  readonly getD4Chart: Method<'get_d4_chart'> = this.method('get_d4_chart');
  /** Khavedamsa (maternal line) */
  readonly getD40Chart: Method<'get_d40_chart'> = this.method('get_d40_chart');
  /** Akshavedamsa (paternal line, character) */
  readonly getD45Chart: Method<'get_d45_chart'> = this.method('get_d45_chart');
  /** Shashthamsa (health strain) */
  readonly getD6Chart: Method<'get_d6_chart'> = this.method('get_d6_chart');
  /** Shashtiamsa (all matters, past merit) */
  readonly getD60Chart: Method<'get_d60_chart'> = this.method('get_d60_chart');
  /** Saptamsa (children) */
  readonly getD7Chart: Method<'get_d7_chart'> = this.method('get_d7_chart');
  /** Ashtamsa (sudden troubles) */
  readonly getD8Chart: Method<'get_d8_chart'> = this.method('get_d8_chart');
  /** Navamsa (marriage, dharma) */
  readonly getD9Chart: Method<'get_d9_chart'> = this.method('get_d9_chart');
  /** Named yogas */
  readonly detectYogas: Method<'detect_yogas'> = this.method('detect_yogas');
  /** Hemming yogas */
  readonly getKartariYogas: Method<'get_kartari_yogas'> = this.method('get_kartari_yogas');
  /** Adverse yogas */
  readonly getNegativeYogas: Method<'get_negative_yogas'> = this.method('get_negative_yogas');
  /** Exchange of signs */
  readonly getParivartanaYoga: Method<'get_parivartana_yoga'> = this.method('get_parivartana_yoga');
  /** Solar yogas */
  readonly getSunYogas: Method<'get_sun_yogas'> = this.method('get_sun_yogas');
  /** Nabhasa and rarer yogas */
  readonly getYogasAdvanced: Method<'get_yogas_advanced'> = this.method('get_yogas_advanced');
  /** A question, answered */
  readonly answerQuestion: Method<'answer_question'> = this.method('answer_question');
  /** Own business: promise and how it fares */
  readonly getBusinessViability: Method<'get_business_viability'> = this.method('get_business_viability');
  /** Depth reading of work life */
  readonly getCareerAdvanced: Method<'get_career_advanced'> = this.method('get_career_advanced');
  /** What is missing in the tenth */
  readonly getCareerBlockageDiagnosis: Method<'get_career_blockage_diagnosis'> = this.method('get_career_blockage_diagnosis');
  /** Five career cusps against four negating cusps */
  readonly getCareerCuspPanel: Method<'get_career_cusp_panel'> = this.method('get_career_cusp_panel');
  /** Eight categories scored */
  readonly getCareerSignature: Method<'get_career_signature'> = this.method('get_career_signature');
  /** Quality of earned income */
  readonly getEarnedIncomePanel: Method<'get_earned_income_panel'> = this.method('get_earned_income_panel');
  /** When the present job changes */
  readonly getJobChangeTiming: Method<'get_job_change_timing'> = this.method('get_job_change_timing');
  /** Service or business, five rules */
  readonly getJobVsBusinessVerdict: Method<'get_job_vs_business_verdict'> = this.method('get_job_vs_business_verdict');
  /** Occupations ranked */
  readonly getOccupationMatches: Method<'get_occupation_matches'> = this.method('get_occupation_matches');
  /** Industry, sector, mode, type of work */
  readonly getProfessionDescription: Method<'get_profession_description'> = this.method('get_profession_description');
  /** The raw indicators of profession */
  readonly getProfessionIndicators: Method<'get_profession_indicators'> = this.method('get_profession_indicators');
  /** Promotion gate of the eleventh */
  readonly getPromotionVerdict: Method<'get_promotion_verdict'> = this.method('get_promotion_verdict');
  /** Loss of service */
  readonly getTerminationRisk: Method<'get_termination_risk'> = this.method('get_termination_risk');
  /** Promise of children and open periods */
  readonly getFertilityWindow: Method<'get_fertility_window'> = this.method('get_fertility_window');
  /** Seven-factor score */
  readonly checkCompatibility: Method<'check_compatibility'> = this.method('check_compatibility');
  /** 36-point guna milan */
  readonly getAshtaKootaMilan: Method<'get_ashta_koota_milan'> = this.method('get_ashta_koota_milan');
  /** Six cuspal factors of two persons */
  readonly getCompatibilityAdvanced: Method<'get_compatibility_advanced'> = this.method('get_compatibility_advanced');
  /** Career bundle */
  readonly runCareerCompleteReading: Method<'run_career_complete_reading'> = this.method('run_career_complete_reading');
  /** Jaimini spiritual chain */
  readonly runKarakamsaSpiritualLens: Method<'run_karakamsa_spiritual_lens'> = this.method('run_karakamsa_spiritual_lens');
  /** Match bundle */
  readonly runKundliMatchComplete: Method<'run_kundli_match_complete'> = this.method('run_kundli_match_complete');
  /** Marriage bundle */
  readonly runMarriageCompleteReading: Method<'run_marriage_complete_reading'> = this.method('run_marriage_complete_reading');
  /** The person's day */
  readonly runTodayComplete: Method<'run_today_complete'> = this.method('run_today_complete');
  /** Vimshottari, Yogini and Chara on one event */
  readonly runTripleDashaConsensus: Method<'run_triple_dasha_consensus'> = this.method('run_triple_dasha_consensus');
  /** A year at a glance */
  readonly runYearOutlookComplete: Method<'run_year_outlook_complete'> = this.method('run_year_outlook_complete');
  /** Natal promise of every catalogue event */
  readonly analyzeNatalPromise: Method<'analyze_natal_promise'> = this.method('analyze_natal_promise');
  /** Bhadhaka house and its danger flag */
  readonly getBhadhakasthana: Method<'get_bhadhakasthana'> = this.method('get_bhadhakasthana');
  /** Distance of cusps and planets to their sub border */
  readonly getBoundaryWarnings: Method<'get_boundary_warnings'> = this.method('get_boundary_warnings');
  /** Deep chain of all twelve cusps */
  readonly getCslAdvanced: Method<'get_csl_advanced'> = this.method('get_csl_advanced');
  /** Cuspal interlinks, 12 x 12 */
  readonly getInterlinkStrengthMatrix: Method<'get_interlink_strength_matrix'> = this.method('get_interlink_strength_matrix');
  /** What Rahu and Ketu stand for */
  readonly getNodeCascade: Method<'get_node_cascade'> = this.method('get_node_cascade');
  /** Four-level significators of houses and planets */
  readonly getSignificators: Method<'get_significators'> = this.method('get_significators');
  /** Ties by star between planets and cusps */
  readonly getStellarAspects: Method<'get_stellar_aspects'> = this.method('get_stellar_aspects');
  /** Tracks, scholarship, study abroad, exam windows */
  readonly getEducationSignature: Method<'get_education_signature'> = this.method('get_education_signature');
  /** Relatives from one chart */
  readonly getRelativesKarakaPanel: Method<'get_relatives_karaka_panel'> = this.method('get_relatives_karaka_panel');
  /** Employment abroad */
  readonly getForeignJobVerdict: Method<'get_foreign_job_verdict'> = this.method('get_foreign_job_verdict');
  /** Three-stage settlement abroad */
  readonly getForeignSettlement: Method<'get_foreign_settlement'> = this.method('get_foreign_settlement');
  /** The chart cast for another place */
  readonly getRelocationChart: Method<'get_relocation_chart'> = this.method('get_relocation_chart');
  /** Visa and papers */
  readonly getVisaDocumentation: Method<'get_visa_documentation'> = this.method('get_visa_documentation');
  /** Dispute, victory, custody */
  readonly getLegalAnalysis: Method<'get_legal_analysis'> = this.method('get_legal_analysis');
  /** Filing, judgment, bail and appeal calendar */
  readonly getLitigationTimeline: Method<'get_litigation_timeline'> = this.method('get_litigation_timeline');
  /** Signature of a second attachment (advisor only) */
  readonly getExtramaritalSignature: Method<'get_extramarital_signature'> = this.method('get_extramarital_signature');
  /** Strain and break of marriage (advisor only) */
  readonly getMaritalSeparation: Method<'get_marital_separation'> = this.method('get_marital_separation');
  /** Depth of the marriage promise */
  readonly getMarriageAdvanced: Method<'get_marriage_advanced'> = this.method('get_marriage_advanced');
  /** Why marriage is late */
  readonly getMarriageDelay: Method<'get_marriage_delay'> = this.method('get_marriage_delay');
  /** Description of the partner */
  readonly getSpouseCharacteristics: Method<'get_spouse_characteristics'> = this.method('get_spouse_characteristics');
  /** Wealth: earning, keeping, losing */
  readonly getFinancialAnalysis: Method<'get_financial_analysis'> = this.method('get_financial_analysis');
  /** Speculation temper of one trading day */
  readonly getSpeculativeIntraday: Method<'get_speculative_intraday'> = this.method('get_speculative_intraday');
  /** Buy, rent, sell or wait */
  readonly getPropertyDecision: Method<'get_property_decision'> = this.method('get_property_decision');
  /** Gem by functional lordship */
  readonly getGemstoneRecommendation: Method<'get_gemstone_recommendation'> = this.method('get_gemstone_recommendation');
  /** Mantra by need */
  readonly getMantraRecommendation: Method<'get_mantra_recommendation'> = this.method('get_mantra_recommendation');
  /** Karma panel */
  readonly getPastLifeKarmicPanel: Method<'get_past_life_karmic_panel'> = this.method('get_past_life_karmic_panel');
  /** Lagna tied to the ninth cusp */
  readonly checkRuleOfOrigin: Method<'check_rule_of_origin'> = this.method('check_rule_of_origin');
  /** Six-fold significators with seven ruling planets */
  readonly getBosmiaSignificators: Method<'get_bosmia_significators'> = this.method('get_bosmia_significators');
  /** Four-step cross check of the cusps */
  readonly getFourStepVerdict: Method<'get_four_step_verdict'> = this.method('get_four_step_verdict');
  /** Weighted star / sub / sub-sub verdict (Khullar) */
  readonly getKcilVerdict: Method<'get_kcil_verdict'> = this.method('get_kcil_verdict');
  /** Four schools on one event */
  readonly getMultiSystemVerdict: Method<'get_multi_system_verdict'> = this.method('get_multi_system_verdict');
  /** One question, several traditions, several ayanamsas */
  readonly getParadigmPanel: Method<'get_paradigm_panel'> = this.method('get_paradigm_panel');
  /** Sub-sub border sensitivity */
  readonly getSubsubBoundary: Method<'get_subsub_boundary'> = this.method('get_subsub_boundary');
  /** Chart integrity gate */
  readonly runPreVerdictAudit: Method<'run_pre_verdict_audit'> = this.method('run_pre_verdict_audit');
  /** Dasha-bhukti-antara windows for an event */
  readonly findEventTimingV2: Method<'find_event_timing_v2'> = this.method('find_event_timing_v2');
  /** Dasha timeline with significations */
  readonly getAnnotatedDasha: Method<'get_annotated_dasha'> = this.method('get_annotated_dasha');
  /** Twelve months */
  readonly getAnnualForecast: Method<'get_annual_forecast'> = this.method('get_annual_forecast');
  /** 120-year calendar */
  readonly getAntardashaCalendar: Method<'get_antardasha_calendar'> = this.method('get_antardasha_calendar');
  /** 108-year dasha */
  readonly getAshtottariDasha: Method<'get_ashtottari_dasha'> = this.method('get_ashtottari_dasha');
  /** Closing antardasha of each mahadasha */
  readonly getChidraDasha: Method<'get_chidra_dasha'> = this.method('get_chidra_dasha');
  /** Eight conditional nakshatra dashas */
  readonly getConditionalDashas: Method<'get_conditional_dashas'> = this.method('get_conditional_dashas');
  /** Working of the running lords */
  readonly getDashaAdvanced: Method<'get_dasha_advanced'> = this.method('get_dasha_advanced');
  /** Vimshottari mahadashas and antardashas */
  readonly getDashaPeriods: Method<'get_dasha_periods'> = this.method('get_dasha_periods');
  /** Antardashas ranked for one event */
  readonly getEventDasha: Method<'get_event_dasha'> = this.method('get_event_dasha');
  /** Weighted event score per planet */
  readonly getEventProbability: Method<'get_event_probability'> = this.method('get_event_probability');
  /** Significators by strength */
  readonly getFruitfulSignificators: Method<'get_fruitful_significators'> = this.method('get_fruitful_significators');
  /** Kalachakra dasha */
  readonly getKalachakraDasha: Method<'get_kalachakra_dasha'> = this.method('get_kalachakra_dasha');
  /** Narayana dasha */
  readonly getNarayanaDasha: Method<'get_narayana_dasha'> = this.method('get_narayana_dasha');
  /** Nested tree of one mahadasha */
  readonly getPratyantardashaPeriods: Method<'get_pratyantardasha_periods'> = this.method('get_pratyantardasha_periods');
  /** Retrogression, cuspal sub lord and release dates */
  readonly getRetrogradeAdvanced: Method<'get_retrograde_advanced'> = this.method('get_retrograde_advanced');
  /** Extended ruling-planet analysis */
  readonly getRpAdvanced: Method<'get_rp_advanced'> = this.method('get_rp_advanced');
  /** Ruling planets agreeing over several moments */
  readonly getRpConsensus: Method<'get_rp_consensus'> = this.method('get_rp_consensus');
  /** Ruling planets at regular steps */
  readonly getRpInterval: Method<'get_rp_interval'> = this.method('get_rp_interval');
  /** Ruling planets of the moment */
  readonly getRulingPlanets: Method<'get_ruling_planets'> = this.method('get_ruling_planets');
  /** Running periods, five levels */
  readonly getSmartCurrentDasha: Method<'get_smart_current_dasha'> = this.method('get_smart_current_dasha');
  /** One dasha lord split by star and sub */
  readonly getStellarDashaBifurcation: Method<'get_stellar_dasha_bifurcation'> = this.method('get_stellar_dasha_bifurcation');
  /** Three-ring chart and its dasha */
  readonly getSudarshanaChakra: Method<'get_sudarshana_chakra'> = this.method('get_sudarshana_chakra');
  /** 36-year Yogini dasha */
  readonly getYoginiDasha: Method<'get_yogini_dasha'> = this.method('get_yogini_dasha');
  /** Saturn in the eighth from the Moon */
  readonly getAshtamaSani: Method<'get_ashtama_sani'> = this.method('get_ashtama_sani');
  /** Eclipses against the chart */
  readonly getEclipseImpact: Method<'get_eclipse_impact'> = this.method('get_eclipse_impact');
  /** Sub lords an eclipse wakes */
  readonly getEclipseSublordActivation: Method<'get_eclipse_sublord_activation'> = this.method('get_eclipse_sublord_activation');
  /** Jupiter returns */
  readonly getJupiterReturn: Method<'get_jupiter_return'> = this.method('get_jupiter_return');
  /** Moon now */
  readonly getMoonTransit: Method<'get_moon_transit'> = this.method('get_moon_transit');
  /** Sub-lord timeline of Sade Sati */
  readonly getSadeSatiIntensity: Method<'get_sade_sati_intensity'> = this.method('get_sade_sati_intensity');
  /** Saturn's seven and a half years */
  readonly getSadeSatiPhases: Method<'get_sade_sati_phases'> = this.method('get_sade_sati_phases');
  /** 28-star board and vedha */
  readonly getSarvatobhadraChakra: Method<'get_sarvatobhadra_chakra'> = this.method('get_sarvatobhadra_chakra');
  /** Saturn returns */
  readonly getSaturnReturn: Method<'get_saturn_return'> = this.method('get_saturn_return');
  /** Next change of sub lord of each planet */
  readonly getSublordChanges: Method<'get_sublord_changes'> = this.method('get_sublord_changes');
  /** Triple confirmation on a date */
  readonly getTransitAdvanced: Method<'get_transit_advanced'> = this.method('get_transit_advanced');
  /** Snapshot of four transit rules */
  readonly getTransitAnalysis: Method<'get_transit_analysis'> = this.method('get_transit_analysis');
  /** Sub-lord crossings in a window */
  readonly getTransitCrossings: Method<'get_transit_crossings'> = this.method('get_transit_crossings');
  /** Saturn, Jupiter, Sun, Moon cascade */
  readonly getTransitTimingHierarchy: Method<'get_transit_timing_hierarchy'> = this.method('get_transit_timing_hierarchy');
  /** Gochara and vedha from the Moon */
  readonly getVedhaTransit: Method<'get_vedha_transit'> = this.method('get_vedha_transit');
  /** Several events in one scan */
  readonly findAuspiciousTime: Method<'find_auspicious_time'> = this.method('find_auspicious_time');
  /** Business launch */
  readonly findBusinessLaunchTime: Method<'find_business_launch_time'> = this.method('find_business_launch_time');
  /** Sign an agreement */
  readonly findContractSigningTime: Method<'find_contract_signing_time'> = this.method('find_contract_signing_time');
  /** Elect a moment for any event */
  readonly findElectionWindow: Method<'find_election_window'> = this.method('find_election_window');
  /** Examination */
  readonly findExamTime: Method<'find_exam_time'> = this.method('find_exam_time');
  /** Interview */
  readonly findInterviewTime: Method<'find_interview_time'> = this.method('find_interview_time');
  /** Two-chart election */
  readonly findJointElectionWindow: Method<'find_joint_election_window'> = this.method('find_joint_election_window');
  /** Meeting or negotiation */
  readonly findMeetingTime: Method<'find_meeting_time'> = this.method('find_meeting_time');
  /** Property */
  readonly findPropertyMuhurta: Method<'find_property_muhurta'> = this.method('find_property_muhurta');
  /** Surgery */
  readonly findSurgeryTime: Method<'find_surgery_time'> = this.method('find_surgery_time');
  /** Departure */
  readonly findTravelDepartureTime: Method<'find_travel_departure_time'> = this.method('find_travel_departure_time');
  /** Wedding */
  readonly findWeddingMuhurta: Method<'find_wedding_muhurta'> = this.method('find_wedding_muhurta');
  /** What can be elected */
  readonly getElectionCatalog: Method<'get_election_catalog'> = this.method('get_election_catalog');
  /** Three-condition triangulation (T40) */
  readonly getMuhurtaAdvanced: Method<'get_muhurta_advanced'> = this.method('get_muhurta_advanced');
  /** Rank dates already in hand */
  readonly rankCandidateDates: Method<'rank_candidate_dates'> = this.method('rank_candidate_dates');
  /** Time entirely unknown */
  readonly findBirthTime: Method<'find_birth_time'> = this.method('find_birth_time');
  /** Confirmed by event location */
  readonly getRectificationAdvanced: Method<'get_rectification_advanced'> = this.method('get_rectification_advanced');
  /** Where twin charts differ */
  readonly getTwinDifferentiation: Method<'get_twin_differentiation'> = this.method('get_twin_differentiation');
  /** How far twin charts diverge */
  readonly getTwinDivergenceScore: Method<'get_twin_divergence_score'> = this.method('get_twin_divergence_score');
  /** Scan around the stated time */
  readonly rectifyBirthTime: Method<'rectify_birth_time'> = this.method('rectify_birth_time');
  /** Accident caution periods */
  readonly getAccidentWindow: Method<'get_accident_window'> = this.method('get_accident_window');
  /** Dependence tendencies */
  readonly getAddictionIndicators: Method<'get_addiction_indicators'> = this.method('get_addiction_indicators');
  /** Prakriti from the chart */
  readonly getAyurvedicConstitution: Method<'get_ayurvedic_constitution'> = this.method('get_ayurvedic_constitution');
  /** Child chart risk panel */
  readonly getBalarishtaPanel: Method<'get_balarishta_panel'> = this.method('get_balarishta_panel');
  /** Eight conditions */
  readonly getChronicDiseasePanel: Method<'get_chronic_disease_panel'> = this.method('get_chronic_disease_panel');
  /** Periods of cure */
  readonly getCureWindow: Method<'get_cure_window'> = this.method('get_cure_window');
  /** Health pressure now */
  readonly getCurrentHealthStatus: Method<'get_current_health_status'> = this.method('get_current_health_status');
  /** Nature and course of ailments */
  readonly getDiseaseNature: Method<'get_disease_nature'> = this.method('get_disease_nature');
  /** Health cusps panel */
  readonly getHealthCuspPanel: Method<'get_health_cusp_panel'> = this.method('get_health_cusp_panel');
  /** Body regions by sign */
  readonly getHealthOrganPanel: Method<'get_health_organ_panel'> = this.method('get_health_organ_panel');
  /** Transit alerts */
  readonly getHealthTransitAlerts: Method<'get_health_transit_alerts'> = this.method('get_health_transit_alerts');
  /** Hospital stays */
  readonly getHospitalizationWindow: Method<'get_hospitalization_window'> = this.method('get_hospitalization_window');
  /** Span band (adults) */
  readonly getLongevityBalarishta: Method<'get_longevity_balarishta'> = this.method('get_longevity_balarishta');
  /** When: illness, surgery, recovery */
  readonly getMedicalTiming: Method<'get_medical_timing'> = this.method('get_medical_timing');
  /** Mind and mood lens */
  readonly getMentalHealthPanel: Method<'get_mental_health_panel'> = this.method('get_mental_health_panel');
  /** When a second opinion is worth it */
  readonly getMisdiagnosisRisk: Method<'get_misdiagnosis_risk'> = this.method('get_misdiagnosis_risk');
  /** Growth lens */
  readonly getOncologyTiming: Method<'get_oncology_timing'> = this.method('get_oncology_timing');
  /** Transplant timing */
  readonly getOrganTransplantTiming: Method<'get_organ_transplant_timing'> = this.method('get_organ_transplant_timing');
  /** Does surgery go well */
  readonly getSurgerySuccess: Method<'get_surgery_success'> = this.method('get_surgery_success');
  /** Which kind of care responds */
  readonly getTreatmentModality: Method<'get_treatment_modality'> = this.method('get_treatment_modality');
  /** Vitality index */
  readonly getVitalityIndex: Method<'get_vitality_index'> = this.method('get_vitality_index');
  /** Will the awaited arrive */
  readonly getArrivalTiming: Method<'get_arrival_timing'> = this.method('get_arrival_timing');
  /** Fourteen work questions */
  readonly getCareerHorary: Method<'get_career_horary'> = this.method('get_career_horary');
  /** Number intuition and cross-validation */
  readonly getHoraryAdvanced: Method<'get_horary_advanced'> = this.method('get_horary_advanced');
  /** Number chart with Moon gate */
  readonly getHoraryChartV2: Method<'get_horary_chart_v2'> = this.method('get_horary_chart_v2');
  /** Trend over sessions */
  readonly getHorarySerial: Method<'get_horary_serial'> = this.method('get_horary_serial');
  /** Lost, stolen or missing */
  readonly getLostOrMissing: Method<'get_lost_or_missing'> = this.method('get_lost_or_missing');
  /** Disease horary */
  readonly getMedicalHorary: Method<'get_medical_horary'> = this.method('get_medical_horary');
  /** Two-contestant match lens */
  readonly getSportOutcome: Method<'get_sport_outcome'> = this.method('get_sport_outcome');
  /** The protocol, and the plan for a question */
  readonly getReadingProtocol: Method<'get_reading_protocol'> = this.method('get_reading_protocol');
  /** How the tools are organised */
  readonly getToolCatalog: Method<'get_tool_catalog'> = this.method('get_tool_catalog');
  /** Confirm the birth profile and get the plan */
  readonly setBirthProfile: Method<'set_birth_profile'> = this.method('set_birth_profile');
}
