import type { Row } from '../model.ts';
import { readValue } from '../read-value.ts';
import { lordsAt } from '../sub-lords.ts';
import type { Evidence } from './evidence.ts';

/** Why a lord, or a distance to a border, differs: it follows from the program's own longitude, or it does not. */
export function byLord({ reference, given, found }: Evidence, { field, path, found: lord }: Row): string | undefined {
  const [, place = '', name = ''] = /^(.*?)\.?([^.]*)$/.exec(path) ?? [];
  const longitudePath = `${place}.longitude`;
  const own = given.get(longitudePath);
  const because = found.get(longitudePath);
  if (name === 'toSubBorder' || name === 'house') return because && `follows from its longitude: ${because}`;
  if (field.kind !== 'planet') return undefined;
  const { arcsec } = reference.input;
  if (typeof arcsec === 'number') return ofDegree(arcsec, name, lord);
  const longitude = own === undefined ? undefined : readValue('angle', own);
  if (typeof longitude !== 'number' || !(name in lordsAt(0))) return undefined;
  if (lordsAt(longitude)[name] !== lord) return 'not the lord of the longitude beside it';
  return `follows from its longitude: ${because ?? 'within tolerance, but across a border'}`;
}

/** A degree exactly on a border that is counted to what ends there. */
const ofDegree = (arcsec: number, name: string, lord: Row['found']): string | undefined =>
  lordsAt((arcsec - 0.5) / 3600)[name] === lord ? 'a border counted to the sub that ends there' : undefined;
