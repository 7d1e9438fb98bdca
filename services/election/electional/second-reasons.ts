import type { LayerState } from '@cuspal/engine/election/layers';
import type { SecondReading } from '@cuspal/engine/election/second-person';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';

const DOES: Readonly<Record<LayerState, string>> = {
  MET: 'holds for the second chart too.',
  RELAXED: 'holds for the second chart in its relaxed form.',
  NOT_MET: 'does not hold for the second chart.',
};

/** A sentence on each layer, and on what makes the second chart contradict. */
export function secondReasons(reading: SecondReading): readonly string[] {
  const { period, ruling, moon, ascendant } = reading.layers;
  const lines = [
    ['the period', period, reading.hostilePeriod ? ` Its lords ${pair(reading)} are hostile to it.` : ''],
    ['ruling planets and transits', ruling, ''],
    ['the Moon', moon, ascendant === null ? hostile(reading) : ''],
    ...(ascendant === null ? [] : [['the Ascendant', ascendant, hostile(reading)] as const]),
  ] as const;
  return lines.map(([layer, state, more]) => `The layer of ${layer} ${DOES[state]}${more}`);
}

const pair = ({ ad, pd }: SecondReading): string => planetsInWords([...new Set([ad, pd])]);

const hostile = ({ hostileSubLord, resolvingSubLord }: SecondReading): string =>
  hostileSubLord ? ` Its sub lord ${planetInWords(resolvingSubLord)} is hostile to it.` : '';
