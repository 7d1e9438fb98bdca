import { printedArc, printedDegrees, printedTenths } from '@cuspal/engine/base/printed';
import { combustionOf } from '@cuspal/engine/parashari/states/combustion';
import { vargaChart } from '@cuspal/engine/parashari/vargas/chart';
import type { VargaChart, VargaPoint } from '@cuspal/engine/parashari/vargas/chart';
import { edgeWarnings } from '@cuspal/engine/parashari/vargas/edges';
import { FOCUS, topicOf } from '@cuspal/engine/parashari/vargas/focus';
import { readout as commonReadout } from '@cuspal/engine/parashari/vargas/readout';
import type { Readout } from '@cuspal/engine/parashari/vargas/readout';
import type { DivisionName } from '@cuspal/engine/parashari/vargas/vargas';
import { saysSeconds } from '@cuspal/engine/time/civil';
import { signName } from '@cuspal/engine/zodiac/lords';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import type { NextStep, ToolContext } from '@cuspal/tool-kit';
import { answerOf } from '@cuspal/tool-kit';
import type { z } from 'zod';
import { vargaNotes } from './varga-notes.ts';
import type { vargaInput } from './varga-shapes.ts';
import { say } from './vargas.messages.ts';

export type VargaContext = ToolContext<z.output<typeof vargaInput>>;

/** What one divisional chart tool adds to the common result. */
export interface VargaReading<Topic> {
  /** Set where the chart is not read to houses and karakas, or has rows of its own. */
  readonly readout?: (varga: VargaChart) => Readout;
  readonly topic: (varga: VargaChart, readout: Readout) => Topic;
  /** The second sentence of the answer. */
  readonly says: (topic: Topic, readout: Readout) => string;
  readonly next: NextStep;
}

/** Whether the birth was sent to the second: `10:02:00` and not `10:02`. */
export const hasSeconds = ({ input }: VargaContext): boolean => saysSeconds(input.birth_datetime);

/** Seconds of time to a tenth. */
export const printedSeconds = (seconds: number | null): number | null =>
  seconds === null ? null : printedTenths(seconds);

/** The result of a divisional chart tool. */
export function vargaResult<Topic>(context: VargaContext, division: DivisionName, reading: VargaReading<Topic>) {
  const { chart, ephemeris, note } = context;
  const full = context.input.detail === 'full';
  for (const sentence of vargaNotes(division, hasSeconds(context), full)) note(sentence);
  const { name } = FOCUS[division];
  const topic = topicOf(division);
  const varga = vargaChart(chart, division);
  const found = (reading.readout ?? commonReadout)(varga);
  const topicFields = reading.topic(varga, found);
  const { focusHouses, karakas, ascendantLord, ...rest } = found;
  return {
    answer: answerOf(
      say.shows({ topic, name, division, verdict: found.verdict }),
      reading.says(topicFields, found),
      say.secondLook(),
    ),
    division,
    name,
    ascendant: pointView(varga.ascendant),
    planets: byPlanet((planet) => {
      const { house, dignity, vargottama, aspects, ...point } = varga.planets[planet];
      const { retrograde } = chart.planets[planet];
      const combust = combustionOf(chart, planet);
      return { ...pointView(point), house, dignity, vargottama, retrograde, combust, aspects };
    }),
    houses: varga.houses,
    vargottama: varga.vargottama,
    readout: { topic, focusHouses, karakas, ascendantLord, topicFields, ...rest },
    boundaryWarnings: edgeWarnings(ephemeris, chart, division).map(({ body, minutesOfArc, secondsOfTime }) => ({
      body,
      minutesOfArc: printedArc(minutesOfArc),
      secondsOfTime: printedSeconds(secondsOfTime),
    })),
    scoreProvenance: 'service-extension' as const,
    next: [reading.next],
  };
}

const pointView = ({ sign, degree, part, lord, deity, d1Sign }: VargaPoint) => ({
  sign: signName(sign),
  signIndex: sign,
  degreeInVarga: Math.min(printedDegrees(degree), 29.999999),
  part: part + 1,
  lord,
  deity,
  d1Sign: signName(d1Sign),
});
