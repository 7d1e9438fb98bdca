import { dayFrame } from '../almanac/day-frame.ts';
import { capitalised } from '../base/words.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { agents } from '../kp/kernel/agents.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Moment } from '../time/moment.ts';
import { isNode } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { planetInWords, planetsFirst, planetsInWords } from '../zodiac/planet-words.ts';
import { signAspect } from '../zodiac/sign-aspects.ts';
import type { Rulers } from './ruling-fit.ts';

/** Checks of a birth time, reported and moving no score. */
export const TIME_CHECKS = ['RP_LAGNA', 'RP_SUBSUB', 'RP_MOON', 'BIRTH_DAY', 'LAGNA_MOON', 'SEX'] as const;
type TimeCheckCode = (typeof TIME_CHECKS)[number];

export interface TimeCheck {
  readonly code: TimeCheckCode;
  /** Null where nothing can be said. */
  readonly met: boolean | null;
  readonly detail: string;
}

export type Gender = 'male' | 'female';

/** The checks of one time against the ruling planets of the moment of work (KPR3p, R16.1, R16.5, R16.6). */
export function timeChecks(
  ephemeris: Ephemeris,
  moment: Moment,
  rulers: Rulers,
  gender: Gender | undefined,
): readonly TimeCheck[] {
  const chart = buildChart(ephemeris, moment);
  const { ascendant, planets } = chart;
  const lagna = [ascendant.signLord, ascendant.starLord, ascendant.subLord];
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment).weekdayLord;
  const moonLords = [planets.Moon.signLord, planets.Moon.starLord];
  return [
    {
      code: 'RP_LAGNA',
      met: lagna.every((lord) => rulers.members.includes(lord)),
      detail: `The sign, star and sub lords of the Lagna are ${planetsInWords(lagna)}. ${memberSentence(lagna, rulers)}`,
    },
    {
      code: 'RP_SUBSUB',
      met: ascendant.subSubLord === rulers.risingSignLord,
      detail: `The sub-sub lord of the Lagna is ${planetInWords(ascendant.subSubLord)}. The lord of the sign rising at the moment of work is ${planetInWords(rulers.risingSignLord)}.`,
    },
    {
      code: 'RP_MOON',
      met: moonLords.some((lord) => rulers.members.includes(lord)),
      detail: `The sign lord and the star lord of the Moon are ${planetsInWords(moonLords)}. ${memberSentence(moonLords, rulers)}`,
    },
    {
      code: 'BIRTH_DAY',
      met: rulers.members.includes(day),
      detail: `The day of birth, from sunrise, belongs to ${planetInWords(day)}. ${memberSentence([day], rulers)}`,
    },
    lagnaMoonTie(chart),
    sexCheck(chart, gender),
  ];
}

function memberSentence(lords: readonly Planet[], { members }: Rulers): string {
  const held = [...new Set(lords)].filter((lord) => members.includes(lord));
  if (held.length === 0)
    return lords.length > 1
      ? 'None of them is a ruling planet of the moment of work.'
      : 'It is no ruling planet of the moment of work.';
  return `${planetsFirst(held)} ${held.length > 1 ? 'are ruling planets' : 'is a ruling planet'} of the moment of work.`;
}

/** Sub lord of the Lagna and star lord of the Moon, tied by sameness, lordship, sign, aspect or a node (R16.6). */
function lagnaMoonTie(chart: Chart): TimeCheck {
  const sub = chart.ascendant.subLord;
  const star = chart.planets.Moon.starLord;
  const tie = sub === star ? 'They are one planet.' : (tieOf(chart, sub, star) ?? tieOf(chart, star, sub));
  return {
    code: 'LAGNA_MOON',
    met: tie !== null,
    detail: `The sub lord of the Lagna is ${planetInWords(sub)} and the star lord of the Moon is ${planetInWords(star)}. ${tie ?? 'Nothing ties the two.'}`,
  };
}

function tieOf(chart: Chart, one: Planet, other: Planet): string | null {
  const { signIndex, signLord, starLord, subLord, subSubLord } = chart.planets[one];
  const inOther = [
    ['sign', signLord],
    ['star', starLord],
    ['sub', subLord],
    ['sub-sub', subSubLord],
  ] as const;
  const [subject, object] = [capitalised(planetInWords(one)), planetInWords(other)];
  const lordship = inOther.find(([, lord]) => lord === other);
  if (lordship !== undefined) return `${subject} is in the ${lordship[0]} of ${object}.`;
  const target = chart.planets[other].signIndex;
  if (signIndex === target) return 'They are in one sign.';
  if (signAspect(one, signIndex, target) !== null) return `${subject} aspects the sign of ${object}.`;
  const node = [starLord, subLord, subSubLord].find(
    (lord) => isNode(lord) && agents(chart, lord).some(({ planet }) => planet === other),
  );
  return node === undefined ? null : `${subject} is in a division of ${node}, which acts for ${object}.`;
}

const isOdd = (signIndex: number): boolean => signIndex % 2 === 0;

/** Sign of the Lagna's sub-sub lord and sign of the Moon, odd for a man and even for a woman (R16.5, unreliable). */
function sexCheck({ ascendant, planets }: Chart, gender: Gender | undefined): TimeCheck {
  const signs = [planets[ascendant.subSubLord].signIndex, planets.Moon.signIndex];
  const odd = signs.filter(isOdd).length;
  const found = ['are both even', 'do not agree', 'are both odd'][odd];
  const detail = `The signs of the Lagna's sub-sub lord and of the Moon ${found}. This old rule is unreliable.`;
  return { code: 'SEX', met: gender === undefined ? null : odd === (gender === 'male' ? 2 : 0), detail };
}
