import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetsDo } from '@cuspal/engine/zodiac/planet-words';

/** Names the planets that count where none is fruitful. */
export const standInsNote = (standIns: readonly Planet[]): string =>
  standIns.length === 0
    ? 'No planet is fruitful for the matter, and none can stand in.'
    : `No planet is fruitful for the matter, so ${planetsDo(standIns, 'stands', 'stand')} in and no class goes above partial.`;
