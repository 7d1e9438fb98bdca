import type { Weekday } from '../../almanac/limbs.ts';
import type { Planet } from '../../zodiac/names.ts';
import { say } from './remedies.messages.ts';

/** A stone that a table of gems names. */
export type Stone = Parameters<typeof say.stone>[0]['stone'];

/** A planet's gem and the day on which it is first worn, by tradition; schools disagree. */
export interface GemRow {
  readonly gem: Stone;
  readonly substitutes: readonly Stone[];
  readonly day: Weekday;
  /** Not worn together with the gems of these. */
  readonly avoidWith: readonly Planet[];
  /** Other gems that KPR2 prints for the planet. */
  readonly alternativesR2: readonly Stone[];
  readonly source: string;
}

export const GEMS: Readonly<Record<Planet, GemRow>> = {
  Sun: {
    gem: 'RUBY',
    substitutes: ['RED_GARNET', 'RED_SPINEL'],
    day: 'Sunday',
    avoidWith: ['Venus', 'Saturn', 'Rahu', 'Ketu'],
    alternativesR2: ['DIAMOND', 'RUBY'],
    source: 'KPR2 Sun chapter; R36.1; almanacs [K]',
  },
  Moon: {
    gem: 'PEARL',
    substitutes: ['MOONSTONE'],
    day: 'Monday',
    avoidWith: ['Rahu', 'Ketu'],
    alternativesR2: ['TOPAZ', 'DIAMOND', 'WHITE_STONES'],
    source: 'KPR2 Moon chapter; R36.1; almanacs [K]',
  },
  Mars: {
    gem: 'RED_CORAL',
    substitutes: ['CARNELIAN'],
    day: 'Tuesday',
    avoidWith: ['Mercury', 'Saturn'],
    alternativesR2: ['CORAL', 'RUBY'],
    source: 'KPR2 Mars chapter; R36.1; almanacs [K]',
  },
  Mercury: {
    gem: 'EMERALD',
    substitutes: ['PERIDOT', 'GREEN_TOURMALINE'],
    day: 'Wednesday',
    avoidWith: ['Moon'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
  Jupiter: {
    gem: 'YELLOW_SAPPHIRE',
    substitutes: ['YELLOW_TOPAZ', 'CITRINE'],
    day: 'Thursday',
    avoidWith: ['Mercury', 'Venus'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
  Venus: {
    gem: 'DIAMOND',
    substitutes: ['WHITE_SAPPHIRE', 'ZIRCON'],
    day: 'Friday',
    avoidWith: ['Sun', 'Moon'],
    alternativesR2: ['DIAMOND', 'BERYL', 'CORAL', 'JADE'],
    source: 'KPR2 Venus chapter; R36.1; almanacs [K]',
  },
  Saturn: {
    gem: 'BLUE_SAPPHIRE',
    substitutes: ['AMETHYST', 'LAPIS'],
    day: 'Saturday',
    avoidWith: ['Sun', 'Moon', 'Mars'],
    alternativesR2: ['BLUE_SAPPHIRE'],
    source: 'KPR2 Saturn chapter; R36.1; almanacs [K]',
  },
  Rahu: {
    gem: 'HESSONITE',
    substitutes: ['ORANGE_ZIRCON'],
    day: 'Saturday',
    avoidWith: ['Sun', 'Moon', 'Mars'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
  Ketu: {
    gem: 'CATS_EYE',
    substitutes: ['TIGERS_EYE'],
    day: 'Tuesday',
    avoidWith: ['Sun', 'Moon'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
};

/** Whether tradition keeps two planets' gems apart, by the list of either. */
export const gemsConflict = (a: Planet, b: Planet): boolean =>
  GEMS[a].avoidWith.includes(b) || GEMS[b].avoidWith.includes(a);

/** The name of a stone, in the language of the call. */
export const stoneInWords = (stone: Stone): string => say.stone({ stone });

/** How the gem of a planet is worn, by tradition. */
export const wornInWords = (planet: Planet): Readonly<Record<'metal' | 'finger' | 'colour', string>> => ({
  metal: say.metal({ planet }),
  finger: say.finger({ planet }),
  colour: say.colour({ planet }),
});
