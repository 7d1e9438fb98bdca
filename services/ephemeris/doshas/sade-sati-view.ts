import type { Chart } from '@cuspal/engine/chart/chart';
import { SADE_SATI_PHASES, phaseOfSign } from '@cuspal/engine/gochara/sade-sati';
import {
  SADE_SATI_CANCELLATION_RULES,
  type SadeSatiDosha,
  sadeSatiDosha,
  SMALL_PANOTIS,
} from '@cuspal/engine/gochara/sade-sati-dosha';
import { nearSadeSati } from '@cuspal/engine/gochara/sade-sati-near';
import type { Stay } from '@cuspal/engine/passages/stays';
import type { Search } from '@cuspal/engine/passages/transit-search';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { houseNumber, instantText, listOf, signName } from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { doshaShape, explain, kpDissent } from './dosha-rows.ts';
import { say } from './doshas.messages.ts';

const boundary = instantText.nullable().meta({ description: 'Null outside 1800 to 2399' });

export const sadeSatiShape = z.strictObject({
  ...doshaShape(SADE_SATI_CANCELLATION_RULES),
  phase: z.enum(SADE_SATI_PHASES).nullable(),
  houseFromMoon: houseNumber.meta({ description: 'Of Saturn in transit' }),
  smallPanoti: z.enum(SMALL_PANOTIS).nullable(),
  saturnSign: signName,
  moonSign: signName,
  phaseWindows: listOf(z.strictObject({ phase: z.enum(SADE_SATI_PHASES), start: boundary, end: boundary })).meta({
    description: 'Of the running cycle, else of the next',
  }),
  cycleStart: boundary,
  cycleEnd: boundary,
  nextStart: boundary,
  truncated: z.literal(true).optional().meta({ description: 'Some dates lie outside 1800 to 2399' }),
});

const NO_DATES = { cycle: null, nextStartMs: null, truncated: false } as const;

/** The Sade Sati part of check_doshas, at a moment; its dates are looked for where they are shown. */
export async function sadeSatiView(search: Search, chart: Chart, utcMs: number, dated: boolean) {
  const { moment, planets } = chart;
  const saturn = siderealPosition(search.ephemeris, 'Saturn', jdFromUtcMs(utcMs), search.ayanamsa);
  const { signIndex } = divide(saturn.longitude);
  const found = sadeSatiDosha(chart, signIndex);
  const { cycle, nextStartMs, truncated } = dated ? await nearSadeSati(search, chart, utcMs) : NO_DATES;
  const spans = cycle?.spans ?? [];
  const startOf = (stay: Stay | undefined) => instantOrNull(stay?.begins ? stay.startMs : null, moment);
  const endOf = (stay: Stay | undefined) => instantOrNull(stay?.ends ? stay.endMs : null, moment);
  return {
    present: found.present,
    severity: found.severity,
    severityFactors: found.severityFactors,
    cancellations: found.cancellations,
    explanation: explain('sadeSati', found, whySadeSati(found, signIndex)),
    kpDissent: kpDissent('sadeSati'),
    customary: true as const,
    phase: found.phase,
    houseFromMoon: found.houseFromMoon,
    smallPanoti: found.smallPanoti,
    saturnSign: nameOfSign(signIndex),
    moonSign: nameOfSign(planets.Moon.signIndex),
    phaseWindows: spans.flatMap((stay) => {
      const phase = phaseOfSign(chart, stay.inside.signIndex);
      return phase === null ? [] : [{ phase, start: startOf(stay), end: endOf(stay) }];
    }),
    cycleStart: startOf(spans[0]),
    cycleEnd: endOf(spans.at(-1)),
    nextStart: instantOrNull(nextStartMs, moment),
    ...(truncated && { truncated: true as const }),
  };
}

function whySadeSati({ phase, houseFromMoon, smallPanoti }: SadeSatiDosha, signIndex: number): string {
  const sign = nameOfSign(signIndex);
  return phase === null
    ? say.saturnElsewhere({ sign, house: houseFromMoon, small: smallPanoti !== null })
    : say.saturnInSadeSati({ sign, phase });
}
