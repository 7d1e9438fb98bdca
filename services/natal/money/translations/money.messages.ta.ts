// Written by npm run generate from money.messages.ta.json: change that file.
import { dayInWords, inWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  nextCareer: () => `எந்தப் பணியால் பணம் ஈட்டலாம் என இது காட்டுகிறது.`,
  nextMoney: () => `இது பணத்தை ஆண்டுகள் முழுவதும் ஈட்டல், சேமிப்பு, செலவு ஆகியவற்றால் ஆராய்கிறது.`,
  sessionNeutral: (a: { readonly minutes: number }) => `வர்த்தக நேரம் முழுவதும் நடுநிலை, ஆதரவோ எதிர்ப்போ இல்லாத ${a.minutes === 0 ? `நிமிடம் எதுவும் இல்லை` : pluralOf('ta', a.minutes) === 'one' ? `${numberInWords(a.minutes)} நிமிடம்` : `${numberInWords(a.minutes)} நிமிடங்கள்`}.`,
  sessionClock: (a: { readonly offset: string }) => `வர்த்தக நேரக் கடிகாரம் பிறந்த இடத்தின் நேர வித்தியாசமான ${a.offset} கொண்டு படிக்கப்படுகிறது. அந்த இடத்தில் வேறு எனில் session_utc_offset_minutes அனுப்பவும்.`,
  noGainPeriod: () => `லாபக் காலம் தரப்படவில்லை, ஏனெனில் செல்வ, வருமான லாபத்துக்கே (2-ஆம் பாவ முனை) கொடுப்பினை இல்லை.`,
  gainRunning: (a: { readonly until: string }) => `ஆனாலும் லாபம் சாத்தியமான காலம் ஏற்கனவே நடப்பில் உள்ளது, ${dayInWords(a.until)} வரை.`,
  gainPossible: (a: { readonly from: string; readonly until: string }) => `ஆனாலும் ${dayInWords(a.from)} முதல் ${dayInWords(a.until)} வரை லாபம் சாத்தியம்.`,
  gain: () => `லாபம்`,
  fourPillars: (a: { readonly pillars: readonly string[] }) => `அதன் நான்கு தூண்களில் ${inWords(a.pillars)}.`,
  noCautionPeriods: (a: { readonly reason: string }) => `எச்சரிக்கைக் காலங்கள் இல்லை. ${a.reason}`,
  sessionTone: (a: { readonly tone: 'ADVERSE_DAY' | 'MIXED_DAY' | 'SUPPORTIVE_DAY'; readonly supportive: number; readonly neutral: number; readonly adverse: number }) => `வர்த்தக நேரம் ${a.tone === 'SUPPORTIVE_DAY' ? `பெரும்பாலும் ஆதரவு` : a.tone === 'MIXED_DAY' ? `கலப்பு` : `பெரும்பாலும் பாதகம்`}, சுமார் ${numberInWords(a.supportive)} ஆதரவான, ${numberInWords(a.neutral)} நடுநிலை, ${numberInWords(a.adverse)} பாதக நிமிடங்களுடன்.`,
  noStretchCounts: () => `எனவே எந்த நேரமும் ஆதரவானதாகக் கணக்கிடப்படவில்லை, இது வர்த்தகக் குறிப்பு அல்ல.`,
  noSignal: () => `இது வர்த்தகக் குறிப்பு அல்ல.`,
  restraint: (a: { readonly limits: 'LORDS' | 'LOSS' | 'LOSS_AND_LORDS' }) => `${a.limits === 'LOSS_AND_LORDS' ? `இழப்பின் பாவங்களுடன் தொடர்பும் லாபத்துக்கு எதிரான தசா அதிபதிகளும் நிதானம் சொல்கின்றன` : a.limits === 'LOSS' ? `இழப்பின் பாவங்களுடன் தொடர்பு நிதானம் சொல்கிறது` : `லாபத்துக்கு எதிரான தசா அதிபதிகள் நிதானம் சொல்கின்றன`}, இது வர்த்தகக் குறிப்பு அல்ல.`,
  borrowing: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `கேட்கும்போது கடன் கிடைக்கலாம்.` : a.band === 'CONDITIONAL' ? `ஓரளவு எதிர்ப்புடன் கடன் கிடைக்கலாம்.` : a.band === 'WEAK' ? `கடனுக்குப் பலவீனமான கொடுப்பினை உண்டு.` : a.band === 'DENIED' ? `கடன் எளிதில் கிடைப்பதில்லை.` : `கடன் எளிதில் கிடைப்பதில்லை.`}`,
  repaying: (a: { readonly band: 'CONDITIONAL' | 'DENIED' | 'PROMISED' | 'SILENT' | 'WEAK' }) => `${a.band === 'PROMISED' ? `அது திரும்பச் செலுத்தப்படலாம்.` : a.band === 'CONDITIONAL' ? `அது ஓரளவு முயற்சியுடன் செலுத்தப்படலாம்.` : a.band === 'WEAK' ? `அது மெதுவாக மட்டுமே தீர்வதை ஜாதகம் காட்டுகிறது.` : a.band === 'DENIED' ? `ஜாதகர் தனியே அதைத் தீர்ப்பதை ஜாதகம் காட்டவில்லை, எனவே ஆலோசகருடன் திட்டமிடவும்.` : `ஜாதகர் தனியே அதைத் தீர்ப்பதை ஜாதகம் காட்டவில்லை, எனவே ஆலோசகருடன் திட்டமிடவும்.`}`,
  means: (a: { readonly means: 'ABUNDANT' | 'GOOD' | 'MODERATE' | 'STRAINED' }) => `${a.means === 'ABUNDANT' ? `மொத்தத்தில் ஜாதகம் ஏராளமான வசதியைக் காட்டுகிறது.` : a.means === 'GOOD' ? `மொத்தத்தில் ஜாதகம் நல்ல வசதியைக் காட்டுகிறது.` : a.means === 'MODERATE' ? `மொத்தத்தில் ஜாதகம் மிதமான வசதியைக் காட்டுகிறது.` : `மொத்தத்தில் நெருக்கடியான வசதிக்கு அறிகுறி உண்டு.`}`,
};
