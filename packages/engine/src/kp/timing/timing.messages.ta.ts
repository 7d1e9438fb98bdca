// Written by npm run generate from timing.messages.ta.json: change that file.
import { type PlanetName, numberInWords, ordinal, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  antardashasForYears: (a: { readonly years: number }) => `புத்திகள் ${numberInWords(a.years)} ஆண்டுகளுக்குத் தரப்படுகின்றன. மற்ற ஆண்டுகளுக்கு from_date மற்றும் years அனுப்பவும்.`,
  subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName }) => `${numberInWords(a.cusp)}-ஆம் பாவ உப நட்சத்திராதிபதி ${planetInWords(a.csl)}.`,
  noDateForUnpromised: () => `கொடுப்பினை இல்லாததற்குத் தேதி தரப்படுவதில்லை.`,
  standsInStar: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ${planetInWords(a.lord)} நட்சத்திரத்தில் உள்ளது.`,
  standsInSub: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ${planetInWords(a.lord)} உப நட்சத்திரத்தில் உள்ளது.`,
  bothSignify: (a: { readonly house: number }) => `இரண்டும் ${numberInWords(a.house)}-ஆம் பாவத்தை நட்சத்திராதிபதி அல்லது இடத்தால் குறிக்கின்றன.`,
  notTied: () => `அவை நட்சத்திரத்தாலோ உப நட்சத்திரத்தாலோ இணையவில்லை, நட்சத்திராதிபதி அல்லது இடத்தால் பொதுவான பாவமும் இல்லை.`,
  starLordsStrain: (a: { readonly lower: PlanetName; readonly house: number; readonly upper: PlanetName; readonly from: number; readonly count: number }) => `${planetInWords(a.lower)} கிரகத்தின் நட்சத்திராதிபதி ${numberInWords(a.house)}-ஆம் பாவத்தில் உள்ளது, அது ${planetInWords(a.upper)} கிரகத்தின் நட்சத்திராதிபதி உள்ள ${numberInWords(a.from)}-ஆம் பாவத்துக்கு ${ordinal(a.count)} இடம்.`,
  skyNotRead: () => `2399-க்குப் பின் கிரக நிலை கணிக்கப்படுவதில்லை. அதன் பிந்தைய தசைகள் பிறப்பிலிருந்து மட்டும் எண்ணப்படுகின்றன, அங்கே தாமதமான அதிபதி விடுபடாததாகக் கொள்ளப்படுகிறது.`,
  judgedUpTo: (a: { readonly last: number; readonly age: number }) => `தசைகள் ${ordinal(a.last)} பிறந்தநாள் வரை ஆராயப்படுகின்றன, அப்போது ஜாதகரின் வயது ${numberInWords(a.age)}.`,
  notAtThisAge: (a: { readonly matter: string; readonly why: string }) => `${a.matter} ${a.why}, எனவே காலம் எதுவும் தரப்படவில்லை.`,
  periodEnds: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `மகா தசை` : a.period === 'AD' ? `புத்தி` : a.period === 'PD' ? `அந்தரம்` : a.period === 'SD' ? `சூட்சுமம்` : `பிராணம்`} முடிகிறது.`,
  periodEndsPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `நீண்ட காலம்` : a.period === 'AD' ? `குறுகிய காலம்` : a.period === 'PD' ? `உப காலம்` : a.period === 'SD' ? `சூட்சும காலம்` : `பிராண காலம்`} முடிகிறது.`,
  periodChanges: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `மகா தசை` : a.period === 'AD' ? `புத்தி` : a.period === 'PD' ? `அந்தரம்` : a.period === 'SD' ? `சூட்சுமம்` : `பிராணம்`} முடிந்து ${planetInWords(a.next)} ${a.period === 'MD' ? `மகா தசை` : a.period === 'AD' ? `புத்தி` : a.period === 'PD' ? `அந்தரம்` : a.period === 'SD' ? `சூட்சுமம்` : `பிராணம்`} தொடங்குகிறது.`,
  periodChangesPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ${a.period === 'MD' ? `நீண்ட காலம்` : a.period === 'AD' ? `குறுகிய காலம்` : a.period === 'PD' ? `உப காலம்` : a.period === 'SD' ? `சூட்சும காலம்` : `பிராண காலம்`} முடிந்து ${planetInWords(a.next)} ${a.period === 'MD' ? `நீண்ட காலம்` : a.period === 'AD' ? `குறுகிய காலம்` : a.period === 'PD' ? `உப காலம்` : a.period === 'SD' ? `சூட்சும காலம்` : `பிராண காலம்`} தொடங்குகிறது.`,
  planetTurns: (a: { readonly planet: PlanetName; readonly turns: 'direct' | 'retrograde' }) => `${planetFirst(a.planet)} ${a.turns === 'direct' ? `நேர்கதிக்குத் திரும்புகிறது` : `வக்ரம் அடைகிறது`}.`,
};
