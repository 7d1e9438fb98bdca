import type { Graha } from '../../zodiac/names.ts';
import type { TajikAspect } from '../aspects.ts';
import { dutthottha, duhphaliKutta, durupha, radda } from './conditions.ts';
import { gairiKamboola, kamboola, tambira } from './handed-over.ts';
import { induvara, ishkavala, khallasara, kutta } from './houses.ts';
import { eesarpha, ithasala, manau, nakta, yamaya } from './of-pairs.ts';
import type { YogaInstance, YogaResult, YogaSky } from './reading.ts';

/** The sixteen in their order (R31.6). */
export const TAJIK_YOGAS = [
  'ISHKAVALA',
  'INDUVARA',
  'ITHASALA',
  'EESARPHA',
  'NAKTA',
  'YAMAYA',
  'MANAU',
  'KAMBOOLA',
  'GAIRI_KAMBOOLA',
  'KHALLASARA',
  'RADDA',
  'DUHPHALI_KUTTA',
  'DUTTHOTTHA',
  'TAMBIRA',
  'KUTTA',
  'DURUPHA',
] as const;
export type TajikYogaName = (typeof TAJIK_YOGAS)[number];
type WholeChartYoga = 'ISHKAVALA' | 'INDUVARA';

interface JudgedInstance extends YogaInstance {
  readonly result: YogaResult;
  /** Yogas on the same pair that turn an ithasala bad, and the one that makes it good again. */
  readonly turnedBy?: readonly TajikYogaName[];
}

export interface TajikYoga {
  /** 1..16. */
  readonly number: number;
  readonly name: TajikYogaName;
  readonly present: boolean;
  /** None of the two that all seven planets make together. */
  readonly instances: readonly JudgedInstance[];
}

const WHOLE_CHART: Readonly<Record<WholeChartYoga, (sky: YogaSky) => boolean>> = {
  ISHKAVALA: ishkavala,
  INDUVARA: induvara,
};

const RULES: Readonly<
  Record<Exclude<TajikYogaName, WholeChartYoga>, readonly [YogaResult, (sky: YogaSky) => readonly YogaInstance[]]>
> = {
  ITHASALA: ['good', ithasala],
  EESARPHA: ['bad', eesarpha],
  NAKTA: ['good', nakta],
  YAMAYA: ['mixed', yamaya],
  MANAU: ['bad', manau],
  KAMBOOLA: ['good', kamboola],
  GAIRI_KAMBOOLA: ['mixed', gairiKamboola],
  KHALLASARA: ['bad', khallasara],
  RADDA: ['bad', radda],
  DUHPHALI_KUTTA: ['good', duhphaliKutta],
  DUTTHOTTHA: ['good', dutthottha],
  TAMBIRA: ['mixed', tambira],
  KUTTA: ['good', kutta],
  DURUPHA: ['bad', durupha],
};

/** These turn an ithasala of the same pair bad. */
const TURNING: readonly TajikYogaName[] = ['MANAU', 'RADDA', 'DURUPHA'];

const samePair = (one: YogaInstance, other: YogaInstance): boolean =>
  one.planets[0] === other.planets[0] && one.planets[1] === other.planets[1];

/** The sixteen yogas of a chart, those that do not hold included (R31.6). */
export function sixteenYogas(sky: YogaSky): readonly TajikYoga[] {
  const found = TAJIK_YOGAS.map((name, index): TajikYoga => {
    if (name === 'ISHKAVALA' || name === 'INDUVARA')
      return { number: index + 1, name, present: WHOLE_CHART[name](sky), instances: [] };
    const [result, rule] = RULES[name];
    const instances = rule(sky).map((instance) => ({ ...instance, result }));
    return { number: index + 1, name, present: instances.length > 0, instances };
  });
  const on = (instance: YogaInstance, name: TajikYogaName): boolean =>
    found.some((yoga) => yoga.name === name && yoga.instances.some((other) => samePair(instance, other)));
  return found.map((yoga) =>
    yoga.name === 'ITHASALA' ? { ...yoga, instances: yoga.instances.map((each) => turned(sky, each, on)) } : yoga,
  );
}

/** An ithasala by semisextile is mixed; 7, 11 and 16 turn any of them bad, 13 makes that good again. */
function turned(
  { pairs }: YogaSky,
  instance: JudgedInstance,
  on: (instance: YogaInstance, name: TajikYogaName) => boolean,
): JudgedInstance {
  const [fast, slow] = instance.planets;
  const aspect = pairs.find((pair) => pair.fast === fast && pair.slow === slow)?.aspect;
  const spoilers = TURNING.filter((name) => on(instance, name));
  if (spoilers.length === 0) return { ...instance, result: plainResult(aspect) };
  const healed = on(instance, 'DUTTHOTTHA');
  return {
    ...instance,
    result: healed ? plainResult(aspect) : 'bad',
    turnedBy: healed ? [...spoilers, 'DUTTHOTTHA'] : spoilers,
  };
}

const plainResult = (aspect: TajikAspect | undefined): YogaResult => (aspect === 'semisextile' ? 'mixed' : 'good');

/** The yogas between two planets, those of a third left out of the count: by the pair that an instance begins with. */
export const yogasBetween = (yogas: readonly TajikYoga[], x: Graha, y: Graha): readonly TajikYogaName[] =>
  yogas
    .filter(({ instances }) =>
      instances.some(({ planets: [first, second] }) => (first === x && second === y) || (first === y && second === x)),
    )
    .map(({ name }) => name);
