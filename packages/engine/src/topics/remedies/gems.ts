import type { Weekday } from '../../almanac/limbs.ts';
import type { Planet } from '../../zodiac/names.ts';

/** A planet's gem and how it is worn, by tradition; schools disagree. */
export interface GemRow {
  readonly gem: string;
  readonly substitutes: readonly string[];
  readonly metal: string;
  readonly finger: string;
  readonly day: Weekday;
  readonly colour: string;
  /** Not worn together with the gems of these. */
  readonly avoidWith: readonly Planet[];
  /** Other gems that KPR2 prints for the planet. */
  readonly alternativesR2: readonly string[];
  readonly source: string;
}

export const GEMS: Readonly<Record<Planet, GemRow>> = {
  Sun: {
    gem: 'ruby',
    substitutes: ['red garnet', 'red spinel'],
    metal: 'gold, copper',
    finger: 'ring',
    day: 'Sunday',
    colour: 'red, orange',
    avoidWith: ['Venus', 'Saturn', 'Rahu', 'Ketu'],
    alternativesR2: ['diamond', 'ruby'],
    source: 'KPR2 Sun chapter; R36.1; almanacs [K]',
  },
  Moon: {
    gem: 'pearl',
    substitutes: ['moonstone'],
    metal: 'silver',
    finger: 'little or ring',
    day: 'Monday',
    colour: 'white',
    avoidWith: ['Rahu', 'Ketu'],
    alternativesR2: ['topaz', 'diamond', 'white stones'],
    source: 'KPR2 Moon chapter; R36.1; almanacs [K]',
  },
  Mars: {
    gem: 'red coral',
    substitutes: ['carnelian'],
    metal: 'gold, copper',
    finger: 'ring',
    day: 'Tuesday',
    colour: 'red',
    avoidWith: ['Mercury', 'Saturn'],
    alternativesR2: ['coral', 'ruby'],
    source: 'KPR2 Mars chapter; R36.1; almanacs [K]',
  },
  Mercury: {
    gem: 'emerald',
    substitutes: ['peridot', 'green tourmaline'],
    metal: 'gold',
    finger: 'little',
    day: 'Wednesday',
    colour: 'green',
    avoidWith: ['Moon'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
  Jupiter: {
    gem: 'yellow sapphire',
    substitutes: ['yellow topaz', 'citrine'],
    metal: 'gold',
    finger: 'index',
    day: 'Thursday',
    colour: 'yellow',
    avoidWith: ['Mercury', 'Venus'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
  Venus: {
    gem: 'diamond',
    substitutes: ['white sapphire', 'zircon'],
    metal: 'silver, platinum',
    finger: 'middle or little',
    day: 'Friday',
    colour: 'white, cream',
    avoidWith: ['Sun', 'Moon'],
    alternativesR2: ['diamond', 'beryl', 'coral', 'jade'],
    source: 'KPR2 Venus chapter; R36.1; almanacs [K]',
  },
  Saturn: {
    gem: 'blue sapphire',
    substitutes: ['amethyst', 'lapis'],
    metal: 'iron, silver',
    finger: 'middle',
    day: 'Saturday',
    colour: 'blue, black',
    avoidWith: ['Sun', 'Moon', 'Mars'],
    alternativesR2: ['blue sapphire'],
    source: 'KPR2 Saturn chapter; R36.1; almanacs [K]',
  },
  Rahu: {
    gem: 'hessonite',
    substitutes: ['orange zircon'],
    metal: 'silver',
    finger: 'middle',
    day: 'Saturday',
    colour: 'smoky',
    avoidWith: ['Sun', 'Moon', 'Mars'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
  Ketu: {
    gem: "cat's eye (chrysoberyl)",
    substitutes: ["tiger's eye"],
    metal: 'silver',
    finger: 'middle',
    day: 'Tuesday',
    colour: 'variegated',
    avoidWith: ['Sun', 'Moon'],
    alternativesR2: [],
    source: 'R36.1; almanacs [K]',
  },
};

/** Whether tradition keeps two planets' gems apart, by the list of either. */
export const gemsConflict = (a: Planet, b: Planet): boolean =>
  GEMS[a].avoidWith.includes(b) || GEMS[b].avoidWith.includes(a);
