import type { Chart } from '../../chart/chart.ts';
import { gandanta } from '../../zodiac/gandanta.ts';
import { starName } from '../../zodiac/lords.ts';
import type { Reading } from '../yogas/reading.ts';
import { adverseRow } from '../yogas/catalogues.ts';
import type { Severity } from './severity.ts';
import { say } from './doshas.messages.ts';

/** Six rows of the adverse yogas by their ids there; the seventh stands by itself. */
const ADVERSE = {
  guruChandala: 'guru-chandala',
  grahanaSun: 'grahana-sun',
  grahanaMoon: 'grahana-moon',
  angaraka: 'angaraka',
  shrapit: 'shrapit',
  visha: 'visha',
} as const;

export const OTHER_DOSHAS = [
  'guruChandala',
  'grahanaSun',
  'grahanaMoon',
  'angaraka',
  'shrapit',
  'visha',
  'gandMool',
] as const;
type OtherDoshaName = (typeof OTHER_DOSHAS)[number];

export interface OtherDosha {
  readonly name: OtherDoshaName;
  readonly present: boolean;
  readonly severity: Exclude<Severity, 'Severe'>;
  readonly detail: string;
}

/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati, from 0 (R28.5). */
const GAND_MOOL_STARS: readonly number[] = [0, 8, 9, 17, 18, 26];

/** Active moderate, weakened mild, cancelled none. */
function ofRow(reading: Reading, name: keyof typeof ADVERSE): OtherDosha {
  const row = adverseRow(reading, ADVERSE[name]);
  if (row === null) return { name, present: false, severity: 'None', detail: say.notPresent() };
  const [cancelled] = row.cancellations;
  const [weakened] = row.weakenedBy;
  const severity = cancelled ? 'None' : weakened ? 'Mild' : 'Moderate';
  const eased = cancelled
    ? [cancelled.detail, say.eased({ cancelled: true })]
    : weakened
      ? [weakened.detail, say.eased({ cancelled: false })]
      : [];
  return { name, present: true, severity, detail: [...row.evidence, ...eased].join(' ') };
}

/** The Moon in one of six stars at the junctions, heavier in the gandanta itself (R23.5, R28.5). */
function gandMool({ planets: { Moon } }: Chart): OtherDosha {
  const name = 'gandMool';
  const star = starName(Moon.starIndex);
  if (!GAND_MOOL_STARS.includes(Moon.starIndex))
    return {
      name,
      present: false,
      severity: 'None',
      detail: say.moonInNoneOfStars({ star }),
    };
  return gandanta(Moon).inGandanta
    ? {
        name,
        present: true,
        severity: 'Moderate',
        detail: say.moonAtJunction({ star }),
      }
    : { name, present: true, severity: 'Mild', detail: say.moonInStar({ star }) };
}

/** The seven further doshas, always all (R28.5). */
export const otherDoshas = (reading: Reading): readonly OtherDosha[] =>
  OTHER_DOSHAS.map((name) => (name === 'gandMool' ? gandMool(reading.chart) : ofRow(reading, name)));
