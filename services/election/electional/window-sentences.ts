import { taraOf } from '@cuspal/engine/almanac/tara';
import { capitalised } from '@cuspal/engine/base/words';
import { CAUTIONS, type Caution } from '@cuspal/engine/election/cautions';
import { isIn, type ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionWindow } from '@cuspal/engine/election/election-scan';
import type { LayerState } from '@cuspal/engine/election/layers';
import type { Custom } from '@cuspal/engine/election/moment-chart';
import { planetsIn } from '@cuspal/engine/election/sub-rows';
import type { LordRow } from '@cuspal/engine/election/sub-rows';
import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsFirst, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { QUARTER_IN_WORDS, signDirection } from '@cuspal/engine/zodiac/sign-attributes';

const ORDINAL: Readonly<Record<number, string>> = { 3: 'third', 5: 'fifth', 7: 'seventh' };

/** `The period lord Mars`, `The period lords Mars and Venus`: planets that rule several periods are named once. */
function lordsInWords(lords: readonly Planet[]): string {
  const distinct = [...new Set(lords)];
  return `the period ${distinct.length > 1 ? 'lords' : 'lord'} ${planetsInWords(distinct)}`;
}

const relaxed = (state: LayerState | null): string => (state === 'RELAXED' ? ' (relaxed)' : '');

/** What the running lords do for the event, as the end of a sentence about them. */
const PERIOD_DOES: Readonly<Record<PeriodClass, readonly [one: string, several: string]>> = {
  TRIPLE_PRINCIPAL: ['gives the event', 'give the event, each as the main significator of another house'],
  ALL_FRUITFUL: ['gives the event', 'give the event'],
  PARTIAL: [
    'gives the event in the lower periods',
    'give the event in the lower periods, and the highest does not oppose',
  ],
  // A period whose lords all signify the event is OPENED only where a lord puts it off (R13.4).
  OPENED: [
    'gives the event, but stands in a star that postpones it',
    'give the event, but one or more stand in a star that postpones it',
  ],
  BLOCKED: ['signifies the event, but opposes it too', 'signify the event, but at least one of them opposes it too'],
  SILENT: ['signifies the event, but does not give it', 'signify the event, but do not give it'],
};

/** What a joint period does for the event. */
export function periodSentence(lords: readonly Planet[], found: PeriodClass): string {
  const [one, several] = PERIOD_DOES[found];
  const named = lordsInWords(lords);
  return `${capitalised(named)} ${new Set(lords).size > 1 ? several : one}`;
}

/** Sentences for what holds at a window, in the order of results. */
export function matchedConditions(
  set: ElectingSet,
  window: ElectionWindow,
  customs: readonly Custom[],
): readonly string[] {
  return [
    ...periodLine(window),
    ...rulingLine(set, window),
    ...transitLine(set, window),
    ...rowLines(set, 'MOON', 'The Moon', window.moonRow, window.layers.moon),
    ...risingLines(set, window),
    ...CAUTIONS.filter((code) => window.cautions.includes(code)).map(
      (code) => `caution:${code}: ${cautionSentence(code, set, window)}`,
    ),
    ...customs.map((code) => `custom:${code}: ${CUSTOM_SENTENCES[code]}`),
    ...infoLines(set, window),
  ];
}

function periodLine({ layers, period }: ElectionWindow): readonly string[] {
  if (layers.period === 'NOT_MET') return [];
  const lords = [period.md.planet, period.ad.planet, period.pd.planet];
  return [`PERIOD: ${periodSentence(lords, period.class)}${relaxed(layers.period)}.`];
}

function rulingLine(set: ElectingSet, { members, layers }: ElectionWindow): readonly string[] {
  const giving = planetsIn(members & set.fruitful);
  if (giving.length === 0) return [];
  return [
    `RULING_PLANETS: ${planetsFirst(giving)} ${giving.length > 1 ? 'rule the moment and give' : 'rules the moment and gives'} the event${relaxed(layers.ruling)}.`,
  ];
}

function transitLine(set: ElectingSet, { sky, period, layers }: ElectionWindow): readonly string[] {
  const lords = [
    [period.ad.planet, 'antardasha'],
    [period.pd.planet, 'pratyantardasha'],
  ] as const;
  const moving = lords.find(([lord]) => {
    const { starBit, subBit } = sky.rows[lord];
    return (starBit & (set.fruitful | set.qualified)) !== 0 && (subBit & set.hostile) === 0;
  });
  if (moving === undefined) return [];
  const [lord, level] = moving;
  const { starLord, subLord } = sky.rows[lord];
  // A star lord that gives with a reserve signifies the event.
  const gives = isIn(set.fruitful, starLord) ? 'gives' : 'signifies';
  return [
    `TRANSIT: The ${level} lord ${planetInWords(lord)} is in a star of ${planetInWords(starLord)} that ${gives} and a sub of ${planetInWords(subLord)} that allows the event${relaxed(layers.ruling)}.`,
  ];
}

/** Star and sub of the Moon or of the rising degree, as far as they give the event. */
function rowLines(
  set: ElectingSet,
  code: 'MOON' | 'ASC',
  who: string,
  { starLord, subLord }: LordRow,
  state: LayerState | null,
): readonly string[] {
  const sub = isIn(set.fruitful, subLord);
  const star = isIn(set.fruitful, starLord);
  const reserved = sub && isIn(set.qualified, starLord);
  const stands = code === 'MOON' ? 'is' : 'rises';
  return [
    ...(star
      ? [
          `${code}_STAR: ${who} ${stands} in the star of ${planetInWords(starLord)}, which gives the event${set.setRelaxed ? relaxed(state) : ''}.`,
        ]
      : []),
    ...(reserved
      ? [
          `${code}_STAR: ${who} ${stands} in the star of ${planetInWords(starLord)}, which gives the event with a reserve (relaxed).`,
        ]
      : []),
    ...(sub
      ? [
          `${code}_SUB: ${who} ${stands} in the sub of ${planetInWords(subLord)}, which gives the event${set.setRelaxed ? relaxed(state) : ''}.`,
        ]
      : []),
  ];
}

function risingLines(set: ElectingSet, { rising, layers }: ElectionWindow): readonly string[] {
  if (rising === null) return [];
  const sign = isIn(set.hostile, rising.signLord)
    ? []
    : [`ASC_SIGN: The rising sign belongs to ${planetInWords(rising.signLord)}, which does not oppose the event.`];
  return [...sign, ...rowLines(set, 'ASC', 'The Ascendant', rising, layers.ascendant)];
}

const CAUTION_SENTENCES: Readonly<Record<Exclude<Caution, 'TARA'>, string>> = {
  CHANDRASHTAMA: 'The Moon is in the eighth sign from the Moon of birth, which tradition avoids.',
  MOON_LORD_RETROGRADE: 'The star lord or the sub lord of the Moon is retrograde.',
  ASC_SUB_RETROGRADE: 'The rising sub lord is retrograde or stands in the star of a retrograde planet.',
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
  return `The star of the Moon is the ${ORDINAL[number] ?? 'third'} in its round from the star of birth, which tradition avoids.`;
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
