import { verdictQuote } from '@cuspal/engine/kp/promise/promise-reasoning';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { chainShape, verdictStabilityShape, type ToolDefinition } from '@cuspal/tool-kit';
import type { z } from 'zod';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import runPreVerdictAudit from '../verification/run-pre-verdict-audit.tool.ts';
import { member } from './composite-runner.ts';

type Output = typeof analyzeNatalPromise extends ToolDefinition<infer _, infer Result> ? z.input<Result> : never;
type Row = Output['events'][number];
type Chain = Output['chains'][string];

/** A promise with its chain, as analyze_natal_promise prints both. */
export const decidingPromiseShape = analyzeNatalPromise.output.shape.events
  .unwrap()
  .element.extend({ chain: chainShape, stability: verdictStabilityShape });

/** A row of analyze_natal_promise with the chain of its cusp: the promise that decides a composite. */
export type DecidingPromise = Row & { readonly chain: Chain };

/** The row of an event, with its chain, of a call that asked for it. */
export function decidingPromise({ events, chains }: Output, key: string): DecidingPromise {
  const row = events.find((each) => each.key === key);
  const chain = row && chains[String(row.house)];
  if (row === undefined || chain === undefined) throw new RangeError(`analyze_natal_promise was not asked for ${key}`);
  // The table of birth times is read in its own tool.
  const { table: _, truncated: __, ...stability } = row.stability;
  return { ...row, stability, chain };
}

/** The deciding verdict in one sentence. */
export const quoteOf = ({ event, ...row }: DecidingPromise): string => verdictQuote(event, row);

/** Verdicts that leave no doubt on which side they stand. */
export const isPlain = (verdict: Verdict): boolean =>
  verdict === 'ACTIVE' || verdict === 'DENIED' || verdict === 'NEGATED';

/** The audit as the composites show it. */
export const AUDIT = member(
  runPreVerdictAudit,
  'confidenceModifier confidenceBand factors boundary{criticalCount cautionCount warnings{target severity distanceArcmin affectedEvents}} ruleOfOrigin advice',
);
