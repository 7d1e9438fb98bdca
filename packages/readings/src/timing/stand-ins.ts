import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetsInWords } from '@cuspal/engine/zodiac/planet-words';

/** Who counts where no planet is fruitful. */
export const standInsNote = (standIns: readonly Planet[]): string =>
  standIns.length === 0
    ? 'No planet is fruitful for the matter, and none can stand in.'
    : `No planet is fruitful for the matter, so ${planetsInWords(standIns)} ${standIns.length > 1 ? 'stand' : 'stands'} in and no class goes above partial.`;
