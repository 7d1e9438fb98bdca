import { dayFrame } from '../almanac/day-frame.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { agents } from '../kp/kernel/agents.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Moment } from '../time/moment.ts';
import { isNode } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { signAspect } from '../zodiac/sign-aspects.ts';
import type { Rulers } from './ruling-fit.ts';
import { say } from './rectification.messages.ts';

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
      detail: `${say.lagnaLords({ lords: lagna })} ${memberSentence(lagna, rulers)}`,
    },
    {
      code: 'RP_SUBSUB',
      met: ascendant.subSubLord === rulers.risingSignLord,
      detail: say.subSubLord({ lord: ascendant.subSubLord, risingLord: rulers.risingSignLord }),
    },
    {
      code: 'RP_MOON',
      met: moonLords.some((lord) => rulers.members.includes(lord)),
      detail: `${say.moonLords({ lords: moonLords })} ${memberSentence(moonLords, rulers)}`,
    },
    {
      code: 'BIRTH_DAY',
      met: rulers.members.includes(day),
      detail: `${say.birthDay({ lord: day })} ${memberSentence([day], rulers)}`,
    },
    lagnaMoonTie(chart),
    sexCheck(chart, gender),
  ];
}

function memberSentence(lords: readonly Planet[], { members }: Rulers): string {
  const held = [...new Set(lords)].filter((lord) => members.includes(lord));
  return say.rulingOfWork({ held, several: lords.length > 1 });
}

/** Sub lord of the Lagna and star lord of the Moon, tied by sameness, lordship, sign, aspect or a node (R16.6). */
function lagnaMoonTie(chart: Chart): TimeCheck {
  const sub = chart.ascendant.subLord;
  const star = chart.planets.Moon.starLord;
  const tie = sub === star ? say.onePlanet() : (tieOf(chart, sub, star) ?? tieOf(chart, star, sub));
  return {
    code: 'LAGNA_MOON',
    met: tie !== null,
    detail: `${say.lagnaAndMoon({ sub, star })} ${tie ?? say.noTie()}`,
  };
}

function tieOf(chart: Chart, one: Planet, other: Planet): string | null {
  const { signIndex, signLord, starLord, subLord, subSubLord } = chart.planets[one];
  const inOther = [
    ['SIGN', signLord],
    ['STAR', starLord],
    ['SUB', subLord],
    ['SUB_SUB', subSubLord],
  ] as const;
  const lordship = inOther.find(([, lord]) => lord === other);
  if (lordship !== undefined) return say.inDivision({ one, division: lordship[0], other });
  const target = chart.planets[other].signIndex;
  if (signIndex === target) return say.inOneSign();
  if (signAspect(one, signIndex, target) !== null) return say.aspectsSign({ one, other });
  const node = [starLord, subLord, subSubLord].find(
    (lord) => isNode(lord) && agents(chart, lord).some(({ planet }) => planet === other),
  );
  return node === undefined ? null : say.throughNode({ one, node, other });
}

const isOdd = (signIndex: number): boolean => signIndex % 2 === 0;

/** Sign of the Lagna's sub-sub lord and sign of the Moon, odd for a man and even for a woman (R16.5, unreliable). */
function sexCheck({ ascendant, planets }: Chart, gender: Gender | undefined): TimeCheck {
  const signs = [planets[ascendant.subSubLord].signIndex, planets.Moon.signIndex];
  const odd = signs.filter(isOdd).length;
  const met = gender === undefined ? null : odd === (gender === 'male' ? 2 : 0);
  return { code: 'SEX', met, detail: say.sexBySigns({ odd }) };
}
