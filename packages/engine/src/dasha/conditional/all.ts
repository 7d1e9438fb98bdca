import { countSigns, kthSign } from '../../parashari/base/frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Planet } from '../../zodiac/names.ts';
import { dashaCycle, dashaScheme } from '../nakshatra/planet-dasha.ts';
import type { DashaCycle } from '../nakshatra/planet-dasha.ts';
import { countedFrom, countedTo } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';
import { SHASHTIHAYANI } from './shashtihayani.ts';
import { say } from './conditional.messages.ts';

const PUSHYA = 8;

/** 116 years: lagna in the Moon's hora in the dark half of the month, or in the Sun's hora in the bright half. */
const SHODASHOTTARI: ConditionalDasha = {
  key: 'shodashottari',
  scheme: dashaScheme([
    ['Sun', 11],
    ['Mars', 12],
    ['Jupiter', 13],
    ['Saturn', 14],
    ['Ketu', 15],
    ['Moon', 16],
    ['Mercury', 17],
    ['Venus', 18],
  ]),
  start: countedFrom(PUSHYA, 8),
  condition: ({ hora, byDay, darkHalf }) => ({
    applies: (hora === 'Moon') === darkHalf,
    reason: say.horaAndHalf({ hora, darkHalf }),
    variantApplies: byDay === darkHalf,
  }),
};

const REVATI = 27;
const TAURUS = 1;
const LIBRA = 6;

/** 112 years: navamsa lagna in a sign of Venus. */
const DWADASHOTTARI: ConditionalDasha = {
  key: 'dwadashottari',
  scheme: dashaScheme([
    ['Sun', 7],
    ['Jupiter', 9],
    ['Ketu', 11],
    ['Mercury', 13],
    ['Rahu', 15],
    ['Mars', 17],
    ['Saturn', 19],
    ['Moon', 21],
  ]),
  start: countedTo(REVATI, 8),
  condition: ({ navamsaLagna }) => ({
    applies: navamsaLagna === TAURUS || navamsaLagna === LIBRA,
    reason: say.navamsaOfVenus({ sign: signName(navamsaLagna) }),
  }),
};

const ANURADHA = 17;
const CANCER = 3;

/** 105 years: lagna in Cancer and its dwadasamsa in Cancer. */
const PANCHOTTARI: ConditionalDasha = {
  key: 'panchottari',
  scheme: dashaScheme([
    ['Sun', 12],
    ['Mercury', 13],
    ['Saturn', 14],
    ['Mars', 15],
    ['Venus', 16],
    ['Moon', 17],
    ['Jupiter', 18],
  ]),
  start: countedFrom(ANURADHA, 7),
  condition: ({ lagna, dwadasamsaLagna }) => ({
    applies: lagna === CANCER && dwadasamsaLagna === CANCER,
    reason: say.lagnaInCancer({ sign: signName(lagna), dwadasamsa: signName(dwadasamsaLagna) }),
  }),
};

/** 100 years: lagna vargottama. */
const SHATABDIKA: ConditionalDasha = {
  key: 'shatabdika',
  scheme: dashaScheme([
    ['Sun', 5],
    ['Moon', 5],
    ['Venus', 10],
    ['Mercury', 10],
    ['Jupiter', 20],
    ['Mars', 20],
    ['Saturn', 30],
  ]),
  start: countedFrom(REVATI, 7),
  condition: ({ lagna, navamsaLagna }) => ({
    applies: lagna === navamsaLagna,
    reason: say.lagnaVargottama({ sign: signName(lagna), navamsa: signName(navamsaLagna) }),
  }),
};

const SWATI = 15;

/** 84 years in equal parts: lord of the tenth sign in the tenth. */
const CHATURASHITI_SAMA: ConditionalDasha = {
  key: 'chaturashiti_sama',
  scheme: dashaScheme([
    ['Sun', 12],
    ['Moon', 12],
    ['Mars', 12],
    ['Mercury', 12],
    ['Jupiter', 12],
    ['Venus', 12],
    ['Saturn', 12],
  ]),
  start: countedFrom(SWATI, 7),
  condition: ({ lagna, signs }) => {
    const tenth = kthSign(lagna, 10);
    const lord = signLordOf(tenth);
    return {
      applies: signs[lord] === tenth,
      reason: say.tenthLordInTenth({ lord, tenth: signName(tenth), sign: signName(signs[lord]) }),
    };
  },
};

const MULA = 19;

/** 72 years in equal parts: lagna lord in the seventh, or lord of the seventh in the lagna. */
const DWISAPTATI_SAMA: ConditionalDasha = {
  key: 'dwisaptati_sama',
  scheme: dashaScheme([
    ['Sun', 9],
    ['Moon', 9],
    ['Mars', 9],
    ['Mercury', 9],
    ['Jupiter', 9],
    ['Venus', 9],
    ['Saturn', 9],
    ['Rahu', 9],
  ]),
  start: countedFrom(MULA, 8),
  condition: ({ lagna, signs }) => {
    const lord = signLordOf(lagna);
    const lordOfSeventh = signLordOf(kthSign(lagna, 7));
    const house = countSigns(lagna, signs[lord]);
    const houseOfSeventh = countSigns(lagna, signs[lordOfSeventh]);
    return {
      applies: house === 7 || houseOfSeventh === 1,
      reason: say.lagnaLordOrSeventh({ lord, house, lordOfSeventh, houseOfSeventh }),
      variantApplies: house === 1 || house === 7,
    };
  },
};

const SHRAVANA = 22;

/** 36 years: birth by day with the lagna in the Sun's hora, or by night with it in the Moon's. */
const SHATTRIMSHA_SAMA: ConditionalDasha = {
  key: 'shattrimsha_sama',
  scheme: dashaScheme([
    ['Moon', 1],
    ['Sun', 2],
    ['Jupiter', 3],
    ['Mars', 4],
    ['Mercury', 5],
    ['Saturn', 6],
    ['Venus', 7],
    ['Rahu', 8],
  ]),
  start: countedFrom(SHRAVANA, 8),
  condition: ({ hora, byDay }) => ({
    applies: (hora === 'Sun') === byDay,
    reason: say.horaAndDay({ hora, byDay }),
  }),
};

/** The eight conditional nakshatra dashas in the order of BPHS 46. */
export const CONDITIONAL_DASHAS: readonly ConditionalDasha[] = [
  SHODASHOTTARI,
  DWADASHOTTARI,
  PANCHOTTARI,
  SHATABDIKA,
  CHATURASHITI_SAMA,
  DWISAPTATI_SAMA,
  SHASHTIHAYANI,
  SHATTRIMSHA_SAMA,
];

/** The run of a conditional dasha from birth, by the sidereal Moon: balance by the rest of the Moon's own star. */
export function conditionalCycle(dasha: ConditionalDasha, moonLongitude: number, birthMs: number): DashaCycle<Planet> {
  const { index, passed } = dasha.start(moonLongitude);
  return dashaCycle(dasha.scheme, index, passed, birthMs);
}
