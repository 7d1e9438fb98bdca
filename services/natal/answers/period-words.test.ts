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
  ['mr', 'या वर्षी', /^या वर्षी कोणताही /],
  ['bn', 'এ বছর', /^এ বছর কোনো /],
  ['te', 'ఈ సంవత్సరం', /^ఈ సంవత్సరం (?!కాలంలో)/],
  ['ta', 'இந்த ஆண்டு', /^இந்த ஆண்டு (?!காலத்தில்)/],
])('says in %s that no period begins: %s', async (tag, said, sentence) => {
  const dates = { from: '2026-01-01', to: '2026-12-31', said };
  const [told] = await inLanguage(tag, () => datesSentence(NONE, { ...ASKED, clock: UT, dates }));
  expect(told).toMatch(sentence);
});

it.each([
  ['hi', '2027', /^2027 में कोई /],
  ['hi', 'agle saal', /^2027 में कोई /],
  ['hi', 'அடுத்த வருடம்', /^2027 में कोई /],
  ['mr', '२०२७', /^२०२७ मध्ये /],
  ['bn', '২০২৭', /^২০২৭ সালে /],
  ['ta', 'next year', /^2027-இல் /],
  ['te', '2027', /^2027లో /],
  ['es', 'el año que viene', / en 2027\.$/],
  ['pt', 'ano que vem', / em 2027\.$/],
])('names in %s the year that words without an ending stand for: %s', async (tag, said, sentence) => {
  const dates = { from: '2027-01-01', to: '2027-12-31', said };
  const [told] = await inLanguage(tag, () => datesSentence(NONE, { ...ASKED, clock: UT, dates }));
  expect(told).toMatch(sentence);
});

it.each([
  ['hi', 'agle mahine', '2026-12-01', '2026-12-31', /^दिसंबर 2026 में /],
  ['hi', 'is mahine', '2026-11-28', '2026-11-30', /^नवंबर 2026 में /],
  ['es', 'el próximo mes', '2026-12-01', '2026-12-31', / en diciembre de 2026\.$/],
  ['bn', 'ডিসেম্বরে', '2026-12-01', '2026-12-31', /^ডিসেম্বর ২০২৬-এ /],
  ['hi', 'agle hafte', '2026-12-07', '2026-12-13', /^उन दिनों में /],
])('names in %s the month, or only those days: %s', async (tag, said, from, to, sentence) => {
  const dates = { from, to, said };
  const [told] = await inLanguage(tag, () => datesSentence(NONE, { ...ASKED, clock: UT, dates }));
  expect(told).toMatch(sentence);
});
