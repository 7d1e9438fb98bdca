import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 28);
const past = (question: string): boolean => understand(question, {}, NOW).past;

describe('a question of the past', () => {
  it.each([
    '2019 में मेरी नौकरी क्यों गई?',
    '२०१९ मध्ये माझी नोकरी का गेली?',
    '২০১৯ সালে আমার চাকরি কেন চলে গেল?',
    '2019-ல் என் வேலை ஏன் போனது?',
    '2019 lo naa job enduku poyindi',
    '¿Por qué perdí mi trabajo en 2019?',
    'আমার বিয়ে কবে হয়েছিল?',
    'माझं लग्न कधी झालं होतं?',
    'enakku eppo kalyanam aachu',
    'గత సంవత్సరం నా నిశ్చితార్థం ఎందుకు ఆగిపోయింది?',
  ])('is told by its verb or by its years: %s', (question) => {
    expect(past(question)).toBe(true);
  });

  it.each([
    'vayasu 30 aachu eppo kalyanam',
    'नौकरी चली गई अब क्या करूँ',
    'job poyindi malli eppudu',
    '2019 lo pelli ayindi pillalu eppudu',
    'चाकरी चली गई, कब मिलेगी',
    'চাকরি চলে গেল, কবে পাব',
    '2018 se bimar hu',
    'Perdí mi trabajo en 2020, ¿encontraré otro?',
    'Me casé en 2015 y quiero saber si tendré hijos',
    'mera janm 1992 ka hai shadi kab',
  ])('is none where what was leads up to what comes: %s', (question) => {
    expect(past(question)).toBe(false);
  });

  it('has the days of a year that is over, in figures of any script', () => {
    expect(understand('२०१९ मध्ये माझी नोकरी का गेली?', {}, NOW).dates).toMatchObject({ from: '2019-01-01' });
    expect(understand('गेल्या वर्षी माझा साखरपुडा का मोडला?', {}, NOW).dates).toMatchObject({ from: '2025-01-01' });
  });
});
