// Written by npm run generate from family.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `కృష్ణమూర్తిలా తండ్రిని 9తో చూస్తారు, కానీ ఇతరులు 10 తీసుకుంటారు.`,
  laterChildren: () => `రెండో, మూడో సంతానాన్ని సంతాన యోగం ఉంటే, లేదా పేరుతో అడిగితే మాత్రమే చూస్తారు.`,
  askForReason: () => `కారణం మాటల్లో కావాలంటే ఒక సంబంధాన్ని అడగండి.`,
  noDashaNow: () => `ఈ జననానికి ఇప్పుడు ఏ దశా నడవడం లేదు, కాబట్టి నడుస్తున్న అధిపతి జాబితాలో లేదు.`,
  whatPanelSays: () => `జాతకుల జీవితంలో బంధువుల స్థితిని ఈ పట్టిక చెబుతుంది, కానీ వారి సొంత కుండలులు నిర్ణయిస్తాయి. ఆరోగ్యం, ఆయుష్షు చూడరు, సంతానపు క్షేమం వదిలేశారు.`,
  nextPartner: () => `ఇది జీవిత భాగస్వామిని మరింత వివరంగా చెబుతుంది.`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `${a.relative} విషయాన్ని ${numberInWords(a.house)}వ భావంతో చూస్తారు, దాని ఉప అధిపతి ${planetInWords(a.csl)}.`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `కుండలి ప్రకారం ${a.means ? `ఆర్థిక స్థితి` : `క్షేమం, ఆర్థిక స్థితి`} ${a.status === 'STRONG' ? `బలమైనది` : a.status === 'MIXED' ? `మిశ్రమం` : `బలహీనం`}, జాతకులతో సంబంధం ${a.relation === 'SUPPORTIVE' ? `సహాయకం` : a.relation === 'NEUTRAL' ? `తటస్థం` : `ఒత్తిడిలో`}.`,
  ownChartDecides: () => `బంధువు సొంత కుండలి నిర్ణయిస్తుంది.`,
  strongestSupport: (a: { readonly relative: string }) => `అత్యంత బలమైన మద్దతు: ${a.relative}.`,
  mostCare: (a: { readonly relative: string }) => `అత్యంత జాగ్రత్త కోరే బంధం: ${a.relative}.`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `కుండలి ప్రకారం ${numberInWords(a.count)} బంధువుల్లో సహాయక సంబంధం ${a.supportive === 0 ? `ఎవరితోనూ లేదు` : `${numberInWords(a.supportive)}`}, తటస్థం ${a.neutral === 0 ? `ఎవరితోనూ లేదు` : `${numberInWords(a.neutral)}`}, ఒత్తిడి ${a.strained === 0 ? `ఎవరితోనూ లేదు` : `${numberInWords(a.strained)}`}.`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `జీవిత భాగస్వామి` : a.relation === 'father' ? `తండ్రి` : a.relation === 'mother' ? `తల్లి` : a.relation === 'younger_sibling' ? `చిన్న తోబుట్టువు` : a.relation === 'elder_sibling' ? `పెద్ద తోబుట్టువు` : a.relation === 'first_child' ? `మొదటి సంతానం` : a.relation === 'second_child' ? `రెండో సంతానం` : a.relation === 'third_child' ? `మూడో సంతానం` : a.relation === 'maternal_uncle' ? `మేనమామ` : a.relation === 'paternal_uncle' ? `చిన్నాన్న లేదా పెదనాన్న` : a.relation === 'friend' ? `స్నేహితులు` : a.relation === 'grandfather_paternal' ? `తండ్రి వైపు తాత` : a.relation === 'grandfather_maternal' ? `తల్లి వైపు తాత` : a.relation === 'in_law_father' ? `మామగారు` : a.relation === 'in_law_mother' ? `అత్తగారు` : `${named(a.name)}`}`,
};
