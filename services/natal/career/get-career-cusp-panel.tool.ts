import {
  CAREER_BALANCE_BANDS,
  careerCuspPanel,
  type CareerCuspPanel,
} from '@cuspal/engine/topics/career/career-cusp-panel';
import {
  answerOf,
  answerShape,
  birthInput,
  chainShape,
  cuspLeanShape,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  oneOfTheWords,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByWork, OWN_SCORE, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const net = z.int().min(-4).max(4);
const cusp = cuspLeanShape.extend({ chain: chainShape });

export default defineTool({
  name: 'get_career_cusp_panel',
  title: 'Five career cusps against four negating cusps',
  purpose: 'A balance sheet of the career houses 2, 6, 7, 10, 11 against 1, 5, 9, 12',
  family: 'career',
  phase: 'promise',
  system: 'kp',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    'How a chart stands for a career, by the KP sub lords of the cusps of work and gain against those that end work. One index from -100 to 100, our own. Call it before the other career tools.',
  provenance: { rules: ['R5.3', 'R5.4', 'R6', 'R9.1', 'R10', 'R20.3'], sources: ['KPR3p', 'OWN'] },
  brief: {
    without: ['careerCusps.chain', 'careerCusps.reason', 'negationCusps.chain', 'negationCusps.reason', 'factors'],
  },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    careerCusps: listOf(
      cusp.extend({ net: net.meta({ description: 'Weight for the career less weight against it.' }) }),
    ),
    negationCusps: listOf(
      cusp.extend({ pressure: net.meta({ description: 'Weight against the career less weight for it.' }) }),
    ),
    careerBalanceIndex: z.int().min(-100).max(100),
    band: oneOfTheWords(CAREER_BALANCE_BANDS),
    factors: scoreFactorsShape,
    strongestCusp: houseNumber.meta({ description: 'Among the career cusps.' }),
    weakestCusp: houseNumber,
    sharedCsl: listOf(z.strictObject({ csl: planetName, cusps: houseList })),
    disclaimer: z.string(),
    useNote: useNoteShape,
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: ({ chart, note, now, lead }) => {
    leadByWork({ chart, now, lead });
    const { balance, ...panel } = careerCuspPanel(chart);
    if (panel.sharedCsl.length > 0) note(say.sharedSubLord());
    return {
      answer: answer(panel, balance.score),
      ...panel,
      careerBalanceIndex: balance.score,
      factors: balance.factors,
      disclaimer: say.panelDisclaimer(),
      ...useNote(),
      ...OWN_SCORE,
      next: [
        { tool: 'get_career_signature', reason: say.nextFields() },
        ...(balance.score <= -15 ? [{ tool: 'get_career_blockage_diagnosis', reason: say.nextRelief() }] : []),
      ],
    };
  },
});

function answer(
  { band, careerCusps, strongestCusp, weakestCusp }: Omit<CareerCuspPanel, 'balance'>,
  index: number,
): string {
  const of = (wanted: number) => careerCusps.find(({ cusp }) => cusp === wanted);
  const [best, worst] = [of(strongestCusp), of(weakestCusp)];
  return answerOf(
    say.cuspsBalance({ band, index }),
    best !== undefined &&
      worst !== undefined &&
      say.cuspsHelpAndOppose({
        helps: best.net > 0,
        best: best.cusp,
        bestLord: best.csl,
        opposes: worst.net < 0,
        worst: worst.cusp,
        worstLord: worst.csl,
      }),
  );
}
