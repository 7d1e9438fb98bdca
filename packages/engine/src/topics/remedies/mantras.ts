import type { Planet } from '../../zodiac/names.ts';
import { say } from './remedies.messages.ts';

/** How often a planet's mantra is recited in all, by tradition. */
interface MantraRow {
  readonly count: number;
  readonly source: string;
}

const SOURCE = 'BPHS 84 [K] counts and offerings; R36.1; KPR2 deities';

export const MANTRAS: Readonly<Record<Planet, MantraRow>> = {
  Sun: { count: 7000, source: SOURCE },
  Moon: { count: 11000, source: SOURCE },
  Mars: { count: 11000, source: SOURCE },
  Mercury: { count: 9000, source: SOURCE },
  Jupiter: { count: 19000, source: SOURCE },
  Venus: { count: 16000, source: SOURCE },
  Saturn: { count: 23000, source: SOURCE },
  Rahu: { count: 18000, source: SOURCE },
  Ketu: { count: 17000, source: SOURCE },
};

/** A planet's mantra in the letters of the language, and its deity. */
export const mantraInWords = (planet: Planet) => ({
  seed: say.mantraSeed({ planet }),
  name: say.mantraName({ planet }),
  deity: say.deity({ planet }),
});

/** What KPR2 prints where Jupiter is with the planet; null where it prints none. */
export const deityBesideJupiter = (planet: Planet): string | null => say.deityWithJupiter({ planet }) || null;

/** What is given to the planet, by tradition. */
export const offeringInWords = (planet: Planet): string => say.offering({ planet });
