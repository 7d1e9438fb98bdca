import { multiSystemVerdict, SCHOOL_ANSWERS, SCHOOL_CONSENSUS, SCHOOLS } from '@cuspal/engine/comparison/multi-system';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { birthInput, defineTool, eventResolutionShape, houseNumber, listOf, verdictShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import { askedMatter, INDEPENDENCE_NOTE, scoredEventArguments } from './asked-matter.ts';

const school = z.enum(SCHOOLS);
const count = z.int().min(0).max(4);

export default defineTool({
  name: 'get_multi_system_verdict',
  title: 'Four schools on one event',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'One matter by four schools side by side: the KP cuspal sub lord (quoted first, it decides), Khullar’s cuspal interlinks, Gondhalekar’s four steps and the Bosmia six-fold order, each answer in its own words and as PROMISE, MIXED or DENIAL with a reason, a consensus word, and for every flat contradiction the house that makes the difference. All read one chart, so agreement proves nothing. Takes an event name or a house_group. Extension, not paged, no disclaimer class.',
  provenance: {
    rules: ['R9.1', 'R22.1', 'R22.3', 'R22.4', 'R22.6'],
    sources: ['R3t', 'R3p', 'S. P. Khullar', 'S. Gondhalekar', 'KPM (Bosmia)'],
  },
  input: birthInput.extend(scoredEventArguments),
  output: z.strictObject({
    eventResolution: eventResolutionShape,
    systems: listOf(
      z.strictObject({ name: school, raw: z.string(), normalised: z.enum(SCHOOL_ANSWERS), reason: z.string() }),
    ),
    consensus: z.enum(SCHOOL_CONSENSUS),
    counts: z.strictObject({ promise: count, mixed: count, denial: count }),
    kpDecides: verdictShape,
    disagreements: listOf(
      z.strictObject({
        promise: school,
        denial: school,
        house: houseNumber.nullable().meta({ description: 'Makes the difference; null: same houses, other weight' }),
        detail: z.string(),
      }),
    ),
    independenceNote: z.string(),
    extensionNote: z.string(),
  }),
  run: ({ input, chart, note }) => {
    const { event, resolution, cusps } = askedMatter(input, note);
    const { systems, ...found } = multiSystemVerdict(chart, event, cusps);
    note(
      'Two PROMISE with two DENIAL, or with one of each, are SPLIT; two MIXED without three alike are MIXED. R22.6 words these two classes otherwise; the order of the interface is used.',
    );
    return {
      eventResolution: resolution,
      systems: systems.map(({ name, raw, normalised, reason }) => ({ name, raw, normalised, reason })),
      ...found,
      kpDecides: promise(chart, event).verdict,
      independenceNote: INDEPENDENCE_NOTE,
      extensionNote:
        'Setting four schools side by side and the consensus word are ours: a second opinion. The KP verdict, kpDecides, decides.',
    };
  },
});
