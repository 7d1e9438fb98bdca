import { expect, it } from 'vitest';
import type { DecidingPromise } from './deciding-promise.ts';
import { witnessesSay } from './marriage-synthesis.ts';
import { manglikEase } from './synthesis.ts';

type Confirmations = DecidingPromise['confirmations'];

const cusp = (number: 2 | 11, same = false): Confirmations['cusps'][number] => ({
  cusp: number,
  csl: 'Saturn',
  contact: 1,
  wholeDenial: false,
  ...(same && { sameAsFirst: true as const }),
});
const karaka = (planet: 'Moon' | 'Venus'): Confirmations['karakas'][number] => ({ planet, contact: 2 });

it('names the witnesses where all of them confirm, without those that are the first once more', () => {
  const cusps = [cusp(2), cusp(11)];
  expect(witnessesSay({ cusps, karakas: [karaka('Venus'), karaka('Moon')] })).toBe(
    'The sub lords of cusps 2 and 11 and the significators Venus and the Moon reach houses of marriage as well.',
  );
  expect(witnessesSay({ cusps: [cusp(2), cusp(11, true)], karakas: [] })).toBe(
    'The sub lord of cusp 2 reaches houses of marriage as well.',
  );
  expect(witnessesSay({ cusps: [cusp(2), { ...cusp(11), contact: null }], karakas: [] })).toBe(false);
  expect(witnessesSay({ cusps: [cusp(2), { ...cusp(11), wholeDenial: true }], karakas: [] })).toBe(false);
  expect(witnessesSay({ cusps: [cusp(2, true)], karakas: [] })).toBe(false);
});

it('says what exceptions leave of a Manglik chart', () => {
  const [exception] = [{ rule: 'b' as const, detail: 'Mars stands in Leo, which exempts it in any house.' }];
  expect(manglikEase({ severity: 'Mild', cancellations: [] })).toBe('NONE');
  expect(manglikEase({ severity: 'Mild', cancellations: [exception] })).toBe('EASED');
  expect(manglikEase({ severity: 'None', cancellations: [exception] })).toBe('LIFTED');
});
