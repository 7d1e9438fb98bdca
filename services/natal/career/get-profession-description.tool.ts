import {
  careerSignature,
  type CareerSignature,
  EMPLOYMENT_MODES,
  SECTOR_CLASSES,
} from '@cuspal/engine/topics/career/career-signature';
import { meridian } from '@cuspal/engine/topics/career/meridian';
import { GRAHA_INDUSTRIES, INDUSTRIES } from '@cuspal/engine/topics/career/planet-fields';
import {
  MOBILITIES,
  professionDescription,
  type ProfessionDescription,
  SALARY_BANDS,
} from '@cuspal/engine/topics/career/profession';
import { cuspConfidence, type CuspConfidence } from '@cuspal/engine/topics/shared/describer';
import {
  answerOf,
  answerShape,
  birthInput,
  confidenceShape,
  defineTool,
  describerShape,
  nextShape,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByWork, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

export default defineTool({
  name: 'get_profession_description',
  title: 'Industry, sector, mode, type of work',
  purpose: 'Plain description of the work from the star lord of the 10th sub lord',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'What the work looks like from day to day, by KP. Industry, sector, employment or business, character of the work, pay in words and travel. Call it to describe a profession.',
  provenance: { rules: ['R5.1', 'R6.2', 'R20.1', 'R20.3'], sources: ['KPR2', 'KPR3t', 'KPR3p', 'OWN'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    describer: describerShape,
    primaryIndustry: z.enum(GRAHA_INDUSTRIES),
    secondaryIndustry: z.enum(INDUSTRIES),
    pairField: z.string(),
    sector: z.enum(SECTOR_CLASSES),
    employmentMode: z.enum(EMPLOYMENT_MODES),
    workType: z.string(),
    temperament: z.string(),
    salaryBand: oneOfTheWords(SALARY_BANDS).meta({ description: 'In words only, from the grade of earned income.' }),
    mobility: z.enum(MOBILITIES),
    confidence: confidenceShape,
    onlyIfWorking: z.literal(true).optional().meta({ description: 'Neither service nor business is promised.' }),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: ({ chart, note, now, lead }) => {
    leadByWork({ chart, now, lead });
    const { onlyIfWorking, ...description } = professionDescription(chart);
    const { sectorClass, employmentMode } = careerSignature(chart);
    note(say.typeOfWorkReads());
    const confidence = cuspConfidence(chart, 10);
    return {
      answer: answerOf(...workSentences(description, sectorClass, employmentMode), doubt(onlyIfWorking, confidence)),
      ...description,
      pairField: meridian(chart).pairField,
      sector: sectorClass,
      employmentMode,
      confidence,
      ...(onlyIfWorking && { onlyIfWorking: true as const }),
      ...useNote(),
      next: [{ tool: 'get_occupation_matches', reason: say.nextOccupationsByCusp() }],
    };
  },
});

const workSentences = (
  { describer, primaryIndustry, secondaryIndustry, salaryBand, mobility }: Omit<ProfessionDescription, 'onlyIfWorking'>,
  sector: CareerSignature['sectorClass'],
  mode: CareerSignature['employmentMode'],
): readonly string[] => [
  say.pointsToWork({ planet: describer.planet, house: describer.house, industry: primaryIndustry }),
  ...(primaryIndustry === secondaryIndustry ? [] : [say.nextComesWork({ industry: secondaryIndustry })]),
  say.formAndSector({ form: mode, sector }),
  say.pay({ pay: salaryBand, mobility }),
];

/** What stands in the way of the description: no promise of work, or a cusp near a border. */
function doubt(onlyIfWorking: boolean, confidence: CuspConfidence): string | false {
  const near = confidence !== 'HIGH';
  return onlyIfWorking ? say.onlyIfWorking({ near }) : near && say.birthTimeChangesIt();
}
