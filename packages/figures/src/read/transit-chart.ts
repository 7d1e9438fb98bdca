import { instantOf, type Instant } from '../names/instant.ts';
import { planetOf } from '../names/planets.ts';
import type { Body, Cusp } from './chart.ts';
import { fieldsOf, type Fields } from './fields.ts';

/** A transit planet near a point of the birth chart. */
export interface Contact {
  readonly planet: string;
  /** A planet, or Cusp 7. */
  readonly point: string;
  readonly orb: number;
  readonly exact: Instant | undefined;
}

/** The planets of a moment and the birth chart that they pass over. */
export interface TransitChart {
  readonly at: Instant;
  readonly cusps: readonly Cusp[];
  readonly natal: readonly Body[];
  /** Each with the house of birth that it passes through. */
  readonly sky: readonly Body[];
  readonly contacts: readonly Contact[];
}

/** Cusps and planets of a chart in short, which has longitudes alone. */
export function placesOf(fields: Fields): { readonly cusps: readonly Cusp[]; readonly bodies: readonly Body[] } {
  const planets = fields.object('planets');
  return {
    cusps: fields
      .numbers('cusps')
      .map((longitude, index) => ({ house: index + 1, longitude, starLord: '', subLord: '' })),
    bodies: planets.keys().map((key) => ({
      planet: planetOf(key, planets.at),
      longitude: planets.number(key),
      retrograde: false,
      starLord: '',
      subLord: '',
      house: undefined,
    })),
  };
}

/** The transits of a result; undefined where it does not have the birth chart. */
export function transitChartOf(result: unknown): TransitChart | undefined {
  const fields = fieldsOf(result);
  if (!fields.has('natal')) return undefined;
  const rows = fields.has('planets') ? fields.objects('planets') : fields.table('planetTable');
  const { cusps, bodies } = placesOf(fields.object('natal'));
  return {
    at: instantOf(fields.text('asOf'), `${fields.at}.asOf`),
    cusps,
    natal: bodies,
    sky: rows.map((row) => ({
      planet: planetOf(row.text('planet'), row.at),
      longitude: row.number('longitude'),
      retrograde: row.flag('retrograde'),
      starLord: row.text('starLord'),
      subLord: row.text('subLord'),
      house: row.number('natalHouse'),
    })),
    contacts: fields.objects('contacts').map((contact) => ({
      planet: contact.text('planet'),
      point: contact.text('natalPoint'),
      orb: contact.number('orb'),
      exact: contact.has('exactAt') ? instantOf(contact.text('exactAt'), `${contact.at}.exactAt`) : undefined,
    })),
  };
}
