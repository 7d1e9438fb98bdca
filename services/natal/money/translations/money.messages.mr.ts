// Written by npm run generate from money.messages.mr.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `कोणत्या कामातून पैसा मिळवता येतो हे हे साधन दाखवते.`,
  nextMoney: () => `हे साधन कमाई, बचत आणि खर्च यांवरून वर्षांमधील पैशांचा विचार करते.`,
  sessionNeutral: (a: { readonly minutes: number }) => `संपूर्ण सत्र तटस्थ आहे, ${a.minutes === 0 ? `एकही मिनिट नाही` : pluralOf('mr', a.minutes) === 'one' ? `${numberInWords(a.minutes)} मिनिट` : `${numberInWords(a.minutes)} मिनिटे`}, पाठबळ किंवा विरोध नाही.`,
  sessionClock: (a: { readonly offset: string }) => `सत्राचे घड्याळ जन्मस्थानाच्या ${a.offset} या फरकाने वाचले आहे. सत्राच्या ठिकाणी वेगळे असल्यास session_utc_offset_minutes पाठवा.`,
  noGainPeriod: () => `लाभाचा काळ दिलेला नाही, कारण स्वतः धन / उत्पन्नलाभ (कस्प २) याचा योग नाही.`,
  gainRunning: (a: { readonly until: string }) => `तरीही संभाव्य लाभाचा काळ आधीच चालू आहे, ${dayInWords(a.until)} पर्यंत.`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `तरीही ${dayInWords(a.from)} ते ${dayInWords(a.until)} या काळात लाभ शक्य आहे.`,
  gain: () => `लाभ`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `त्याचे चार आधार: ${inWords(a.pillars)}.`,
  noCautionPeriods: (a: { readonly reason: string }) => `काळजीचे काळ नाहीत. ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `सत्र ${a.tone === 'SUPPORTIVE_DAY' ? `बहुतेक साहाय्यक` : a.tone === 'MIXED_DAY' ? `मिश्र` : `बहुतेक प्रतिकूल`} आहे, सुमारे ${numberInWords(a.supportive)} साहाय्यक, ${numberInWords(a.neutral)} तटस्थ आणि ${numberInWords(a.adverse)} प्रतिकूल मिनिटांसह.`,
  noStretchCounts: () => `म्हणून कोणताही खंड साहाय्यक मोजला जात नाही, आणि हा व्यवहाराचा इशारा नाही.`,
  noSignal: () => `हा व्यवहाराचा इशारा नाही.`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `हानीच्या भावांशी संबंध आणि लाभाच्या विरुद्ध काम करणारे दशास्वामी संयम सुचवतात` : a.limits === 'LOSS' ? `हानीच्या भावांशी संबंध संयम सुचवतो` : `लाभाच्या विरुद्ध काम करणारे दशास्वामी संयम सुचवतात`}, आणि हा व्यवहाराचा इशारा नाही.`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `मागितल्यावर कर्ज मिळते.` : a.band === 'CONDITIONAL' ? `काही विरोधासह कर्ज मिळते.` : a.band === 'WEAK' ? `कर्जाचा योग कमकुवत आहे.` : a.band === 'DENIED' ? `कर्ज सहज मिळत नाही.` : `कर्ज सहज मिळत नाही.`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `ते फेडले जाते.` : a.band === 'CONDITIONAL' ? `काही प्रयत्नाने ते फेडले जाते.` : a.band === 'WEAK' ? `ते फक्त हळूहळू फेडले जाताना कुंडली दाखवते.` : a.band === 'DENIED' ? `व्यक्ती ते एकटी फेडेल असे कुंडली दाखवत नाही, म्हणून सल्लागारासह योजना करा.` : `व्यक्ती ते एकटी फेडेल असे कुंडली दाखवत नाही, म्हणून सल्लागारासह योजना करा.`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `एकूण कुंडली भरपूर संपन्नता दाखवते.` : a.means === 'GOOD' ? `एकूण कुंडली चांगली संपन्नता दाखवते.` : a.means === 'MODERATE' ? `एकूण कुंडली मध्यम संपन्नता दाखवते.` : `एकूण आर्थिक ताणाचा संकेत आहे.`}`,
};
