import {
  careerSignature,
  type CareerSignature,
  EMPLOYMENT_MODES,
  SECTOR_CLASSES,
  SECTOR_IN_WORDS,
} from '@cuspal/engine/topics/career/career-signature';
import { meridian } from '@cuspal/engine/topics/career/meridian';
import { GRAHA_INDUSTRIES, INDUSTRIES, type Industry } from '@cuspal/engine/topics/career/planet-fields';
import {
  MOBILITIES,
  professionDescription,
  type ProfessionDescription,
  SALARY_BANDS,
} from '@cuspal/engine/topics/career/profession';
import { cuspConfidence, type CuspConfidence } from '@cuspal/engine/topics/shared/describer';
import { planetFirst } from '@cuspal/engine/zodiac/planet-words';
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
import { FORM_IN_WORDS } from './signature-answer.ts';
import { leadByWork, USE_NOTE, useNoteShape } from './use-note.ts';

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
    note('The type of work reads the house of the describing planet, then the best other house of the tenth sub lord.');
    const confidence = cuspConfidence(chart, 10);
    return {
      answer: answerOf(...workSentences(description, sectorClass, employmentMode), doubt(onlyIfWorking, confidence)),
      ...description,
      pairField: meridian(chart).pairField,
      sector: sectorClass,
      employmentMode,
      confidence,
      ...(onlyIfWorking && { onlyIfWorking: true as const }),
      ...USE_NOTE,
      next: [{ tool: 'get_occupation_matches', reason: 'It ranks 80 occupations by the same cusp.' }],
    };
  },
});

const INDUSTRY_IN_WORDS: Readonly<Record<Industry, string>> = {
  GOVERNMENT_MEDICINE: 'government or medicine',
  LIQUIDS_PUBLIC_CARE: 'liquids, the public or care',
  ENGINEERING_DEFENCE: 'engineering or defence',
  COMMERCE_COMMUNICATION: 'commerce or communication',
  LAW_FINANCE_EDUCATION: 'law, finance or education',
  ARTS_TRANSPORT_LUXURY: 'arts, transport or luxury',
  MINING_CONSTRUCTION_LABOUR: 'mining, construction or labour',
  ELECTRONICS_AVIATION_FOREIGN: 'electronics, aviation or foreign trade',
  HEALING_SOFTWARE_OCCULT: 'healing, software or the occult',
};

const SALARY_IN_WORDS: Readonly<Record<ProfessionDescription['salaryBand'], string>> = {
  HIGH: 'high',
  ABOVE_AVERAGE: 'above average',
  AVERAGE: 'average',
  MODEST: 'modest',
};

const MOBILITY_IN_WORDS: Readonly<Record<ProfessionDescription['mobility'], string>> = {
  TOURING_OR_ABROAD: ', with travel or work abroad',
  FIXED_PLACE: ', in a fixed place',
  NORMAL: '',
};

const workSentences = (
  { describer, primaryIndustry, secondaryIndustry, salaryBand, mobility }: Omit<ProfessionDescription, 'onlyIfWorking'>,
  sector: CareerSignature['sectorClass'],
  mode: CareerSignature['employmentMode'],
): readonly string[] => [
  `${planetFirst(describer.planet)} in house ${describer.house} points to work in ${INDUSTRY_IN_WORDS[primaryIndustry]}.`,
  ...(primaryIndustry === secondaryIndustry ? [] : [`Next comes work in ${INDUSTRY_IN_WORDS[secondaryIndustry]}.`]),
  `The form is ${FORM_IN_WORDS[mode]}, and the sector is ${SECTOR_IN_WORDS[sector]}.`,
  `The pay is ${SALARY_IN_WORDS[salaryBand]}${MOBILITY_IN_WORDS[mobility]}.`,
];

/** What stands in the way of the description: no promise of work, or a cusp near a border. */
function doubt(onlyIfWorking: boolean, confidence: CuspConfidence): string | false {
  const near = 'cusp 10 is near a sub border';
  if (onlyIfWorking)
    return confidence === 'HIGH'
      ? 'It applies only if the person works, because neither service nor business is promised.'
      : `It applies only if the person works, because neither service nor business is promised, and ${near}.`;
  return confidence !== 'HIGH' && `A small error of the birth time can change it, because ${near}.`;
}
