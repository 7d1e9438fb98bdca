import { describe, expect, it } from 'vitest';
import { readLanguage, sayIn } from '@cuspal/speech';
import { priceText } from './dates.ts';

describe('a price', () => {
  it('has the decimals that it is written with', () => {
    expect(priceText('2.50', 'EUR')).toBe('€2.50');
    expect(priceText('3', 'JPY')).toBe('JP¥3');
    expect(priceText('0.0125', 'GBP')).toBe('£0.0125');
    expect(priceText('999999999.9999', 'EUR')).toBe('€999,999,999.9999');
  });

  it('is written as the language of the page does', async () => {
    await readLanguage('es');
    // Intl parts the sign by a space that does not break.
    expect(sayIn('es', () => priceText('2.50', 'EUR')).replaceAll('\u00a0', ' ')).toBe('2,50 €');
  });
});
