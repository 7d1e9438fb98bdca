import { shownDay } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { ElectionTopic } from './election-topic.ts';
import { topicOfElection } from './election-topic.ts';
import { WAKING_HOURS } from '../events/usual-hours.ts';
import { Pointer } from './runs.ts';
import { pause } from './scan-work.ts';
import type { ScanWork } from './scan-work.ts';
import type { LordRow } from './sub-rows.ts';
import type { SecondSpan, Timeline } from './timeline.ts';
import type { UsableStretch } from './usable-hours.ts';
import type { Planet } from '../zodiac/names.ts';
import { say } from './election.messages.ts';
import { isIn } from '../zodiac/planet-bits.ts';

/** The three conditions of the older method: lords of the rising sub, of the Moon's star and of the day. */
export const CONDITIONS = ['ASC_SUB', 'MOON_STAR', 'DAY_LORD'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What is elected where no event is named: oneself and the wish, against 8 and 12. */
export const GENERAL_TOPIC: ElectionTopic = topicOfElection({
  key: 'general',
  label: 'Any good undertaking',
  aliases: [],
  matterHouses: [1, 11],
  electedHouses: [1, 11],
  primaryHouse: 11,
  avoidHouses: [8, 12],
  cuspRule: { cusp: 11, mustSignify: [1, 11], text: say.generalRule },
  provenance: 'DERIVED_CUSP_RULE',
  citation: null,
  defaultGranularity: 'minute',
  electionType: 'commencement',
  significance: 'ROUTINE',
  usualHours: WAKING_HOURS,
  secondSchool: null,
});

/** A condition that holds and the planet that makes it hold. */
interface MetCondition {
  readonly condition: Condition;
  readonly planet: Planet;
}

/** Consecutive seconds on which two or three conditions hold and nothing of them changes. Unix seconds. */
interface TriangulatedMoment extends SecondSpan {
  readonly met: readonly MetCondition[];
  /** How many of the planets are STRONG. */
  readonly strong: number;
}

export interface Triangulation {
  /** Best first, at most three of a local date. */
  readonly moments: readonly TriangulatedMoment[];
  /** Usable seconds in which each condition holds. */
  readonly seconds: Readonly<Record<Condition, number>>;
  readonly usableSeconds: number;
}

const SHORTEST = 60;
const MOST_PER_DAY = 3;
const PIECE = 1_000;

interface Piece extends SecondSpan {
  readonly rising: LordRow;
  readonly moonStar: number;
  readonly moonLord: Planet;
  readonly dayLord: Planet;
}

/** Windows on which the rising sub lord, the Moon's star lord and the day lord are significators, by two or all three. */
export async function triangulate(
  work: ScanWork,
  set: ElectingSet,
  timeline: Timeline,
  stretches: readonly UsableStretch[],
  clock: LocalClock,
): Promise<Triangulation> {
  const significators = set.strong | set.weak;
  const seconds: Record<Condition, number> = { ASC_SUB: 0, MOON_STAR: 0, DAY_LORD: 0 };
  const found: TriangulatedMoment[] = [];
  let usableSeconds = 0;
  for (const piece of await piecesOf(work, timeline, stretches)) {
    const { from, to, rising, dayLord } = piece;
    usableSeconds += to - from;
    const met = lordsOf(rising, piece.moonLord, dayLord).filter(({ planet }) => isIn(significators, planet));
    for (const { condition } of met) seconds[condition] += to - from;
    if (met.length < 2 || to - from < SHORTEST) continue;
    found.push({ from, to, met, strong: met.filter(({ planet }) => isIn(set.strong, planet)).length });
  }
  found.sort((a, b) => b.met.length - a.met.length || b.strong - a.strong || a.from - b.from);
  return { moments: fewOfADay(found, clock), seconds, usableSeconds };
}

const lordsOf = (rising: LordRow, moonLord: Planet, dayLord: Planet): readonly MetCondition[] => [
  { condition: 'ASC_SUB', planet: rising.subLord },
  { condition: 'MOON_STAR', planet: moonLord },
  { condition: 'DAY_LORD', planet: dayLord },
];

/** The usable time in pieces of one rising row, one star of the Moon and one day lord. */
async function piecesOf(
  work: ScanWork,
  timeline: Timeline,
  stretches: readonly UsableStretch[],
): Promise<readonly Piece[]> {
  const sky = new Pointer(timeline.sky);
  const rises = new Pointer(timeline.rising);
  const pieces: Piece[] = [];
  for (const stretch of stretches) {
    let from = stretch.from;
    let last: Piece | undefined;
    while (from < stretch.to) {
      const state = sky.at(from)?.state;
      const rising = rises.at(from)?.row;
      if (state === undefined || rising === undefined) throw new RangeError('a scan begins before its lists');
      const to = Math.min(sky.nextSecond, rises.nextSecond, stretch.to);
      const { Moon } = state.rows;
      const own = { from, to, rising, moonStar: Moon.starIndex, dayLord: state.dayLord, moonLord: Moon.starLord };
      if (last?.rising === rising && last.moonStar === own.moonStar && last.dayLord === own.dayLord) {
        last = { ...last, to };
        pieces[pieces.length - 1] = last;
      } else {
        last = own;
        pieces.push(own);
        if (pieces.length % PIECE === 0) await pause(work, 1);
      }
      from = to;
    }
  }
  return pieces;
}

function fewOfADay(moments: readonly TriangulatedMoment[], clock: LocalClock): readonly TriangulatedMoment[] {
  const counts = new Map<number, number>();
  return moments.filter(({ from }) => {
    const day = shownDay(from * 1000, clock);
    const count = counts.get(day) ?? 0;
    counts.set(day, count + 1);
    return count < MOST_PER_DAY;
  });
}
