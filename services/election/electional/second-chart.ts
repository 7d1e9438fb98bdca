import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { EngineError } from '@cuspal/engine/base/errors';
import { capitalised, inWords } from '@cuspal/engine/base/words';
import { stateOf } from '@cuspal/engine/election/election-scan';
import { LAYERS, type LayerState } from '@cuspal/engine/election/layers';
import { type SecondPerson, secondPerson, type SecondReading } from '@cuspal/engine/election/second-person';
import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsDo } from '@cuspal/engine/zodiac/planet-words';
import { type Person, personMoment, ToolError } from '@cuspal/tool-kit';
import { type Call, type PlannedScan, requireInLife } from './scan-plan.ts';
import { LAYER_IN_WORDS } from './window-words.ts';

/** A second person as callers send one, and the names of the two roles. */
export interface SentSecond {
  readonly person2?: Person | undefined;
  readonly primary_role?: string | undefined;
  readonly secondary_role?: string | undefined;
}

/** The chart of the second person; a polar birth is refused under their name (R3.2). */
export function secondChart({ ephemeris, chart, note }: Call, person: Person): Chart {
  const found = buildChart(ephemeris, personMoment(person, 'person2', chart.moment.ayanamsa, note));
  requireHouses(found, 'person2.latitude');
  return found;
}

/** The second person weighed for a scan, which must lie within their dasha years too. */
export function secondOf(chart: Chart, topic: ElectionTopic, { span }: PlannedScan): SecondPerson {
  try {
    requireInLife(chart, span.from * 1000, span.to * 1000);
  } catch (error) {
    if (!(error instanceof ToolError || error instanceof EngineError)) throw error;
    throw new ToolError(error.code, `This concerns person2. ${error.message}`, {
      cause: error,
      field: 'person2.datetime',
    });
  }
  return secondPerson(chart, topic, span);
}

export interface Roles {
  readonly primary: string;
  readonly secondary: string;
}

export const rolesOf = ({
  primary_role: primary = 'primary',
  secondary_role: secondary = 'secondary',
}: SentSecond): Roles => ({
  primary,
  secondary,
});

/** Notes what was sent for two people where there is one. */
export function noteUnusedRoles(
  { note }: Call,
  { primary_role: primary, secondary_role: secondary }: SentSecond,
): void {
  const sent = [
    ...(primary === undefined ? [] : ['primary_role']),
    ...(secondary === undefined ? [] : ['secondary_role']),
  ];
  if (sent.length === 0) return;
  note(
    `${sent.join(' and ')} ${sent.length > 1 ? 'count' : 'counts'} only with person2, so ${sent.length > 1 ? 'they were' : 'it was'} not used.`,
  );
}

/** What the second chart makes of a moment, in a sentence: which layers hold for it, or what is against it. */
export function secondSays(reading: SecondReading): string {
  const { check, subLordAgainst, periodAgainst } = reading;
  const holding = LAYERS.filter((layer) => (stateOf(reading, layer) ?? 'NOT_MET') !== 'NOT_MET');
  switch (check) {
    case 'CONFIRMS':
      return 'The chart of the second person confirms this moment.';
    case 'PARTIAL':
      return `The chart of the second person supports it in part, through ${inWords(holding.map((layer) => LAYER_IN_WORDS[layer]))}.`;
    case 'CONTRADICTS': {
      const because = subLordAgainst
        ? `the deciding sub lord, ${planetInWords(reading.resolvingSubLord)}, works against the event there`
        : periodAgainst
          ? 'its running lords work against the event'
          : 'none of the layers holds for it';
      return `The chart of the second person contradicts this moment, because ${because}.`;
    }
  }
}

const DOES: Readonly<Record<LayerState, (layer: string) => string>> = {
  MET: (layer) => `The moment has the support of ${layer} for the second chart too.`,
  RELAXED: (layer) => `The moment has the support of ${layer} for the second chart only partly.`,
  NOT_MET: (layer) => `The moment lacks the support of ${layer} for the second chart.`,
};

/** A sentence on each layer, and on what makes the second chart contradict. */
export function secondReasons(reading: SecondReading): readonly string[] {
  const { period, ruling, moon, ascendant } = reading.layers;
  const lines = [
    [
      'the period',
      period,
      reading.periodAgainst
        ? ` ${capitalised(planetsDo(lowerLords(reading), 'works', 'work'))} against the event there.`
        : '',
    ],
    ['the ruling planets and transits', ruling, ''],
    ['the Moon', moon, ascendant === null ? opposing(reading) : ''],
    ...(ascendant === null ? [] : [['the Ascendant', ascendant, opposing(reading)] as const]),
  ] as const;
  return lines.map(([layer, state, more]) => `${DOES[state](layer)}${more}`);
}

const lowerLords = ({ ad, pd }: SecondReading): readonly Planet[] => [...new Set([ad, pd])];

const opposing = ({ subLordAgainst, resolvingSubLord }: SecondReading): string =>
  subLordAgainst ? ` Its sub lord ${planetInWords(resolvingSubLord)} works against the event there.` : '';
