const fieldOf = (path) => path.split('/')[1];

/**
 * Order of the engine's rooms. The fields of `topics/` stand side by side: none imports another.
 *
 * @type {import('../import-order.mjs').Order}
 */
export const ENGINE = {
  folder: 'packages/engine/src/',
  rooms: [
    'base',
    'zodiac',
    'time',
    'sky',
    'chart',
    'search',
    'almanac',
    'passages',
    'parashari/base',
    'parashari/vargas',
    'parashari/states',
    'parashari/strength',
    'parashari/yogas',
    'parashari/doshas',
    'jaimini',
    'dasha',
    'tajik',
    'events',
    'kp/kernel',
    'kp/promise',
    'facts',
    'kp/ruling',
    'kp/timing',
    'gochara',
    'kp/transit',
    'kp/borders',
    'kp/horary',
    'kp/schools',
    'election',
    'rectification',
    'world',
    'topics/shared',
    'topics',
    'comparison',
    'synthesis',
  ],
  rule(from, to) {
    if (!from.startsWith('topics/') || !to.startsWith('topics/')) return null;
    const [field, target] = [fieldOf(from), fieldOf(to)];
    if (target === 'shared' || field === target) return null;
    return `The field ${field} may not import the field ${target}: what both need belongs to topics/shared.`;
  },
};
