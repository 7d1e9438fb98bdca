/**
 * What back ends of a product send, by class: how many of a hundred requests, and the tools that are called in turn.
 * `list` asks for the list of tools and calls none.
 */
export const MIX = [
  { name: 'list', share: 5, calls: [] },
  {
    name: 'chart',
    share: 50,
    calls: [
      ['get_planets', birth],
      ['get_house_cusps', birth],
      ['get_full_chart', birth],
      ['get_significators', birth],
      ['get_smart_current_dasha', birth],
    ],
  },
  {
    name: 'promise',
    share: 25,
    calls: [
      ['analyze_natal_promise', birth],
      ['get_marriage_advanced', birth],
      ['get_marriage_delay', birth],
    ],
  },
  {
    name: 'calendar',
    share: 17,
    calls: [
      ['get_antardasha_calendar', birth],
      ['get_choghadiya_today', birth],
      ['get_transit_crossings', () => ({ ...birth(), startDatetime: daysAhead(0), endDatetime: daysAhead(30) })],
    ],
  },
  {
    name: 'election',
    share: 3,
    calls: [['find_meeting_time', () => ({ ...birth(), scan_start: daysAhead(7), scan_days: 3 })]],
  },
];

const question = () => ({ question: 'When does the marriage come?' });

/** A class for each service, so that no process is left out: what `MIX=services` sends. */
const SERVICES_MIX = [
  [
    'ephemeris',
    30,
    [
      ['get_planets', birth],
      ['get_house_cusps', birth],
      ['get_full_chart', birth],
    ],
  ],
  [
    'natal',
    20,
    [
      ['analyze_natal_promise', birth],
      ['get_marriage_advanced', birth],
      ['get_career_advanced', birth],
    ],
  ],
  [
    'dasha',
    20,
    [
      ['get_smart_current_dasha', birth],
      ['get_dasha_periods', birth],
      ['get_ruling_planets', birth],
    ],
  ],
  ['election', 5, [['find_meeting_time', () => ({ ...birth(), scan_start: daysAhead(7), scan_days: 3 })]]],
  [
    'health',
    10,
    [
      ['get_health_cusp_panel', birth],
      ['get_vitality_index', birth],
    ],
  ],
  ['horary', 10, [['get_horary_chart_v2', () => ({ ...birth(), target_number: 1 + Math.floor(Math.random() * 249) })]]],
  [
    'meta',
    5,
    [
      ['set_birth_profile', birth],
      ['get_reading_protocol', question],
    ],
  ],
].map(([name, share, calls]) => ({ name, share, calls }));

/** Every class that a mix may have. */
export const CLASSES = [...new Set([...MIX, ...SERVICES_MIX].map(({ name }) => name))];

/** The mix with shares of one's own, as in `chart=70,promise=30`, of any sum; classes that are not named are left out. `services` is the other mix. */
export function mixOf(text) {
  if (!text) return MIX;
  if (text === 'services') return SERVICES_MIX;
  const shares = new Map(text.split(',').map((part) => part.split('=')));
  const wrong = [...shares].find(([name, share]) => !MIX.some((each) => each.name === name) || !(Number(share) > 0));
  if (wrong) {
    const names = MIX.map(({ name }) => name).join(', ');
    throw new Error(
      `The mix "${text}" is neither services nor a list such as chart=70,promise=30 of shares above 0 of ${names}.`,
    );
  }
  const sum = [...shares.values()].reduce((all, share) => all + Number(share), 0);
  return MIX.filter(({ name }) => shares.has(name)).map((each) => ({
    ...each,
    share: (100 * Number(shares.get(each.name))) / sum,
  }));
}

/** The class of the mix that a number from 0 to 1 falls into. */
export function drawn(draw, mix = MIX) {
  let left = draw * 100;
  for (const each of mix) {
    left -= each.share;
    if (left < 0) return each;
  }
  return mix[mix.length - 1];
}

const PLACES = [
  [18.52, 73.86, 330],
  [51.51, -0.13, 0],
  [40.71, -74.01, -300],
  [-33.87, 151.21, 600],
  [1.35, 103.82, 480],
];
const two = (number) => String(number).padStart(2, '0');
const below = (bound) => Math.floor(Math.random() * bound);

/** An invented birth, another one each time, so that nothing that was computed before helps. */
function birth() {
  const [latitude, longitude, utc_offset_minutes] = PLACES[below(PLACES.length)];
  const day = `${1950 + below(60)}-${two(1 + below(12))}-${two(1 + below(28))}`;
  return {
    birth_datetime: `${day}T${two(below(24))}:${two(below(60))}:${two(below(60))}`,
    latitude,
    longitude,
    utc_offset_minutes,
  };
}

/** Local time so many days from now. */
const daysAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
