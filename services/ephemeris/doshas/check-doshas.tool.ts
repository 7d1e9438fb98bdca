import type { Chart } from '@cuspal/engine/chart/chart';
import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { kalsarpa, KALSARPA_STATUSES } from '@cuspal/engine/parashari/doshas/kalsarpa';
import { KALSARPA_MITIGATION_RULES } from '@cuspal/engine/parashari/doshas/kalsarpa-mitigations';
import { KALSARPA_NAMES } from '@cuspal/engine/parashari/doshas/kalsarpa-variants';
import { kemadruma, KEMADRUMA_CANCELLATION_RULES } from '@cuspal/engine/parashari/doshas/kemadruma';
import { OTHER_DOSHAS, otherDoshas } from '@cuspal/engine/parashari/doshas/other-doshas';
import { pitra, PITRA_CANCELLATION_RULES, PITRA_RULES } from '@cuspal/engine/parashari/doshas/pitra';
import { type Reading, readingOf } from '@cuspal/engine/parashari/yogas/reading';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  instantInput,
  instantText,
  listOf,
  nextShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { naturesOfTheChart, noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { borderNote } from '../jaimini/rows.ts';
import { natureUsedShape } from '../strength/rows.ts';
import {
  doshaShape,
  DOSHAS,
  explain,
  heldShape,
  kalsarpaExplained,
  kpDissent,
  weightOf,
  severityShape,
} from './dosha-rows.ts';
import { manglikShape, manglikView } from './manglik-view.ts';
import { sadeSatiShape, sadeSatiView } from './sade-sati-view.ts';
import { say } from './doshas.messages.ts';

export default defineTool({
  name: 'check_doshas',
  title: 'Manglik, Kalsarpa, Sade Sati, Pitra, Kemadruma',
  purpose: 'The five customary doshas with severity, cancellations and the KP view',
  family: 'doshas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'Which customary Parashari doshas a chart has (Manglik, Kala Sarpa, Sade Sati, Pitra, Kemadruma), how heavy, what cancels each and what KP holds against it. Call it when someone names or fears a dosha.',
  provenance: {
    rules: ['R23.5', 'R23.7', 'R23.8', 'R26.3', 'R28.1', 'R28.4', 'R28.5', 'R34.2', 'R7.3', 'R9.1'],
    sources: ['RAMAN', 'MC', 'BJ', 'PVR', 'BPHS', 'K', 'OWN'],
  },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
    answer: answerShape,
    doshas: z.strictObject({
      manglik: manglikShape,
      kalsarpa: z.strictObject({
        ...doshaShape(KALSARPA_MITIGATION_RULES),
        status: z.enum(KALSARPA_STATUSES),
        full: z.boolean(),
        partial: z.boolean(),
        variant: z.enum(KALSARPA_NAMES).nullable(),
        planetsOutside: listOf(grahaName),
      }),
      sadeSati: sadeSatiShape,
      pitra: z.strictObject({ ...doshaShape(PITRA_CANCELLATION_RULES), hits: heldShape(PITRA_RULES) }),
      kemadruma: z.strictObject({ ...doshaShape(KEMADRUMA_CANCELLATION_RULES), cancelled: z.boolean() }),
    }),
    otherDoshas: listOf(
      z.strictObject({
        name: z.enum(OTHER_DOSHAS),
        present: z.boolean(),
        severity: severityShape.exclude(['Severe']),
        detail: z.string(),
      }),
    ),
    presentCount: z.int().min(0).max(5).meta({ description: 'Of the five' }),
    asOf: instantText,
    kpDissent: z.string(),
    scoreProvenance: scoreProvenanceShape,
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, yieldTurn, shows }) => {
    const { moment, houses } = chart;
    const utcMs = resolveInstant(input.query_date, moment, now, 'query_date');
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const sadeSati = await sadeSatiView(search, chart, utcMs, shows?.('doshas.sadeSati') ?? true);
    const reading = readingOf(ephemeris, chart, atmakaraka(chart));
    const doshas = {
      manglik: manglikView(chart),
      kalsarpa: kalsarpaView(chart),
      sadeSati,
      pitra: pitraView(chart),
      kemadruma: kemadrumaView(reading),
    };
    const present = DOSHAS.filter((dosha) => doshas[dosha].present);
    return {
      answer: answerOf(
        say.present({
          count: present.length,
          doshas: present.map((dosha) => say.doshaAndWeight({ dosha, weight: weightOf(doshas[dosha]) })),
        }),
        say.customOnly(),
      ),
      doshas,
      otherDoshas: otherDoshas(reading),
      presentCount: present.length,
      asOf: printInstant(utcMs, moment),
      kpDissent: kpDissent('manglik'),
      scoreProvenance: SERVICE_EXTENSION,
      natureUsed: natureUsed(chartNatures(chart)),
      notes: [
        noKpVerdict(),
        naturesOfTheChart(),
        say.severitiesOurs(),
        say.partnerNotTested(),
        ...(houses === null ? [say.noKpView()] : []),
        ...(sadeSati.truncated ? [say.datesLeftOut()] : []),
        ...borderNote(chart),
      ],
      next: [
        { tool: 'get_kalsarpa_variants', reason: say.nextNodes() },
        { tool: 'get_sade_sati_phases', reason: say.nextSadeSati() },
        ...(houses === null ? [] : [{ tool: 'get_marriage_advanced', reason: say.nextMarriage() }]),
      ],
    };
  },
});

function kalsarpaView(chart: Chart) {
  const found = kalsarpa(chart);
  const { status, severity, severityFactors, mitigations, variant, outside } = found;
  const full = status === 'FULL';
  return {
    present: full,
    severity,
    severityFactors,
    cancellations: full ? mitigations : [],
    explanation: kalsarpaExplained(found),
    kpDissent: kpDissent('kalsarpa'),
    customary: true as const,
    status,
    full,
    partial: status === 'PARTIAL',
    variant: variant?.name ?? null,
    planetsOutside: outside,
  };
}

function pitraView(chart: Chart) {
  const found = pitra(chart);
  const why = found.hits.map(({ detail }) => detail).join(' ') || say.noPitraRule();
  return {
    ...found,
    explanation: explain('pitra', found, why),
    kpDissent: kpDissent('pitra'),
    customary: true as const,
  };
}

function kemadrumaView(reading: Reading) {
  const { present, severity, severityFactors, cancellations, beside } = kemadruma(reading);
  const why = say.besideTheMoon({ planets: beside });
  return {
    present,
    severity,
    severityFactors,
    cancellations,
    explanation: explain('kemadruma', { present, severity, cancellations }, why),
    kpDissent: kpDissent('kemadruma'),
    customary: true as const,
    cancelled: cancellations.length > 0,
  };
}
