import { EngineError } from '../../base/errors.ts';
import { ADVERSE_HOUSES } from './catalogue/adverse-houses.ts';
import { ADVERSE_PLANETS } from './catalogue/adverse-planets.ts';
import { ADVERSE_STATES } from './catalogue/adverse-states.ts';
import { AREA_OF_HOUSE } from './catalogue/areas.ts';
import type { AdverseArea, AdverseYoga } from './catalogue/areas.ts';
import { COMBINATIONS } from './catalogue/combinations.ts';
import { FORTUNES } from './catalogue/fortunes.ts';
import { HOUSE_LORDS } from './catalogue/house-lords.ts';
import { NABHASA_YOGAS } from './catalogue/nabhasa.ts';
import { PERSONS_AND_MOON } from './catalogue/persons-and-moon.ts';
import { RARE_YOGAS } from './catalogue/rare.ts';
import { RENUNCIATION } from './catalogue/renunciation.ts';
import { RULE_YOGAS } from './catalogue/rule.ts';
import { SUN_YOGAS } from './catalogue/sun.ts';
import { WEALTH_BY_LAGNA } from './catalogue/wealth.ts';
import { readCatalogue } from './evaluate.ts';
import type { YogaRow } from './evaluate.ts';
import type { Reading } from './reading.ts';
import type { Yoga } from './yoga.ts';

/** Catalogue 1 and the solar catalogue (detect_yogas). */
export const NAMED_CATALOGUE: readonly Yoga[] = [
  ...PERSONS_AND_MOON,
  ...HOUSE_LORDS,
  ...COMBINATIONS,
  ...FORTUNES,
  ...SUN_YOGAS,
];

/** Catalogue 2 (get_yogas_advanced): the 32 nabhasa yogas, then the rarer ones. */
export const ADVANCED_CATALOGUE: readonly Yoga[] = [
  ...NABHASA_YOGAS,
  ...RARE_YOGAS,
  ...RULE_YOGAS,
  WEALTH_BY_LAGNA,
  ...RENUNCIATION,
];

/** Catalogue 3 (get_negative_yogas). */
export const ADVERSE_CATALOGUE: readonly AdverseYoga[] = [...ADVERSE_PLANETS, ...ADVERSE_HOUSES, ...ADVERSE_STATES];

const AREAS: ReadonlyMap<string, AdverseArea> = new Map(ADVERSE_CATALOGUE.map(({ id, area }) => [id, area]));

/** The field of life that an adverse row strains; a failed house has its own. */
export function areaOf({ id, houses }: Pick<YogaRow, 'id' | 'houses'>): AdverseArea {
  const [house] = houses;
  return id === 'bhava-nasha' && house !== undefined ? AREA_OF_HOUSE[house] : (AREAS.get(id) ?? 'GENERAL');
}

/** The row of an adverse yoga in a chart as get_negative_yogas reads it; null where it is not there. */
export function adverseRow(reading: Reading, id: string): YogaRow | null {
  const yoga = ADVERSE_CATALOGUE.find((each) => each.id === id);
  if (yoga === undefined) throw new EngineError('internal_error', `The adverse catalogue has no row ${id}.`);
  return readCatalogue([yoga], reading).rows[0] ?? null;
}
