import { taraOf } from '@cuspal/engine/almanac/tara';
import { CAUTIONS, type Caution } from '@cuspal/engine/election/cautions';
import { isIn, type ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionWindow } from '@cuspal/engine/election/election-scan';
import { type JudgedPeriod, type LayerState, movesFor } from '@cuspal/engine/election/layers';
import type { Custom } from '@cuspal/engine/election/moment-chart';
import { planetsIn } from '@cuspal/engine/election/sub-rows';
import type { LordRow } from '@cuspal/engine/election/sub-rows';
import type { StandingKind } from '@cuspal/engine/kp/kernel/standing';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsDo, planetsFirst, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { QUARTER_IN_WORDS, signDirection } from '@cuspal/engine/zodiac/sign-attributes';

const ORDINAL: Readonly<Record<number, string>> = { 3: 'third', 5: 'fifth', 7: 'seventh' };

const relaxed = (state: LayerState | null): string => (state === 'RELAXED' ? ' (relaxed)' : '');

/** What a planet does for the event, as the end of a sentence about it (R6T.1). */
const DOES: Readonly<Record<StandingKind, readonly [one: string, several: string]>> = {
  STRONG: ['is strong for the event', 'are strong for the event'],
  WEAK: ['is weak for it', 'are weak for it'],
  AGAINST: ['works against it', 'work against it'],
  SILENT: ['is silent on it', 'are silent on it'],
};

const does = (planets: readonly Planet[], standing: StandingKind): string => planetsDo(planets, ...DOES[standing]);

const LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha'] as const;

/**
 * Whole sentences on what the lords of a joint period do for the event. A class above SILENT has one lord at most that is
 * not strong; of SILENT ones those that work against the event are named (R6T.4). `mark` ends the first.
 */
export function periodSentences({ planets, matter }: ElectingSet, period: JudgedPeriod, mark = ''): string {
  const lords = [period.md.planet, period.ad.planet, period.pd.planet];
  const distinct = [...new Set(lords)];
  const whose = (standing: StandingKind): readonly Planet[] =>
    distinct.filter((planet) => planets[planet].standing === standing);
  if (period.class === 'SILENT') {
    const against = whose('AGAINST');
    const because = against.length > 0 ? `, because ${does(against, 'AGAINST')}` : '';
    return `The running ${lordsWord(distinct)} ${planetsDo(distinct, 'does', 'do')} not favour the event${because}.`;
  }
  const strong = whose('STRONG');
  const at = lords.findIndex((planet) => planets[planet].standing !== 'STRONG');
  const other = lords[at];
  const joined = period.class === 'PARTIAL' ? 'and' : 'but';
  const rest = other && `, ${joined} the ${LEVELS[at]} lord ${does([other], planets[other].standing)}`;
  const standIns = strong.filter((planet) => planets[planet].standIn);
  const postponing = distinct.filter((planet) => matter.lords[planet].postpones);
  return [
    `The period ${lordsWord(strong)} ${does(strong, 'STRONG')}${rest ?? ''}${mark}.`,
    ...(standIns.length > 0
      ? [`But ${planetsDo(standIns, 'only takes', 'only take')} the place of a stronger planet.`]
      : []),
    ...(postponing.length > 0 ? [`But ${planetsDo(postponing, 'is', 'are')} in a star that postpones it.`] : []),
  ].join(' ');
}

const lordsWord = (lords: readonly Planet[]): string => (lords.length > 1 ? 'lords' : 'lord');

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
    ...rowLines(set, 'MOON', 'The Moon', window.moonRow),
    ...risingLines(set, window),
    ...CAUTIONS.filter((code) => window.cautions.includes(code)).map(
      (code) => `caution:${code}: ${cautionSentence(code, set, window)}`,
    ),
    ...customs.map((code) => `custom:${code}: ${CUSTOM_SENTENCES[code]}`),
    ...infoLines(set, window),
  ];
}

function periodLine(set: ElectingSet, { layers, period }: ElectionWindow): readonly string[] {
  return layers.period === 'NOT_MET' ? [] : [`PERIOD: ${periodSentences(set, period, relaxed(layers.period))}`];
}

function rulingLine(set: ElectingSet, { members, layers }: ElectionWindow): readonly string[] {
  const strong = planetsIn(members & set.strong);
  if (strong.length === 0) return [];
  return [
    `RULING_PLANETS: ${planetsFirst(strong)} ${strong.length > 1 ? 'rule the moment and are' : 'rules the moment and is'} strong for the event${relaxed(layers.ruling)}.`,
  ];
}

function transitLine(set: ElectingSet, { sky, period, layers }: ElectionWindow): readonly string[] {
  const lords = [
    [period.ad.planet, 'antardasha'],
    [period.pd.planet, 'pratyantardasha'],
  ] as const;
  const moving =
    lords.find(([lord]) => movesFor(set.own, sky.rows[lord])) ?? lords.find(([lord]) => movesFor(set, sky.rows[lord]));
  if (moving === undefined) return [];
  const [lord, level] = moving;
  const { starLord, subLord } = sky.rows[lord];
  return [
    `TRANSIT: The ${level} lord ${planetInWords(lord)} moves in the star of ${planetInWords(starLord)}, which ${isIn(set.strong, starLord) ? 'is strong' : 'is weak'} for the event. Its sub lord ${planetInWords(subLord)} does not work against it${relaxed(layers.ruling)}.`,
  ];
}

/** Star and sub of the Moon or of the rising degree, as far as they carry the layer. */
function rowLines(
  set: ElectingSet,
  code: 'MOON' | 'ASC',
  who: string,
  { starLord, subLord }: LordRow,
): readonly string[] {
  const sub = isIn(set.strong, subLord);
  const verb = code === 'MOON' ? 'is' : 'rises';
  const line = (part: 'star' | 'sub', lord: Planet): string =>
    `${code}_${part.toUpperCase()}: ${who} ${verb} in the ${part} of ${planetInWords(lord)}, which ${carries(set, lord)}.`;
  return [
    ...(isIn(set.strong, starLord) || (sub && isIn(set.weak, starLord)) ? [line('star', starLord)] : []),
    ...(sub ? [line('sub', subLord)] : []),
  ];
}

function carries({ planets }: ElectingSet, lord: Planet): string {
  const { standing, standIn } = planets[lord];
  if (standIn) return 'takes the place of a planet that is strong for the event (relaxed)';
  return standing === 'STRONG' ? 'is strong for the event' : 'is weak for the event (relaxed)';
}

function risingLines(set: ElectingSet, { rising }: ElectionWindow): readonly string[] {
  if (rising === null) return [];
  const { signLord } = rising;
  const sign = isIn(set.against, signLord)
    ? []
    : [
        `ASC_SIGN: The rising sign belongs to ${planetInWords(signLord)}, which ${set.planets[signLord].standIn ? carries(set, signLord) : 'does not work against the event'}.`,
      ];
  return [...sign, ...rowLines(set, 'ASC', 'The Ascendant', rising)];
}

const CAUTION_SENTENCES: Readonly<Record<Exclude<Caution, 'TARA'>, string>> = {
  CHANDRASHTAMA: 'The Moon is in the eighth sign from the Moon of birth, which tradition avoids.',
  MOON_LORD_RETROGRADE: 'The star lord or the sub lord of the Moon is retrograde.',
  ASC_SUB_RETROGRADE: 'The rising sub lord is retrograde or in the star of a retrograde planet.',
  NARROW: 'The window is shorter than two minutes.',
  MARS_RETROGRADE: 'Mars is retrograde at the moment.',
  MOON_LORD_EIGHTH: 'The star lord or the sub lord of the Moon brings house 8 at birth through its star lord.',
};

/** What the cautions of a window mean, in the order in which they are counted. */
export const cautionSentences = (set: ElectingSet, window: ElectionWindow): readonly string[] =>
  CAUTIONS.filter((code) => window.cautions.includes(code)).map((code) => cautionSentence(code, set, window));

function cautionSentence(code: Caution, { chart }: ElectingSet, { sky }: ElectionWindow): string {
  if (code !== 'TARA') return CAUTION_SENTENCES[code];
  const { number } = taraOf(chart.planets.Moon.starIndex, sky.rows.Moon.starIndex);
  return `The star of the Moon is the ${ORDINAL[number] ?? 'third'} counted from the star of birth, which tradition avoids.`;
}

const CUSTOM_SENTENCES: Readonly<Record<Custom, string>> = {
  RAHU_KALAM: 'The moment falls in Rahu kalam, which custom avoids and KP does not count.',
  VISHTI: 'The karana is Vishti, which custom avoids and KP does not count.',
};

/** Lines on some events that inform and change no order. */
function infoLines({ topic }: ElectingSet, { members, sky, rising }: ElectionWindow): readonly string[] {
  if (topic.catalogue !== 'election') return [];
  if (topic.key === 'marriage') {
    const karakas = planetsIn(members).filter((planet) => planet === 'Venus' || planet === 'Jupiter');
    return karakas.length === 0
      ? []
      : [
          `info:KARAKA: ${planetsInWords([...karakas].reverse())}, ${karakas.length > 1 ? 'the significators of marriage, rule' : 'a significator of marriage, rules'} the moment.`,
        ];
  }
  if (topic.key === 'begin_journey') {
    return [
      `info:MOON_DIRECTION: The sign of the Moon points to the ${QUARTER_IN_WORDS[signDirection(sky.rows.Moon.signIndex)]}.`,
    ];
  }
  return topic.key === 'surgery' && rising?.modality === 'movable'
    ? ['info:MOVABLE_SIGN: A movable sign rises, which is avoided for surgery where there is time to choose.']
    : [];
}
