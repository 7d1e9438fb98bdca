import type { Chart } from '@cuspal/engine/chart/chart';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { atmakaraka, karakamsa } from '@cuspal/engine/jaimini/karakamsa';
import { NATURES } from '@cuspal/engine/parashari/base/natures';
import { CONDITIONS } from '@cuspal/engine/parashari/states/condition';
import { d60Deity } from '@cuspal/engine/parashari/vargas/d60-deities';
import { vargaSign } from '@cuspal/engine/parashari/vargas/vargas';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { fixity, HELPER_ROLES, KARMA_CLASSES, KARMA_CONTACTS, WATCHED } from '@cuspal/engine/topics/spiritual/fixity';
import {
  d60AscendantChanges,
  endingHouse,
  kpSideNote,
  nodalEnd,
  saturnDuties,
} from '@cuspal/engine/topics/spiritual/karma-panel';
import { KARMIC_CODES, karmicIndicators } from '@cuspal/engine/topics/spiritual/karmic-indicators';
import { merit, MERIT_CLASSES, MERIT_FACTORS } from '@cuspal/engine/topics/spiritual/merit';
import { signName as signNameOf } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  contactLevel,
  defineTool,
  grahaName,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { meritSentence } from './merit-words.ts';
import { say } from './spiritual.messages.ts';

const nodeShape = z.strictObject({
  sign: signName,
  house: houseNumber,
  starLord: planetName,
  theme: z.string(),
  dispositor: grahaName,
  dispositorHouse: houseNumber,
  dispositorTheme: z.string(),
  conjoined: planetList,
});

const endingShape = z.strictObject({
  sign: signName,
  lord: grahaName,
  lordHouse: houseNumber,
  occupants: planetList,
  theme: z.string(),
});

export default defineTool({
  name: 'get_past_life_karmic_panel',
  title: 'Karma panel',
  purpose: 'The traditional reading of carried karma; a reflective lens that claims no fact',
  family: 'spiritual',
  phase: 'advanced',
  system: 'parashari',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'How Parashari and Jaimini tradition reads carried karma in a chart, for reflection only. Call it for karma or past lives. States no fact and moves no KP verdict.',
  provenance: {
    rules: ['R7.1', 'R23.7', 'R24', 'R29.2', 'R29.4', 'R36.3', 'R39'],
    sources: ['KPR2', 'BPHS', 'PVR', 'K'],
  },
  input: birthInput.extend({ as_of_date: instantInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    fixity: z.strictObject({
      class: z.enum(KARMA_CLASSES),
      reason: z.string(),
      working: listOf(
        z.strictObject({
          member: z.enum(WATCHED),
          planet: planetName.nullable(),
          helperRole: z.enum(HELPER_ROLES),
          helper: grahaName,
          contact: z.enum(KARMA_CONTACTS).nullable(),
          detail: z.string(),
        }),
      ).meta({ description: 'Four members by two helpers' }),
      dependsOnDate: z.literal(true),
      validUntil: instantText.meta({ description: 'End of the running antardasha' }),
    }),
    nodalAxis: z.strictObject({
      ketu: nodeShape.meta({ description: 'What is brought' }),
      rahu: nodeShape.meta({ description: 'What is to be learned' }),
    }),
    saturnDuties: listOf(
      z.strictObject({
        house: houseNumber,
        aspect: z.int().nullable().meta({ description: 'Null where Saturn stands there' }),
        theme: z.string(),
      }),
    ),
    merit: z.strictObject({
      class: z.enum(MERIT_CLASSES),
      factors: listOf(
        z.strictObject({
          factor: z.enum(MERIT_FACTORS),
          planet: planetName,
          condition: z.enum(CONDITIONS).nullable(),
          nature: z.enum(NATURES).nullable(),
          detail: z.string(),
        }),
      ),
    }),
    endings: z.strictObject({ eighth: endingShape, twelfth: endingShape }),
    d60: z.strictObject({
      ascSign: signName,
      ascDeity: z.string(),
      moonSign: signName,
      moonDeity: z.string(),
      warning: z.string().nullable(),
    }),
    atmakaraka: grahaName,
    karakamsa: signName,
    indicators: listOf(z.strictObject({ code: z.enum(KARMIC_CODES), present: z.boolean(), reason: z.string() })),
    kpNote: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, contact: contactLevel }))
      .nullable()
      .meta({ description: 'Sub lords of 5, 9, 12 on 5, 9, 12, null beyond the Placidus limit' }),
    reflective: z.literal(true),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ chart, input, ephemeris, now }) => {
    const atMs = resolveInstant(input.as_of_date, chart.moment, now, 'as_of_date');
    requireInCycle(chart, atMs, 'as_of_date');
    const { md, ad } = jointPeriodAt(chart, atMs);
    const kpNote = kpSideNote(chart);
    const fixed = fixity(chart, { md: md.planet, ad: ad.planet });
    const earned = merit(chart);
    return {
      answer: answerOf(
        say.karmaOfPeriod({ until: printDate(ad.endMs, chart.moment), karma: fixed.class }),
        meritSentence(earned.class),
        say.forReflection(),
      ),
      asOf: printInstant(atMs, chart.moment),
      fixity: {
        ...fixed,
        dependsOnDate: true as const,
        validUntil: printInstant(ad.endMs, chart.moment),
      },
      nodalAxis: { ketu: nodalEnd(chart, 'Ketu'), rahu: nodalEnd(chart, 'Rahu') },
      saturnDuties: saturnDuties(chart),
      merit: earned,
      endings: { eighth: endingHouse(chart, 8), twelfth: endingHouse(chart, 12) },
      d60: d60View(ephemeris, chart),
      atmakaraka: atmakaraka(chart),
      karakamsa: signNameOf(karakamsa(chart)),
      indicators: karmicIndicators(chart),
      kpNote,
      reflective: true as const,
      notes: [say.readForReflection(), say.wholeSigns(), ...(kpNote === null ? [say.kpNoteLeftOut()] : [])],
      next: [{ tool: 'get_mantra_recommendation', reason: say.nextPractice() }],
    };
  },
});

function d60View(ephemeris: Ephemeris, chart: Chart) {
  const { longitude: rising } = chart.ascendant;
  const { longitude: moon } = chart.planets.Moon;
  return {
    ascSign: signNameOf(vargaSign('D60', rising)),
    ascDeity: d60Deity(rising).name,
    moonSign: signNameOf(vargaSign('D60', moon)),
    moonDeity: d60Deity(moon).name,
    warning: d60AscendantChanges(ephemeris, chart) ? say.sixtiethPartNear() : null,
  };
}
