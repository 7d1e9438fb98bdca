// Written by npm run generate from almanac.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly standIn: (a: { readonly sunrise: 'BEFORE_EPHEMERIS' | 'NONE'; readonly taken: 'BHAVA_BALA' | 'DAY' | 'DAY_AND_NIGHT' | 'HOURS' }) => string;
  readonly limbPastSky: (a: { readonly limb: 'karana' | 'nakshatra' | 'tithi' | 'yoga' }) => string;
  readonly monthPastSky: () => string;
  readonly moonPastSky: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  standIn: [['taken'],{'DAY_AND_NIGHT':'0','DAY':'0','HOURS':'0','BHAVA_BALA':'1'}],
  limbPastSky: [['limb'],{'tithi':'10','nakshatra':'10','yoga':'00','karana':'00'}],
} as const;

const translated = catalogue<Messages>('engine/almanac/almanac', () => say, marks, {
  'bn': () => import('./translations/almanac.messages.bn.ts'),
  'es': () => import('./translations/almanac.messages.es.ts'),
  'hi': () => import('./translations/almanac.messages.hi.ts'),
  'mr': () => import('./translations/almanac.messages.mr.ts'),
  'pt': () => import('./translations/almanac.messages.pt.ts'),
  'ta': () => import('./translations/almanac.messages.ta.ts'),
  'te': () => import('./translations/almanac.messages.te.ts'),
});

export const say: Messages = {
  standIn: (a) => translated()?.standIn?.(a) ?? `${a.sunrise === 'BEFORE_EPHEMERIS' ? `The last sunrise lies before the ephemeris, which begins with 1800` : `The Sun does not both rise and set there`}, so ${a.taken === 'DAY_AND_NIGHT' ? `06:00 and 18:00 local mean time stand in for sunrise and sunset` : a.taken === 'DAY' ? `the day is taken from 06:00 local mean time` : a.taken === 'HOURS' ? `these hours follow 06:00 and 18:00 local mean time` : `bhava bala takes 06:00 and 18:00 local mean time`}.`,
  limbPastSky: (a) => translated()?.limbPastSky?.(a) ?? `The ${a.limb === 'tithi' ? `tithi` : a.limb === 'nakshatra' ? `nakshatra` : a.limb === 'yoga' ? `yoga` : `karana`} of that day reaches past the ephemeris, which covers the years 1800 to 2399. Ask for a day some days from its ends.`,
  monthPastSky: () => translated()?.monthPastSky?.() ?? `The lunar month of that day reaches past the ephemeris, which covers the years 1800 to 2399. Ask for a day a month from its ends.`,
  moonPastSky: () => translated()?.moonPastSky?.() ?? `The Moon enters or leaves that part of the sky past the ephemeris, which covers the years 1800 to 2399. Ask for a day some days from its ends.`,
};
