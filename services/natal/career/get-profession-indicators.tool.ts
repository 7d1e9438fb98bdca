import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { printInstant } from '@cuspal/engine/time/print';
import {
  PROFESSION_INDICATORS,
  professionIndicators,
  type ProfessionIndicators,
} from '@cuspal/engine/topics/career/profession-indicators';
import { planetFirst, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseList,
  instantText,
  listOf,
  nextShape,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByWork, USE_NOTE, useNoteShape } from './use-note.ts';

export default defineTool({
  name: 'get_profession_indicators',
  title: 'The raw indicators of profession',
  purpose: 'Every classical and KP pointer to the profession, without a verdict, for a reader to weigh',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_significators'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which pointers to the profession a KP chart has, side by side, without scores or verdict. Call it for the raw facts behind the other career tools.',
  provenance: { rules: ['R5.2', 'R13.1', 'R20.1', 'R20.3'], sources: ['KPR2', 'KPR3t', 'KPR3p', 'BJ'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText.meta({ description: 'The moment of the running mahadasha.' }),
    indicators: listOf(
      z.strictObject({
        id: z.enum(PROFESSION_INDICATORS),
        planets: planetList,
        field: z.string(),
        houses: houseList.optional(),
        source: z.string(),
        kp: z.boolean().meta({ description: 'False for a rule from outside KP, which is not counted.' }),
      }),
    ),
    frequency: listOf(z.strictObject({ planet: planetName, count: z.int().min(0) })).meta({
      description: 'How many KP rows name the planet.',
    }),
    leadingPlanet: planetName,
    leadingField: z.string(),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: ({ chart, now, note, lead }) => {
    leadByWork({ chart, now, lead });
    const md = runningLords(chart, now)?.find(({ period }) => period === 'MD')?.planet ?? null;
    if (md === null) note('No mahadasha of this birth runs now, so that row names no planet.');
    const found = professionIndicators(chart, md);
    return {
      answer: countAnswer(found),
      asOf: printInstant(now, chart.moment),
      ...found,
      ...USE_NOTE,
      next: [{ tool: 'get_occupation_matches', reason: 'It weighs such pointers and ranks 80 occupations.' }],
    };
  },
});

/** Which planet the pointers name most, and what it stands for. */
function countAnswer({ indicators, frequency, leadingPlanet, leadingField }: ProfessionIndicators): string {
  const most = frequency[0]?.count ?? 0;
  const equal = frequency.filter(({ count, planet }) => count === most && planet !== leadingPlanet);
  const rows = indicators.filter(({ kp }) => kp).length;
  return answerOf(
    equal.length === 0
      ? `${planetFirst(leadingPlanet)} is named most often, in ${most} of the ${rows} KP pointers.`
      : `${planetFirst(leadingPlanet)} leads with ${most} of the ${rows} KP pointers, and ${planetsInWords(equal.map(({ planet }) => planet))} ${equal.length > 1 ? 'are' : 'is'} named as often.`,
    `${planetFirst(leadingPlanet)} stands for ${leadingField}.`,
    'This is a count and no verdict.',
  );
}
