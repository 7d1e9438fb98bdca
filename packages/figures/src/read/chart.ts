import { named } from '../names/spoken.ts';
import { fromTo, phrase } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { longitudeIn, signIndexAt, signIndexOf } from '../names/signs.ts';
import { planetOf, type Planet } from '../names/planets.ts';
import { instantOf, printedDate, printedInstant, utcWithOffset } from '../names/instant.ts';
import { AYANAMSAS } from '../names/ayanamsas.ts';
import { turnOf } from '../names/subject.ts';
import { fieldsOf, type Fields } from './fields.ts';

export interface Body {
  readonly planet: Planet;
  /** Degrees, 0 to 360. */
  readonly longitude: number;
  readonly retrograde: boolean;
  readonly starLord: string;
  readonly subLord: string;
  /** Placidus house, where the result knows it. */
  readonly house: number | undefined;
}

export interface Cusp {
  /** 1 to 12. */
  readonly house: number;
  readonly longitude: number;
  readonly starLord: string;
  readonly subLord: string;
}

export interface BirthChart {
  readonly bodies: readonly Body[];
  /** Twelve, or none where only planets are known. */
  readonly cusps: readonly Cusp[];
  /** Longitude of the Ascendant, where the result has it: it rises without houses too. */
  readonly rising: number | undefined;
  /** The moment and the place in one line, where the result tells them. */
  readonly moment: string | undefined;
  readonly ayanamsa: string | undefined;
  /** The running lords of the first three levels, where the result tells them. */
  readonly running: readonly string[];
  /** Its signs are known and its degrees are not, as in a brief result: every longitude is the middle of its sign. */
  readonly rough: boolean;
  /** Other places that are read in it, such as the muntha. */
  readonly points: readonly { readonly name: string; readonly longitude: number }[];
  /** What the chart is about, in short lines for its middle. */
  readonly notes: readonly string[];
}

/** The chart of a result that has planets, or houses, or both; of a number or a year too, where it stands by itself. */
export function birthChartOf(result: unknown): BirthChart {
  const fields = fieldsOf(result);
  const own = fields.has('chart') ? fields.object('chart') : fields.has('pravesha') ? fields : undefined;
  if (own !== undefined) return chartByItself(own, fields);
  const bodies = fields.has('planets')
    ? bodiesOf(fields.object('planets'))
    : fields.has('cuspTable') && fields.has('planetTable')
      ? fields.table('planetTable').map((row) => bodyOf(row, row.text('planet')))
      : [];
  const cusps = fields.has('houses')
    ? fields.objects('houses').map(cuspOf)
    : fields.has('cuspTable')
      ? fields.table('cuspTable').map(cuspOf)
      : [];
  if (cusps.length !== 0 && (cusps.length !== 12 || cusps.some(({ house }, index) => house !== index + 1)))
    throw new FigureError(`${fields.at}.houses must be the houses 1 to 12 in order, but it has ${cusps.length}.`);
  if (bodies.length === 0 && cusps.length === 0)
    throw new FigureError(`${fields.at} must have planets or houses. Pass the result of get_full_chart.`);
  const rising =
    cusps[0]?.longitude ??
    (bodies.length > 0 && fields.has('ascendant') ? longitudeOf(fields.object('ascendant')) : undefined);
  return {
    bodies,
    cusps,
    rising,
    ...headingOf(fields),
    running: runningOf(fields),
    rough: false,
    points: [],
    notes: [],
  };
}

/** A chart whose planets and cusps name their longitude, or their sign alone; a year's has no lords of stars and subs. */
function chartByItself(fields: Fields, whole: Fields): BirthChart {
  const planets = fields.isList('planets')
    ? fields.objects('planets').map((body) => [body.text('planet'), body] as const)
    : fields
        .object('planets')
        .keys()
        .map((key) => [key, fields.object('planets').object(key)] as const);
  const textIn = (from: Fields, key: string): string => (from.has(key) ? from.text(key) : '');
  const bodies = planets.map(([planet, body]) => ({
    planet: planetOf(planet, body.at),
    longitude: knownOr(body),
    retrograde: body.flag('retrograde'),
    starLord: textIn(body, 'starLord'),
    subLord: textIn(body, 'subLord'),
    house: body.has('house') ? body.number('house') : undefined,
  }));
  const cusps = fields.has('cusps')
    ? fields.objects('cusps').map((cusp) => ({
        house: cusp.number('house'),
        longitude: knownOr(cusp),
        starLord: textIn(cusp, 'starLord'),
        subLord: textIn(cusp, 'subLord'),
      }))
    : [];
  const rises = ['lagna', 'ascendant'].find((key) => fields.has(key));
  return {
    bodies,
    cusps,
    rising: cusps[0]?.longitude ?? (rises === undefined ? undefined : knownOr(fields.object(rises))),
    ayanamsa: undefined,
    running: [],
    rough: planets.some(([, body]) => !body.has('longitude')),
    ...momentOf(whole),
  };
}

/** The middle of the sign where the degrees are left out. */
const knownOr = (fields: Fields): number =>
  fields.has('longitude') || !fields.has('sign')
    ? longitudeOf(fields, 'longitude')
    : signIndexOf(fields.text('sign'), `${fields.at}.sign`) * 30 + 15;

const bodiesOf = (planets: Fields): readonly Body[] =>
  planets.keys().map((key) => bodyOf(planets.object(key), key, planets.at));

const bodyOf = (body: Fields, planet: string, at = body.at): Body => ({
  planet: planetOf(planet, at),
  longitude: placeOf(body),
  retrograde: body.flag('retrograde'),
  starLord: body.text('starLord'),
  subLord: body.text('subLord'),
  house: body.has('house') ? body.number('house') : undefined,
});

/** A table of a chart in short has signs and degrees in place of longitudes. */
const placeOf = (fields: Fields): number =>
  fields.has('siderealLongitude') || !fields.has('dms')
    ? longitudeOf(fields)
    : longitudeIn(fields.text('sign'), fields.text('dms'), `${fields.at}.dms`);

const cuspOf = (fields: Fields): Cusp => ({
  house: fields.number('house'),
  longitude: placeOf(fields),
  starLord: fields.text('starLord'),
  subLord: fields.text('subLord'),
});

function longitudeOf(fields: Fields, key = 'siderealLongitude'): number {
  const longitude = fields.number(key);
  if (longitude >= 0 && longitude < 360) return longitude;
  throw new FigureError(`${fields.at}.${key} must be 0 to 360 degrees, but it is ${longitude}.`);
}

function headingOf(fields: Fields): Pick<BirthChart, 'moment' | 'ayanamsa'> {
  if (!fields.has('input')) return { moment: undefined, ayanamsa: undefined };
  const input = fields.object('input');
  const when = utcWithOffset(input.text('datetimeUtc'), input.number('utcOffsetMinutes'), `${input.at}.datetimeUtc`);
  const ayanamsa = AYANAMSAS[input.text('ayanamsa')] ?? input.text('ayanamsa');
  return { moment: `${when}, ${coordinatesOf(input)}, ${ayanamsa}`, ayanamsa };
}

/** What a chart of a number or of a year is about. */
function momentOf(fields: Fields): Pick<BirthChart, 'moment' | 'points' | 'notes'> {
  const said = (key: string): string => printedDate(instantOf(fields.object(key).text('at'), `${fields.at}.${key}.at`));
  if (fields.has('number') && fields.has('place')) {
    const place = fields.object('place');
    const asked = printedInstant(instantOf(fields.text('asOf'), `${fields.at}.asOf`));
    return {
      moment: `${phrase('Number {number}', { number: fields.number('number') })}, ${asked}, ${coordinatesOf(place)}`,
      points: [],
      notes: [],
    };
  }
  if (!fields.has('pravesha') || !fields.has('nextPravesha')) return { moment: undefined, points: [], notes: [] };
  const lord = ['yearLord', 'lordOfYear'].find((key) => fields.has(key));
  const muntha = fields.has('muntha') ? fields.object('muntha') : undefined;
  return {
    moment: fromTo(said('pravesha'), said('nextPravesha')),
    points:
      muntha === undefined
        ? []
        : [
            {
              name: 'Muntha',
              longitude: signIndexOf(muntha.text('sign'), `${muntha.at}.sign`) * 30 + muntha.number('degree'),
            },
          ],
    notes: [
      ...(fields.has('age') ? [phrase('Age {age}', { age: fields.number('age') })] : []),
      ...(lord === undefined
        ? []
        : [phrase('Year lord {planet}', { planet: named(fields.object(lord).text('planet')) })]),
      ...(muntha === undefined ? [] : [phrase('Muntha in house {house}', { house: muntha.number('house') })]),
    ],
  };
}

const coordinatesOf = (fields: Fields): string =>
  `${turnOf(fields.number('latitude'), 'N', 'S')}, ${turnOf(fields.number('longitude'), 'E', 'W')}`;

function runningOf(fields: Fields): readonly string[] {
  if (!fields.has('dasha')) return [];
  const dasha = fields.object('dasha');
  if (!dasha.has('current')) return [];
  const current = dasha.object('current');
  return ['mahadasha', 'antardasha', 'pratyantardasha']
    .filter((level) => current.has(level))
    .map((level) => current.object(level).text('planet'));
}

/** 0 to 11, of a body or a cusp. */
export const signOf = ({ longitude }: { readonly longitude: number }): number => signIndexAt(longitude);
