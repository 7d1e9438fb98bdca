import type { Field } from 'cuspal-conformance';

const CHARTS = ['births', 'questions'];
const field = (
  files: readonly string[],
  path: string,
  area: string,
  kind: Field['kind'],
  meaning: string,
  limits?: Field['limits'],
  unit?: string,
): Field => ({ files, path, area, kind, ...(unit ? { unit } : {}), ...(limits ? { limits } : {}), meaning });

const lords = (files: readonly string[], place: string, area: string, of: string): readonly Field[] =>
  (['sign', 'star', 'sub', 'subSub'] as const).map((level) =>
    field(
      files,
      `${place}.${level}Lord`,
      area,
      'planet',
      `Lord of the ${level === 'subSub' ? 'sub-sub' : level} ${of}`,
    ),
  );

const charts: readonly Field[] = [
  field(CHARTS, 'moment.jdUt', 'time', 'number', 'Julian day of UT1', [1e-6, 1e-5], 'days'),
  field(CHARTS, 'moment.deltaT', 'time', 'number', 'TT less UT1', [0.75, 2], 's'),
  field(
    CHARTS,
    'ayanamsa',
    'ayanamsas',
    'angle',
    'Tropical less sidereal longitude, nutation included',
    [0.1, 1],
    'arcsec',
  ),
  field(
    CHARTS,
    'planets.*.longitude',
    'positions',
    'angle',
    'Apparent geocentric sidereal longitude',
    [0.5, 3],
    'arcsec',
  ),
  field(
    CHARTS,
    'planets.*.speed',
    'positions',
    'number',
    'Daily motion in tropical longitude',
    [0.0005, 0.005],
    'deg/day',
  ),
  field(CHARTS, 'planets.*.retrograde', 'positions', 'flag', 'The daily motion is negative; Mars to Saturn only'),
  field(CHARTS, 'planets.*.house', 'houses', 'number', 'Placidus house; a cusp begins its house', [0, 0]),
  ...lords(CHARTS, 'planets.*', 'lords of planets', 'in which the planet stands'),
  field(
    CHARTS,
    'planets.*.toSubBorder',
    'borders',
    'number',
    'Arc to the nearer border of the sub',
    [0.5, 3],
    'arcsec',
  ),
  field(CHARTS, 'cusps.*.longitude', 'cusps', 'angle', 'Sidereal longitude of the Placidus cusp', [0.5, 3], 'arcsec'),
  ...lords(CHARTS, 'cusps.*', 'lords of cusps', 'in which the cusp stands'),
  field(CHARTS, 'cusps.*.toSubBorder', 'borders', 'number', 'Arc to the nearer border of the sub', [0.5, 3], 'arcsec'),
  field(CHARTS, 'levels.*.L1', 'levels', 'houses', 'House that the star lord occupies'),
  field(
    CHARTS,
    'levels.*.L2',
    'levels',
    'houses',
    'House that the planet occupies; for a node those of its agents too',
  ),
  field(CHARTS, 'levels.*.L3', 'levels', 'houses', 'Houses that the star lord owns; for a node those of its agents'),
  field(CHARTS, 'levels.*.L4', 'levels', 'houses', 'Houses that the planet owns; for a node those of its agents'),
  field(['births'], 'ascendantSub.begins', 'borders', 'instant', 'When the rising degree entered its sub', [1, 3], 's'),
  field(['births'], 'ascendantSub.ends', 'borders', 'instant', 'When the rising degree leaves its sub', [1, 3], 's'),
  field(['births'], 'dasha.lord', 'dashas', 'planet', 'Lord of the mahadasha at birth'),
  field(['births'], 'dasha.balanceYears', 'dashas', 'number', 'Years that remain of it', [1e-4, 1e-3], 'years'),
  field(['births'], 'dasha.ends.*', 'dashas', 'instant', 'When the mahadasha of this lord ends', [3600, 36_000], 's'),
  field(
    ['births'],
    'dasha.antardashaEnds.*',
    'dashas',
    'instant',
    'When the antardasha of this lord ends in the second mahadasha',
    [3600, 36_000],
    's',
  ),
  ...['mahadasha', 'antardasha', 'pratyantardasha'].flatMap((level) =>
    [10_000, 20_000, 30_000].map((days) =>
      field(
        ['births'],
        `dasha.after${days}Days.${level}`,
        'dashas',
        'planet',
        `Lord of the ${level} ${days} days after birth`,
      ),
    ),
  ),
];

const ruling: readonly Field[] = [
  field(['ruling-planets'], 'dayLord', 'ruling planets', 'planet', 'Lord of the weekday, from sunrise to sunrise'),
  ...['ascendant', 'moon'].flatMap((point) =>
    ['Sign', 'Star', 'Sub'].map((level) =>
      field(
        ['ruling-planets'],
        `${point}${level}Lord`,
        'ruling planets',
        'planet',
        `Lord of the ${level.toLowerCase()} of the ${point}`,
      ),
    ),
  ),
];

const events: readonly Field[] = [
  field(['passages'], 'passages.count', 'passages', 'number', 'How many passages there are', [0, 0]),
  field(['passages'], 'passages.*.at', 'passages', 'instant', 'When the planet stands on the degree', [60, 600], 's'),
  field(['passages'], 'passages.*.direction', 'passages', 'word', 'direct or retrograde'),
  field(['stations'], 'stations.count', 'stations', 'number', 'How many stations there are', [0, 0]),
  field(
    ['stations'],
    'stations.*.at',
    'stations',
    'instant',
    'When the motion in tropical longitude is nothing',
    [30, 300],
    's',
  ),
  field(['stations'], 'stations.*.turns', 'stations', 'word', 'The motion that begins, direct or retrograde'),
  field(
    ['stations'],
    'stations.*.longitude',
    'stations',
    'angle',
    'Sidereal longitude of the station',
    [0.5, 3],
    'arcsec',
  ),
  field(['rising'], 'rises.*.at', 'rising degrees', 'instant', 'When the degree is the ascendant', [1.5, 3], 's'),
];

const tables: readonly Field[] = [
  field(['numbers'], 'fromArcsec', 'numbers', 'number', 'Where the number begins', [0, 0], 'arcsec'),
  field(['numbers'], 'toArcsec', 'numbers', 'number', 'Where the next one begins', [0, 0], 'arcsec'),
  ...['sign', 'star', 'sub'].map((level) =>
    field(['numbers'], `${level}Lord`, 'numbers', 'planet', `Lord of the ${level} of the number`),
  ),
  ...['sign', 'star', 'sub', 'subSub'].map((level) =>
    field(['degrees'], `${level}Lord`, 'degrees', 'planet', `Lord of the ${level === 'subSub' ? 'sub-sub' : level}`),
  ),
  field(['degrees'], 'subBegins', 'degrees', 'number', 'Where the sub begins', [0, 0], 'arcsec'),
  field(['degrees'], 'subEnds', 'degrees', 'number', 'Where the next sub begins', [0, 0], 'arcsec'),
  field(['degrees'], 'toSubBorder', 'degrees', 'number', 'Arc to the nearer border of the sub', [0, 0], 'arcsec'),
  field(['ayanamsas'], '*.mean', 'ayanamsas', 'angle', 'The ayanamsa without nutation', [0.1, 1], 'arcsec'),
  field(['ayanamsas'], '*.true', 'ayanamsas', 'angle', 'The ayanamsa with nutation', [0.1, 1], 'arcsec'),
];

/** Every field of the set, and how its values are compared. */
export const FIELDS: readonly Field[] = [...charts, ...ruling, ...events, ...tables];
