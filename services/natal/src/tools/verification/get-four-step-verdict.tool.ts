import { LEANS } from '@cuspal/engine/kp/kernel/lean';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { FOUR_STEP_AGREEMENTS, FOUR_STEP_VERDICTS, fourStep } from '@cuspal/engine/kp/schools/four-step';
import {
  birthInput,
  defineTool,
  eventResolutionShape,
  houseList,
  houseNumber,
  listOf,
  planetName,
  verdictShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { askedMatter, INDEPENDENCE_NOTE, scoredEventArguments } from './asked-matter.ts';

const lean = z.enum(LEANS);

const row = z.strictObject({
  cusp: houseNumber,
  starLord: planetName,
  subLord: planetName,
  starLordOfSubLord: planetName.meta({ description: 'End indicator' }),
  steps: listOf(
    z.strictObject({
      step: z.literal([3, 4]).meta({ description: '3 sub lord, 4 its star lord' }),
      planet: planetName,
      strongHouses: houseList,
      extra: houseList.meta({ description: 'Among strongHouses only by company, aspect on a cusp or a node’s agents' }),
      empty: z.boolean().meta({ description: 'No other planet in its stars' }),
      ownStar: z.boolean(),
    }),
  ),
  subLordLean: lean,
  endLean: lean,
  points: z.literal([0, 0.5, 1]),
  agrees: z.boolean(),
  sameIndicator: z.literal(true).optional().meta({ description: 'Sub lord in its own star: one planet, both steps' }),
});

export default defineTool({
  name: 'get_four_step_verdict',
  title: 'Four-step cross check of the cusps',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    "Cross check of a KP verdict by S. Gondhalekar's four-step theory: whether the end indicator (star lord of the cuspal sub lord) agrees with the sub lord itself, cusp by cusp, with the houses each gives strongly, an agreement in per cent and a verdict by the end indicator, beside the KP verdict. Takes an event name or a house_group; primary_houses names the cusps to compare. Call it after analyze_natal_promise, which decides. Extension, not paged, no disclaimer class.",
  provenance: { rules: ['R22.3', 'R7.1', 'R9.4'], sources: ['S. Gondhalekar, four-step theory', 'TW'] },
  input: birthInput.extend(scoredEventArguments),
  output: z.strictObject({
    eventResolution: eventResolutionShape,
    rows: listOf(row),
    agreementPct: z.number().min(0).max(100),
    agreement: z.enum(FOUR_STEP_AGREEMENTS),
    verdict: z.enum(FOUR_STEP_VERDICTS),
    fallback: z.boolean().meta({ description: 'End indicator silent: the sub lord decided' }),
    kpVerdict: verdictShape,
    extensionNote: z.string(),
    independenceNote: z.string(),
  }),
  run: ({ input, chart, note }) => {
    const { event, resolution, cusps } = askedMatter(input, note);
    const { deciding, ...reading } = fourStep(chart, event, cusps);
    const same = reading.rows.filter(({ sameIndicator }) => sameIndicator).map(({ cusp }) => cusp);
    note(`The verdict is that of cusp ${deciding.cusp}.`);
    if (same.length > 0)
      note(
        `At ${same.length > 1 ? 'cusps' : 'cusp'} ${same.join(', ')} (sameIndicator) the sub lord is in its own star, so both steps are one planet.`,
      );
    return {
      eventResolution: resolution,
      ...reading,
      kpVerdict: promise(chart, event).verdict,
      extensionNote:
        'The four-step theory is a school derived from KP: a second opinion. The KP verdict, kpVerdict, decides.',
      independenceNote: INDEPENDENCE_NOTE,
    };
  },
});
