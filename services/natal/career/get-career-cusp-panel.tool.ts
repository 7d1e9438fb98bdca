import {
  CAREER_BALANCE_BANDS,
  careerCuspPanel,
  type CareerCuspPanel,
} from '@cuspal/engine/topics/career/career-cusp-panel';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
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
import { BALANCE_IN_WORDS } from './career-answer.ts';
import { leadByWork, OWN_SCORE, USE_NOTE, useNoteShape } from './use-note.ts';

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
    without: ['careerCusps.chain', 'negationCusps.chain', 'factors'],
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
    if (panel.sharedCsl.length > 0) note('A planet that is sub lord of several cusps counts at each of them.');
    return {
      answer: answer(panel, balance.score),
      ...panel,
      careerBalanceIndex: balance.score,
      factors: balance.factors,
      disclaimer:
        'This is a traditional astrological reading of working life, not career advice. Skill, effort and the labour market decide, so ask people who know your field.',
      ...USE_NOTE,
      ...OWN_SCORE,
      next: [
        { tool: 'get_career_signature', reason: 'It scores the fields of work that suit the chart.' },
        ...(balance.score <= -15
          ? [{ tool: 'get_career_blockage_diagnosis', reason: 'It names what is missing and the periods of relief.' }]
          : []),
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
  const helps =
    best !== undefined && best.net > 0
      ? `Cusp ${best.cusp} helps the career most, by its sub lord ${planetInWords(best.csl)}`
      : 'No career cusp helps the career on balance';
  const opposes =
    worst !== undefined && worst.net < 0
      ? `cusp ${worst.cusp} opposes it most, by ${planetInWords(worst.csl)}`
      : 'none opposes it on balance';
  return answerOf(
    `The balance of the career cusps is ${BALANCE_IN_WORDS[band]}, ${index} on a scale from -100 to 100.`,
    `${helps}, and ${opposes}.`,
  );
}
