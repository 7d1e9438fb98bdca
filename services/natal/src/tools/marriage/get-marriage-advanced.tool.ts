import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { contact } from '@cuspal/engine/kp/kernel/levels';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { punarphoo, PUNARPHOO_TIES } from '@cuspal/engine/kp/ruling/punarphoo';
import { MARRIAGE_MODES, marriageMode } from '@cuspal/engine/topics/marriage/mode';
import { MULTIPLICITIES, multiplicity, MULTIPLICITY_TESTS } from '@cuspal/engine/topics/marriage/multiplicity';
import { MARRIAGE_QUALITIES, marriageQuality } from '@cuspal/engine/topics/marriage/quality';
import { partnerOrigin } from '@cuspal/engine/topics/shared/origin';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  genderInput,
  houseNumber,
  instantText,
  listOf,
  originsShape,
  planetName,
  promiseShape,
  promiseSummaryShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { withheld } from '../topic.ts';
import { marriageArguments, marriageYears } from './marriage-years.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_marriage_advanced',
  title: 'Depth of the marriage promise',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'Marriage in depth by KP: the promise with its chain, by love or arranged, one tie or more, how it wears (sub lords of cusps 2, 4, 7, 8, 11), where the partner comes from, punarphoo, and up to six dasha windows from a date, or from the 18th birthday. No window where marriage is not promised. Call it after analyze_natal_promise for any marriage question; gender only picks the karaka shown. System KP, disclaimer class relationship, not paged.',
  provenance: {
    rules: ['R9.1', 'R9.4', 'R9.6', 'R10', 'R8.7', 'R12.2', 'R13.4'],
    sources: ['R3p', 'KPM', 'service order'],
  },
  input: birthInput.extend({ gender: genderInput, ...marriageArguments }),
  output: z.strictObject({
    asOf: instantText,
    promise: promiseShape,
    related: z.strictObject({
      love_marriage: promiseSummaryShape,
      second_marriage: promiseSummaryShape,
      engagement: promiseSummaryShape,
      relationship: promiseSummaryShape,
      living_together: promiseSummaryShape,
      marital_discord: promiseSummaryShape,
      divorce: promiseSummaryShape,
    }),
    mode: z.enum(MARRIAGE_MODES),
    modeReason: z.string(),
    multiplicity: z.strictObject({
      verdict: z.enum(MULTIPLICITIES),
      tests: listOf(z.strictObject({ test: z.enum(MULTIPLICITY_TESTS), met: z.boolean(), reason: z.string() })),
    }),
    quality: z.strictObject({
      verdict: z.enum(MARRIAGE_QUALITIES),
      cusps: listOf(cuspLeanShape),
      discord: z.string().meta({ description: 'What the promise of discord says beside it' }),
    }),
    origin: originsShape.meta({ description: 'Where the partner comes from, best first' }),
    punarphoo: z.strictObject({ present: z.boolean(), ties: listOf(z.enum(PUNARPHOO_TIES)) }),
    karakas: listOf(
      z.strictObject({
        planet: planetName,
        house: houseNumber,
        contact: contactLevel.meta({ description: 'Best level on 2, 7, 11' }),
      }),
    ),
    windows: windowsShape,
    withheldReason: withheldReasonShape,
    extensionNote: z.string(),
  }),
  run: (context) => {
    const { input, chart } = context;
    const { topic, windows } = marriageYears(context);
    const marriage = natalEvent('marriage');
    const found = windows(marriage, MAX_WINDOWS);
    const summary = (key: string) => promiseSummary(chart, natalEvent(key));
    const discord = promise(chart, natalEvent('marital_discord'));
    const karakas: readonly Planet[] = input.gender === 'female' ? ['Venus', 'Jupiter'] : ['Venus'];
    const { mode, reason: modeReason } = marriageMode(chart);
    return {
      asOf: topic.asOf,
      promise: promise(chart, marriage),
      related: {
        love_marriage: summary('love_marriage'),
        second_marriage: summary('second_marriage'),
        engagement: summary('engagement'),
        relationship: summary('relationship'),
        living_together: summary('living_together'),
        marital_discord: summary('marital_discord'),
        divorce: summary('divorce'),
      },
      mode,
      modeReason,
      multiplicity: multiplicity(chart),
      quality: {
        ...marriageQuality(chart),
        discord: `${discord.event}: ${discord.verdict} by the 7th sub lord ${discord.csl}.`,
      },
      origin: partnerOrigin(chart),
      punarphoo: punarphoo(chart),
      karakas: karakas.map((planet) => ({
        planet,
        house: houseOfPlanet(chart, planet),
        contact: contact(chart, planet, marriage.required),
      })),
      windows: found.windows,
      ...withheld(found),
      extensionNote:
        'Promise and windows follow KP. The order of the tests for mode, number and quality is a service extension built on KP houses; the number of ties is a tendency and no statement about anyone.',
    };
  },
});
