// Written by npm run generate from persons.messages.json: change that file.
import { type PlanetName, catalogue, named, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly look: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly temper: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly background: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly build: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly manner: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly obstacle: (a: { readonly house: number }) => string;
  readonly lookIs: (a: { readonly look: string }) => string;
  readonly natureIs: (a: { readonly temper: string }) => string;
  readonly lookBySign: (a: { readonly look: string; readonly sign: string; readonly build: string }) => string;
  readonly natureBySign: (a: { readonly temper: string; readonly sign: string; readonly manner: string }) => string;
  readonly backgroundPoints: (a: { readonly background: string }) => string;
  readonly relative: (a: { readonly look: string; readonly temper: string; readonly background: string }) => string;
  readonly actsFor: (a: { readonly planet: PlanetName; readonly node: PlanetName }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('engine/topics/shared/persons', () => say, marks, {
  'bn': () => import('./translations/persons.messages.bn.ts'),
  'es': () => import('./translations/persons.messages.es.ts'),
  'hi': () => import('./translations/persons.messages.hi.ts'),
  'mr': () => import('./translations/persons.messages.mr.ts'),
  'pt': () => import('./translations/persons.messages.pt.ts'),
  'ta': () => import('./translations/persons.messages.ta.ts'),
  'te': () => import('./translations/persons.messages.te.ts'),
});

export const say: Messages = {
  look: (a) => translated()?.look?.(a) ?? `${a.planet === 'Sun' ? `of medium height, with broad shoulders, a square face and fine hair` : a.planet === 'Moon' ? `soft, round and fair` : a.planet === 'Mars' ? `strong, reddish and of medium height` : a.planet === 'Mercury' ? `slim, youthful and quick` : a.planet === 'Jupiter' ? `tall or full, with a good forehead` : a.planet === 'Venus' ? `well formed and attractive` : a.planet === 'Saturn' ? `lean, tall and dark, with deep eyes` : a.planet === 'Rahu' ? `unusual and smoky` : `thin, with a mark`}`,
  temper: (a) => translated()?.temper?.(a) ?? `${a.planet === 'Sun' ? `proud, frank and generous` : a.planet === 'Moon' ? `kind, changeable and imaginative` : a.planet === 'Mars' ? `bold, quick and ready to argue` : a.planet === 'Mercury' ? `witty, talkative and adaptable` : a.planet === 'Jupiter' ? `wise, law-abiding and generous` : a.planet === 'Venus' ? `pleasant and fond of comfort` : a.planet === 'Saturn' ? `unhurried, thrifty and dutiful` : a.planet === 'Rahu' ? `unconventional and ambitious` : `reserved and intuitive`}`,
  background: (a) => translated()?.background?.(a) ?? `${a.planet === 'Sun' ? `an official or well-known family` : a.planet === 'Moon' ? `the mother's side, or a coastal or travelling family` : a.planet === 'Mars' ? `defence, engineering or land` : a.planet === 'Mercury' ? `trade, teaching or a known relation` : a.planet === 'Jupiter' ? `a respected, religious family` : a.planet === 'Venus' ? `a well-off or artistic family` : a.planet === 'Saturn' ? `a modest or older family` : a.planet === 'Rahu' ? `another community or country` : `a spiritual or interrupted family line`}`,
  build: (a) => translated()?.build?.(a) ?? `${a.sign === 'Aries' ? `lean and of medium height, with a long neck` : a.sign === 'Taurus' ? `sturdy and short, with a full face` : a.sign === 'Gemini' ? `tall, with long arms` : a.sign === 'Cancer' ? `round and short to medium, with a full upper body` : a.sign === 'Leo' ? `commanding, with a broad chest` : a.sign === 'Virgo' ? `slim and neat` : a.sign === 'Libra' ? `tall and well proportioned` : a.sign === 'Scorpio' ? `compact and strong` : a.sign === 'Sagittarius' ? `tall, with long thighs` : a.sign === 'Capricorn' ? `thin, with prominent bones` : a.sign === 'Aquarius' ? `strong and medium to tall` : `short and soft, with large eyes`}`,
  manner: (a) => translated()?.manner?.(a) ?? `${a.sign === 'Aries' ? `impulsive and pioneering` : a.sign === 'Taurus' ? `patient and firm` : a.sign === 'Gemini' ? `curious and changeable` : a.sign === 'Cancer' ? `sensitive and home-loving` : a.sign === 'Leo' ? `proud and warm` : a.sign === 'Virgo' ? `careful and exacting` : a.sign === 'Libra' ? `fair-minded and sociable` : a.sign === 'Scorpio' ? `intense and private` : a.sign === 'Sagittarius' ? `open and religious` : a.sign === 'Capricorn' ? `practical and reserved` : a.sign === 'Aquarius' ? `independent and humane` : `dreamy and kind`}`,
  obstacle: (a) => translated()?.obstacle?.(a) ?? `${a.house === 2 ? `means or money` : a.house === 3 ? `neighbours, cousins or a report received` : a.house === 4 ? `the mother, or a dispute about a house or vehicle,` : a.house === 5 ? `an earlier love affair` : a.house === 7 ? `a lawsuit known to the other side` : a.house === 8 ? `dowry, or a loss taken as an omen,` : a.house === 9 ? `absence abroad, leave, study or the other side's relations` : a.house === 10 ? `elders, superiors or the person's status` : `friends or an elder brother`}`,
  lookIs: (a) => translated()?.lookIs?.(a) ?? `The look is ${a.look}.`,
  natureIs: (a) => translated()?.natureIs?.(a) ?? `The nature is ${a.temper}.`,
  lookBySign: (a) => translated()?.lookBySign?.(a) ?? `The look is ${a.look}. By the sign ${named(a.sign)} the build is ${a.build}.`,
  natureBySign: (a) => translated()?.natureBySign?.(a) ?? `The nature is ${a.temper}. By the sign ${named(a.sign)} the manner is ${a.manner}.`,
  backgroundPoints: (a) => translated()?.backgroundPoints?.(a) ?? `The background points to ${a.background}.`,
  relative: (a) => translated()?.relative?.(a) ?? `The look is ${a.look}, the nature ${a.temper}. The background is ${a.background}.`,
  actsFor: (a) => translated()?.actsFor?.(a) ?? `${planetFirst(a.planet)} acts for ${planetInWords(a.node)}.`,
};
