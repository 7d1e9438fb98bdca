// Written by npm run generate from education.messages.mr.json: change that file.
import { named, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `सर्वांत अनुरूप शाखा ${a.course === 'science_engineering' ? `विज्ञान किंवा अभियांत्रिकी` : a.course === 'medicine' ? `वैद्यक` : a.course === 'commerce_finance' ? `वाणिज्य किंवा वित्त` : a.course === 'law' ? `कायदा` : a.course === 'arts_humanities' ? `कला किंवा मानव्यविद्या` : a.course === 'computing_mathematics' ? `संगणक किंवा गणित` : `अध्यापन किंवा संशोधन`} आहे (१०० पैकी ${numberInWords(a.score)}).`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `शिष्यवृत्तीची शक्यता ${a.scholarship === 'HIGH' ? `अधिक आहे` : a.scholarship === 'MEDIUM' ? `मध्यम आहे` : `कमी आहे`}, आणि परदेशात शिक्षणाचा ${a.abroad === 'PROMISED' ? `योग आहे` : a.abroad === 'CONDITIONAL' ? `मार्ग अटींसह खुला आहे` : `योग नाही`}.`,
  noExamDate: (a: { readonly event: string }) => `परीक्षेची तारीख दिलेली नाही, कारण कुंडलीत ${named(a.event)} याचा योग नाही.`,
  bestMonthsIncomplete: () => `सर्वोत्तम महिन्यांची यादी अपूर्ण आहे, कारण शोधाची मर्यादा संपली.`,
  abroadReadTwice: () => `परदेशात शिक्षणाचा योग फक्त कस्प ९ वाचतो, पण निर्णयाला कस्प ९ आणि १२ यांची सहमती लागते, म्हणून इथे दोन्ही वेगळे आहेत.`,
  nextVisa: () => `प्रवासाचा व्हिसा मिळतो का आणि केव्हा हे हे साधन सांगते.`,
  nextCareer: () => `शिक्षणानंतर येऊ शकणाऱ्या कार्यक्षेत्रांना हे साधन गुण देते.`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `संशोधनापर्यंतच्या शिक्षणाचा संकेत आहे` : a.level === 'HIGHER' ? `उच्च शिक्षणाचा संकेत आहे` : a.level === 'BASIC' ? `शालेय शिक्षणाचा संकेत आहे, पण उच्च शिक्षणाचा स्पष्ट संकेत नाही` : a.level === 'INTERRUPTED' ? `शिक्षणात खंडाचा संकेत आहे` : `शालेय किंवा उच्च शिक्षणाचा स्पष्ट योग नाही`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, जसे १०० पैकी १ हून कमी कुंडल्यांत असते` : `, जसे १०० पैकी ${numberInWords(a.rate)} कुंडल्यांत असते`}.`,
  successInExam: () => `परीक्षेत यश`,
  noBreakPeriods: (a: { readonly reason: string }) => `खंडाचे काळ दिलेले नाहीत. ${a.reason}`,
};
