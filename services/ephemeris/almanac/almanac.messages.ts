// Written by npm run generate from almanac.messages.json: change that file.
import { type PlanetName, catalogue, instantInWords, named, numberInWords, planetFirst, planetInWords, planetsInWords, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly momentIs: (a: { readonly moment: string; readonly which: 'ASKED' | 'NOW' | 'NOW_NOT_BIRTH' | 'SENT_AS_BIRTH' }) => string;
  readonly birthTooFarBack: () => string;
  readonly choghadiyaSuits: (a: { readonly name: 'Amrit' | 'Chal' | 'Kaal' | 'Labh' | 'Rog' | 'Shubh' | 'Udveg' }) => string;
  readonly chalIsNeutral: () => string;
  readonly choghadiyaBesideKp: () => string;
  readonly nextHoras: () => string;
  readonly choghadiyaRuns: (a: { readonly until: string; readonly name: string; readonly quality: 'auspicious' | 'inauspicious' | 'neutral' }) => string;
  readonly alsoRahuKaal: () => string;
  readonly noGoodChoghadiya: () => string;
  readonly nextGoodChoghadiya: (a: { readonly name: string; readonly from: string; readonly to: string; readonly rahuKaal: boolean }) => string;
  readonly horaSuits: (a: { readonly lord: 'Jupiter' | 'Mars' | 'Mercury' | 'Moon' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly fiveOfTheMoment: () => string;
  readonly hoursAreUnequal: () => string;
  readonly horasBesideKp: () => string;
  readonly nextEighths: () => string;
  readonly horaRuns: (a: { readonly lord: PlanetName; readonly until: string; readonly quality: 'auspicious' | 'inauspicious' | 'neutral' }) => string;
  readonly lordIsRuling: (a: { readonly lord: PlanetName; readonly isRuling: boolean; readonly ruling: readonly PlanetName[] }) => string;
  readonly nextBirthStar: () => string;
  readonly commonAlmanac: () => string;
  readonly saturdayDurmuhurta: () => string;
  readonly monthNearBorder: (a: { readonly ayanamsa: string }) => string;
  readonly sunOfKp: (a: { readonly rises: string; readonly sets: string }) => string;
  readonly monthSkipped: () => string;
  readonly bandsStandIn: () => string;
  readonly tithiUntil: (a: { readonly tithi: string; readonly until: string }) => string;
  readonly moonUntil: (a: { readonly star: string; readonly until: string }) => string;
  readonly rahuKaalOfDay: (a: { readonly weekday: string; readonly from: string; readonly to: string }) => string;
  readonly riktaTithi: (a: { readonly tithi: string }) => string;
  readonly amavasya: () => string;
  readonly badYoga: (a: { readonly yoga: string }) => string;
  readonly vishti: () => string;
  readonly panchaka: () => string;
  readonly gandanta: (a: { readonly sign: string; readonly nextSign: string }) => string;
  readonly sankranti: (a: { readonly sign: string; readonly at: string }) => string;
  readonly eclipse: (a: { readonly type: 'ANNULAR' | 'HYBRID' | 'PARTIAL' | 'PENUMBRAL' | 'TOTAL'; readonly kind: 'LUNAR' | 'SOLAR'; readonly at: string; readonly visible: boolean }) => string;
  readonly someDaysStandIn: () => string;
  readonly supplementOfMuhurta: () => string;
  readonly nextLimbs: () => string;
  readonly harmlessInThirdRound: (a: { readonly tara: string }) => string;
  readonly harmlessInPada: (a: { readonly tara: string; readonly harmful: number; readonly pada: number }) => string;
  readonly timeUntil: (a: { readonly until: string; readonly overall: 'AVOID' | 'GOOD' | 'MIXED' }) => string;
  readonly taraAndHouse: (a: { readonly tara: string; readonly house: number }) => string;
  readonly noGoodWindow: () => string;
  readonly nextGoodWindow: (a: { readonly from: string; readonly to: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  momentIs: '4',
  birthTooFarBack: '11',
  choghadiyaSuits: 'c',
  choghadiyaBesideKp: '1',
  nextHoras: 'c',
  alsoRahuKaal: 'c',
  horaSuits: 'c',
  fiveOfTheMoment: '1d',
  horasBesideKp: '1',
  nextEighths: 'c',
  lordIsRuling: '1',
  nextBirthStar: 'c',
  commonAlmanac: '01',
  monthNearBorder: '15',
  sunOfKp: '11',
  monthSkipped: '44',
  tithiUntil: '1',
  riktaTithi: '1',
  amavasya: '1',
  eclipse: '0c',
  supplementOfMuhurta: '15',
  nextLimbs: 'c',
  harmlessInPada: '1',
  taraAndHouse: '3',
} as const;

const translated = catalogue<Messages>('ephemeris/almanac/almanac', () => say, marks, {
  'bn': () => import('./translations/almanac.messages.bn.ts'),
  'es': () => import('./translations/almanac.messages.es.ts'),
  'hi': () => import('./translations/almanac.messages.hi.ts'),
  'mr': () => import('./translations/almanac.messages.mr.ts'),
  'pt': () => import('./translations/almanac.messages.pt.ts'),
  'ta': () => import('./translations/almanac.messages.ta.ts'),
  'te': () => import('./translations/almanac.messages.te.ts'),
});

export const say: Messages = {
  momentIs: (a) => translated()?.momentIs?.(a) ?? `This is for ${instantInWords(a.moment)}, ${a.which === 'NOW' ? `the present moment` : a.which === 'ASKED' ? `as asked` : a.which === 'SENT_AS_BIRTH' ? `the moment sent as birth` : `the present moment and not the birth`}.`,
  birthTooFarBack: () => translated()?.birthTooFarBack?.() ?? `birth_datetime lies more than 90 days back, so it counts as a birth, and the moment is now. Send query_date for another day.`,
  choghadiyaSuits: (a) => translated()?.choghadiyaSuits?.(a) ?? `${a.name === 'Amrit' ? `It suits any good work.` : a.name === 'Shubh' ? `It suits ceremonies and learning.` : a.name === 'Labh' ? `It suits trade and gain.` : a.name === 'Chal' ? `It suits travel and movement.` : a.name === 'Udveg' ? `It suits only dealings with officials.` : a.name === 'Kaal' ? `It is best avoided and suits saving work at most.` : `It is best avoided and suits a contest at most.`}`,
  chalIsNeutral: () => translated()?.chalIsNeutral?.() ?? `Chal counts as neutral here. Many almanacs call it good for travel.`,
  choghadiyaBesideKp: () => translated()?.choghadiyaBesideKp?.() ?? `Choghadiya is Vedic muhurta beside KP.`,
  nextHoras: () => translated()?.nextHoras?.() ?? `It names the planet of each hour of the same day.`,
  choghadiyaRuns: (a) => translated()?.choghadiyaRuns?.(a) ?? `The choghadiya until ${timeInWords(a.until)} is ${named(a.name)}, ${a.quality === 'auspicious' ? `a good` : a.quality === 'neutral' ? `a neutral` : `a bad`} one.`,
  alsoRahuKaal: () => translated()?.alsoRahuKaal?.() ?? `It is also Rahu Kaal, which custom avoids.`,
  noGoodChoghadiya: () => translated()?.noGoodChoghadiya?.() ?? `No good choghadiya begins before the next sunrise.`,
  nextGoodChoghadiya: (a) => translated()?.nextGoodChoghadiya?.(a) ?? `The next good one is ${named(a.name)}, from ${timeInWords(a.from)} to ${timeInWords(a.to)}${a.rahuKaal ? `, which is also Rahu Kaal and avoided by custom` : ``}.`,
  horaSuits: (a) => translated()?.horaSuits?.(a) ?? `${a.lord === 'Sun' ? `It suits authority and office.` : a.lord === 'Moon' ? `It suits travel, the public and liquids.` : a.lord === 'Mars' ? `It suits contests, machines and land.` : a.lord === 'Mercury' ? `It suits trade, writing and study.` : a.lord === 'Jupiter' ? `It suits rites, law, finance and teaching.` : a.lord === 'Venus' ? `It suits marriage, the arts and vehicles.` : `It suits manual work and work with iron, and it tends to delay things.`}`,
  fiveOfTheMoment: () => translated()?.fiveOfTheMoment?.() ?? `The five ruling planets are those of the moment. get_ruling_planets adds nodes that act for them. It rejects planets in the star or sub of a retrograde planet.`,
  hoursAreUnequal: () => translated()?.hoursAreUnequal?.() ?? `The hours are unequal, a twelfth of the day or of the night. Equal hours of 60 minutes are another reading.`,
  horasBesideKp: () => translated()?.horasBesideKp?.() ?? `Horas are Vedic muhurta beside KP.`,
  nextEighths: () => translated()?.nextEighths?.() ?? `It grades the eighths of the same day and night.`,
  horaRuns: (a) => translated()?.horaRuns?.(a) ?? `The hora of ${planetInWords(a.lord)} runs until ${timeInWords(a.until)} and is ${a.quality === 'auspicious' ? `auspicious` : a.quality === 'neutral' ? `neutral` : `inauspicious`}.`,
  lordIsRuling: (a) => translated()?.lordIsRuling?.(a) ?? `${planetFirst(a.lord)} is ${a.isRuling ? `one` : `not one`} of the KP ruling planets of the moment, which are ${planetsInWords(a.ruling)}.`,
  nextBirthStar: () => translated()?.nextBirthStar?.() ?? `It says how the Moon of the day stands to a birth star.`,
  commonAlmanac: () => translated()?.commonAlmanac?.() ?? `Limbs, bands and lunar calendar are common almanac matter. Only the lords of the Moon and the day lord are KP.`,
  saturdayDurmuhurta: () => translated()?.saturdayDurmuhurta?.() ?? `On Saturdays other almanacs take the first and second muhurta of the day as Durmuhurta.`,
  monthNearBorder: (a) => translated()?.monthNearBorder?.(a) ?? `A new Moon that bounds this lunar month falls within ten arc-minutes of a sign border. So ${a.ayanamsa === 'lahiri' ? `another ayanamsa` : `Lahiri or another ayanamsa`} may name another month.`,
  sunOfKp: (a) => translated()?.sunOfKp?.(a) ?? `By the centre of the disc the Sun rises at ${timeInWords(a.rises)} and sets at ${timeInWords(a.sets)}. The KP day lord follows that sunrise.`,
  monthSkipped: () => translated()?.monthSkipped?.() ?? `This lunation skips a month. Its dark half is named here for the lunation that follows, and some almanacs name it for the month skipped.`,
  bandsStandIn: () => translated()?.bandsStandIn?.() ?? `The Sun does not both rise and set there, so the bands follow 06:00 and 18:00 local mean time.`,
  tithiUntil: (a) => translated()?.tithiUntil?.(a) ?? `The tithi is ${named(a.tithi)} until ${instantInWords(a.until)}.`,
  moonUntil: (a) => translated()?.moonUntil?.(a) ?? `The Moon is in ${named(a.star)} until ${instantInWords(a.until)}.`,
  rahuKaalOfDay: (a) => translated()?.rahuKaalOfDay?.(a) ?? `Rahu Kaal of that ${named(a.weekday)} is from ${timeInWords(a.from)} to ${timeInWords(a.to)}.`,
  riktaTithi: (a) => translated()?.riktaTithi?.(a) ?? `The tithi is ${named(a.tithi)}, of the Rikta group, which is avoided for beginnings.`,
  amavasya: () => translated()?.amavasya?.() ?? `The tithi is Amavasya, that of the new Moon, which is avoided for beginnings.`,
  badYoga: (a) => translated()?.badYoga?.(a) ?? `The yoga is ${named(a.yoga)}, one of the nine bad ones.`,
  vishti: () => translated()?.vishti?.() ?? `The karana is Vishti, called Bhadra, which is avoided for good works.`,
  panchaka: () => translated()?.panchaka?.() ?? `The Moon is in Panchaka, from the middle of Dhanishta to the end of Revati.`,
  gandanta: (a) => translated()?.gandanta?.(a) ?? `The Moon is in gandanta, at the junction of ${named(a.sign)} and ${named(a.nextSign)}.`,
  sankranti: (a) => translated()?.sankranti?.(a) ?? `The Sun enters ${named(a.sign)} on ${instantInWords(a.at)}.`,
  eclipse: (a) => translated()?.eclipse?.(a) ?? `${a.type === 'TOTAL' ? `A total` : a.type === 'ANNULAR' ? `An annular` : a.type === 'HYBRID' ? `A hybrid` : a.type === 'PARTIAL' ? `A partial` : `A penumbral`} eclipse of the ${a.kind === 'SOLAR' ? `Sun` : `Moon`} is greatest on ${instantInWords(a.at)}. ${a.visible ? `It is visible here at that moment.` : `It is not visible here at that moment.`}`,
  someDaysStandIn: () => translated()?.someDaysStandIn?.() ?? `On some of these days the Sun does not both rise and set there. Then 06:00 and 18:00 local mean time stand in for sunrise and sunset.`,
  supplementOfMuhurta: () => translated()?.supplementOfMuhurta?.() ?? `KP elects by the star and sub of the Moon. This is a supplement of Parashari muhurta and gates no KP verdict.`,
  nextLimbs: () => translated()?.nextLimbs?.() ?? `It gives the limbs and the bad bands of a day that is chosen.`,
  harmlessInThirdRound: (a) => translated()?.harmlessInThirdRound?.(a) ?? `${named(a.tara)} does no harm in the third round of nine stars.`,
  harmlessInPada: (a) => translated()?.harmlessInPada?.(a) ?? `${named(a.tara)} of the second round harms only in pada ${numberInWords(a.harmful)}, and the Moon is in pada ${numberInWords(a.pada)}.`,
  timeUntil: (a) => translated()?.timeUntil?.(a) ?? `The time until ${instantInWords(a.until)} is ${a.overall === 'GOOD' ? `good for this person` : a.overall === 'MIXED' ? `mixed for this person` : `best avoided by this person`}.`,
  taraAndHouse: (a) => translated()?.taraAndHouse?.(a) ?? `The tara is ${named(a.tara)} and the Moon is in house ${numberInWords(a.house)} from the natal Moon.`,
  noGoodWindow: () => translated()?.noGoodWindow?.() ?? `No good window was found in the next 30 days.`,
  nextGoodWindow: (a) => translated()?.nextGoodWindow?.(a) ?? `The next good window runs from ${instantInWords(a.from)} to ${instantInWords(a.to)}.`,
};
