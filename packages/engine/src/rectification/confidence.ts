import type { Chance } from './proof.ts';
import { SAME_SCORE } from './scored.ts';
import { say } from './rectification.messages.ts';

/** How far a rectified time may be trusted. */
export const CONFIDENCES = ['HIGH', 'MODERATE', 'LOW'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What the confidence is made of. */
export interface Evidence {
  readonly events: number;
  /** Null without events. */
  readonly chance: Chance | null;
  readonly stability: number;
  readonly barMinutes: number;
  /** By the events alone, 0 to 100. */
  readonly score: number;
}

export interface JudgedConfidence {
  readonly confidence: Confidence;
  /** A sentence for each test that failed. */
  readonly confidenceReasons: readonly string[];
}

interface Demands {
  readonly events: number;
  readonly p: number;
  readonly stability: number;
  readonly barMinutes: number;
  readonly score: number;
}

/**
 * Ours beside the four tests, which sets of random dates pass by luck about once in a hundred: high confidence asks for six
 * events, a best score of 95, and that none of the forty shifted sets fits as well (docs/adr/0020-confidence-of-a-birth-time.md).
 */
const HIGH: Demands = { events: 6, p: 0.025, stability: 1, barMinutes: 5, score: 95 };
const MODERATE: Demands = { events: 3, p: 0.15, stability: 0.6, barMinutes: 20, score: 0 };

/** Never above this, where a page sets a limit. */
export function confidenceOf(evidence: Evidence, most: Confidence = 'HIGH'): JudgedConfidence {
  if (evidence.events === 0) {
    return { confidence: 'LOW', confidenceReasons: [say.noEvent()] };
  }
  const forModerate = failures(evidence, MODERATE);
  if (forModerate.length > 0) return { confidence: 'LOW', confidenceReasons: forModerate };
  const forHigh = failures(evidence, HIGH);
  if (most === 'HIGH') return { confidence: forHigh.length > 0 ? 'MODERATE' : 'HIGH', confidenceReasons: forHigh };
  return {
    confidence: 'MODERATE',
    confidenceReasons: [...forHigh, say.subLastsMinutes()],
  };
}

function failures({ events, chance, stability, barMinutes, score }: Evidence, asked: Demands): readonly string[] {
  const { shifts, asGood, p } = chance ?? { shifts: 0, asGood: 0, p: 1 };
  return [
    events < asked.events && say.tooFewEvents({ events, asked: asked.events }),
    p > asked.p && say.movedDatesFit({ asGood, trials: shifts }),
    stability < asked.stability && stabilitySentence(stability, events),
    barMinutes > asked.barMinutes && say.alikeFarApart({ minutes: barMinutes.toFixed(1), asked: asked.barMinutes }),
    score < asked.score && say.lowScore({ score, asked: asked.score }),
  ].filter((reason) => reason !== false);
}

function stabilitySentence(stability: number, events: number): string {
  return events < 2 ? say.singleEvent() : say.unstable({ held: Math.round(stability * events), events });
}

/** What a second test says of the stated time. */
export const RECTIFICATION_VERDICTS = ['CONFIRMED', 'SHIFTED', 'INCONCLUSIVE'] as const;
export type RectificationVerdict = (typeof RECTIFICATION_VERDICTS)[number];

const [CONFIRMED_WITHIN, SHIFTED_BEYOND] = [1, 5];

/** Within one point of the best it is confirmed, five below it is shifted unless the confidence is low. */
export function statedVerdict(stated: number, best: number, confidence: Confidence): RectificationVerdict {
  const behind = best - stated;
  if (behind <= CONFIRMED_WITHIN + SAME_SCORE) return 'CONFIRMED';
  return behind >= SHIFTED_BEYOND - SAME_SCORE && confidence !== 'LOW' ? 'SHIFTED' : 'INCONCLUSIVE';
}
