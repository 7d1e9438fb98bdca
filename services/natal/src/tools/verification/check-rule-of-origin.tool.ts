import {
  ORIGIN_CONFIDENCES,
  ORIGIN_LINKS,
  ORIGIN_ROLES,
  ORIGIN_VERDICTS,
  originAround,
  ruleOfOrigin,
} from '@cuspal/engine/kp/borders/rule-of-origin';
import { birthInput, defineTool, listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';

const verdict = z.enum(ORIGIN_VERDICTS);
const role = z.enum(ORIGIN_ROLES);
const lords = z.strictObject({ starLord: planetName, subLord: planetName });
const offset = z.int().min(-20).max(20);

export default defineTool({
  name: 'check_rule_of_origin',
  title: 'Lagna tied to the ninth cusp',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    "Quick plausibility test of a birth time by A. Dutta's rule of origin: the star or sub lord of the ninth cusp (origin) should show in the Lagna. DIRECT when both cusps share a lord, INDIRECT when two of the lords are tied by star, sub or node agency, else NONE; with the verdict for every minute up to 20 earlier and later. A weak test, which most random times pass: never a rectification and never a bar to a reading. Extension, not paged, no disclaimer class.",
  provenance: { rules: ['R4.2', 'R6.2', 'R7.2'], sources: ['A. Dutta, rule of origin', 'service scores'] },
  input: birthInput,
  output: z.strictObject({
    verdict,
    score: z.literal([2, 1, 0]),
    confidence: z.enum(ORIGIN_CONFIDENCES),
    lagna: lords,
    ninth: lords,
    links: listOf(
      z.strictObject({
        a: planetName.meta({ description: 'Lord of cusp 1' }),
        aRole: role,
        n: planetName.meta({ description: 'Lord of cusp 9' }),
        nRole: role,
        type: z.enum(ORIGIN_LINKS),
      }),
    ),
    alternates: listOf(z.strictObject({ fromOffsetMin: offset, toOffsetMin: offset, verdict })).meta({
      description: 'Verdict by shift of the birth time in minutes; both ends belong to a range',
    }),
    extensionNote: z.string(),
  }),
  run: ({ chart, ephemeris, note }) => {
    note('Not a rectification: the alternates show how soon the verdict changes, they propose no time.');
    note(
      'A weak test: of random births about 60 % are DIRECT and 6 % NONE; near the equator nearly four in five are DIRECT, at 50° of latitude fewer than half.',
    );
    return {
      ...ruleOfOrigin(chart),
      alternates: originAround(ephemeris, chart),
      extensionNote:
        'The rule of origin is a rule of thumb of one author, not of Krishnamurti; score and confidence are ours. It builds no verdict on any matter.',
    };
  },
});
