import { FigureError } from '../errors.ts';
import { named, shortName } from './spoken.ts';

export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Planet = (typeof PLANETS)[number];

const TEXT_FORM = '\ufe0e';
const GLYPHS: Readonly<Record<Planet, string>> = {
  Sun: '☉',
  Moon: '☽',
  Mars: '♂',
  Mercury: '☿',
  Jupiter: '♃',
  Venus: '♀',
  Saturn: '♄',
  Rahu: '☊',
  Ketu: '☋',
};

export const isPlanet = (name: string): name is Planet => Object.hasOwn(GLYPHS, name);

/** @throws FigureError where it is none. */
export function planetOf(name: string, at: string): Planet {
  if (isPlanet(name)) return name;
  throw new FigureError(`${at} must be a planet from Sun to Ketu, but it is ${JSON.stringify(name.slice(0, 40))}.`);
}

/** The glyph as text, even where a font has a coloured picture. */
export const planetGlyph = (planet: Planet): string => GLYPHS[planet] + TEXT_FORM;

/** Su, Mo, Ma, Me, Ju, Ve, Sa, Ra, Ke. */
export const planetShort = (planet: string): string => shortName(planet, 2, PLANETS);

/** Glyph and abbreviation, so that a font without the glyph loses nothing. */
export const planetLabel = (planet: Planet): string => `${planetGlyph(planet)} ${planetShort(planet)}`;

/** Glyph and name. */
export const planetName = (name: string): string =>
  isPlanet(name) ? `${planetGlyph(name)} ${named(name)}` : named(name);

export const RETROGRADE = '℞';
