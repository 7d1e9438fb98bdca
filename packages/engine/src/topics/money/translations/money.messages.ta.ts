// Written by npm run generate from money.messages.ta.json: change that file.
import { type PlanetName, capitalised, named, numberInWords, planetFirst, planetInWords, signBefore } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `சம்பாத்தியம்` : a.name === 'SAVING' ? `சேமிப்பு` : a.name === 'GAIN' ? `லாபம்` : `செலவு`} ${a.level === 'STRONG' ? `வலுவானது` : a.level === 'FAIR' ? `ஓரளவு நன்று` : a.level === 'WEAK' ? `பலவீனமானது` : a.level === 'HEAVY' ? `அதிகம்` : a.level === 'MODERATE' ? `மிதமானது` : `குறைவு`}`,
  pillarDetail: (a: { readonly pillar: string }) => `${capitalised(a.pillar)}.`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)} என்ற விஷயத்துக்குத் தெளிவான ${a.clearly ? `கொடுப்பினை உண்டு` : `கொடுப்பினை இல்லை`}.`,
  lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${a.one ? `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `லாபத்துக்கு வலுவானது` : a.mdStanding === 'WEAK' ? `லாபத்துக்குப் பலவீனமானது` : a.mdStanding === 'AGAINST' ? `லாபத்துக்கு எதிரானது` : `லாபம் பற்றி மௌனம்`}.` : `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `லாபத்துக்கு வலுவானது` : a.mdStanding === 'WEAK' ? `லாபத்துக்குப் பலவீனமானது` : a.mdStanding === 'AGAINST' ? `லாபத்துக்கு எதிரானது` : `லாபம் பற்றி மௌனம்`}, ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `லாபத்துக்கு வலுவானது` : a.adStanding === 'WEAK' ? `லாபத்துக்குப் பலவீனமானது` : a.adStanding === 'AGAINST' ? `லாபத்துக்கு எதிரானது` : `லாபம் பற்றி மௌனம்`}.`}`,
  speculation: () => `ஊக வணிகம்`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `5-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)}.`,
  lossLink: (a: { readonly cusp: number; readonly lord: PlanetName; readonly clean: boolean; readonly held: string }) => `${numberInWords(a.cusp)}-ஆம் பாவ உப நட்சத்திராதிபதி ${planetFirst(a.lord)} ${a.clean ? `8-ஐயும் 12-ஐயும் குறிக்கவில்லை` : `இழப்பின் பாவங்களில் குறிப்பவை ${a.held}`}.`,
  lordPlaced: (a: { readonly house: number; readonly lord: PlanetName; readonly at: number; readonly good: boolean }) => `முழு ராசிக் கணக்கில் ${numberInWords(a.house)}-ஆம் பாவ அதிபதி ${planetFirst(a.lord)} ${numberInWords(a.at)}-ஆம் பாவத்தில் உள்ளது. அது நல்ல பாவங்கள் 1, 4, 5, 7, 9 மற்றும் 10-இல் ${a.good ? `ஒன்று` : `ஒன்று அல்ல`}.`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetFirst(a.lord)} 2 மற்றும் 11 இரண்டையும் ஆள்கிறது, எனவே பரிவர்த்தனை இல்லை.`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `2 மற்றும் 11-இன் அதிபதிகளான ${planetFirst(a.second)} மற்றும் ${planetInWords(a.eleventh)} ராசிப் ${a.exchanged ? `பரிவர்த்தனையில் உள்ளன` : `பரிவர்த்தனையில் இல்லை`}.`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `குரு ${signBefore(a.sign)} ராசியில் உள்ளது, ${a.dignity}.`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" YYYY-MM-DD ஆகத் தேதி மட்டும் வேண்டும். மணிகளை session_start, session_end இரண்டிலும் தரவும்.`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" 00:00 முதல் 23:59 வரை HH:MM மணி நேரமாக, அமர்வு இடத்தின் உள்ளூர் நேரமாக வேண்டும்.`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end} session_start ${a.start}-க்குப் பின் இல்லை. அதே நாளில் பிந்தைய முடிவை அனுப்பவும்.`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `${a.start} முதல் ${a.end} வரை அமர்வு ${numberInWords(a.most)} மணி நேரத்தைவிட அதிகம். குறைவானதை அனுப்பவும்.`,
};
