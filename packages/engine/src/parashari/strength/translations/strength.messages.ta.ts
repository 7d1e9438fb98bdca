// Written by npm run generate from strength.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords, planetsInWords } from '@cuspal/speech';

export const messages = {
  everyHouseStarts: () => `ஒவ்வொரு பாவமும் இங்கே தொடங்குகிறது.`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => `அதன் அதிபதி ${planetInWords(a.lord)} ${numberInWords(a.house)}-ஆம் பாவத்தில் உள்ளது.`,
  lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `அதன் அதிபதி ${planetInWords(a.lord)}: ${a.dignity === 'EXALTED' ? `உச்சம்` : a.dignity === 'MOOLATRIKONA' ? `மூலத்திரிகோணம்` : a.dignity === 'OWN' ? `ஆட்சி` : a.dignity === 'GREAT_FRIEND' ? `அதிநட்பு ராசி` : a.dignity === 'FRIEND' ? `நட்பு ராசி` : a.dignity === 'NEUTRAL' ? `சம ராசி` : a.dignity === 'ENEMY' ? `பகை ராசி` : a.dignity === 'GREAT_ENEMY' ? `அதிபகை ராசி` : a.dignity === 'DEBILITATED' ? `நீசம்` : `நீசம், ஆனால் நீச பங்கம் உண்டு`}.`,
  lordCombust: (a: { readonly lord: PlanetName }) => `அதன் அதிபதி ${planetInWords(a.lord)} முழு அஸ்தங்கம்.`,
  occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => `${a.how === 'BENEFIC' ? `சுப கிரகமான ${named(a.planet)} பாவத்தில் உள்ளது.` : a.how === 'MALEFIC' ? `பாப கிரகமான ${named(a.planet)} பாவத்தில் உள்ளது.` : a.how === 'OWNER' ? `பாப கிரகமான ${named(a.planet)} தான் ஆளும் பாவத்தில் உள்ளது.` : a.how === 'EXALTED' ? `பாப கிரகமான ${named(a.planet)} பாவத்தில் உச்சமாக உள்ளது.` : `பாப கிரகமான ${named(a.planet)} பாப கிரகங்களுக்கு ஏற்ற பாவத்தில் உள்ளது.`}`,
  aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => `${a.who === 'LORD' ? `அதன் அதிபதி ${planetInWords(a.planet)}` : a.who === 'JUPITER' ? `குரு` : a.who === 'BENEFIC' ? `சுப கிரகமான ${named(a.planet)}` : `பாப கிரகமான ${named(a.planet)}`} தனக்கு ${ordinal(a.counted)} இடமான இந்தப் பாவத்தைப் பார்க்கிறது.`,
  hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => `இது ${planetsInWords(a.before)} (இதற்கு 12-ஆம் இடம்) மற்றும் ${planetsInWords(a.after)} (இதற்கு 2-ஆம் இடம்) இடையே உள்ளது.`,
  heldWithin: () => `0 முதல் 100 வரை வரம்புக்குள் வைக்கப்பட்டது.`,
  noSripati: () => `இந்த நேரத்திலும் இடத்திலும் ஸ்ரீபதி பாவங்கள் இல்லை. துருவ வட்டங்களுக்குள் (சுமார் 66.56°-ஐத் தாண்டிய அட்சரேகைகள்) 10-ஆம் பாவ முனை லக்னத்தின் தவறான பக்கத்தில் விழலாம். முழு ராசிக் கருவியைப் பயன்படுத்தவும்.`,
};
