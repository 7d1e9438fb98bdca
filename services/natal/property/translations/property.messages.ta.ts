// Written by npm run generate from property.messages.ta.json: change that file.
import { type PlanetName, dayInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `இது ${dayInWords(a.day)} அன்றுக்கானது, எனவே நடப்பு காலம் அந்த நாளுடையது.`,
  runningNotListed: () => `நடப்பு காலம் பட்டியலில் இல்லை, ஏனெனில் அதைவிடச் சிறந்தவை பட்டியலை நிரப்புகின்றன.`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} இது மதிப்பீடோ சட்ட ஆலோசனையோ தருவதில்லை. முடிவு நடப்பு காலத்தின் போக்கைச் சொல்கிறது, எவரையும் கட்டுப்படுத்துவதில்லை.`,
  nextSigning: () => `இந்தக் கருவி தராத கையொப்ப நேரத்தை இது தேடுகிறது.`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `காரகர் ${planetInWords(a.planet)} பாவங்கள் 4, 11 மற்றும் 12 எதையும் குறிக்கவில்லை, எனவே ஆதரவு தரவில்லை, ஆனால் எந்த முடிவையும் மாற்றுவதில்லை.`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `காரகர் ${planetInWords(a.planet)} 4, 11 அல்லது 12-ஐக் குறிக்கிறது, ${a.level}, எனவே ஆதரவு தருகிறது, ஆனால் எந்த முடிவையும் மாற்றுவதில்லை.`,
  runningEnds: (a: { readonly until: string }) => `நடப்பு அந்தரம் ${dayInWords(a.until)} அன்று முடிகிறது.`,
  runningEndsPlain: (a: { readonly until: string }) => `நடப்பு உப காலம் ${dayInWords(a.until)} அன்று முடிகிறது.`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `மகா தசா அதிபதி ${planetInWords(a.md)} ${a.mdStands}. புத்தி அதிபதி ${planetInWords(a.ad)} ${a.adStands}, அந்தர அதிபதி ${planetInWords(a.pd)} ${a.pdStands}.`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `எனவே நடப்பு காலம் வழிவிடுகிறது.` : a.state === 'PENDING' ? `எனவே நடப்பு காலம் அதை ஓரளவு மட்டுமே தருகிறது.` : `எனவே நடப்பு காலம் அதற்கு வழிவிடவில்லை.`}`,
  selling: () => `விற்பனை`,
  owning: () => `சொத்து`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `ஜாதகம் நடப்பு காலத்தில் வாங்குவதன் பக்கம் சாய்கிறது.` : a.decision === 'BUY_LATER' ? `ஜாதகம் பின்னர் வாங்குவதன் பக்கம் சாய்கிறது.` : a.decision === 'RENT' ? `ஜாதகம் வாடகையின் பக்கம் சாய்கிறது.` : a.decision === 'WAIT' ? `ஜாதகம் காத்திருப்பதன் பக்கம் சாய்கிறது.` : a.decision === 'SELL_NOW' ? `ஜாதகம் நடப்பு காலத்தில் விற்பதன் பக்கம் சாய்கிறது.` : a.decision === 'SELL_LATER' ? `ஜாதகம் பின்னர் விற்பதன் பக்கம் சாய்கிறது.` : `ஜாதகம் உள்ளதை வைத்திருப்பதன் பக்கம் சாய்கிறது.`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}.`,
};
