import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { contact } from '@cuspal/engine/kp/kernel/levels';
import { heldBack } from '@cuspal/engine/kp/promise/related-matters';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { punarphoo, PUNARPHOO_TIES } from '@cuspal/engine/kp/ruling/punarphoo';
import { MARRIAGE_MODES, type MarriageMode, marriageMode } from '@cuspal/engine/topics/marriage/mode';
import {
  MULTIPLICITIES,
  type Multiplicity,
  multiplicity,
  MULTIPLICITY_TESTS,
} from '@cuspal/engine/topics/marriage/multiplicity';
import { MARRIAGE_QUALITIES, marriageQuality } from '@cuspal/engine/topics/marriage/quality';
import { partnerOrigin } from '@cuspal/engine/topics/shared/spouse';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  answerWithin,
  birthInput,
  contactLevel,
  cuspLeanShape,
  defineTool,
  genderInput,
  horizonArguments,
  houseList,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  oneOfTheWords,
  originsShape,
  planetName,
  promiseShape,
  promiseSummaryShape,
  timedFields,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
  detailArgument,
  windowDays,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';
import { say } from './marriage.messages.ts';

const MAX_WINDOWS = 4;

/** The verdict on a matter beside marriage and the sub lord it rests on; analyze_natal_promise prints its working. */
const relatedShape = promiseSummaryShape.pick({
  verdict: true,
  band: true,
  side: true,
  outweighed: true,
  baseRate: true,
  cusp: true,
  csl: true,
});

export default defineTool({
  name: 'get_marriage_advanced',
  title: 'Depth of the marriage promise',
  purpose: 'Kind, number, quality and timing of marriage after the plain promise',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'tendency',
  description:
    'What kind of marriage a chart shows by KP, such as love or family choice, one tie or more, its quality and dasha windows. Call it after analyze_natal_promise.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R9.1', 'R9.4', 'R9.6', 'R10', 'R8.7', 'R12.2', 'R13.4'],
    sources: ['KPR3p', 'KPM', 'OWN'],
  },
  brief: {
    without: [
      'promise.chain',
      'promise.confirmations',
      'promise.supportHit',
      'promise.wholeDenialGroup',
      'promise.weightRequired',
      'promise.weightDenial',
      'related.second_marriage.reason',
      'multiplicity.tests',
      'quality.cusps',
      'promise.reasoning',
    ],
    most: { windows: 3, weaker: 1 },
    days: windowDays('windows', 'best', 'first', 'weaker'),
  },
  input: birthInput.extend({
    gender: genderInput.meta({ description: 'Picks the karakas shown and nothing else' }),
    ...horizonArguments(30),
    ...detailArgument,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    promise: promiseShape,
    related: z.strictObject({
      love_marriage: relatedShape,
      second_marriage: promiseSummaryShape,
      engagement: relatedShape,
      relationship: relatedShape,
      living_together: relatedShape,
      marital_discord: relatedShape,
      divorce: relatedShape,
    }),
    mode: z.enum(MARRIAGE_MODES),
    modeReason: z.string(),
    multiplicity: z.strictObject({
      verdict: oneOfTheWords(MULTIPLICITIES),
      tests: listOf(z.strictObject({ test: z.enum(MULTIPLICITY_TESTS), met: z.boolean(), reason: z.string() })),
    }),
    quality: z.strictObject({
      verdict: oneOfTheWords(MARRIAGE_QUALITIES),
      favourable: houseList,
      opposing: houseList,
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
    ...timedFields,
    withheldReason: withheldReasonShape,
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { input, chart } = context;
    const topic = topicOf(context);
    requireInCycle(chart, topic.horizon.asOfMs, 'as_of_date');
    const marriage = natalEvent('marriage');
    const found = topic.windows(marriage, MAX_WINDOWS);
    const related = (key: string) => {
      const { verdict, band, side, outweighed, baseRate, cusp, csl } = promiseSummary(chart, natalEvent(key));
      return { verdict, band, side, outweighed, baseRate, cusp, csl };
    };
    const discord = promise(chart, natalEvent('marital_discord'));
    const karakas: readonly Planet[] = input.gender === 'female' ? ['Venus', 'Jupiter'] : ['Venus'];
    const { mode, reason: modeReason } = marriageMode(chart);
    const judged = promise(chart, marriage);
    const ties = multiplicity(chart);
    const second = promiseSummary(chart, natalEvent('second_marriage'));
    // What needs a marriage is joined to its denial, so that no row is read by itself (R9P).
    for (const key of ['engagement', 'love_marriage', 'second_marriage']) {
      const held = heldBack(chart, natalEvent(key));
      if (held !== null) context.note(held.sentence);
    }
    return {
      answer: answerWithin(
        context.note,
        promiseSentence(marriage, judged),
        kindSentence(mode, ties.verdict, second.side),
        found.said,
      ),
      asOf: topic.asOf,
      promise: judged,
      related: {
        love_marriage: related('love_marriage'),
        second_marriage: second,
        engagement: related('engagement'),
        relationship: related('relationship'),
        living_together: related('living_together'),
        marital_discord: related('marital_discord'),
        divorce: related('divorce'),
      },
      mode,
      modeReason,
      multiplicity: ties,
      quality: {
        ...marriageQuality(chart),
        discord: `${promiseSentence(natalEvent('marital_discord'), discord)} ${say.discordRestsOn({ csl: discord.csl })}`,
      },
      origin: partnerOrigin(chart),
      punarphoo: punarphoo(chart),
      karakas: karakas.map((planet) => ({
        planet,
        house: houseOfPlanet(chart, planet),
        contact: contact(chart, planet, marriage.required),
      })),
      windows: found.windows,
      ...found.timed,
      ...withheld(found),
      extensionNote: say.advancedExtension(),
      next:
        judged.side === 'no'
          ? [{ tool: 'get_boundary_warnings', reason: say.nextBoundary() }]
          : [
              { tool: 'get_spouse_characteristics', reason: say.nextPartner() },
              { tool: 'get_marriage_delay', reason: say.nextDelay() },
              { tool: 'analyze_natal_promise', reason: say.nextRelatedReasons() },
            ],
    };
  },
});

/** Kind and number of ties; where the promise of a second marriage seems to say otherwise, both are said. */
function kindSentence(mode: MarriageMode, ties: Multiplicity['verdict'], second: Side): string {
  if (mode === 'NOT_PROMISED') return say.kindNotRead();
  if (ties === 'SINGLE' && second === 'yes') return say.kind({ mode, ties: 'SINGLE_BUT_SECOND_MET' });
  if (ties === 'POSSIBLE' && second === 'no') return say.kind({ mode, ties: 'POSSIBLE_BUT_SECOND_REFUSED' });
  return say.kind({ mode, ties });
}
