import type { DayFactor, DayFactorName } from '@cuspal/engine/synthesis/day-factors';
import { dayScore, focusHouses, type DayTone } from '@cuspal/engine/synthesis/day-score';
import { avoidSlot, bestSlot, type DaySlot } from '@cuspal/engine/synthesis/day-slots';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printedDay, printInstant } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { type CappedConfidence, type Fact, synthesisOf } from './synthesis.ts';
import { almanacFacts, cautionsBeside, eventsBeside, type TodayFindings } from './today-facts.ts';
import { say } from './composites.messages.ts';

const MEMBER_OF: Readonly<Record<DayFactorName, string>> = {
  AD_LORD: 'dasha',
  PD_LORD: 'dasha',
  MOON_STAR_LORD: 'slots',
  MOON_SUB_LORD: 'slots',
  RULING_PLANET: 'rulingPlanets',
  TARA_BALA: 'taraBala',
  CHANDRASHTAMA: 'taraBala',
  OWN_MEAN: 'dasha',
};

/** The person's day in one answer. */
export function todaySynthesis(found: TodayFindings) {
  const { chart, clock, slots, dasha, ruling, tara, failed } = found;
  const [first] = slots;
  const running = threeOf(dasha.levels.map(({ lord }) => lord.planet));
  const { score, factors, tone, rule } = dayScore(chart, {
    running,
    moonStarLord: first.moonStarLord,
    moonSubLord: first.moonSubLord,
    keptRulingPlanets:
      ruling?.ranked.filter((row) => row.status === 'kept' && !row.subSlotOnly).map(({ planet }) => planet) ?? null,
    tara: tara && { overall: tara.current.overall, chandrashtama: tara.current.chandraBala.chandrashtama },
  });
  const [best, avoid] = [bestSlot(slots), avoidSlot(slots)];
  const said = (sign: 1 | -1) =>
    factsOf(factors.filter(({ points, factor }) => factor !== 'OWN_MEAN' && points * sign > 0));
  return {
    ...synthesisOf<DayTone, null, CappedConfidence>({
      answer: tone,
      rule,
      confidence: dasha.sandhi.md || dasha.sandhi.ad || failed.length > 0 ? 'LOW' : 'MODERATE',
      quoteFirst: quoteOf(tone, running, dasha),
      supports: [...said(1), ...eventsBeside(dasha.activeEvents)],
      cautions: [...said(-1), ...cautionsBeside(found)],
      timing: null,
      timingSays: slotsSay(best, avoid, found),
      crossSystem: almanacFacts(
        found,
        // Star count and eighth Moon belong to another system: told, never counted.
        factsOf(
          factors.filter(
            ({ factor }) =>
              factor === 'TARA_BALA' ||
              (factor === 'CHANDRASHTAMA' && tara?.current.chandraBala.chandrashtama === true),
          ),
        ),
      ),
      notCovered: [
        ...(ruling === null ? ['RULING_PLANET'] : []),
        ...(tara === null ? ['TARA_BALA', 'CHANDRASHTAMA'] : []),
        ...(dasha.activeEvents.length > 0 ? ['find_event_timing_v2'] : []),
      ],
    }),
    score,
    factors,
    focusHouses: focusHouses(chart, running[2], first.moonSubLord),
    bestSlot: best && slotView(best, clock),
    avoidSlot: avoid && slotView(avoid, clock),
  };
}

/** A slot as it is printed. */
export const slotView = ({ startMs, endMs, ...slot }: DaySlot, clock: LocalClock) => ({
  start: printInstant(startMs, clock),
  end: printInstant(endMs, clock),
  ...slot,
});

const factsOf = (factors: readonly DayFactor[]): readonly Fact[] =>
  factors.map(({ factor, detail }) => ({ fact: detail, member: MEMBER_OF[factor] }));

function quoteOf(tone: DayTone, running: readonly Planet[], { housesActivated }: TodayFindings['dasha']): string {
  const lords = [...new Set(running)];
  const close = housesActivated.filter(({ level }) => level === 1).map(({ house }) => house);
  return `${say.dayTone({ tone })} ${say.dayLords({ lords, houses: close })}`;
}

/** A slot shorter than this is too short to begin much in. */
const SHORT_MS = 15 * 60_000;

/** The stretch to choose and the one to leave, with their hours. */
function slotsSay(best: DaySlot | null, avoid: DaySlot | null, { clock, sunless, slots }: TodayFindings): string {
  const [running] = slots;
  const runs = ({ startMs, endMs }: DaySlot) => {
    const [from, to] = [printInstant(startMs, clock), printInstant(endMs, clock)];
    return { running: startMs === running.startMs, from, to, sameDay: printedDay(from) === printedDay(to) };
  };
  return [
    best === null
      ? say.noGoodStretch({ sunless })
      : say.bestStretch({ sunless, brief: best.endMs - best.startMs < SHORT_MS, ...runs(best) }),
    ...(avoid === null ? [] : [say.weakStretch(runs(avoid))]),
  ].join(' ');
}

function threeOf([md, ad, pd]: readonly Planet[]): readonly [Planet, Planet, Planet] {
  if (md === undefined || ad === undefined || pd === undefined) throw new RangeError('Three periods run at once.');
  return [md, ad, pd];
}
