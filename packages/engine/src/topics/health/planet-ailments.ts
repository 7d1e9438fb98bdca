import type { Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';

/** What tradition lays to a planet in matters of health. It is no diagnosis. */
interface PlanetAilments {
  readonly planet: Planet;
  readonly keywords: readonly string[];
  readonly source: string;
}

/** The list of tradition, to the letter; one row for each planet. */
export const PLANET_AILMENTS: readonly PlanetAilments[] = [
  { planet: 'Sun', keywords: ['fever', 'heart', 'eyes', 'bile'], source: 'R19.3' },
  { planet: 'Moon', keywords: ['fluids', 'stomach', 'mind', 'menses'], source: 'R19.3' },
  { planet: 'Mars', keywords: ['blood', 'injury', 'inflammation', 'surgery'], source: 'R19.3' },
  { planet: 'Mercury', keywords: ['nerves', 'breath', 'skin', 'speech'], source: 'R19.3' },
  { planet: 'Jupiter', keywords: ['liver', 'fat', 'sugar', 'growth'], source: 'R19.3' },
  { planet: 'Venus', keywords: ['kidneys', 'generative system', 'throat'], source: 'R19.3' },
  { planet: 'Saturn', keywords: ['bones', 'teeth', 'chronic complaints', 'stones'], source: 'R19.3' },
  { planet: 'Rahu', keywords: ['toxins', 'allergy', 'unexplained complaints'], source: 'R19.3' },
  { planet: 'Ketu', keywords: ['ulcers', 'viral complaints', 'undiagnosed complaints'], source: 'R19.3' },
];

const KEYWORDS = byPlanet((planet) => PLANET_AILMENTS.find((row) => row.planet === planet)?.keywords ?? []);

/** The keywords of a planet (R19.3). */
export const ailmentKeywords = (planet: Planet): readonly string[] => KEYWORDS[planet];
