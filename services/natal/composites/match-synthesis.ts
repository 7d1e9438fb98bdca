import { printedMs } from '@cuspal/engine/time/print';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { confidenceOf, firstRow, synthesisOf } from './synthesis.ts';
import {
  type MatchAnswer,
  matchCautions,
  matchCrossFacts,
  type MatchFindings,
  matchSupports,
  TWO,
} from './match-facts.ts';
import { say } from './composites.messages.ts';

const KOOTA_THRESHOLD = 18;
/** The lowest first. */
const CAPS = ['LOW', 'MODERATE'] as const;
/** Number of windows that get_compatibility_advanced lists, the best of all. */
const MOST_WINDOWS = 5;

/** The match in one answer: KP decides, the kootas only choose between the second row and the third. */
export function matchSynthesis(found: MatchFindings) {
  const { kpCuspal, audits, nearBorder, caps, failed } = found;
  const { answer, rule, passedOver } = decided(found);
  const bands = TWO.flatMap((who) => audits[who]?.confidenceBand ?? []);
  const boundary = TWO.some((who) => nearBorder[who]);
  return synthesisOf<MatchAnswer, Shared | null>({
    answer,
    rule,
    confidence: confidenceOf({
      decided: kpCuspal.verdict === 'EXCELLENT' || kpCuspal.verdict === 'POOR',
      auditBand: ['LOW', 'MODERATE'].find((band) => bands.some((each) => each === band)) ?? bands[0] ?? null,
      boundary: boundary ? 'CRITICAL' : null,
      failed: failed.length,
      cap: CAPS.find((cap) => TWO.some((who) => caps[who] === cap)) ?? null,
    }),
    quoteFirst: quoteOf(kpCuspal),
    supports: matchSupports(found),
    cautions: matchCautions(found, answer),
    timing: kpCuspal.marriageWindows[0] ?? null,
    timingSays: timingSays(found),
    crossSystem: matchCrossFacts(found, answer),
    notCovered: [
      ...(kpCuspal.override === null ? ['get_marriage_advanced'] : ['analyze_natal_promise']),
      ...(boundary ? ['get_boundary_warnings'] : []),
      ...passedOver,
    ],
  });
}

type Shared = MatchFindings['kpCuspal']['marriageWindows'][number];

function decided({ kpCuspal: { verdict, override }, ashtakoota }: MatchFindings) {
  const good = verdict === 'EXCELLENT' || verdict === 'GOOD';
  return firstRow<MatchAnswer>([
    { rule: 'S1', answer: 'ONE_SIDE_NOT_PROMISED', holds: override !== null },
    { rule: 'S2', answer: 'RECOMMENDED', holds: good && ashtakoota && ashtakoota.total >= KOOTA_THRESHOLD },
    { rule: 'S3', answer: 'RECOMMENDED_BY_KP_KOOTA_LOW', holds: good },
    { rule: 'S4', answer: 'POSSIBLE_WITH_CARE', holds: verdict === 'AVERAGE' },
    { rule: 'S5', answer: 'NOT_SUPPORTED', holds: true },
  ]);
}

/** The verdict with its points, and the two sub lords of cusp 7 with the houses of marriage that they signify. */
function quoteOf({ verdict, total, maximum, promises }: MatchFindings['kpCuspal']): string {
  const { person1, person2 } = promises;
  const told = { verdict, total, maximum, first: person1.csl, second: person2.csl };
  const [firstHouses, secondHouses] = [person1.covered, person2.covered];
  return firstHouses.length + secondHouses.length === 0
    ? say.matchWithoutHouses(told)
    : say.matchBySubLords({ ...told, firstHouses, secondHouses });
}

function timingSays({
  kpCuspal: { marriageWindows, promises },
  underAge,
  clock,
  asOfMs,
}: MatchFindings): string | null {
  const [first] = marriageWindows;
  if (first !== undefined) {
    const span = { startMs: printedMs(first.start), endMs: printedMs(first.end) };
    const runs = runsInWords(span, asOfMs, clock);
    return say.firstShared({ best: marriageWindows.length >= MOST_WINDOWS, runs });
  }
  return TWO.some((who) => promises[who].side === 'no') ? null : say.noPeriodShared({ underAge });
}
