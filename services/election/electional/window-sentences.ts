import { taraOf } from '@cuspal/engine/almanac/tara';
import { CAUTIONS, type Caution } from '@cuspal/engine/election/cautions';
import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionWindow } from '@cuspal/engine/election/election-scan';
import { type JudgedPeriod, type LayerState, movesFor } from '@cuspal/engine/election/layers';
import type { Custom } from '@cuspal/engine/election/moment-chart';
import type { LordRow } from '@cuspal/engine/election/sub-rows';
import type { StandingKind } from '@cuspal/engine/kp/kernel/standing';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { isIn, planetsIn } from '@cuspal/engine/zodiac/planet-bits';
import { signDirection } from '@cuspal/engine/zodiac/sign-attributes';
import { say } from './electional.messages.ts';

const LEVELS = ['MD', 'AD', 'PD'] as const;

/**
 * Whole sentences on what the lords of a joint period do for the event. A class above SILENT has one lord at most that is
 * not strong; of SILENT ones those that work against the event are named (R6T.4). `relaxed` marks the
 * first.
 */
export function periodSentences({ planets, matter }: ElectingSet, period: JudgedPeriod, relaxed = false): string {
  const distinct = [...new Set(LEVELS.map((level) => lordOf(period, level)))];
  const whose = (standing: StandingKind): readonly Planet[] =>
    distinct.filter((planet) => planets[planet].standing === standing);
  if (period.class === 'SILENT') return say.periodSilent({ lords: distinct, against: whose('AGAINST') });
  const strong = whose('STRONG');
  const level = LEVELS.find((each) => planets[lordOf(period, each)].standing !== 'STRONG') ?? 'MD';
  const lord = lordOf(period, level);
  const standIns = strong.filter((planet) => planets[planet].standIn);
  const postponing = distinct.filter((planet) => matter.lords[planet].postpones);
  const partial = period.class === 'PARTIAL';
  return [
    say.periodFavours({ strong, standing: planets[lord].standing, partial, level, lord, relaxed }),
    ...(standIns.length > 0 ? [say.takePlace({ lords: standIns })] : []),
    ...(postponing.length > 0 ? [say.postponed({ lords: postponing })] : []),
  ].join(' ');
}

const lordOf = ({ md, ad, pd }: JudgedPeriod, level: 'MD' | 'AD' | 'PD'): Planet =>
  (level === 'MD' ? md : level === 'AD' ? ad : pd).planet;

const isRelaxed = (state: LayerState | null): boolean => state === 'RELAXED';

/** Sentences for what holds at a window, in the order of results. */
export function matchedConditions(
  set: ElectingSet,
  window: ElectionWindow,
  customs: readonly Custom[],
): readonly string[] {
  return [
    ...periodLine(set, window),
    ...rulingLine(set, window),
    ...transitLine(set, window),
    ...rowLines(set, 'MOON', window.moonRow),
    ...risingLines(set, window),
    ...CAUTIONS.filter((code) => window.cautions.includes(code)).map(
      (code) => `caution:${code}: ${cautionSentence(code, set, window)}`,
    ),
    ...customs.map((code) => `custom:${code}: ${say.custom({ code })}`),
    ...infoLines(set, window),
  ];
}

function periodLine(set: ElectingSet, { layers, period }: ElectionWindow): readonly string[] {
  return layers.period === 'NOT_MET' ? [] : [`PERIOD: ${periodSentences(set, period, isRelaxed(layers.period))}`];
}

function rulingLine(set: ElectingSet, { members, layers }: ElectionWindow): readonly string[] {
  const strong = planetsIn(members & set.strong);
  if (strong.length === 0) return [];
  return [`RULING_PLANETS: ${say.ruleMoment({ strong, relaxed: isRelaxed(layers.ruling) })}`];
}

function transitLine(set: ElectingSet, { sky, period, layers }: ElectionWindow): readonly string[] {
  const lords = [
    [period.ad.planet, 'AD'],
    [period.pd.planet, 'PD'],
  ] as const;
  const moving =
    lords.find(([lord]) => movesFor(set.own, sky.rows[lord])) ?? lords.find(([lord]) => movesFor(set, sky.rows[lord]));
  if (moving === undefined) return [];
  const [lord, level] = moving;
  const { starLord, subLord } = sky.rows[lord];
  const strong = isIn(set.strong, starLord);
  return [`TRANSIT: ${say.lordMoves({ level, lord, starLord, strong, subLord, relaxed: isRelaxed(layers.ruling) })}`];
}

/** Star and sub of the Moon or of the rising degree, as far as they carry the layer. */
function rowLines(set: ElectingSet, who: 'MOON' | 'ASC', { starLord, subLord }: LordRow): readonly string[] {
  const sub = isIn(set.strong, subLord);
  const line = (part: 'STAR' | 'SUB', lord: Planet): string =>
    `${who}_${part}: ${say.rowLord({ who, part, lord, carries: carries(set, lord) })}`;
  return [
    ...(isIn(set.strong, starLord) || (sub && isIn(set.weak, starLord)) ? [line('STAR', starLord)] : []),
    ...(sub ? [line('SUB', subLord)] : []),
  ];
}

function carries({ planets }: ElectingSet, lord: Planet): 'STAND_IN' | 'STRONG' | 'WEAK' {
  const { standing, standIn } = planets[lord];
  if (standIn) return 'STAND_IN';
  return standing === 'STRONG' ? 'STRONG' : 'WEAK';
}

function risingLines(set: ElectingSet, { rising }: ElectionWindow): readonly string[] {
  if (rising === null) return [];
  const { signLord } = rising;
  const sign = isIn(set.against, signLord)
    ? []
    : [`ASC_SIGN: ${say.risingSign({ lord: signLord, standIn: set.planets[signLord].standIn })}`];
  return [...sign, ...rowLines(set, 'ASC', rising)];
}

/** What the cautions of a window mean, in the order in which they are counted. */
export const cautionSentences = (set: ElectingSet, window: ElectionWindow): readonly string[] =>
  CAUTIONS.filter((code) => window.cautions.includes(code)).map((code) => cautionSentence(code, set, window));

function cautionSentence(code: Caution, { chart }: ElectingSet, { sky }: ElectionWindow): string {
  if (code !== 'TARA') return say.caution({ code });
  const { number } = taraOf(chart.planets.Moon.starIndex, sky.rows.Moon.starIndex);
  return say.tara({ number });
}

const info = (code: string, said: string): string => `info:${code}: ${said}`;

/** Lines on some events that inform and change no order. */
function infoLines({ topic }: ElectingSet, { members, sky, rising }: ElectionWindow): readonly string[] {
  if (topic.catalogue !== 'election') return [];
  if (topic.key === 'marriage') {
    const karakas = planetsIn(members).filter((planet) => planet === 'Venus' || planet === 'Jupiter');
    return karakas.length === 0 ? [] : [info('KARAKA', say.karakas({ karakas: [...karakas].reverse() }))];
  }
  if (topic.key === 'begin_journey') {
    return [info('MOON_DIRECTION', say.moonDirection({ quarter: signDirection(sky.rows.Moon.signIndex) }))];
  }
  return topic.key === 'surgery' && rising?.modality === 'movable' ? [info('MOVABLE_SIGN', say.movableSign())] : [];
}
