// Written by npm run generate from education.messages.ta.json: change that file.
import { named, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `மிகவும் பொருந்தும் படிப்பு ${a.course === 'science_engineering' ? `அறிவியல் அல்லது பொறியியல்` : a.course === 'medicine' ? `மருத்துவம்` : a.course === 'commerce_finance' ? `வணிகவியல் அல்லது நிதி` : a.course === 'law' ? `சட்டம்` : a.course === 'arts_humanities' ? `கலை அல்லது மானுடவியல்` : a.course === 'computing_mathematics' ? `கணினி அல்லது கணிதம்` : `கற்பித்தல் அல்லது ஆய்வு`} (100-க்கு ${numberInWords(a.score)}).`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `உதவித்தொகை: ${a.scholarship === 'HIGH' ? `வாய்ப்பு அதிகம்` : a.scholarship === 'MEDIUM' ? `சாத்தியம்` : `வாய்ப்பு குறைவு`}, வெளிநாட்டுக் கல்வி: ${a.abroad === 'PROMISED' ? `கொடுப்பினை உண்டு` : a.abroad === 'CONDITIONAL' ? `நிபந்தனையுடன் சாத்தியம்` : `கொடுப்பினை இல்லை`}.`,
  noExamDate: (a: { readonly event: string }) => `${named(a.event)} என்ற நிகழ்வுக்கு ஜாதகத்தில் கொடுப்பினை இல்லாததால் தேர்வுத் தேதி தரப்படவில்லை.`,
  bestMonthsIncomplete: () => `சிறந்த மாதங்கள் முழுமையானவை அல்ல, ஏனெனில் தேடலின் அளவு தீர்ந்தது.`,
  abroadReadTwice: () => `வெளிநாட்டுக் கல்வியின் கொடுப்பினை 9-ஆம் பாவ முனையை மட்டும் படிக்கிறது, ஆனால் முடிவுக்கு 9 மற்றும் 12 ஒத்துப்போக வேண்டும், எனவே இங்கே இரண்டும் வேறுபடுகின்றன.`,
  nextVisa: () => `பயணத்துக்கு விசா கிடைக்குமா, எப்போது என்பதை இது சொல்கிறது.`,
  nextCareer: () => `படிப்புக்குப் பின் வரக்கூடிய வேலைத் துறைகளுக்கு இது மதிப்பெண் தருகிறது.`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `ஆய்வு வரையான படிப்புக்கு அறிகுறி உண்டு` : a.level === 'HIGHER' ? `உயர்கல்விக்கு அறிகுறி உண்டு` : a.level === 'BASIC' ? `பள்ளிக் கல்விக்கு அறிகுறி உண்டு, ஆனால் உயர்கல்விக்குத் தெளிவாக இல்லை` : a.level === 'INTERRUPTED' ? `கல்வியில் தடைக்கு அறிகுறி உண்டு` : `பள்ளிக்கும் உயர்கல்விக்கும் தெளிவான கொடுப்பினை இல்லை`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, இது 100 ஜாதகங்களில் 1-க்கும் குறைவானவற்றில் உள்ளது` : `, இது 100 ஜாதகங்களில் ${numberInWords(a.rate)}-இல் உள்ளது`}.`,
  successInExam: () => `தேர்வில் வெற்றி`,
  noBreakPeriods: (a: { readonly reason: string }) => `தடைக் காலங்கள் எதுவும் தரப்படவில்லை. ${a.reason}`,
};
