import { z } from 'zod';
import type { Pair } from './pair.ts';

const YEAR = 'run_year_outlook_complete';
const DAY = 'run_today_complete';
const MONTHS = 'get_annual_forecast';

const factors = z.array(z.object({ factor: z.string(), points: z.number(), detail: z.string() }));
const months = z.array(z.object({ month: z.string(), tone: z.string() }));
const yearOf = z.object({
  yearTone: z.string(),
  months,
  openings: z.array(z.object({ event: z.string() })),
  readFrom: z.string().optional(),
  synthesis: z.object({
    text: z.string(),
    factors,
    timing: z.object({ best: z.object({ usableStart: z.string() }) }).nullable(),
  }),
});
const dayOf = z.object({ synthesis: z.object({ text: z.string(), answer: z.string() }) });
const monthsOf = z.object({ months });

const pointsOf = (rows: z.output<typeof factors>, name: string): number =>
  rows.find(({ factor }) => factor === name)?.points ?? 0;

/** Tones of a day, of months and of a year, and what is past beside what is best. */
export const TONE_PAIRS: readonly Pair[] = [
  {
    name: 'months of one tone beside antardasha lords of the other',
    tools: [YEAR],
    opposed: (results) => {
      const { synthesis } = yearOf.parse(results[YEAR]);
      const opposed = pointsOf(synthesis.factors, 'months') * pointsOf(synthesis.factors, 'dasha') < 0;
      const dasha = synthesis.factors.find(({ factor }) => factor === 'dasha');
      return opposed ? dasha?.detail : undefined;
    },
    joined: /^Behind the months stand antardasha lords .*, which (?:softens them|limits what they bring)\.$/,
  },
  {
    name: 'a hard year beside a good day, and a good year beside a hard day',
    tools: [YEAR, DAY],
    opposed: (results) => {
      const { yearTone, synthesis } = yearOf.parse(results[YEAR]);
      const day = dayOf.parse(results[DAY]).synthesis;
      const good = ['SUPPORTIVE', 'STEADY'].includes(day.answer);
      const goodYear = ['FAVOURABLE', 'STEADY'].includes(yearTone);
      return good === goodYear ? undefined : `${day.text} ${synthesis.text}`;
    },
    joined: /Beside this person's other days .* beside the person's other years/,
  },
  {
    name: 'a month with two tones',
    tools: [YEAR, MONTHS],
    opposed: (results) => {
      const tones = new Map(monthsOf.parse(results[MONTHS]).months.map(({ month, tone }) => [month, tone]));
      const other = yearOf
        .parse(results[YEAR])
        .months.find(({ month, tone }) => tones.has(month) && tones.get(month) !== tone);
      return other && `${other.month} is ${other.tone} in one and ${tones.get(other.month) ?? ''} in the other`;
    },
    joined: /^never$/,
  },
  {
    name: 'a best opening that runs already',
    tools: [YEAR],
    opposed: (results) => {
      const { readFrom, synthesis } = yearOf.parse(results[YEAR]);
      return readFrom !== undefined && synthesis.timing?.best.usableStart === readFrom ? synthesis.text : undefined;
    },
    joined: /already running, until/,
  },
];
