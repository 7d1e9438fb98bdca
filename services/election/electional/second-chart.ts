import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { EngineError } from '@cuspal/engine/base/errors';
import { stateOf } from '@cuspal/engine/election/election-scan';
import { LAYERS, type Layer } from '@cuspal/engine/election/layers';
import { type SecondPerson, secondPerson, type SecondReading } from '@cuspal/engine/election/second-person';
import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { type Person, personMoment, ToolError } from '@cuspal/tool-kit';
import { type Call, type PlannedScan, requireInLife } from './scan-plan.ts';
import { say } from './electional.messages.ts';
import { concerning } from '@cuspal/engine/base/words';

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
    throw new ToolError(error.code, `${concerning('person2')} ${error.message}`, {
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
  note(say.rolesUnused({ fields: sent }));
}

/** What the second chart makes of a moment, in a sentence: which layers hold for it, or what is against it. */
export function secondSays(reading: SecondReading): string {
  const { check, subLordAgainst, periodAgainst } = reading;
  const holding = LAYERS.filter((layer) => (stateOf(reading, layer) ?? 'NOT_MET') !== 'NOT_MET');
  switch (check) {
    case 'CONFIRMS':
      return say.secondConfirms();
    case 'PARTIAL':
      return say.secondSupports({ layers: holding.map((layer) => say.layer({ layer })) });
    case 'CONTRADICTS':
      return say.secondContradicts({
        why: subLordAgainst ? 'SUB_LORD' : periodAgainst ? 'PERIOD' : 'LAYERS',
        subLord: reading.resolvingSubLord,
      });
  }
}

/** A sentence on each layer, and on what makes the second chart contradict. */
export function secondReasons(reading: SecondReading): readonly string[] {
  const { layers, periodAgainst, subLordAgainst, resolvingSubLord: subLord } = reading;
  const opposing = subLordAgainst ? [say.secondSubLordAgainst({ subLord })] : [];
  const more: Readonly<Record<Layer, readonly string[]>> = {
    PERIOD: periodAgainst ? [say.secondLordsAgainst({ lords: lowerLords(reading) })] : [],
    RULING_AND_TRANSIT: [],
    MOON: layers.ascendant === null ? opposing : [],
    ASCENDANT: opposing,
  };
  return LAYERS.flatMap((layer) => {
    const state = stateOf(reading, layer);
    return state === null ? [] : [[say.secondLayer({ state, layer }), ...more[layer]].join(' ')];
  });
}

const lowerLords = ({ ad, pd }: SecondReading): readonly Planet[] => [...new Set([ad, pd])];
