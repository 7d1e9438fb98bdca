import { inWords } from '@cuspal/engine/base/words';
import type { Planet } from '@cuspal/engine/zodiac/names';

/** Who counts where no planet is fruitful. */
export const standInsNote = (standIns: readonly Planet[]): string =>
  standIns.length === 0
    ? 'No planet is fruitful for the matter, and none can stand in.'
    : `No planet is fruitful for the matter, so ${inWords(standIns)} ${standIns.length > 1 ? 'stand' : 'stands'} in and no class goes above partial.`;
