// Written by npm run generate from election.messages.ta.json: change that file.
import { type PlanetName, housesNamed, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `நிகழ்வு இடத்தின் கடிகாரம் அனுப்பப்படவில்லை, எனவே பிறப்பின் நேர வித்தியாசம், ${a.offset}, பயன்படுத்தப்படுகிறது. அங்கே இன்று அது வேறாக இருக்கலாம், எனவே event_time_zone அனுப்பவும்.`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `அந்த நேரத்தின் ${numberInWords(a.cusp)}-ஆம் பாவ உப நட்சத்திராதிபதி ${housesNamed(a.houses)}-ஐக் குறிக்க வேண்டும்.`,
  generalRule: () => `அந்த நேரத்தின் 11-ஆம் பாவ உப நட்சத்திராதிபதி 1 அல்லது 11-ஐக் குறிக்க வேண்டும்.`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `${numberInWords(a.cusp)}-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.lord)}, அது ${a.found.length === 0 ? `${housesNamed(a.asked)}-இல் எதையும் குறிக்கவில்லை` : `${housesNamed(a.found)}-ஐக் குறிக்கிறது`}.`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `சந்திரனின் ${a.level === 'MD' ? `நட்சத்திராதிபதி` : a.level === 'AD' ? `உப நட்சத்திராதிபதி` : a.level === 'PD' ? `உப உப நட்சத்திராதிபதி` : `நான்காம் அதிபதி`} ${planetInWords(a.lord)}, அது ${a.found.length === 0 ? `${housesNamed(a.asked)}-இல் எதையும் குறிக்கவில்லை` : `${housesNamed(a.found)}-ஐக் குறிக்கிறது`}.`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `${numberInWords(a.cusp)}-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.lord)}, அது ${a.found.length === 0 ? `நிகழ்வுக்கு எதிர் பாவம் எதையும் குறிக்கவில்லை` : `நிகழ்வுக்கு எதிரான ${housesNamed(a.found)}-ஐக் குறிக்கிறது`}.`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" என்பது ${named(a.label)}, அது விரும்பத்தகாதது, எனவே அதற்கு நேரம் தேர்வு செய்யப்படுவதில்லை. தேர்வு செய்யக்கூடிய அருகிலுள்ள நிகழ்வுகள் ${inWords(a.nearest)}.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" 00:00 முதல் 23:59 வரையான மணி நேரம் அல்ல. 09:30 போல HH:MM எழுதவும்.`,
};
