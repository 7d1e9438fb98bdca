// Written by npm run generate from education.messages.te.json: change that file.
import { named, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `బాగా సరిపోయే కోర్సు ${a.course === 'science_engineering' ? `సైన్స్ లేదా ఇంజినీరింగ్` : a.course === 'medicine' ? `వైద్యం` : a.course === 'commerce_finance' ? `కామర్స్ లేదా ఆర్థికం` : a.course === 'law' ? `న్యాయం` : a.course === 'arts_humanities' ? `కళలు లేదా మానవీయ శాస్త్రాలు` : a.course === 'computing_mathematics' ? `కంప్యూటర్ లేదా గణితం` : `బోధన లేదా పరిశోధన`} (100కు ${numberInWords(a.score)}).`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `ఉపకార వేతనం ${a.scholarship === 'HIGH' ? `అవకాశం ఎక్కువ` : a.scholarship === 'MEDIUM' ? `సాధ్యం` : `అవకాశం తక్కువ`}, విదేశీ విద్యకు ${a.abroad === 'PROMISED' ? `యోగం ఉంది` : a.abroad === 'CONDITIONAL' ? `షరతులతో వీలుంది` : `యోగం లేదు`}.`,
  noExamDate: (a: { readonly event: string }) => `పరీక్షకు తేదీ ఇవ్వలేదు, ఎందుకంటే కుండలిలో ${named(a.event)} విషయంలో యోగం లేదు.`,
  bestMonthsIncomplete: () => `ఉత్తమ నెలలు పూర్తిగా లేవు, ఎందుకంటే వెతుకులాట పరిమితి చేరింది.`,
  abroadReadTwice: () => `విదేశీ విద్య యోగం 9వ కస్ప్‌ను మాత్రమే చూస్తుంది, కానీ నిర్ణయానికి 9, 12వ కస్ప్‌లు ఏకీభవించాలి, కాబట్టి ఇక్కడ రెండూ వేరు.`,
  nextVisa: () => `ప్రయాణానికి వీసా వస్తుందా, ఎప్పుడో ఇది చెబుతుంది.`,
  nextCareer: () => `చదువు తర్వాత రాగల పని రంగాలకు ఇది స్కోరు ఇస్తుంది.`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `పరిశోధన వరకు చదువు సూచన ఉంది` : a.level === 'HIGHER' ? `ఉన్నత విద్య సూచన ఉంది` : a.level === 'BASIC' ? `పాఠశాల విద్య సూచన ఉంది, కానీ స్పష్టమైన ఉన్నత విద్య లేదు` : a.level === 'INTERRUPTED' ? `విద్యలో ఆటంకం సూచన ఉంది` : `పాఠశాల, ఉన్నత విద్య రెండింటికీ స్పష్టమైన యోగం లేదు`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, 100 కుండలులలో 1 కంటే తక్కువలో ఇలాగే` : `, 100 కుండలులలో ${numberInWords(a.rate)}లో ఇలాగే`}.`,
  successInExam: () => `పరీక్షలో విజయం`,
  noBreakPeriods: (a: { readonly reason: string }) => `ఆటంక కాలాలు ఇవ్వలేదు. ${a.reason}`,
};
