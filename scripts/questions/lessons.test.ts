import { expect, it } from 'vitest';
import { TAUGHT } from '../../services/meta/understanding/model/taught.ts';
import { taughtFeatures } from './lessons.ts';

/** Questions may be added without teaching anew as long as they change little. */
const MOST_CHANGED = 0.02;

it('the file of what was taught has the features that teach today: if not, run npm run questions', () => {
  const [taught, teaching] = [new Set(TAUGHT.finish().features), new Set(taughtFeatures())];
  const share = (of: ReadonlySet<number>, other: ReadonlySet<number>) =>
    [...of].filter((one) => !other.has(one)).length / of.size;
  expect(share(taught, teaching)).toBeLessThanOrEqual(MOST_CHANGED);
  expect(share(teaching, taught)).toBeLessThanOrEqual(MOST_CHANGED);
});
