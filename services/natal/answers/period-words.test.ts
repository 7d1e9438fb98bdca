import { UT } from '@cuspal/engine/time/clock';
import { inLanguage } from '@cuspal/speech';
import { expect, it } from 'vitest';
import { datesSentence } from './period-words.ts';

const NONE = {
  ...{ first: null, best: null, windows: [], weaker: [] },
  ...{ from: '2026-01-01', to: '2030-01-01', shareOfTime: null, kept: null },
};
const ASKED = { past: false, matter: 'promotion', adverse: false, side: 'yes', nowMs: 0, isTimeStated: true } as const;

// An ending after words that need none, as in "in this year", is no sentence in any of them.
it.each([
  ['hi', 'इस साल', /^इस साल कोई /],
  ['hi', '2027', /^2027 में /],
  ['mr', 'या वर्षी', /^या वर्षी कोणताही /],
  ['bn', 'এ বছর', /^এ বছর কোনো /],
  ['te', 'ఈ సంవత్సరం', /^ఈ సంవత్సరం (?!కాలంలో)/],
  ['ta', 'இந்த ஆண்டு', /^இந்த ஆண்டு (?!காலத்தில்)/],
])('says in %s that no period begins: %s', async (tag, said, sentence) => {
  const dates = { from: '2026-01-01', to: '2026-12-31', said };
  const [told] = await inLanguage(tag, () => datesSentence(NONE, { ...ASKED, clock: UT, dates }));
  expect(told).toMatch(sentence);
});
