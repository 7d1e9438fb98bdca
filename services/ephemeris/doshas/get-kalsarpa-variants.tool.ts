import { overlap } from '@cuspal/engine/base/intervals';
import { printedDegrees, printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { childrenOf, mahadashas, type Period, vimshottari } from '@cuspal/engine/dasha/vimshottari';
import {
  type Kalsarpa,
  kalsarpa,
  KALSARPA_DIRECTIONS,
  KALSARPA_STATUSES,
  SIGN_FORMS,
} from '@cuspal/engine/parashari/doshas/kalsarpa';
import { KALSARPA_MITIGATION_RULES } from '@cuspal/engine/parashari/doshas/kalsarpa-mitigations';
import { axisAreas, KALSARPA_NAMES, KALSARPA_VARIANTS } from '@cuspal/engine/parashari/doshas/kalsarpa-variants';
import { byGraha, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { YEAR_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { isNode } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  datesShape,
  defineTool,
  grahaName,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  planetName,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  signName,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { borderNote } from '../jaimini/rows.ts';
import { perGraha } from '../strength/rows.ts';
import {
  heldShape,
  kalsarpaExplained,
  kalsarpaInWords,
  kpDissent,
  weightOf,
  severityFactorsShape,
  severityShape,
} from './dosha-rows.ts';
import { say } from './doshas.messages.ts';

const nodeShape = z.strictObject({ longitude: longitudeDegrees, sign: signName, house: houseNumber });
const variantName = z.enum(KALSARPA_NAMES);

export default defineTool({
  name: 'get_kalsarpa_variants',
  title: 'Kala Sarpa variant',
  purpose: 'Whether all planets lie on one side of the node axis, which of the 12 names applies, full or partial',
  family: 'doshas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether all planets lie on one side of Rahu and Ketu (Kala Sarpa), and which of its twelve names applies. Modern Parashari custom with no role in KP. Call it when someone names this dosha.',
  provenance: {
    rules: ['R28.4', 'R3.6', 'R7.3', 'R13.1', 'R23.1'],
    sources: ['K', 'OWN'],
  },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    present: z.boolean().meta({ description: 'FULL only' }),
    status: z.enum(KALSARPA_STATUSES),
    full: z.boolean(),
    partial: z.boolean(),
    variant: variantName.nullable(),
    variantNumber: houseNumber.nullable(),
    direction: z.enum(KALSARPA_DIRECTIONS).nullable(),
    axis: z.strictObject({ rahu: nodeShape, ketu: nodeShape }),
    planetsInside: listOf(grahaName),
    planetsOutside: listOf(grahaName),
    offsets: perGraha(longitudeDegrees).meta({ description: 'Degrees from Rahu forward' }),
    lagnaInside: z.boolean().nullable(),
    signForm: z.enum(SIGN_FORMS).meta({ description: 'By whole signs, as many judge it' }),
    nodeSensitive: z.boolean().meta({ description: 'A planet within 2 degrees of the axis' }),
    mitigations: heldShape(KALSARPA_MITIGATION_RULES),
    lifeAreas: z.tuple([z.string(), z.string()]).readonly(),
    activePeriods: listOf(
      z.strictObject({ planet: planetName, level: z.enum(['MD', 'AD']), md: planetName, ...datesShape }),
    ),
    allVariants: listOf(
      z.strictObject({ number: houseNumber, name: variantName, rahuHouse: houseNumber, ketuHouse: houseNumber }),
    ),
    severity: severityShape,
    severityFactors: severityFactorsShape,
    explanation: z.string(),
    kpDissent: z.string(),
    classicalSource: z.literal(false),
    scoreProvenance: scoreProvenanceShape,
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart, now }) => {
    const { moment, planets } = chart;
    const utcMs = resolveInstant(input.query_date, moment, now, 'query_date');
    const found = kalsarpa(chart);
    const { status, variant, severity } = found;
    const node = (name: 'Rahu' | 'Ketu') => ({
      longitude: printedLongitude(planets[name].longitude),
      sign: nameOfSign(planets[name].signIndex),
      house: wholeSignHouse(chart, name),
    });
    return {
      answer: answerOf(
        say.kalsarpaTold({ status, weight: weightOf({ severity, cancellations: [] }) }),
        kalsarpaInWords(found),
        say.noClassicalText(),
      ),
      asOf: printInstant(utcMs, moment),
      present: status === 'FULL',
      status,
      full: status === 'FULL',
      partial: status === 'PARTIAL',
      variant: variant?.name ?? null,
      variantNumber: variant?.number ?? null,
      direction: found.direction,
      axis: { rahu: node('Rahu'), ketu: node('Ketu') },
      planetsInside: found.inside,
      planetsOutside: found.outside,
      offsets: byGraha((planet) => Math.min(printedDegrees(found.offsets[planet]), 359.999999)),
      lagnaInside: found.lagnaInside,
      signForm: found.signForm,
      nodeSensitive: found.nodeSensitive,
      mitigations: found.mitigations,
      lifeAreas: axisAreas(found.rahuHouse),
      activePeriods: status === 'NONE' ? [] : nodePeriods(chart, utcMs),
      allVariants: KALSARPA_VARIANTS,
      severity,
      severityFactors: found.severityFactors,
      explanation: kalsarpaExplained(found),
      kpDissent: kpDissent('kalsarpa'),
      classicalSource: false as const,
      scoreProvenance: SERVICE_EXTENSION,
      notes: notesOf(found, borderNote(chart)),
      next: [{ tool: 'get_node_cascade', reason: say.nextCascade() }],
    };
  },
});

const notesOf = ({ status, nodeSensitive, signForm }: Kalsarpa, border: readonly string[]): readonly string[] => [
  noKpVerdict(),
  say.howOftenFull(),
  say.directionDiffers(),
  ...(nodeSensitive ? [say.trueNodeMayChange()] : []),
  ...((signForm === 'FULL') === (status === 'FULL') ? [] : [say.byWholeSigns({ present: signForm === 'FULL' })]),
  ...(status === 'NONE' ? [] : [say.periodsNotListed()]),
  ...border,
];

const YEARS_AHEAD = 40;

/** Mahadashas and antardashas of Rahu and Ketu that overlap the forty years from a moment, by their start. */
function nodePeriods({ moment, planets }: Chart, fromMs: number) {
  const ahead = { startMs: fromMs, endMs: fromMs + YEARS_AHEAD * YEAR_MS };
  const overlaps = (period: Period): boolean => overlap(period, ahead);
  const view = (period: Period, level: 'MD' | 'AD', md: Period) => ({
    planet: period.planet,
    level,
    md: md.planet,
    ...datesView(period, moment),
  });
  return mahadashas(vimshottari(planets.Moon.longitude, moment.utcMs))
    .filter(overlaps)
    .flatMap((md) => [
      ...(isNode(md.planet) ? [view(md, 'MD', md)] : []),
      ...childrenOf(md)
        .filter((ad) => isNode(ad.planet) && overlaps(ad))
        .map((ad) => view(ad, 'AD', md)),
    ]);
}
