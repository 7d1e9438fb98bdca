import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { EngineError } from '../../base/errors.ts';
import { isAskedByNameOnly, TOPICS } from '../../events/event.ts';
import type { NatalEvent, Topic } from '../../events/event.ts';
import { partedByAge } from '../../events/life-stage.ts';
import type { SetAside } from '../../events/life-stage.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { cuspalSubLord, cuspOf, houseOfPlanet } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Band, Verdict } from '../../kp/promise/promise-verdict.ts';
import { separation } from '../../base/angles.ts';
import { greatCircleKm } from '../../time/place.ts';
import type { Place } from '../../time/place.ts';
import { signName } from '../../zodiac/lords.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './foreign.messages.ts';

export const ASCENDANT_PARTS = ['sign', 'starLord', 'subLord'] as const;
type AscendantPart = (typeof ASCENDANT_PARTS)[number];

interface Change<Value> {
  readonly from: Value;
  readonly to: Value;
}

/** A verdict that is another at the new place. */
interface VerdictChange extends Change<Verdict> {
  readonly event: string;
  readonly topic: Topic;
  /** Steps between the bands, turned round for unwelcome matters: what the topic gains. */
  readonly points: number;
}

/** A chart and the same instant at another place. */
export interface Relocation {
  readonly relocated: Chart;
  readonly planetHouses: readonly {
    readonly planet: Planet;
    readonly natalHouse: House;
    readonly newHouse: House;
  }[];
  /** Planets within 3° of an angle of the new place. */
  readonly angular: readonly { readonly planet: Planet; readonly cusp: House; readonly orb: number }[];
  readonly changes: {
    readonly ascendant: readonly (Change<string> & { readonly part: AscendantPart })[];
    readonly csl: readonly (Change<Planet> & { readonly cusp: House })[];
    readonly houses: readonly (Change<House> & { readonly planet: Planet })[];
    readonly verdicts: readonly VerdictChange[];
  };
  /**
   * How many more verdicts change, of matters that are told only when a caller names them
   * (docs/api.md#unwelcome-events).
   */
  readonly unnamed: number;
  /** Matters of another age whose verdict changes. */
  readonly setAside: readonly SetAside<NatalEvent>[];
  /** Points of all changed verdicts by topic, those that are not named among them. */
  readonly topicShift: readonly { readonly topic: Topic; readonly delta: number }[];
  readonly distanceKm: number;
}

const ANGLES: readonly House[] = [1, 4, 7, 10];
const ANGULAR_ORB = 3;
/** Our steps between the bands of R9.5. */
const STEP: Readonly<Record<Band, number>> = { PROMISED: 3, CONDITIONAL: 2, WEAK: 1, SILENT: 0, DENIED: -1 };

/**
 * The chart of the same instant for another place (R35.3): planets stay, cusps, owners and verdicts are made anew.
 * Throws out_of_range where Placidus does not exist at either place.
 */
export function relocation(
  ephemeris: Ephemeris,
  chart: Chart,
  target: { readonly latitude: number; readonly longitude: number },
  age: number | null,
): Relocation {
  requireHouses(chart);
  const relocated = buildChart(ephemeris, { ...chart.moment, ...target });
  if (relocated.houses === null) {
    throw new EngineError(
      'out_of_range',
      say.noPlacidusThere({ latitude: target.latitude, limit: (90 - relocated.frame.obliquityTrue).toFixed(2) }),
      'target_latitude',
    );
  }
  const planetHouses = PLANETS.map((planet) => ({
    planet,
    natalHouse: houseOfPlanet(chart, planet),
    newHouse: houseOfPlanet(relocated, planet),
  }));
  const changed = NATAL_EVENTS.flatMap((event) => {
    const change = verdictChange(chart, relocated, event);
    return change === null ? [] : [{ change, event }];
  });
  const named = changed.filter(({ event }) => !isAskedByNameOnly(event.key));
  const { chosen, setAside } = partedByAge(named, age);
  return {
    relocated,
    planetHouses,
    angular: angularPlanets(relocated),
    changes: {
      ascendant: ascendantChanges(chart, relocated),
      csl: HOUSES.map((cusp) => ({
        cusp,
        from: cuspalSubLord(chart, cusp),
        to: cuspalSubLord(relocated, cusp),
      })).filter(({ from, to }) => from !== to),
      houses: planetHouses
        .map(({ planet, natalHouse, newHouse }) => ({ planet, from: natalHouse, to: newHouse }))
        .filter(({ from, to }) => from !== to),
      verdicts: chosen.map(({ change }) => change),
    },
    unnamed: changed.length - named.length,
    setAside,
    topicShift: TOPICS.map((topic) => ({
      topic,
      delta: changed.reduce((sum, { change }) => sum + (change.topic === topic ? change.points : 0), 0),
    })),
    distanceKm: distanceKm(chart.moment, target),
  };
}

function ascendantChanges(chart: Chart, relocated: Chart): Relocation['changes']['ascendant'] {
  const partOf = ({ ascendant }: Chart, part: AscendantPart): string =>
    part === 'sign' ? signName(ascendant.signIndex) : ascendant[part];
  return ASCENDANT_PARTS.map((part) => ({ part, from: partOf(chart, part), to: partOf(relocated, part) })).filter(
    ({ from, to }) => from !== to,
  );
}

const angularPlanets = (relocated: Chart): Relocation['angular'] =>
  PLANETS.flatMap((planet) =>
    ANGLES.flatMap((cusp) => {
      const orb = separation(relocated.planets[planet].longitude, cuspOf(relocated, cusp).longitude);
      return orb <= ANGULAR_ORB ? [{ planet, cusp, orb }] : [];
    }),
  );

function verdictChange(chart: Chart, relocated: Chart, event: NatalEvent): VerdictChange | null {
  const [before, after] = [verdictOf(chart, event), verdictOf(relocated, event)];
  if (before.verdict === after.verdict) return null;
  const steps = STEP[after.band] - STEP[before.band];
  return {
    event: event.label,
    topic: event.topic,
    from: before.verdict,
    to: after.verdict,
    // Not -steps: that gives a negative zero.
    points: event.polarity === 'adverse' ? 0 - steps : steps,
  };
}

/** To more digits than distances between events need. */
const MEAN_RADIUS_KM = 6371.0088;

/** Great circle between two places on a sphere of the Earth's mean radius. */
export const distanceKm = (from: Place, to: Place): number => greatCircleKm(from, to, MEAN_RADIUS_KM);
