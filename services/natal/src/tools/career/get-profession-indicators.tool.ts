import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { printInstant } from '@cuspal/engine/time/print';
import { PROFESSION_INDICATORS, professionIndicators } from '@cuspal/engine/topics/career/profession-indicators';
import { birthInput, defineTool, houseList, instantText, listOf, planetList, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { USE_NOTE, useNoteShape } from './use-note.ts';

export default defineTool({
  name: 'get_profession_indicators',
  title: 'The raw indicators of profession',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_significators'],
  birth: 'required',
  disclaimer: null,
  description:
    'Every pointer to the profession side by side, to be weighed by the reader: lords of the tenth cusp and their pair, planets near and in the tenth, sub lords of cusps 10, 6, 2, strongest significators, the running mahadasha lord, the sign of the meridian, and the navamsa rule of Brihat Jataka (marked as no KP rule), with how often each planet is named. No scores and no conclusion. System kp, not paged, no disclaimer class.',
  provenance: { rules: ['R5.2', 'R13.1', 'R20.1', 'R20.3'], sources: ['R2', 'R3t', 'R3p', 'BJ'] },
  input: birthInput,
  output: z.strictObject({
    asOf: instantText.meta({ description: 'Of the running mahadasha' }),
    indicators: listOf(
      z.strictObject({
        id: z.enum(PROFESSION_INDICATORS),
        planets: planetList,
        field: z.string(),
        houses: houseList.optional(),
        source: z.string(),
        kp: z.boolean(),
      }),
    ),
    frequency: listOf(z.strictObject({ planet: planetName, count: z.int().min(0) })).meta({
      description: 'KP rows that name it',
    }),
    leadingPlanet: planetName,
    leadingField: z.string(),
    useNote: useNoteShape,
  }),
  run: ({ chart, now, note }) => {
    const md = runningLords(chart, now)?.find(({ period }) => period === 'MD')?.planet ?? null;
    if (md === null) note('No mahadasha of this birth runs now, so that row names no planet.');
    return {
      asOf: printInstant(now, chart.moment),
      ...professionIndicators(chart, md),
      ...USE_NOTE,
    };
  },
});
