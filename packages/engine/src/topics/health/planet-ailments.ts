import type { Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { say } from './health.messages.ts';

type Ailment = Parameters<typeof say.ailment>[0]['ailment'];

/** What tradition lays to a planet in matters of health. It is no diagnosis. */
interface PlanetAilments {
  readonly planet: Planet;
  readonly keywords: readonly Ailment[];
  readonly source: string;
}

/** The list of tradition, to the letter; one row for each planet. */
export const PLANET_AILMENTS: readonly PlanetAilments[] = [
  { planet: 'Sun', keywords: ['FEVER', 'HEART', 'EYES', 'BILE'], source: 'R19.3' },
  { planet: 'Moon', keywords: ['FLUIDS', 'STOMACH', 'MIND', 'MENSES'], source: 'R19.3' },
  { planet: 'Mars', keywords: ['BLOOD', 'INJURY', 'INFLAMMATION', 'SURGERY'], source: 'R19.3' },
  { planet: 'Mercury', keywords: ['NERVES', 'BREATH', 'SKIN', 'SPEECH'], source: 'R19.3' },
  { planet: 'Jupiter', keywords: ['LIVER', 'FAT', 'SUGAR', 'GROWTH'], source: 'R19.3' },
  { planet: 'Venus', keywords: ['KIDNEYS', 'GENERATIVE_SYSTEM', 'THROAT'], source: 'R19.3' },
  { planet: 'Saturn', keywords: ['BONES', 'TEETH', 'CHRONIC_COMPLAINTS', 'STONES'], source: 'R19.3' },
  { planet: 'Rahu', keywords: ['TOXINS', 'ALLERGY', 'UNEXPLAINED_COMPLAINTS'], source: 'R19.3' },
  { planet: 'Ketu', keywords: ['ULCERS', 'VIRAL_COMPLAINTS', 'UNDIAGNOSED_COMPLAINTS'], source: 'R19.3' },
];

const KEYWORDS = byPlanet((planet) => PLANET_AILMENTS.find((row) => row.planet === planet)?.keywords ?? []);

/** The keywords of a planet (R19.3). */
export const ailmentKeywords = (planet: Planet): readonly string[] =>
  KEYWORDS[planet].map((ailment) => say.ailment({ ailment }));
