// Written by npm run generate from synthesis.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, inWords, named, namesInWords, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly periodLord: (a: { readonly lord: PlanetName; readonly of: 'AD_LORD' | 'PD_LORD'; readonly standing: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => string;
  readonly moonInItsOwn: (a: { readonly of: 'MOON_STAR_LORD' | 'MOON_SUB_LORD'; readonly lean: 'AGAINST' | 'BOTH' | 'FOR' | 'NONE' }) => string;
  readonly moonIn: (a: { readonly of: 'MOON_STAR_LORD' | 'MOON_SUB_LORD'; readonly lord: PlanetName; readonly lean: 'AGAINST' | 'BOTH' | 'FOR' | 'NONE' }) => string;
  readonly noneRules: () => string;
  readonly allRule: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly someRule: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly tara: (a: { readonly overall: 'AVOID' | 'GOOD' | 'MIXED' }) => string;
  readonly chandrashtama: (a: { readonly eighth: boolean }) => string;
  readonly houseKeyword: (a: { readonly house: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' }) => string;
  readonly tajikYear: (a: { readonly tone: 'DIFFICULT' | 'FAVOURABLE' | 'MIXED'; readonly munthaHouse: number; readonly yearLord: PlanetName; readonly yearLordHouse: number }) => string;
  readonly months: (a: { readonly good: number; readonly months: number; readonly allBad: boolean; readonly bad: number }) => string;
  readonly monthsPlain: (a: { readonly good: number; readonly months: number; readonly allBad: boolean; readonly bad: number }) => string;
  readonly noSideRules: (a: { readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly lordsRule: (a: { readonly side: 'AGAINST' | 'STRONG'; readonly percent: number; readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly lordsBehindMonths: (a: { readonly side: 'AGAINST' | 'STRONG'; readonly percent: number; readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly sadeSati: (a: { readonly phase: 'Janma' | 'NONE' | 'Patha' | 'Vraya'; readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly ashtamaSani: (a: { readonly active: boolean; readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly yogini: (a: { readonly benefic: 'ALL' | 'BEGINNING' | 'BEGINNING_AND_END' | 'BEGINNING_AND_MIDDLE' | 'END' | 'MIDDLE' | 'MIDDLE_AND_END' | 'NONE'; readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly yoginiPlain: (a: { readonly benefic: 'ALL' | 'BEGINNING' | 'BEGINNING_AND_END' | 'BEGINNING_AND_MIDDLE' | 'END' | 'MIDDLE' | 'MIDDLE_AND_END' | 'NONE'; readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly noEclipse: () => string;
  readonly eclipse: (a: { readonly kind: 'LUNAR' | 'SOLAR'; readonly on: string; readonly points: readonly string[] }) => string;
  readonly noOpening: (a: { readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly noOpeningPlain: (a: { readonly time: 'REST_OF_YEAR' | 'YEAR' }) => string;
  readonly openings: (a: { readonly few: boolean; readonly matters: readonly string[]; readonly more: boolean }) => string;
  readonly openingsPlain: (a: { readonly few: boolean; readonly matters: readonly string[]; readonly more: boolean }) => string;
  readonly usualIsNone: (a: { readonly of: 'day' | 'year' }) => string;
  readonly usualAbove: (a: { readonly of: 'day' | 'year'; readonly points: number }) => string;
  readonly usualBelow: (a: { readonly of: 'day' | 'year'; readonly points: number }) => string;
  readonly karakamsaHolds: (a: { readonly occupying: readonly PlanetName[] }) => string;
  readonly karakamsaSeen: (a: { readonly seeing: readonly PlanetName[] }) => string;
  readonly karakamsaHoldsAndSeen: (a: { readonly occupying: readonly PlanetName[]; readonly seeing: readonly PlanetName[] }) => string;
  readonly ketuTwelfth: (a: { readonly does: 'ASPECTS' | 'STANDS'; readonly sign: string }) => string;
  readonly ninthBenefic: (a: { readonly occupants: readonly PlanetName[]; readonly sign: string }) => string;
  readonly mokshaMarker: (a: { readonly strained: boolean }) => string;
  readonly devotionPlanets: (a: { readonly strained: boolean }) => string;
  readonly rahuAffliction: (a: { readonly harsh: readonly PlanetName[] }) => string;
  readonly targetYearOutside: (a: { readonly year: number; readonly born: number; readonly last: number }) => string;
  readonly targetYearPastSky: (a: { readonly year: number; readonly last: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  periodLord: '1',
  moonInItsOwn: [['lean'],{'FOR':'1','AGAINST':'1','BOTH':'0','NONE':'1'}],
  moonIn: [['lean'],{'FOR':'1','AGAINST':'1','BOTH':'0','NONE':'1'}],
  noneRules: '1',
  allRule: '1',
  someRule: '1',
  chandrashtama: '1',
  tajikYear: '3',
  noSideRules: '1',
  lordsRule: '1',
  lordsBehindMonths: '1',
  sadeSati: [['phase'],{'Vraya':'0','Janma':'1','Patha':'0','NONE':'0'}],
  ashtamaSani: '1',
  noEclipse: '1',
  usualAbove: '1',
  usualBelow: '1',
  karakamsaHolds: '1',
  karakamsaSeen: '1',
  karakamsaHoldsAndSeen: '1',
  ketuTwelfth: '1',
  ninthBenefic: '1',
  mokshaMarker: '1',
  devotionPlanets: '3',
  rahuAffliction: '1',
  targetYearOutside: '10',
  targetYearPastSky: '100',
} as const;

const translated = catalogue<Messages>('engine/synthesis/synthesis', () => say, marks, {
  'bn': () => import('./translations/synthesis.messages.bn.ts'),
  'es': () => import('./translations/synthesis.messages.es.ts'),
  'hi': () => import('./translations/synthesis.messages.hi.ts'),
  'mr': () => import('./translations/synthesis.messages.mr.ts'),
  'pt': () => import('./translations/synthesis.messages.pt.ts'),
  'ta': () => import('./translations/synthesis.messages.ta.ts'),
  'te': () => import('./translations/synthesis.messages.te.ts'),
});

export const say: Messages = {
  periodLord: (a) => translated()?.periodLord?.(a) ?? `${planetFirst(a.lord)}, lord of the ${a.of === 'AD_LORD' ? `antardasha` : `pratyantardasha`}, ${a.standing === 'STRONG' ? `is strong for` : a.standing === 'WEAK' ? `is weak for` : a.standing === 'AGAINST' ? `works against` : `is silent on`} work and gain.`,
  moonInItsOwn: (a) => translated()?.moonInItsOwn?.(a) ?? `The Moon is in its own ${a.of === 'MOON_STAR_LORD' ? `star` : `sub`}, and it ${a.lean === 'FOR' ? `favours the day by its own houses` : a.lean === 'AGAINST' ? `goes against the day by its own houses` : a.lean === 'BOTH' ? `speaks for the day and against it alike` : `signifies none of the houses weighed`}.`,
  moonIn: (a) => translated()?.moonIn?.(a) ?? `The Moon is in the ${a.of === 'MOON_STAR_LORD' ? `star` : `sub`} of ${planetInWords(a.lord)}, which ${a.lean === 'FOR' ? `favours the day by its own houses` : a.lean === 'AGAINST' ? `goes against the day by its own houses` : a.lean === 'BOTH' ? `speaks for the day and against it alike` : `signifies none of the houses weighed`}.`,
  noneRules: () => translated()?.noneRules?.() ?? `None of the three period lords is a ruling planet that can act now.`,
  allRule: (a) => translated()?.allRule?.(a) ?? `All three period lords, ${planetsInWords(a.lords)}, ${a.lords.length === 1 ? `is a ruling planet` : `are ruling planets`} of the moment too.`,
  someRule: (a) => translated()?.someRule?.(a) ?? `Of the three period lords ${planetsInWords(a.lords)} ${a.lords.length === 1 ? `is a ruling planet` : `are ruling planets`} of the moment too.`,
  tara: (a) => translated()?.tara?.(a) ?? `By Tara Bala, the star count from birth, this time is ${a.overall === 'GOOD' ? `good for the person` : a.overall === 'MIXED' ? `mixed for the person` : `best kept free of beginnings`}.`,
  chandrashtama: (a) => translated()?.chandrashtama?.(a) ?? `${a.eighth ? `The Moon is in the eighth sign from the natal Moon, where custom asks for care.` : `The Moon is not in the eighth sign from the natal Moon.`}`,
  houseKeyword: (a) => translated()?.houseKeyword?.(a) ?? `${a.house === '1' ? `self, vigour` : a.house === '2' ? `money, family` : a.house === '3' ? `writing, short trips` : a.house === '4' ? `home, land, vehicle` : a.house === '5' ? `children, love, arts` : a.house === '6' ? `service, debt` : a.house === '7' ? `partner, public` : a.house === '8' ? `legacy, insurance, delay` : a.house === '9' ? `luck, higher study, journeys` : a.house === '10' ? `profession, authority` : a.house === '11' ? `gain, friends` : `expense, foreign places`}`,
  tajikYear: (a) => translated()?.tajikYear?.(a) ?? `The Tajik year is ${a.tone === 'FAVOURABLE' ? `favourable` : a.tone === 'MIXED' ? `mixed` : `difficult`}, with the muntha in house ${numberInWords(a.munthaHouse)} and ${planetInWords(a.yearLord)} as its lord in house ${numberInWords(a.yearLordHouse)}.`,
  months: (a) => translated()?.months?.(a) ?? `By KP ${a.good === 0 ? `none` : a.good === 1 ? `one` : `${numberInWords(a.good)}`} of ${numberInWords(a.months)} months ${a.good === 0 ? `is` : a.good === 1 ? `is` : `are`} favourable for work and gain by the person's own average, and ${a.allBad ? `all` : `${a.bad === 0 ? `none` : a.bad === 1 ? `one` : `${numberInWords(a.bad)}`}`} ${a.bad === 0 ? `is` : a.bad === 1 ? `is` : `are`} challenging.`,
  monthsPlain: (a) => translated()?.monthsPlain?.(a) ?? `By the chart ${a.good === 0 ? `none` : a.good === 1 ? `one` : `${numberInWords(a.good)}`} of ${numberInWords(a.months)} months ${a.good === 0 ? `is` : a.good === 1 ? `is` : `are`} favourable for work and gain by the person's own average, and ${a.allBad ? `all` : `${a.bad === 0 ? `none` : a.bad === 1 ? `one` : `${numberInWords(a.bad)}`}`} ${a.bad === 0 ? `is` : a.bad === 1 ? `is` : `are`} challenging.`,
  noSideRules: (a) => translated()?.noSideRules?.(a) ?? `Neither antardasha lords strong for work and gain nor those against it rule more than half of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.`,
  lordsRule: (a) => translated()?.lordsRule?.(a) ?? `Antardasha lords ${a.side === 'STRONG' ? `strong for work and gain` : `against work and gain`} rule ${a.percent === 100 ? `all` : `${numberInWords(a.percent)} %`} of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.`,
  lordsBehindMonths: (a) => translated()?.lordsBehindMonths?.(a) ?? `Behind the months stand antardasha lords ${a.side === 'STRONG' ? `strong for work and gain` : `against work and gain`} for ${a.percent === 100 ? `all` : `${numberInWords(a.percent)} %`} of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, ${a.side === 'STRONG' ? `which softens them` : `which limits what they bring`}.`,
  sadeSati: (a) => translated()?.sadeSati?.(a) ?? `${a.phase === 'Vraya' ? `Sade Sati is in its first phase at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, which is not counted.` : a.phase === 'Janma' ? `Sade Sati is at its height at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, with Saturn in the sign of the natal Moon.` : a.phase === 'Patha' ? `Sade Sati is in its third phase at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, which is not counted.` : `Saturn is in none of the signs of Sade Sati at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.`}`,
  ashtamaSani: (a) => translated()?.ashtamaSani?.(a) ?? `${a.active ? `Saturn is in the eighth sign from the natal Moon at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.` : `Saturn is not in the eighth sign from the natal Moon at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.`}`,
  yogini: (a) => translated()?.yogini?.(a) ?? `The Yogini dasha is ${a.benefic === 'NONE' ? `not benefic at the beginning, the middle or the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}` : a.benefic === 'BEGINNING' ? `benefic at the beginning of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the middle or the end` : a.benefic === 'MIDDLE' ? `benefic at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the beginning or the end` : a.benefic === 'BEGINNING_AND_MIDDLE' ? `benefic at the beginning and the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the end` : a.benefic === 'END' ? `benefic at the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the beginning or the middle` : a.benefic === 'BEGINNING_AND_END' ? `benefic at the beginning and the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the middle` : a.benefic === 'MIDDLE_AND_END' ? `benefic at the middle and the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the beginning` : `benefic at the beginning, the middle and the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}`}.`,
  yoginiPlain: (a) => translated()?.yoginiPlain?.(a) ?? `The Yogini period is ${a.benefic === 'NONE' ? `not benefic at the beginning, the middle or the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}` : a.benefic === 'BEGINNING' ? `benefic at the beginning of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the middle or the end` : a.benefic === 'MIDDLE' ? `benefic at the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the beginning or the end` : a.benefic === 'BEGINNING_AND_MIDDLE' ? `benefic at the beginning and the middle of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the end` : a.benefic === 'END' ? `benefic at the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the beginning or the middle` : a.benefic === 'BEGINNING_AND_END' ? `benefic at the beginning and the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the middle` : a.benefic === 'MIDDLE_AND_END' ? `benefic at the middle and the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}, but not at the beginning` : `benefic at the beginning, the middle and the end of ${a.time === 'YEAR' ? `the year` : `the rest of the year`}`}.`,
  noEclipse: () => translated()?.noEclipse?.() ?? `No eclipse falls strongly on the natal Moon, Sun or Ascendant.`,
  eclipse: (a) => translated()?.eclipse?.(a) ?? `The ${a.kind === 'SOLAR' ? `solar` : `lunar`} eclipse of ${dayInWords(a.on)} falls strongly on the natal ${inWords(a.points)}.`,
  noOpening: (a) => translated()?.noOpening?.(a) ?? `By KP no promised matter opens fully in ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.`,
  noOpeningPlain: (a) => translated()?.noOpeningPlain?.(a) ?? `By the chart no promised matter opens fully in ${a.time === 'YEAR' ? `the year` : `the rest of the year`}.`,
  openings: (a) => translated()?.openings?.(a) ?? `By KP the periods open the way ${a.few ? `only to` : `to`} ${namesInWords(a.matters)}${a.more ? ` among others` : ``}.`,
  openingsPlain: (a) => translated()?.openingsPlain?.(a) ?? `By the chart the periods open the way ${a.few ? `only to` : `to`} ${namesInWords(a.matters)}${a.more ? ` among others` : ``}.`,
  usualIsNone: (a) => translated()?.usualIsNone?.(a) ?? `A usual ${a.of === 'day' ? `day` : `year`} of this person has no points, so none are taken off.`,
  usualAbove: (a) => translated()?.usualAbove?.(a) ?? `A usual ${a.of === 'day' ? `day` : `year`} of this person has ${a.points === 1 ? `${numberInWords(a.points)} point` : `${numberInWords(a.points)} points`} by its lords, so ${a.points === 1 ? `this is` : `these are`} taken off.`,
  usualBelow: (a) => translated()?.usualBelow?.(a) ?? `A usual ${a.of === 'day' ? `day` : `year`} of this person stands ${a.points === 1 ? `${numberInWords(a.points)} point` : `${numberInWords(a.points)} points`} below zero by its lords, so ${a.points === 1 ? `this is` : `these are`} added.`,
  karakamsaHolds: (a) => translated()?.karakamsaHolds?.(a) ?? `${planetsFirst(a.occupying)} ${a.occupying.length === 1 ? `stands` : `stand`} in the karakamsa.`,
  karakamsaSeen: (a) => translated()?.karakamsaSeen?.(a) ?? `${planetsFirst(a.seeing)} ${a.seeing.length === 1 ? `aspects` : `aspect`} the karakamsa.`,
  karakamsaHoldsAndSeen: (a) => translated()?.karakamsaHoldsAndSeen?.(a) ?? `${planetsFirst(a.occupying)} ${a.occupying.length === 1 ? `stands` : `stand`} in the karakamsa, and ${planetsInWords(a.seeing)} ${a.seeing.length === 1 ? `aspects` : `aspect`} it.`,
  ketuTwelfth: (a) => translated()?.ketuTwelfth?.(a) ?? `Ketu ${a.does === 'STANDS' ? `stands in` : `aspects`} ${named(a.sign)}, the twelfth sign from the karakamsa, which tradition reads for release.`,
  ninthBenefic: (a) => translated()?.ninthBenefic?.(a) ?? `${planetsFirst(a.occupants)} ${a.occupants.length === 1 ? `stands` : `stand`} without a malefic in ${named(a.sign)}, the ninth sign from the karakamsa.`,
  mokshaMarker: (a) => translated()?.mokshaMarker?.(a) ?? `Ketu marks release in the vimsamsa${a.strained ? `, although that chart as a whole is strained` : ``}.`,
  devotionPlanets: (a) => translated()?.devotionPlanets?.(a) ?? `Planets of devotion reach houses 5 and 9 of the vimsamsa${a.strained ? `, although that chart as a whole is strained` : ``}.`,
  rahuAffliction: (a) => translated()?.rahuAffliction?.(a) ?? `Rahu stands in the karakamsa with ${planetsInWords(a.harsh)}, which tradition reads as strain on the practice.`,
  targetYearOutside: (a) => translated()?.targetYearOutside?.(a) ?? `Argument "target_year" is ${numberInWords(a.year)}, but the birth is in ${numberInWords(a.born)}. Send a year from ${numberInWords(a.born)} to ${numberInWords(a.last)}.`,
  targetYearPastSky: (a) => translated()?.targetYearPastSky?.(a) ?? `Argument "target_year" is ${numberInWords(a.year)}, but the year of life that begins then does not end before ${numberInWords(a.last)} does. The ephemeris ends there. Send an earlier year.`,
};
