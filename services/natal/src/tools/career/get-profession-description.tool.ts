import { careerSignature, EMPLOYMENT_MODES, SECTOR_CLASSES } from '@cuspal/engine/topics/career/career-signature';
import { meridian } from '@cuspal/engine/topics/career/meridian';
import { INDUSTRIES } from '@cuspal/engine/topics/career/planet-fields';
import { MOBILITIES, professionDescription, SALARY_BANDS } from '@cuspal/engine/topics/career/profession';
import { cuspConfidence } from '@cuspal/engine/topics/shared/describer';
import { birthInput, confidenceShape, defineTool, describerShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import { USE_NOTE, useNoteShape } from './use-note.ts';

const industry = z.enum(INDUSTRIES);

export default defineTool({
  name: 'get_profession_description',
  title: 'Industry, sector, mode, type of work',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Plain description of the work, read from the star lord of the tenth sub lord: industry and a second one, field of the meridian pair, sector (government, private, self, mixed), employment or business, type and temper of the work, pay in words, touring or fixed place, and how sure the birth time leaves it. Call it to tell what a working day looks like. System KP, not paged, no disclaimer class.',
  provenance: { rules: ['R5.1', 'R6.2', 'R20.1', 'R20.3'], sources: ['R2', 'R3t', 'R3p', 'service extension'] },
  input: birthInput,
  output: z.strictObject({
    describer: describerShape,
    primaryIndustry: industry,
    secondaryIndustry: industry,
    pairField: z.string(),
    sector: z.enum(SECTOR_CLASSES),
    employmentMode: z.enum(EMPLOYMENT_MODES),
    workType: z.string(),
    temperament: z.string(),
    salaryBand: z.enum(SALARY_BANDS).meta({ description: 'Words only, from the grade of earned income' }),
    mobility: z.enum(MOBILITIES),
    confidence: confidenceShape,
    onlyIfWorking: z.literal(true).optional().meta({ description: 'Neither service nor business is promised' }),
    useNote: useNoteShape,
  }),
  run: ({ chart, note }) => {
    const { onlyIfWorking, ...description } = professionDescription(chart);
    const { sectorClass, employmentMode } = careerSignature(chart);
    note('Work type: house of the describer, then the best other house of the tenth sub lord.');
    return {
      ...description,
      pairField: meridian(chart).pairField,
      sector: sectorClass,
      employmentMode,
      confidence: cuspConfidence(chart, 10),
      ...(onlyIfWorking && { onlyIfWorking: true as const }),
      ...USE_NOTE,
    };
  },
});
