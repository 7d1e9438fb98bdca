import { z } from 'zod';
import type { Pair, Results } from './pair.ts';

const side = z.enum(['yes', 'split', 'no']);
const SETTLING = 'find_event_timing_v2: Foreign Settlement';

const timing = z.object({ promise: z.object({ verdict: z.string(), side }), windows: z.array(z.unknown()) });
const settlement = z.object({
  answer: z.string(),
  overall: z.string(),
  promises: z.record(z.string(), z.object({ verdict: z.string(), side })),
});
const visa = z.object({ answer: z.string(), verdict: z.string() });

const HEALTH = ['get_vitality_index', 'get_surgery_success', 'get_disease_nature', 'get_medical_timing'];
const health = z.object({
  answer: z.string(),
  recuperationClass: z.string().optional(),
  recoverySpeedClass: z.string().optional(),
  course: z.string().optional(),
  delay: z.unknown().optional(),
});

const speedOf = (results: Results, tool: string): string => {
  const { recuperationClass, recoverySpeedClass } = health.parse(results[tool]);
  return recuperationClass ?? recoverySpeedClass ?? 'none';
};

const settlesBy = (results: Results) => settlement.parse(results['get_foreign_settlement']);

/** One matter, one outcome: settling abroad in three tools, and recovery in four. */
export const ONE_MATTER_PAIRS: readonly Pair[] = [
  {
    name: 'settling abroad promised in one tool and not in another',
    tools: [SETTLING, 'get_foreign_settlement'],
    opposed: (results) => {
      const there = timing.parse(results[SETTLING]).promise.verdict;
      const here = settlesBy(results).promises['foreign_settlement']?.verdict;
      return here === there ? undefined : `${here} against ${there}`;
    },
    joined: /^never$/,
  },
  {
    name: 'periods for settling abroad beside stages that end at home',
    tools: [SETTLING, 'get_foreign_settlement'],
    opposed: (results) => {
      const { promise, windows } = timing.parse(results[SETTLING]);
      const { answer, overall } = settlesBy(results);
      const home = overall === 'STAYS_HOME' || overall === 'VISITS_ONLY';
      return home && promise.side === 'yes' && windows.length > 0 ? answer : undefined;
    },
    joined: /Step by step, by several cusps, it .*\. So expect obstacles on the way/,
  },
  {
    name: 'stages that settle beside a settlement that is not promised',
    tools: [SETTLING, 'get_foreign_settlement'],
    opposed: (results) => {
      const { answer, overall } = settlesBy(results);
      const away = overall === 'SETTLES' || overall === 'LONG_STAY';
      return away && timing.parse(results[SETTLING]).promise.side === 'no' ? answer : undefined;
    },
    joined: /But the promise decides, so do not count on it/,
  },
  {
    name: 'a visa granted beside a settlement that is not promised',
    tools: ['get_visa_documentation', 'get_foreign_settlement'],
    opposed: (results) => {
      const { answer, verdict } = visa.parse(results['get_visa_documentation']);
      const settles = settlesBy(results).promises['foreign_settlement']?.side;
      return verdict.startsWith('GRANT') && settles === 'no' ? answer : undefined;
    },
    joined: /This concerns the papers alone/,
  },
  {
    name: 'a visa refused beside a settlement that is promised',
    tools: ['get_visa_documentation', 'get_foreign_settlement'],
    opposed: (results) => {
      const { answer, verdict } = visa.parse(results['get_visa_documentation']);
      const settles = settlesBy(results).promises['foreign_settlement']?.side;
      return verdict === 'REFUSAL_RISK' && settles === 'yes' ? answer : undefined;
    },
    joined: /so the papers are the obstacle/,
  },
  {
    name: 'a work visa that nobody asked for',
    tools: ['get_visa_documentation'],
    opposed: (results) => {
      const { answer } = visa.parse(results['get_visa_documentation']);
      return /\bwork\b/.test(answer) ? answer : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'two speeds of one recovery',
    tools: HEALTH,
    opposed: (results) => {
      const speeds = HEALTH.map((tool) => speedOf(results, tool));
      return new Set(speeds).size === 1 ? undefined : speeds.join(' against ');
    },
    joined: /^never$/,
  },
  {
    name: 'a quick recovery beside a long course or late relief',
    tools: HEALTH,
    opposed: (results) => {
      const { course } = health.parse(results['get_medical_timing']);
      const { delay } = health.parse(results['get_disease_nature']);
      const long = course === 'CHRONIC_PATTERN' || delay !== null;
      return long && HEALTH.some((tool) => speedOf(results, tool) === 'FAST_HEALER') ? `${course}` : undefined;
    },
    joined: /^never$/,
  },
];
