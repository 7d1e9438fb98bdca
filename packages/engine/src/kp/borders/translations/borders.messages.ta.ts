// Written by npm run generate from borders.messages.ta.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `பாவ முனை ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} சரியாக எல்லையில் உள்ளது, அது பிந்தைய உப நட்சத்திரத்தில், அதாவது ${planetInWords(a.subLord)} உப நட்சத்திரத்தில், கணக்கிடப்படுகிறது.`,
  nearBorder: (a: { readonly name: string; readonly subLord: PlanetName; readonly side: 'lower' | 'upper'; readonly minutes: string }) => `${a.name} தன் ${named(a.subLord)} உப நட்சத்திரத்தின் ${a.side === 'lower' ? `தொடக்கத்துக்கு ${digitsInWords(a.minutes)}' பின்` : `முடிவுக்கு ${digitsInWords(a.minutes)}' முன்`} உள்ளது.`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `உப நட்சத்திராதிபதி ${planetInWords(a.subLord)}` : a.changed === 'STAR' ? `நட்சத்திராதிபதி ${planetInWords(a.starLord)}, உப நட்சத்திராதிபதி ${planetInWords(a.subLord)}` : a.changed === 'SIGN' ? `ராசி ${named(a.sign)}, உப நட்சத்திராதிபதி ${planetInWords(a.subLord)}` : `ராசி ${named(a.sign)}, நட்சத்திராதிபதி ${planetInWords(a.starLord)}, உப நட்சத்திராதிபதி ${planetInWords(a.subLord)}`}`,
  outOfReach: (a: { readonly beyond: string }) => `அதைத் தாண்டினால் ${a.beyond}, ஆனால் 20 நிமிடத்துக்குள் எந்தப் பிறந்த நேரமும் அதை எட்டவில்லை.`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `பிறந்த நேரம் ${numberInWords(a.seconds)} விநாடி ${a.way === 'earlier' ? `முந்தினால்` : `பிந்தினால்`} ${a.beyond}.`,
  byMotion: (a: { readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `தன் தினசரி நகர்வால் சுமார் ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `விநாடி` : a.unit === 'MINUTES' ? `நிமிடம்` : a.unit === 'HOURS' ? `மணி நேரம்` : `நாட்கள்`} ${a.way === 'earlier' ? `முந்தினால்` : `பிந்தினால்`} ${a.beyond}.`,
  noCuspChanges: () => `பிறந்த நேரத்தின் சிறு பிழை எந்தப் பாவ முனையையும் மாற்றாது.`,
  firstCuspSafe: () => `பிறந்த நேரத்தின் சிறு பிழை 1-ஆம் பாவ முனையைப் பாதிக்காது.`,
  originShared: () => `1 மற்றும் 9-ஆம் பாவ முனைகளுக்கு ஒரே நட்சத்திராதிபதி அல்லது உப நட்சத்திராதிபதி.`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `பிறந்த நேரத்தின் சிறு பிழை ${pluralOf('ta', a.cusps.length) === 'one' ? `பாவ முனை` : `பாவ முனைகள்`} ${inWords(a.cusps)}-ஐ மாற்றும், ஒவ்வொன்றுக்கும் -5, அதிகபட்சம் -15.`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `சற்றுப் பெரிய பிழை ${pluralOf('ta', a.cusps.length) === 'one' ? `பாவ முனை` : `பாவ முனைகள்`} ${inWords(a.cusps)}-ஐ மாற்றும், ஒவ்வொன்றுக்கும் -1, அதிகபட்சம் -5.`,
  firstCuspChanges: () => `பிறந்த நேரத்தின் சிறு பிழை 1-ஆம் பாவ முனையையே மாற்றும்.`,
  roundedTime: () => `பிறந்த நேரம் முழு மணி அல்லது அரை மணி, எனவே அது முழுமையாக்கப்பட்டிருக்கலாம்.`,
};
