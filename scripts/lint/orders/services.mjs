/**
 * Order of the families of the services, whichever service they stand in. Files beside the families of a service are
 * what several of them need. Composites come last: they ask the others. The meta service imports from none of them.
 *
 * @type {import('../import-order.mjs').Order}
 */
export const SERVICES = {
  folder: 'services/',
  rooms: [
    // What several families of one service need.
    'dasha',
    'ephemeris',
    'horary',
    'natal',
    // The chart and its reading.
    'ephemeris/foundation',
    'ephemeris/reference-sky',
    'ephemeris/almanac',
    'ephemeris/calendar',
    'ephemeris/strength',
    'ephemeris/vargas',
    'dasha/timing',
    'dasha/transit',
    'ephemeris/jaimini',
    'ephemeris/doshas',
    'ephemeris/yogas',
    'ephemeris/tajik',
    'ephemeris/astrometeorology',
    'ephemeris/mundane',
    // Matters of life.
    'natal/core-analysis',
    'natal/verification',
    'natal/marriage',
    'natal/compatibility',
    'natal/career',
    'natal/money',
    'natal/children',
    'natal/property',
    'natal/foreign',
    'natal/education',
    'natal/legal',
    'natal/spiritual',
    'natal/remedies',
    'natal/family',
    'health/health',
    // A moment that is sought or asked about.
    'election/rectification',
    'election/electional',
    'horary/horary',
    'horary/sport',
    'natal/composites',
    // The way to all of them.
    'meta/text',
    'meta/classifier',
    'meta/matters',
    'meta/protocol',
    'meta/understanding',
    'meta/plan',
    'meta/places',
    'meta/profile',
    'meta/catalog-view',
    'meta/meta',
    // A question is understood and then answered by any of them.
    'natal/answers',
  ],
  entries: ['main.ts', 'services.ts'],
  rule(from, to) {
    if (from.startsWith('meta/') && !to.startsWith('meta/')) {
      return `The meta service starts without the engine: ${from} may not import ${to}.`;
    }
    return null;
  },
};
