import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspalSubLord, cuspOf } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { DIGNITIES, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { type Manglik, manglik } from '@cuspal/engine/parashari/doshas/manglik';
import { MANGLIK_CANCELLATION_RULES } from '@cuspal/engine/parashari/doshas/manglik-cancellations';
import { MANGLIK_REFERENCES } from '@cuspal/engine/parashari/doshas/manglik-hits';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { bandShape, houseNumber, levelsShape, planetName, signName } from '@cuspal/tool-kit';
import { levelsView } from '@cuspal/tool-kit/views/levels';
import { z } from 'zod';
import { doshaShape, explain, kpDissent, manglikBaseRate } from './dosha-rows.ts';
import { say } from './doshas.messages.ts';

const hitShape = z.strictObject({
  house: houseNumber,
  hit: z.boolean(),
  school: z.literal('southern').nullable().meta({ description: 'House 2 counts in the southern school' }),
});

export const manglikShape = z.strictObject({
  ...doshaShape(MANGLIK_CANCELLATION_RULES),
  fromLagna: hitShape,
  fromMoon: hitShape,
  fromVenus: hitShape,
  venusOnly: z.boolean(),
  marsSign: signName,
  marsDignity: z.enum(DIGNITIES),
  baseRate: z.string(),
  kpView: z
    .strictObject({
      csl7: planetName,
      csl7Levels: levelsShape,
      promise: bandShape.meta({ description: 'Of marriage' }),
      marsLevels: levelsShape,
      marsOpposes: z.boolean().meta({ description: 'Mars signifies 6, 8 or 12 and is star or sub lord of cusp 7' }),
    })
    .nullable()
    .meta({ description: 'Null where Placidus houses do not exist' }),
});

/** The Manglik part of check_doshas. */
export function manglikView(chart: Chart) {
  const found = manglik(chart);
  const { present, severity, severityFactors, cancellations, hits, venusOnly } = found;
  return {
    present,
    severity,
    severityFactors,
    cancellations,
    explanation: explain('manglik', found, whyManglik(found)),
    kpDissent: kpDissent('manglik'),
    customary: true as const,
    fromLagna: hits.Lagna,
    fromMoon: hits.Moon,
    fromVenus: hits.Venus,
    venusOnly,
    marsSign: nameOfSign(chart.planets.Mars.signIndex),
    marsDignity: dignityOf(chart, 'Mars'),
    baseRate: manglikBaseRate(),
    kpView: chart.houses === null ? null : kpView(chart),
  };
}

const whyManglik = ({ hits }: Manglik): string =>
  say.marsPlaces({
    places: MANGLIK_REFERENCES.filter((reference) => hits[reference].hit).map((reference) =>
      say.houseFrom({ house: hits[reference].house, reference }),
    ),
  });

/** What KP says of the same matter. */
function kpView(chart: Chart) {
  const csl7 = cuspalSubLord(chart, 7);
  const { starLord, subLord } = cuspOf(chart, 7);
  const opposing = ([6, 8, 12] as const).some((house) => (level(chart, 'Mars', house) ?? 5) <= 2);
  return {
    csl7,
    csl7Levels: levelsView(chart, csl7),
    promise: promise(chart, natalEvent('marriage')).band,
    marsLevels: levelsView(chart, 'Mars'),
    marsOpposes: opposing && (starLord === 'Mars' || subLord === 'Mars'),
  };
}
