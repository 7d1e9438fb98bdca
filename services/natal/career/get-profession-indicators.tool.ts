import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { printInstant } from '@cuspal/engine/time/print';
import {
  PROFESSION_INDICATORS,
  professionIndicators,
  type ProfessionIndicators,
} from '@cuspal/engine/topics/career/profession-indicators';
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
import { leadByWork, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

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
    if (md === null) note(say.noMahadasha());
    const found = professionIndicators(chart, md);
    return {
      answer: countAnswer(found),
      asOf: printInstant(now, chart.moment),
      ...found,
      ...useNote(),
      next: [{ tool: 'get_occupation_matches', reason: say.nextRankedOccupations() }],
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
      ? say.namedMost({ planet: leadingPlanet, most, rows })
      : say.leadsAmongEqual({ planet: leadingPlanet, most, rows, equal: equal.map(({ planet }) => planet) }),
    say.standsFor({ planet: leadingPlanet, fields: leadingField.split(', ') }),
    say.countNoVerdict(),
  );
}
