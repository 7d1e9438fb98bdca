import type { Chart } from '../../chart/chart.ts';
import type { RunningLord } from '../../dasha/running-lords.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords, levelInWords } from '../../kp/kernel/level-words.ts';
import { contact, lean, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { promise } from '../../kp/promise/promise.ts';
import { verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import type { Verdict } from '../../kp/promise/promise-verdict.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { House } from '../../zodiac/names.ts';
import { inSeventh, seventh } from '../shared/seventh.ts';
import { say } from './marriage.messages.ts';

export const SEPARATION_FACTORS = [
  'divorcePromise',
  'discordPromise',
  'twelfthSignified',
  'familyAgainst',
  'fulfilmentAgainst',
  'hardPlanet',
  'runningLordsAgainst',
  'marriagePromise',
  'tieHeld',
  'reunionPromise',
] as const;
type SeparationFactor = (typeof SEPARATION_FACTORS)[number];

export const SEPARATION_FORMS = ['COURT', 'MUTUAL_OR_APART', 'DISCORD_ONLY', 'NONE'] as const;
export type SeparationForm = (typeof SEPARATION_FORMS)[number];

export const SEPARATION_BANDS = ['LOW', 'WATCH', 'ELEVATED', 'HIGH'] as const;
type SeparationBand = (typeof SEPARATION_BANDS)[number];

export interface Separation {
  readonly form: SeparationForm;
  readonly formReason: string;
  /** 0 to 100: the sum of the factors. */
  readonly score: number;
  readonly riskBand: SeparationBand;
  readonly factors: readonly ScoreFactor[];
}

type Factor = Omit<ScoreFactor, 'factor'> & { readonly factor: SeparationFactor };

/** What shape a break takes, by the houses the 7th sub lord signifies (R10): no break without 12, a court with 3. */
export function separationForm(chart: Chart): SeparationForm {
  const { csl } = seventh(chart);
  const on = (house: House): boolean => level(chart, csl, house) !== null;
  if (on(12)) return on(3) ? 'COURT' : 'MUTUAL_OR_APART';
  return on(6) || on(8) ? 'DISCORD_ONLY' : 'NONE';
}

/** What the form means; the 7th sub lord is the planet that signifies. */
export const formSentence = (form: SeparationForm): string => say.form({ form });

/** The form in words: of 3, 6, 8, 12 those the 7th sub lord signifies, and what they say. */
function formReasonOf(chart: Chart): string {
  const { csl } = seventh(chart);
  const held = housesInWords(chart, csl, [3, 6, 8, 12]);
  return `${say.formSignified({ csl, held })} ${formSentence(separationForm(chart))}`;
}

const DIVORCE_POINTS: Readonly<Partial<Record<Verdict, number>>> = {
  ACTIVE: 35,
  MIXED_ACTIVE: 25,
  PARTIALLY_ACTIVE: 15,
  CONTRADICTED: 15,
};
const DISCORD_POINTS: Readonly<Partial<Record<Verdict, number>>> = {
  ACTIVE: 15,
  MIXED_ACTIVE: 10,
  PARTIALLY_ACTIVE: 5,
};

const HOLDING: readonly House[] = [2, 7, 11];
const UNDOING: readonly House[] = [1, 6, 10, 12];

/**
 * Strain and break of a marriage, with points of ours on the houses of R10: for an adviser, a tendency and never a
 * forecast. `running`: the lords of the moment, null outside the dasha years. Throws out_of_range without Placidus.
 */
export function maritalSeparation(chart: Chart, running: readonly RunningLord[] | null): Separation {
  const { score, factors } = scoreOf([...strains(chart, running), ...protections(chart)]);
  return {
    form: separationForm(chart),
    formReason: formReasonOf(chart),
    score,
    riskBand: bandOf<SeparationBand>(
      score,
      [
        [25, 'LOW'],
        [50, 'WATCH'],
        [75, 'ELEVATED'],
      ],
      'HIGH',
    ),
    factors,
  };
}

/** The factors that speak for the marriage. */
export const isProtection = ({ points, factor }: ScoreFactor): boolean => points < 0 && factor !== 'clamp';

function promised(
  chart: Chart,
  key: string,
  factor: SeparationFactor,
  points: Readonly<Partial<Record<Verdict, number>>>,
): readonly Factor[] {
  const judged = promise(chart, natalEvent(key));
  const given = points[judged.verdict];
  return given === undefined ? [] : [{ factor, detail: verdictSentence(judged.event, judged), points: given }];
}

function strains(chart: Chart, running: readonly RunningLord[] | null): readonly Factor[] {
  const { csl } = seventh(chart);
  const found: Factor[] = [
    ...promised(chart, 'divorce', 'divorcePromise', DIVORCE_POINTS),
    ...promised(chart, 'marital_discord', 'discordPromise', DISCORD_POINTS),
  ];
  const twelfth = level(chart, csl, 12);
  if (twelfth !== null && twelfth <= 2)
    found.push({
      factor: 'twelfthSignified',
      detail: say.twelfthAt({ csl, level: levelInWords(chart, csl, [12]) }),
      points: 10,
    });
  for (const [cusp, factor] of [
    [2, 'familyAgainst'],
    [11, 'fulfilmentAgainst'],
  ] as const) {
    const lord = cuspalSubLord(chart, cusp);
    if (lean(chart, lord, HOLDING, UNDOING) === 'AGAINST')
      found.push({
        factor,
        detail: say.undoes({ lord, cusp, held: housesInWords(chart, lord, UNDOING) }),
        points: 10,
      });
  }
  const hard = inSeventh(chart, ['Mars', 'Saturn', 'Rahu']);
  if (hard !== null) found.push({ factor: 'hardPlanet', detail: say.clause({ clause: hard }), points: 5 });
  const lords = (running ?? []).filter(({ period }) => period !== 'PD').map(({ planet }) => planet);
  if (lords.length === 2 && lords.every((planet) => lean(chart, planet, HOLDING, UNDOING) === 'AGAINST'))
    found.push({
      factor: 'runningLordsAgainst',
      detail: say.runningLordsUndo({ lords: [...new Set(lords)] }),
      points: 15,
    });
  return found;
}

function protections(chart: Chart): readonly Factor[] {
  const { csl } = seventh(chart);
  return [
    ...promised(chart, 'marriage', 'marriagePromise', { ACTIVE: -15 }),
    ...(contact(chart, csl, HOLDING) === 1
      ? [
          {
            factor: 'tieHeld' as const,
            detail: say.tieHeld({ csl, held: housesInWords(chart, csl, HOLDING) }),
            points: -10,
          },
        ]
      : []),
    ...promised(chart, 'reunion', 'reunionPromise', { ACTIVE: -5 }),
  ];
}
