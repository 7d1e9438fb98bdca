import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { contact } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { countSigns, kthSign, lordOfHouse, planetsIn, signsOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import { vargaPlace } from '../../parashari/vargas/vargas.ts';
import { withinSpan } from '../../time/known-span.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { signName } from '../../zodiac/lords.ts';
import { ASPECT_ORDINALS } from '../../zodiac/sign-aspects.ts';
import type { Graha, House, Node, Planet, Sign } from '../../zodiac/names.ts';
import { say } from './spiritual.messages.ts';

/** What a house stands for in a reading of carried karma, by tradition (R39; KPR2 houses chapter, condensed). */
export const themeOf = (house: House): string => say.theme({ house });

/** A node as one end of what is carried and what is to be learned. */
export interface NodalEnd {
  readonly sign: Sign;
  readonly house: House;
  readonly starLord: Planet;
  readonly theme: string;
  readonly dispositor: Graha;
  readonly dispositorHouse: House;
  readonly dispositorTheme: string;
  /** Planets in its sign. */
  readonly conjoined: readonly Planet[];
}

/** Whole-sign place of a node, of its dispositor, and their themes. */
export function nodalEnd(chart: Chart, node: Node): NodalEnd {
  const { signIndex, signLord, starLord } = chart.planets[node];
  const house = wholeSignHouse(chart, node);
  const dispositorHouse = wholeSignHouse(chart, signLord);
  return {
    sign: signName(signIndex),
    house,
    starLord,
    theme: themeOf(house),
    dispositor: signLord,
    dispositorHouse,
    dispositorTheme: themeOf(dispositorHouse),
    conjoined: planetsIn(signsOf(chart), signIndex).filter((planet) => planet !== node),
  };
}

export interface SaturnDuty {
  readonly house: House;
  /** Null: Saturn stands there. */
  readonly aspect: number | null;
  readonly theme: string;
}

/** The house Saturn stands in and those it looks at (3, 7, 10), as duties. */
export function saturnDuties(chart: Chart): readonly SaturnDuty[] {
  const { signIndex } = chart.planets.Saturn;
  return [null, ...ASPECT_ORDINALS.Saturn].map((aspect) => {
    const house = countSigns(chart.ascendant.signIndex, kthSign(signIndex, aspect ?? 1));
    return { house, aspect, theme: themeOf(house) };
  });
}

export interface EndingHouse {
  readonly sign: Sign;
  readonly lord: Graha;
  readonly lordHouse: House;
  readonly occupants: readonly Planet[];
  readonly theme: string;
}

/** The eighth or the twelfth: its lord and who stands in it. */
export function endingHouse(chart: Chart, house: 8 | 12): EndingHouse {
  const sign = kthSign(chart.ascendant.signIndex, house);
  const lord = lordOfHouse(chart, house);
  return {
    sign: signName(sign),
    lord,
    lordHouse: wholeSignHouse(chart, lord),
    occupants: planetsIn(signsOf(chart), sign),
    theme: themeOf(house),
  };
}

const SENSITIVE_SECONDS = 120;

/** Whether another sixtieth part rises within two minutes of the birth time, earlier or later (R24). */
export function d60AscendantChanges(ephemeris: Ephemeris, chart: Chart): boolean {
  const partAt = ({ ascendant: { longitude, signIndex } }: Chart): number =>
    60 * signIndex + vargaPlace('D60', longitude).part;
  return [-SENSITIVE_SECONDS, SENSITIVE_SECONDS].some((seconds) => {
    const jdUt = withinSpan(chart.moment.jdUt + seconds / 86_400);
    return partAt(buildChart(ephemeris, { ...chart.moment, jdUt, utcMs: utcMsFromJd(jdUt) })) !== partAt(chart);
  });
}

const SPIRITUAL_CUSPS = [5, 9, 12] as const;

export interface KpSideNote {
  readonly cusp: House;
  readonly csl: Planet;
  /** With houses 5, 9, 12. */
  readonly contact: Level | null;
}

/** The sub lords of 5, 9, 12 on those houses (R10); null where Placidus does not exist. */
export const kpSideNote = (chart: Chart): readonly KpSideNote[] | null =>
  chart.houses === null
    ? null
    : SPIRITUAL_CUSPS.map((cusp) => {
        const csl = cuspalSubLord(chart, cusp);
        return { cusp, csl, contact: contact(chart, csl, SPIRITUAL_CUSPS) };
      });
