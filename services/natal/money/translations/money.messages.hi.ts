// Written by npm run generate from money.messages.hi.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `यह दिखाता है कि धन किस काम से कमाया जा सकता है।`,
  nextMoney: () => `यह कमाई, बचत और खर्च से वर्षों के धन पर विचार करता है।`,
  sessionNeutral: (a: { readonly minutes: number }) => `पूरा सत्र तटस्थ है, ${a.minutes === 0 ? `कोई मिनट नहीं` : pluralOf('hi', a.minutes) === 'one' ? `${numberInWords(a.minutes)} मिनट` : `${numberInWords(a.minutes)} मिनट`}, बिना समर्थन या विरोध के।`,
  sessionClock: (a: { readonly offset: string }) => `सत्र की घड़ी जन्म-स्थान के समय-अंतर ${a.offset} से पढ़ी गई है। सत्र के स्थान की घड़ी अलग हो, तो session_utc_offset_minutes भेजें।`,
  noGainPeriod: () => `लाभ की कोई अवधि नहीं दी जाती, क्योंकि स्वयं धन / आय में लाभ (कस्प 2) का योग नहीं है।`,
  gainRunning: (a: { readonly until: string }) => `फिर भी संभव लाभ की एक अवधि अभी चल रही है, ${dayInWords(a.until)} तक।`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `फिर भी ${dayInWords(a.from)} से ${dayInWords(a.until)} तक लाभ संभव है।`,
  gain: () => `लाभ`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `इसके चार आधार: ${inWords(a.pillars)}।`,
  noCautionPeriods: (a: { readonly reason: string }) => `सावधानी की कोई अवधि नहीं है। ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `सत्र ${a.tone === 'SUPPORTIVE_DAY' ? `अधिकतर सहायक` : a.tone === 'MIXED_DAY' ? `मिश्रित` : `अधिकतर प्रतिकूल`} है, लगभग ${numberInWords(a.supportive)} सहायक, ${numberInWords(a.neutral)} तटस्थ और ${numberInWords(a.adverse)} प्रतिकूल मिनटों के साथ।`,
  noStretchCounts: () => `इसलिए कोई खंड सहायक नहीं गिना जाता, और यह खरीद-बिक्री का संकेत नहीं है।`,
  noSignal: () => `यह खरीद-बिक्री का संकेत नहीं है।`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `हानि के भावों से संबंध और लाभ के विरुद्ध दशा-स्वामी` : a.limits === 'LOSS' ? `हानि के भावों से संबंध` : `लाभ के विरुद्ध दशा-स्वामी`} संयम का संकेत ${a.limits === 'LOSS_AND_LORDS' ? `देते हैं` : a.limits === 'LOSS' ? `देता है` : `देते हैं`}, और यह खरीद-बिक्री का संकेत नहीं है।`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `माँगने पर ऋण मिलते हैं।` : a.band === 'CONDITIONAL' ? `ऋण कुछ विरोध के साथ मिलते हैं।` : a.band === 'WEAK' ? `ऋण का योग कमज़ोर है।` : a.band === 'DENIED' ? `ऋण आसानी से नहीं मिलते।` : `ऋण आसानी से नहीं मिलते।`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `वे चुका दिए जाते हैं।` : a.band === 'CONDITIONAL' ? `वे कुछ प्रयास से चुकाए जाते हैं।` : a.band === 'WEAK' ? `कुंडली में वे केवल धीरे-धीरे चुकते दिखते हैं।` : a.band === 'DENIED' ? `कुंडली में वे अकेले व्यक्ति से चुकते नहीं दिखते, इसलिए सलाहकार के साथ योजना बनाएँ।` : `कुंडली में वे अकेले व्यक्ति से चुकते नहीं दिखते, इसलिए सलाहकार के साथ योजना बनाएँ।`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `कुल मिलाकर कुंडली प्रचुर साधन दिखाती है।` : a.means === 'GOOD' ? `कुल मिलाकर कुंडली अच्छे साधन दिखाती है।` : a.means === 'MODERATE' ? `कुल मिलाकर कुंडली मध्यम साधन दिखाती है।` : `कुल मिलाकर साधनों पर दबाव का संकेत है।`}`,
};
