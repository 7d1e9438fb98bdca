// Written by npm run generate from money.messages.te.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `ధనం ఏ పని ద్వారా సంపాదించవచ్చో ఇది చూపిస్తుంది.`,
  nextMoney: () => `ఇది సంపాదన, పొదుపు, ఖర్చు ద్వారా ఏళ్ల ధన స్థితిని పరిశీలిస్తుంది.`,
  sessionNeutral: (a: { readonly minutes: number }) => `మొత్తం సెషన్ తటస్థం, ${a.minutes === 0 ? `ఒక్క నిమిషమూ లేదు` : pluralOf('te', a.minutes) === 'one' ? `${numberInWords(a.minutes)} నిమిషం` : `${numberInWords(a.minutes)} నిమిషాలు`}, మద్దతు, వ్యతిరేకత లేకుండా.`,
  sessionClock: (a: { readonly offset: string }) => `సెషన్ గడియారం జన్మ స్థల సమయ తేడా ${a.offset} తో చూశారు. సెషన్ చోటు గడియారం వేరైతే session_utc_offset_minutes పంపండి.`,
  noGainPeriod: () => `లాభ కాలం ఇవ్వలేదు, ఎందుకంటే సంపద / ఆదాయ లాభం (2వ కస్ప్) విషయానికే యోగం లేదు.`,
  gainRunning: (a: { readonly until: string }) => `అయినా లాభం సాధ్యమైన కాలం ఇప్పటికే నడుస్తోంది, ${dayInWords(a.until)} వరకు.`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `అయినా ${dayInWords(a.from)} నుంచి ${dayInWords(a.until)} వరకు లాభం సాధ్యం.`,
  gain: () => `లాభం`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `దాని నాలుగు స్తంభాలు: ${inWords(a.pillars)}.`,
  noCautionPeriods: (a: { readonly reason: string }) => `జాగ్రత్త కాలాలు లేవు. ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `సెషన్ ${a.tone === 'SUPPORTIVE_DAY' ? `ఎక్కువగా సహాయకం` : a.tone === 'MIXED_DAY' ? `మిశ్రమం` : `ఎక్కువగా ప్రతికూలం`}, సుమారు ${numberInWords(a.supportive)} సహాయక, ${numberInWords(a.neutral)} తటస్థ, ${numberInWords(a.adverse)} ప్రతికూల నిమిషాలు.`,
  noStretchCounts: () => `కాబట్టి ఏ భాగమూ సహాయకంగా లెక్కలోకి రాదు, ఇది ట్రేడింగ్ సూచన కాదు.`,
  noSignal: () => `ఇది ట్రేడింగ్ సూచన కాదు.`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `నష్ట భావాలతో సంబంధం, లాభానికి వ్యతిరేకమైన దశాధిపతులు సంయమనాన్ని సూచిస్తాయి` : a.limits === 'LOSS' ? `నష్ట భావాలతో సంబంధం సంయమనాన్ని సూచిస్తుంది` : `లాభానికి వ్యతిరేకమైన దశాధిపతులు సంయమనాన్ని సూచిస్తారు`}, ఇది ట్రేడింగ్ సూచన కాదు.`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `అడిగితే రుణాలు లభిస్తాయి.` : a.band === 'CONDITIONAL' ? `కొంత ప్రతిఘటన తర్వాత రుణాలు లభిస్తాయి.` : a.band === 'WEAK' ? `రుణ యోగం బలహీనంగా ఉంది.` : a.band === 'DENIED' ? `రుణాలు సులభంగా లభించవు.` : `రుణాలు సులభంగా లభించవు.`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `వాటిని తీర్చే యోగం ఉంది.` : a.band === 'CONDITIONAL' ? `కొంత శ్రమతో అవి తీరుతాయి.` : a.band === 'WEAK' ? `అవి నెమ్మదిగా మాత్రమే తీరుతాయని కుండలి చూపిస్తుంది.` : a.band === 'DENIED' ? `జాతకులు ఒక్కరే వాటిని తీర్చినట్లు కుండలి చూపదు, కాబట్టి సలహాదారుతో ప్రణాళిక వేయండి.` : `జాతకులు ఒక్కరే వాటిని తీర్చినట్లు కుండలి చూపదు, కాబట్టి సలహాదారుతో ప్రణాళిక వేయండి.`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `మొత్తంగా కుండలి సమృద్ధ వనరులను చూపిస్తుంది.` : a.means === 'GOOD' ? `మొత్తంగా కుండలి మంచి వనరులను చూపిస్తుంది.` : a.means === 'MODERATE' ? `మొత్తంగా కుండలి మధ్యస్థ వనరులను చూపిస్తుంది.` : `మొత్తంగా వనరులపై ఒత్తిడి సూచన ఉంది.`}`,
};
