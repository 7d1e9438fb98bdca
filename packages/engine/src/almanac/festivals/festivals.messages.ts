// Written by npm run generate from festivals.messages.json: change that file.
import { catalogue, instantInWords, named, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly tithi: (a: { readonly half: 'Krishna' | 'NONE' | 'Shukla'; readonly tithi: 'Amavasya' | 'Ashtami' | 'Chaturdashi' | 'Chaturthi' | 'Dashami' | 'Dwadashi' | 'Dwitiya' | 'Ekadashi' | 'Navami' | 'Panchami' | 'Pratipada' | 'Purnima' | 'Saptami' | 'Shashthi' | 'Trayodashi' | 'Tritiya' }) => string;
  readonly month: (a: { readonly kind: 'ADHIKA' | 'NIJA' | 'PLAIN'; readonly month: 'Ashadha' | 'Ashvina' | 'Bhadrapada' | 'Chaitra' | 'Jyeshtha' | 'Kartika' | 'Magha' | 'Margashirsha' | 'Pausha' | 'Phalguna' | 'Shravana' | 'Vaishakha' }) => string;
  readonly runs: (a: { readonly limb: string; readonly from: string; readonly to: string }) => string;
  readonly runsIn: (a: { readonly month: string; readonly limb: string; readonly from: string; readonly to: string }) => string;
  readonly chosen: (a: { readonly choice: 'AFTER_END' | 'BEGINS' | 'ENDS' | 'FIRST_OF_TWO' | 'FULLER' | 'ONLY' | 'SECOND_OF_TWO' | 'SHORT_ON_SECOND' | 'WITH_FULL_MOON' | 'WITH_STAR'; readonly time: 'AFTERNOON' | 'DAWN' | 'DUSK' | 'FORENOON' | 'MIDDAY' | 'MIDNIGHT' | 'MOONRISE' | 'MORNING' | 'SUNRISE' | 'SUNSET' }) => string;
  readonly sunEnters: (a: { readonly sign: string; readonly at: string }) => string;
  readonly counted: () => string;
  readonly sankranti: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly tamilMonth: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly malayalamMonth: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly bengaliMonth: (a: { readonly sign: 'Aquarius' | 'Aries' | 'Cancer' | 'Capricorn' | 'Gemini' | 'Leo' | 'Libra' | 'Pisces' | 'Sagittarius' | 'Scorpio' | 'Taurus' | 'Virgo' }) => string;
  readonly addedMonth: (a: { readonly month: string }) => string;
  readonly addedMonthIs: (a: { readonly from: string; readonly to: string }) => string;
  readonly swallowedMonth: (a: { readonly month: string; readonly swallowed: string }) => string;
  readonly swallowedMonthIs: (a: { readonly from: string; readonly to: string }) => string;
  readonly ekadashiOf: (a: { readonly title: string; readonly school: 'SMARTA' | 'VAISHNAVA_NORTH' | 'VAISHNAVA_SOUTH' }) => string;
  readonly fastReason: (a: { readonly reason: 'EKADASHI' | 'JAYA' | 'JAYANTI' | 'KSHAYA' | 'PAKSHAVARDHINI' | 'PAPANASHINI' | 'TOUCHED' | 'TRISPRISHA' | 'UNMILANI' | 'VIJAYA' | 'VYANJULI'; readonly school: 'SMARTA' | 'VAISHNAVA_NORTH' | 'VAISHNAVA_SOUTH' }) => string;
  readonly parana: (a: { readonly from: string; readonly to: string }) => string;
  readonly eclipse: (a: { readonly type: 'ANNULAR' | 'HYBRID' | 'PARTIAL' | 'PENUMBRAL' | 'TOTAL'; readonly kind: 'LUNAR' | 'SOLAR' }) => string;
  readonly eclipseSeen: (a: { readonly from: string; readonly to: string; readonly max: string }) => string;
  readonly eclipseUnseen: (a: { readonly max: string }) => string;
  readonly sutak: (a: { readonly from: string }) => string;
  readonly noSutak: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  chosen: [['choice'],{'ONLY':'4','FULLER':'c','FIRST_OF_TWO':'c','SECOND_OF_TWO':'c','SHORT_ON_SECOND':'0','WITH_STAR':'0','WITH_FULL_MOON':'0','BEGINS':'c','ENDS':'c','AFTER_END':'c'}],
  counted: 'c',
  fastReason: [['reason'],{'EKADASHI':'0','KSHAYA':'c','TOUCHED':'0','UNMILANI':'c','VYANJULI':'0','TRISPRISHA':'0','PAKSHAVARDHINI':'1','JAYA':'0','VIJAYA':'0','JAYANTI':'0','PAPANASHINI':'0'}],
  eclipseSeen: 'c',
  eclipseUnseen: 'cc4',
} as const;

const translated = catalogue<Messages>('engine/almanac/festivals/festivals', () => say, marks, {
  'bn': () => import('./translations/festivals.messages.bn.ts'),
  'es': () => import('./translations/festivals.messages.es.ts'),
  'hi': () => import('./translations/festivals.messages.hi.ts'),
  'mr': () => import('./translations/festivals.messages.mr.ts'),
  'pt': () => import('./translations/festivals.messages.pt.ts'),
  'ta': () => import('./translations/festivals.messages.ta.ts'),
  'te': () => import('./translations/festivals.messages.te.ts'),
});

export const say: Messages = {
  tithi: (a) => translated()?.tithi?.(a) ?? `${a.half === 'Shukla' ? `Shukla ` : a.half === 'Krishna' ? `Krishna ` : ``}${a.tithi === 'Pratipada' ? `Pratipada` : a.tithi === 'Dwitiya' ? `Dwitiya` : a.tithi === 'Tritiya' ? `Tritiya` : a.tithi === 'Chaturthi' ? `Chaturthi` : a.tithi === 'Panchami' ? `Panchami` : a.tithi === 'Shashthi' ? `Shashthi` : a.tithi === 'Saptami' ? `Saptami` : a.tithi === 'Ashtami' ? `Ashtami` : a.tithi === 'Navami' ? `Navami` : a.tithi === 'Dashami' ? `Dashami` : a.tithi === 'Ekadashi' ? `Ekadashi` : a.tithi === 'Dwadashi' ? `Dwadashi` : a.tithi === 'Trayodashi' ? `Trayodashi` : a.tithi === 'Chaturdashi' ? `Chaturdashi` : a.tithi === 'Purnima' ? `Purnima` : `Amavasya`}`,
  month: (a) => translated()?.month?.(a) ?? `${a.kind === 'ADHIKA' ? `Adhika ` : a.kind === 'NIJA' ? `Nija ` : ``}${a.month === 'Chaitra' ? `Chaitra` : a.month === 'Vaishakha' ? `Vaishakha` : a.month === 'Jyeshtha' ? `Jyeshtha` : a.month === 'Ashadha' ? `Ashadha` : a.month === 'Shravana' ? `Shravana` : a.month === 'Bhadrapada' ? `Bhadrapada` : a.month === 'Ashvina' ? `Ashvina` : a.month === 'Kartika' ? `Kartika` : a.month === 'Margashirsha' ? `Margashirsha` : a.month === 'Pausha' ? `Pausha` : a.month === 'Magha' ? `Magha` : `Phalguna`}`,
  runs: (a) => translated()?.runs?.(a) ?? `${a.limb} runs from ${instantInWords(a.from)} to ${instantInWords(a.to)}.`,
  runsIn: (a) => translated()?.runsIn?.(a) ?? `${a.month} ${a.limb} runs from ${instantInWords(a.from)} to ${instantInWords(a.to)}.`,
  chosen: (a) => translated()?.chosen?.(a) ?? `${a.choice === 'ONLY' ? `This is the day on which it holds ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`}.` : a.choice === 'FULLER' ? `It meets ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`} on two days, and fills more of it on this one.` : a.choice === 'FIRST_OF_TWO' ? `It holds ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`} on two days, of which the first is taken.` : a.choice === 'SECOND_OF_TWO' ? `It holds ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`} on two days, of which the second is taken.` : a.choice === 'SHORT_ON_SECOND' ? `On the next day it ends too soon to count.` : a.choice === 'WITH_STAR' ? `The star Shravana, which belongs to it, runs that afternoon.` : a.choice === 'WITH_FULL_MOON' ? `The Moon is full at the sunset of this day.` : a.choice === 'BEGINS' ? `It holds ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`} on no day, so the day is taken on which it begins.` : a.choice === 'ENDS' ? `It holds ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`} on no day, so the day is taken on which it ends.` : `It holds ${a.time === 'DAWN' ? `dawn` : a.time === 'SUNRISE' ? `sunrise` : a.time === 'MORNING' ? `the morning` : a.time === 'FORENOON' ? `the forenoon` : a.time === 'MIDDAY' ? `midday` : a.time === 'AFTERNOON' ? `the afternoon` : a.time === 'SUNSET' ? `sunset` : a.time === 'DUSK' ? `dusk` : a.time === 'MIDNIGHT' ? `midnight` : `moonrise`} on no day, so the day after its end is taken.`}`,
  sunEnters: (a) => translated()?.sunEnters?.(a) ?? `The Sun enters sidereal ${named(a.sign)} on ${instantInWords(a.at)}.`,
  counted: () => translated()?.counted?.() ?? `It is counted from the day of another festival.`,
  sankranti: (a) => translated()?.sankranti?.(a) ?? `${a.sign === 'Aries' ? `Mesha` : a.sign === 'Taurus' ? `Vrishabha` : a.sign === 'Gemini' ? `Mithuna` : a.sign === 'Cancer' ? `Karka` : a.sign === 'Leo' ? `Simha` : a.sign === 'Virgo' ? `Kanya` : a.sign === 'Libra' ? `Tula` : a.sign === 'Scorpio' ? `Vrishchika` : a.sign === 'Sagittarius' ? `Dhanu` : a.sign === 'Capricorn' ? `Makara` : a.sign === 'Aquarius' ? `Kumbha` : `Mina`} Sankranti`,
  tamilMonth: (a) => translated()?.tamilMonth?.(a) ?? `The month ${a.sign === 'Aries' ? `Chithirai` : a.sign === 'Taurus' ? `Vaikasi` : a.sign === 'Gemini' ? `Aani` : a.sign === 'Cancer' ? `Aadi` : a.sign === 'Leo' ? `Aavani` : a.sign === 'Virgo' ? `Purattasi` : a.sign === 'Libra' ? `Aippasi` : a.sign === 'Scorpio' ? `Karthigai` : a.sign === 'Sagittarius' ? `Margazhi` : a.sign === 'Capricorn' ? `Thai` : a.sign === 'Aquarius' ? `Maasi` : `Panguni`} begins`,
  malayalamMonth: (a) => translated()?.malayalamMonth?.(a) ?? `The month ${a.sign === 'Aries' ? `Medam` : a.sign === 'Taurus' ? `Edavam` : a.sign === 'Gemini' ? `Mithunam` : a.sign === 'Cancer' ? `Karkidakam` : a.sign === 'Leo' ? `Chingam` : a.sign === 'Virgo' ? `Kanni` : a.sign === 'Libra' ? `Thulam` : a.sign === 'Scorpio' ? `Vrischikam` : a.sign === 'Sagittarius' ? `Dhanu` : a.sign === 'Capricorn' ? `Makaram` : a.sign === 'Aquarius' ? `Kumbham` : `Meenam`} begins`,
  bengaliMonth: (a) => translated()?.bengaliMonth?.(a) ?? `The month ${a.sign === 'Aries' ? `Boishakh` : a.sign === 'Taurus' ? `Joishtho` : a.sign === 'Gemini' ? `Asharh` : a.sign === 'Cancer' ? `Shrabon` : a.sign === 'Leo' ? `Bhadro` : a.sign === 'Virgo' ? `Ashwin` : a.sign === 'Libra' ? `Kartik` : a.sign === 'Scorpio' ? `Ogrohayon` : a.sign === 'Sagittarius' ? `Poush` : a.sign === 'Capricorn' ? `Magh` : a.sign === 'Aquarius' ? `Falgun` : `Choitro`} begins`,
  addedMonth: (a) => translated()?.addedMonth?.(a) ?? `Adhika ${a.month}`,
  addedMonthIs: (a) => translated()?.addedMonthIs?.(a) ?? `The Sun enters no sign between the new moons of ${instantInWords(a.from)} and ${instantInWords(a.to)}, so this month is added before its namesake. Festivals of the month wait for the other.`,
  swallowedMonth: (a) => translated()?.swallowedMonth?.(a) ?? `${a.month} and ${a.swallowed} in one`,
  swallowedMonthIs: (a) => translated()?.swallowedMonthIs?.(a) ?? `The Sun enters two signs between the new moons of ${instantInWords(a.from)} and ${instantInWords(a.to)}, so the festivals of two months fall into one.`,
  ekadashiOf: (a) => translated()?.ekadashiOf?.(a) ?? `${a.title} (${a.school === 'SMARTA' ? `Smarta` : a.school === 'VAISHNAVA_NORTH' ? `Vaishnava` : `Vaishnava of the south`})`,
  fastReason: (a) => translated()?.fastReason?.(a) ?? `${a.reason === 'EKADASHI' ? `Ekadashi runs at sunrise${a.school === 'SMARTA' ? `` : a.school === 'VAISHNAVA_NORTH' ? `, and Dashami is over at dawn` : `, and Dashami is over at dawn`}.` : a.reason === 'KSHAYA' ? `It has no sunrise, so the day is taken on which it begins.` : a.reason === 'TOUCHED' ? `Dashami touches the dawn or the sunrise before it, so the fast is kept on Dwadashi.` : a.reason === 'UNMILANI' ? `It runs at two sunrises, so the second day is kept.` : a.reason === 'VYANJULI' ? `Dwadashi runs at two sunrises, so the fast is kept on its first day.` : a.reason === 'TRISPRISHA' ? `Three tithis touch this day.` : a.reason === 'PAKSHAVARDHINI' ? `The last tithi of the half month runs at two sunrises, so the fast is kept on Dwadashi.` : a.reason === 'JAYA' ? `The star Punarvasu runs through the bright Dwadashi, so the fast is kept on it.` : a.reason === 'VIJAYA' ? `The star Shravana runs through the bright Dwadashi, so the fast is kept on it.` : a.reason === 'JAYANTI' ? `The star Rohini runs through the bright Dwadashi, so the fast is kept on it.` : `The star Pushya runs through the bright Dwadashi, so the fast is kept on it.`}`,
  parana: (a) => translated()?.parana?.(a) ?? `The fast is broken from ${instantInWords(a.from)} to ${timeInWords(a.to)}.`,
  eclipse: (a) => translated()?.eclipse?.(a) ?? `${a.type === 'TOTAL' ? `Total` : a.type === 'ANNULAR' ? `Annular` : a.type === 'HYBRID' ? `Hybrid` : a.type === 'PARTIAL' ? `Partial` : `Penumbral`} ${a.kind === 'SOLAR' ? `solar` : `lunar`} eclipse`,
  eclipseSeen: (a) => translated()?.eclipseSeen?.(a) ?? `It is seen here from ${instantInWords(a.from)} to ${instantInWords(a.to)}, and is deepest on Earth on ${instantInWords(a.max)}.`,
  eclipseUnseen: (a) => translated()?.eclipseUnseen?.(a) ?? `It is not seen here. It is deepest on Earth on ${instantInWords(a.max)}. There is no sutak.`,
  sutak: (a) => translated()?.sutak?.(a) ?? `Sutak lasts from ${instantInWords(a.from)} to its end.`,
  noSutak: () => translated()?.noSutak?.() ?? `The shadow itself does not touch the Moon, so there is no sutak.`,
};
