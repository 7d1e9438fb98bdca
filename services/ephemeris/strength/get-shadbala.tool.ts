import { standInNote } from '@cuspal/engine/almanac/day-frame';
import { printedScore } from '@cuspal/engine/base/printed';
import { byGraha } from '@cuspal/engine/parashari/base/frame';
import { natureUsed } from '@cuspal/engine/parashari/base/natures';
import {
  COMPONENTS,
  STRENGTH_BANDS,
  SUN_REQUIRED_RAMAN,
} from '@cuspal/engine/parashari/strength/shadbala/requirements';
import { shadbala } from '@cuspal/engine/parashari/strength/shadbala/total';
import type { PlanetShadbala } from '@cuspal/engine/parashari/strength/shadbala/total';
import { byWarrior } from '@cuspal/engine/parashari/states/warriors';
import { GRAHAS } from '@cuspal/engine/zodiac/names';
import { aboutShape, birthInput, defineTool, grahaName, listOf, oneOfTheWords } from '@cuspal/tool-kit';
import { naturesOfTheChart, noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { natureUsedShape, perGraha, perWarrior, virupas } from './rows.ts';
import { say } from './strength.messages.ts';

const luminaries = z.strictObject({ Sun: z.number(), Moon: z.number() });

const planetShape = z.strictObject({
  sthana: z.strictObject({
    uchcha: virupas,
    saptavargaja: virupas,
    ojayugma: virupas,
    kendradi: virupas,
    drekkana: virupas,
    total: virupas,
  }),
  dig: virupas,
  kala: z.strictObject({
    nathonnatha: virupas,
    paksha: virupas,
    tribhaga: virupas,
    abda: virupas,
    masa: virupas,
    vara: virupas,
    hora: virupas,
    ayana: virupas,
    yuddha: z.number().meta({ description: 'Negative for the loser of a war' }),
    total: z.number(),
  }),
  cheshta: virupas.meta({ description: '0 for Sun and Moon' }),
  naisargika: virupas,
  drik: z.number().meta({ description: 'May be negative' }),
  total: z.number(),
  rupas: z.number().meta({ description: '60 virupas each' }),
  requiredRupas: z.number(),
  ratio: z.number().meta({ description: 'Of rupas to required rupas' }),
  percent: z.number(),
  percentCapped: z.number().min(0).max(100).meta({ description: 'The same, at most 100' }),
  sufficient: z.boolean(),
  rank: z.int().min(1).max(7),
  dominantComponent: z.enum(COMPONENTS),
  minimaMet: z.strictObject({
    sthana: z.boolean(),
    dig: z.boolean(),
    cheshta: z.boolean(),
    kala: z.boolean(),
    ayana: z.boolean(),
  }),
  band: oneOfTheWords(STRENGTH_BANDS).meta({ description: 'STRONG from ratio 1.2, WEAK below 0.9' }),
  ishta: virupas,
  kashta: virupas,
});

export default defineTool({
  name: 'get_shadbala',
  title: 'Six-fold planetary strength',
  purpose: 'Classical strength of Sun to Saturn in virupas, ranked against the required amounts',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'How strong each planet is by the Parashari shadbala, the six-fold strength, part by part against the required amount, with rank. Call it for planetary strength.',
  provenance: {
    rules: ['R7.3', 'R23.1', 'R23.2', 'R23.4', 'R23.7', 'R25'],
    sources: ['BPHS', 'RAMAN_BALAS'],
  },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    planets: perGraha(planetShape),
    ranking: listOf(grahaName).meta({ description: 'By ratio; ties by natural strength' }),
    strongest: grahaName,
    weakest: grahaName,
    lords: z.strictObject({ abda: grahaName, masa: grahaName, vara: grahaName, hora: grahaName }),
    dayBirth: z.boolean(),
    natureUsed: natureUsedShape,
    alternatives: z.strictObject({
      totalWithLuminaryCheshta: luminaries,
      totalSingleLuminaries: luminaries.meta({ description: 'Ayana and paksha counted once' }),
      cheshtaModernMeans: perWarrior(virupas),
      sunRequiredRaman: z.literal(SUN_REQUIRED_RAMAN),
    }),
    units: z.literal('virupas'),
    bandProvenance: z.literal('service-extension'),
  }),
  run: ({ chart, ephemeris, note }) => {
    const { planets, ranking, lords, day, natures, alternatives } = shadbala(ephemeris, chart);
    const [strongest = 'Sun'] = ranking;
    note(noKpVerdict());
    note(naturesOfTheChart());
    note(say.sufficiencyAndBands());
    if (GRAHAS.some((planet) => seemsToReach(planets[planet]))) note(say.ratioRounded());
    note(say.programsDiffer());
    note(say.cheshtaOfLuminaries());
    note(say.compareParts());
    if (day.sunriseFallback) note(standInNote(chart.moment.utcMs));
    return {
      about: say.aboutShadbala(),
      planets: byGraha((planet) => printed(planets[planet])),
      ranking,
      strongest,
      weakest: ranking.at(-1) ?? strongest,
      lords: { abda: lords.abda, masa: lords.masa, vara: lords.vara, hora: lords.hora },
      dayBirth: day.dayBirth,
      natureUsed: natureUsed(natures),
      alternatives: {
        totalWithLuminaryCheshta: luminariesOf(alternatives.totalWithLuminaryCheshta),
        totalSingleLuminaries: luminariesOf(alternatives.totalSingleLuminaries),
        cheshtaModernMeans: byWarrior((planet) => printedScore(alternatives.cheshtaModernMeans[planet])),
        sunRequiredRaman: SUN_REQUIRED_RAMAN,
      },
      units: 'virupas' as const,
      bandProvenance: 'service-extension' as const,
    };
  },
});

/** Ratios from which a planet is sufficient (BPHS 27) or of another band (ours). */
const LIMITS = [0.9, 1, 1.2] as const;

/** A ratio below a limit that rounding lifts to it, so that it seems to contradict the words beside it. */
const seemsToReach = ({ ratio }: PlanetShadbala): boolean =>
  LIMITS.some((limit) => ratio < limit && printedScore(ratio) >= limit);

const luminariesOf = ({ Sun, Moon }: Readonly<Record<'Sun' | 'Moon', number>>) => ({
  Sun: printedScore(Sun),
  Moon: printedScore(Moon),
});

function printed({ sthana, kala, ...rest }: PlanetShadbala) {
  return {
    ...rest,
    sthana: {
      uchcha: printedScore(sthana.uchcha),
      saptavargaja: printedScore(sthana.saptavargaja),
      ojayugma: sthana.ojayugma,
      kendradi: sthana.kendradi,
      drekkana: sthana.drekkana,
      total: printedScore(sthana.total),
    },
    dig: printedScore(rest.dig),
    kala: {
      ...kala,
      nathonnatha: printedScore(kala.nathonnatha),
      paksha: printedScore(kala.paksha),
      ayana: printedScore(kala.ayana),
      yuddha: printedScore(kala.yuddha),
      total: printedScore(kala.total),
    },
    cheshta: printedScore(rest.cheshta),
    naisargika: printedScore(rest.naisargika),
    drik: printedScore(rest.drik),
    total: printedScore(rest.total),
    rupas: printedScore(rest.rupas),
    ratio: printedScore(rest.ratio),
    percent: printedScore(rest.percent),
    percentCapped: Math.min(printedScore(rest.percent), 100),
    ishta: printedScore(rest.ishta),
    kashta: printedScore(rest.kashta),
  };
}
