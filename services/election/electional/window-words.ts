import { capitalised, counted, inWords } from '@cuspal/engine/base/words';
import type { Granularity } from '@cuspal/engine/election/election-topic';
import type { Layer, LayerStates } from '@cuspal/engine/election/layers';
import type { SchoolCheck, SchoolVerdict } from '@cuspal/engine/election/second-school';
import type { Discriminator } from '@cuspal/engine/election/selection';
import type { RpSlot } from '@cuspal/engine/kp/ruling/ruling-planets';

export const RESOLVING_LAYERS = ['ASCENDANT_SUB', 'MOON_SUB', 'RULING_PLANETS', 'DASHA_PERIOD', 'CIVIL_DAY'] as const;
export type ResolvingLayer = (typeof RESOLVING_LAYERS)[number];

/** The lords of a moment beside those of the running periods: of the Moon, and by the minute of the Ascendant. */
export const SKY_LORDS = ['moonSign', 'moonStar', 'moonSub', 'ascSign', 'ascStar', 'ascSub'] as const;

/** The slots of layer 2, strongest first; those of the Ascendant by the minute only. */
export const RULING_SLOTS = [
  'ascStarLord',
  'ascSignLord',
  'moonStarLord',
  'moonSignLord',
  'dayLord',
] as const satisfies readonly RpSlot[];
export type RulingSlot = (typeof RULING_SLOTS)[number];

/** The finest layer that holds and so fixes the moment. */
export function resolvingLayer(layers: LayerStates, granularity: Granularity): ResolvingLayer {
  if (granularity === 'day') return 'CIVIL_DAY';
  if (layers.ascendant !== null && layers.ascendant !== 'NOT_MET') return 'ASCENDANT_SUB';
  if (layers.moon !== 'NOT_MET') return 'MOON_SUB';
  return layers.ruling === 'NOT_MET' ? 'DASHA_PERIOD' : 'RULING_PLANETS';
}

/** The layers in a sentence; the second one looks at transits too. */
export const LAYER_IN_WORDS: Readonly<Record<Layer, string>> = {
  PERIOD: 'the dasha',
  RULING_AND_TRANSIT: 'the ruling planets',
  MOON: 'the Moon',
  ASCENDANT: 'the Ascendant',
};

/** Layers as the subject of a sentence: "The dasha and the Moon support", "The Moon supports". */
export function layersDo(layers: readonly Layer[], one: string, several: string): string {
  const isOne = layers.length === 1 && layers[0] !== 'RULING_AND_TRANSIT';
  const all = layers.length > 2 ? ' all' : '';
  return `${capitalised(inWords(layers.map((layer) => LAYER_IN_WORDS[layer])))}${all} ${isOne ? one : several}`;
}

/** Why a window goes before another, after "because". */
export const TEST_IN_WORDS: Readonly<Record<Exclude<Discriminator, 'ONLY_WINDOW' | 'INSEPARABLE'>, string>> = {
  LAYERS: 'more of its layers hold',
  UNRESOLVED_LAYER: 'the first layer that it lacks comes later in order',
  STRICTNESS: 'fewer of its layers are relaxed',
  RULING_PLANETS: 'more of its ruling planets are strong for the event',
  CAUTIONS: 'it has fewer cautions',
  SUB_GRADE: 'its deciding sub lord has a better grade',
  RISING_SIGN: 'its rising sign suits the event',
  PERIOD_LORD: 'its deciding sub lord rules the running period',
  STAR_GRADES: 'its star lords have better grades',
  SUB_SUB: 'its rising sub-sub lord is strong for the event',
};

/** What the second school says, in a sentence; the tests stand beside it. */
export function schoolLine(verdict: SchoolVerdict, checks: readonly SchoolCheck[]): string {
  const failed = checks.filter(({ passed }) => !passed).length;
  const tests = `${counted(failed, 'test')} of ${checks.length}`;
  switch (verdict) {
    case 'NO_ROW':
      return 'The second school has no rule for this event, so it says nothing.';
    case 'AGREES':
      return 'The second school passes this moment in every test.';
    case 'PARTLY':
      return `The second school passes this moment in its main test, but not in ${tests}.`;
    case 'DISAGREES':
      return `The second school does not pass this moment, because its main test fails, with ${tests} failed.`;
  }
}

/** What a reader must know of the second school. */
export const SCHOOL_NOTES = [
  'The second school uses other houses, such as 1, 3, 7 and 11 for a contract where 2, 6 and 11 are elected.',
  'Where it disagrees, that is information alone, and the books of KP decide.',
] as const;
