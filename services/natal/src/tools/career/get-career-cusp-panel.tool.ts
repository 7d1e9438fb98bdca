import { CAREER_BALANCE_BANDS, careerCuspPanel } from '@cuspal/engine/topics/career/career-cusp-panel';
import {
  birthInput,
  chainShape,
  cuspLeanShape,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { OWN_SCORE, USE_NOTE, useNoteShape } from './use-note.ts';

const net = z.int().min(-4).max(4);
const cusp = cuspLeanShape.extend({ chain: chainShape });

export default defineTool({
  name: 'get_career_cusp_panel',
  title: 'Five career cusps against four negating cusps',
  family: 'career',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    'Balance sheet of the career: the sub lords of cusps 2, 6, 7, 10, 11 (work, income, gain) against those of 1, 5, 9, 12 (end of work), each with its chain, its levels for and against, and one index from -100 to 100 with a band, the strongest and weakest cusp and planets that rule several. Call it before the other career tools. System KP; the index is our own score with its factors. Not paged; a short disclaimer of its own.',
  provenance: { rules: ['R5.3', 'R5.4', 'R6', 'R9.1', 'R10', 'R20.3'], sources: ['R3p', 'service extension'] },
  input: birthInput,
  output: z.strictObject({
    careerCusps: listOf(cusp.extend({ net: net.meta({ description: 'Weight for less weight against' }) })),
    negationCusps: listOf(cusp.extend({ pressure: net.meta({ description: 'Weight against less weight for' }) })),
    careerBalanceIndex: z.int().min(-100).max(100),
    band: z.enum(CAREER_BALANCE_BANDS),
    factors: scoreFactorsShape,
    strongestCusp: houseNumber.meta({ description: 'Among the career cusps' }),
    weakestCusp: houseNumber,
    sharedCsl: listOf(z.strictObject({ csl: planetName, cusps: houseList })),
    disclaimer: z.string(),
    useNote: useNoteShape,
    scoreProvenance: scoreProvenanceShape,
  }),
  run: ({ chart, note }) => {
    const { balance, ...panel } = careerCuspPanel(chart);
    if (panel.sharedCsl.length > 0) note('A planet that is sub lord of several cusps counts at each of them.');
    return {
      ...panel,
      careerBalanceIndex: balance.score,
      factors: balance.factors,
      disclaimer:
        'This is a traditional astrological reading of working life, not career advice. Skill, effort and the labour market decide; ask people who know your field.',
      ...USE_NOTE,
      ...OWN_SCORE,
    };
  },
});
