// Written by npm run generate from education.messages.ta.json: change that file.
import { named, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `மிகப் பொருந்தும் படிப்பு ${a.course === 'science_engineering' ? `அறிவியல் அல்லது பொறியியல்` : a.course === 'medicine' ? `மருத்துவம்` : a.course === 'commerce_finance' ? `வணிகவியல் அல்லது நிதி` : a.course === 'law' ? `சட்டம்` : a.course === 'arts_humanities' ? `கலை அல்லது மானுடவியல்` : a.course === 'computing_mathematics' ? `கணினி அல்லது கணிதம்` : `கற்பித்தல் அல்லது ஆய்வு`} (100-க்கு ${numberInWords(a.score)}).`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `${a.scholarship === 'HIGH' ? `உதவித்தொகைக்கு வாய்ப்பு அதிகம்` : a.scholarship === 'MEDIUM' ? `உதவித்தொகைக்குச் சாத்தியம் உண்டு` : `உதவித்தொகைக்கு வாய்ப்பு குறைவு`}, வெளிநாட்டுப் ${a.abroad === 'PROMISED' ? `படிப்புக்குக் கொடுப்பினை உண்டு` : a.abroad === 'CONDITIONAL' ? `படிப்புக்கு நிபந்தனையுடன் வழி உண்டு` : `படிப்புக்குக் கொடுப்பினை இல்லை`}.`,
  noExamDate: (a: { readonly event: string }) => `தேர்வுக்குத் தேதி தரப்படவில்லை, ஏனெனில் ஜாதகத்தில் ${named(a.event)} அமையக் கொடுப்பினை இல்லை.`,
  bestMonthsIncomplete: () => `சிறந்த மாதங்கள் முழுமையாக இல்லை, ஏனெனில் தேடல் தன் வரம்பை எட்டியது.`,
  abroadReadTwice: () => `வெளிநாட்டுப் படிப்பின் கொடுப்பினை 9-ஆம் பாவ முனையை மட்டுமே பார்க்கிறது, ஆனால் முடிவுக்கு 9, 12 இரண்டும் ஒத்துப்போக வேண்டும், எனவே இங்கே இரண்டும் வேறுபடுகின்றன.`,
  nextVisa: () => `பயணத்துக்கு விசா கிடைக்குமா, எப்போது என இது சொல்கிறது.`,
  nextCareer: () => `படிப்புக்குப் பின் வரக்கூடிய பணித் துறைகளுக்கு இது மதிப்பெண் தருகிறது.`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `ஆய்வு வரையான படிப்புக்கு அறிகுறி உண்டு` : a.level === 'HIGHER' ? `உயர்கல்விக்கு அறிகுறி உண்டு` : a.level === 'BASIC' ? `பள்ளிக் கல்விக்கு அறிகுறி உண்டு, ஆனால் தெளிவான உயர்கல்விக்கு இல்லை` : a.level === 'INTERRUPTED' ? `படிப்பில் இடைவெளிக்கு அறிகுறி உண்டு` : `பள்ளிக் கல்விக்கோ உயர்கல்விக்கோ தெளிவான கொடுப்பினை இல்லை`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, 100 ஜாதகங்களில் 1-க்கும் குறைவு` : `, 100 ஜாதகங்களில் ${numberInWords(a.rate)}-இல் உள்ளதுபோல`}.`,
  successInExam: () => `தேர்வில் வெற்றி`,
  noBreakPeriods: (a: { readonly reason: string }) => `இடைவெளிக் காலங்கள் தரப்படவில்லை. ${a.reason}`,
};
