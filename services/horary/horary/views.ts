import type { Chart } from '@cuspal/engine/chart/chart';
import { chain, listsOf } from '@cuspal/engine/kp/kernel/chain';
import type { HoraryAnswered } from '@cuspal/engine/kp/horary/ask';
import type { HoraryTiming, HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import type { HoraryQuestion } from '@cuspal/engine/kp/horary/question';
import type { Rotation } from '@cuspal/engine/events/rotation';
import type { HoraryJudgement } from '@cuspal/engine/kp/horary/yes-or-no';
import type { RulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import type { ShortTiming } from '@cuspal/engine/kp/horary/short-timing';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { isTight, subEdge } from '@cuspal/engine/zodiac/boundary';
import { sortedHouses } from '@cuspal/engine/zodiac/house-math';
import type { House } from '@cuspal/engine/zodiac/names';
import { instantOrNull, spanView } from '@cuspal/tool-kit/views/spans';
import { releaseView } from '@cuspal/tool-kit/views/deferral';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { say } from './horary.messages.ts';

/** Houses of the chart behind those counted from another person. */
const originalsView = (
  rotation: Rotation,
  { mainCusp, favourable, against }: Pick<HoraryQuestion, 'mainCusp' | 'favourable' | 'against'>,
) => ({
  mainCusp: rotation.original(mainCusp),
  favourable: rotation.originals(favourable),
  against: rotation.originals(against),
});

/** A judgement as results print it. */
export function verdictView(
  chart: Chart,
  rotation: Rotation,
  question: HoraryQuestion,
  judgement: HoraryJudgement,
  milder: HoraryAnswered['milder'],
) {
  const { wishLord, wishStarLord } = judgement.judges;
  return {
    answer: judgement.answer,
    basis: judgement.basis,
    qualifiers: judgement.qualifiers,
    tests: judgement.tests,
    mainCusp: question.mainCusp,
    favourable: question.favourable,
    against: question.against,
    ...(rotation.relation !== 'self' && { originalHouses: originalsView(rotation, question) }),
    chain: chain(chart, rotation.original(question.mainCusp)),
    wishChain: {
      csl: wishLord,
      starLord: wishStarLord,
      retrograde: chart.planets[wishLord].retrograde,
      starLordRetrograde: chart.planets[wishStarLord].retrograde,
      levels: listsOf(chart, wishLord),
    },
    milderReading: milder && {
      reading: milder.reading,
      planet: milder.planet,
      ...releaseView(milder, chart.moment),
    },
  };
}

/** A window of a number chart by its clock, its houses counted from the person asked about. */
export const horaryWindowView = (window: HoraryWindow, clock: LocalClock, rotation: Rotation) => ({
  ...windowView(countedFrom(rotation, window), clock),
  retrogradeLords: window.retrogradeLords.map(({ planet, turnsDirectMs }) => ({
    planet,
    turnsDirect: instantOrNull(turnsDirectMs, clock),
  })),
  sunDates: window.sunDates.map((date) => spanView(date, clock)),
});

/** A period weighed in houses of the chart, told in those of the question (R9.8). */
function countedFrom({ counted }: Rotation, window: HoraryWindow): HoraryWindow {
  const inQuestion = (houses: readonly House[]): readonly House[] => sortedHouses(houses.map(counted));
  return {
    ...window,
    covered: inQuestion(window.covered),
    missing: inQuestion(window.missing),
    postponedBy: window.postponedBy.map((each) => ({ ...each, denialHouses: inQuestion(each.denialHouses) })),
  };
}

/** Windows, or the reason why there are none. */
export function windowsView({ windows }: HoraryTiming, clock: LocalClock, rotation: Rotation, whyNone: string) {
  return {
    windows: windows.map((window) => horaryWindowView(window, clock, rotation)),
    ...(windows.length === 0 && { noWindowReason: whyNone }),
  };
}

/** Days of the ruling planets as a field of the result; none of a matter that takes longer. */
export const shortTermField = (soon: ShortTiming | null, clock: LocalClock) =>
  soon === null
    ? {}
    : {
        shortTerm: {
          until: printInstant(soon.untilMs, clock),
          relaxed: soon.relaxed,
          stays: soon.stays.map((stay) => ({ mover: stay.mover, ...spanView(stay, clock) })),
        },
      };

export const rulingView = ({ slots, ranked }: RulingPlanets) => ({ slots, ranked });

/** Note for a Moon within a minute of arc of a sub border. */
export const boundaryCaution = (chart: Chart): string | null =>
  isTight(subEdge(chart.planets.Moon.longitude).distanceArcsec) ? say.moonNearBorder() : null;
