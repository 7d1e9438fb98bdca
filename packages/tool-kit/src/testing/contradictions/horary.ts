import { z } from 'zod';
import type { Pair } from './pair.ts';

/** What horary calls of the pairs ask besides the birth: one number for each birth, and the event. */
export const HORARY_ARGUMENTS: Readonly<Record<string, (number: number) => object>> = {
  get_lost_or_missing: (number) => ({ question_number: number }),
  'get_horary_chart_v2: Recovery of Lost Article': (number) => ({
    target_number: number,
    query_event: 'Recovery of Lost Article',
  }),
  'get_horary_chart_v2: Interview': (number) => ({ target_number: number, query_event: 'interview' }),
  'get_career_horary: interview': (number) => ({ target_number: number, query_type: 'interview' }),
  'get_arrival_timing: letter': (number) => ({ question_number: number, subject: 'letter' }),
};

const LOST = 'get_horary_chart_v2: Recovery of Lost Article';
const INTERVIEW = 'get_horary_chart_v2: Interview';

const shortTerm = z.object({ stays: z.array(z.object({ start: z.string(), end: z.string() })) }).optional();
const lost = z.object({
  answer: z.string(),
  direction: z.string(),
  directionDetail: z.string(),
  distanceClass: z.string(),
  modalityHint: z.string(),
  distance: z.object({ milesTradition: z.number() }).nullable(),
  recovery: z.object({ verdict: z.string() }),
  shortTerm,
});
const chart = z.object({
  answer: z.string(),
  verdict: z.object({ answer: z.string() }).nullable(),
  shortTerm,
});
const career = z.object({ answer: z.string(), verdict: z.string(), shortTerm });
const arrival = z.object({ answer: z.string(), asOf: z.string(), scale: z.string().optional(), shortTerm });

/** Answers of a number chart that fit a recovery. */
const FITS: Readonly<Record<string, readonly string[]>> = {
  PROMISED: ['YES', 'QUALIFIED_YES'],
  DELAYED: ['QUALIFIED_YES'],
  NOT_RECOVERED: ['NO'],
  WITHHELD: ['WITHHELD'],
};

/** Questions by number: the same number at the same moment gives one answer. */
export const HORARY_PAIRS: readonly Pair[] = [
  {
    name: 'a lost thing that comes back by one tool and not by another',
    tools: ['get_lost_or_missing', LOST],
    opposed: (results) => {
      const { recovery } = lost.parse(results['get_lost_or_missing']);
      const { verdict } = chart.parse(results[LOST]);
      const answer = verdict?.answer ?? 'WITHHELD';
      return FITS[recovery.verdict]?.includes(answer) ? undefined : `${recovery.verdict} against ${answer}`;
    },
    joined: /^never$/,
  },
  {
    name: 'two directions of a lost thing',
    tools: ['get_lost_or_missing'],
    opposed: (results) => {
      const { direction, directionDetail } = lost.parse(results['get_lost_or_missing']);
      return directionDetail.includes(direction) ? undefined : `${direction} beside ${directionDetail}`;
    },
    joined: /^never$/,
  },
  {
    name: 'a distance of a lost thing that its hint or its miles deny',
    tools: ['get_lost_or_missing'],
    opposed: (results) => {
      const { distanceClass, modalityHint, distance } = lost.parse(results['get_lost_or_missing']);
      const far = distanceClass === 'FAR' || distanceClass === 'ABROAD';
      const close = distanceClass === 'SAME_PLACE' || distanceClass === 'NEAR';
      const denied = (far && modalityHint === 'NEARER') || (close && modalityHint === 'FARTHER');
      return denied || ((far || close) && distance !== null) ? `${distanceClass} ${modalityHint}` : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'days of a lost thing or an interview that two tools tell differently',
    tools: ['get_lost_or_missing', LOST, 'get_career_horary: interview', INTERVIEW],
    opposed: (results) => {
      const days = (result: unknown): string => JSON.stringify(z.object({ shortTerm }).parse(result).shortTerm ?? null);
      const [first, second] = [days(results['get_lost_or_missing']), days(results[LOST])];
      const [third, fourth] = [days(results['get_career_horary: interview']), days(results[INTERVIEW])];
      return first === second && third === fourth ? undefined : `${first} ${second} ${third} ${fourth}`;
    },
    joined: /^never$/,
  },
  {
    name: 'an interview answered yes by one tool and not by another',
    tools: ['get_career_horary: interview', INTERVIEW],
    opposed: (results) => {
      const { verdict } = career.parse(results['get_career_horary: interview']);
      const other = chart.parse(results[INTERVIEW]).verdict?.answer ?? 'WITHHELD';
      return verdict === other ? undefined : `${verdict} against ${other}`;
    },
    joined: /^never$/,
  },
  {
    name: 'days of the ruling planets beside a period of the dasha',
    tools: ['get_career_horary: interview'],
    opposed: (results) => {
      const { answer, shortTerm: soon } = career.parse(results['get_career_horary: interview']);
      return soon === undefined ? undefined : answer;
    },
    joined: /ruling planets .*(?:The dasha, which counts in longer periods|By the dasha|is over|are over)/,
  },
  {
    name: 'an arrival counted in months beside a day of the next weeks',
    tools: ['get_arrival_timing: letter'],
    opposed: (results) => {
      const { asOf, scale, shortTerm: soon } = arrival.parse(results['get_arrival_timing: letter']);
      const start = soon?.stays[0]?.start;
      if (start === undefined || scale !== 'MONTHS') return undefined;
      return Date.parse(start) - Date.parse(asOf) < 29 * 86_400_000 ? `${scale} ${asOf} ${start}` : undefined;
    },
    joined: /^never$/,
  },
];
