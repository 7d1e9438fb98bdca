import { expect, it } from 'vitest';
import { inLanguage, sentencesIn } from './index.ts';

// The rules of Unicode need no catalogue of a language.
it.each([
  ['en-GB', 'It is so at 04:06. 4 others are as good. "Here" it ends.', 3],
  ['hi', 'मंगल भाव 7 का कारक है। 4 अन्य समय हैं। क्या यह सही है? हाँ।', 4],
  ['mr', 'गुण ३५ आहेत. ४ वेळा चांगल्या आहेत. ही दुसरी.', 3],
  ['es', 'Empieza el 4 de mayo. 4 otros son iguales. ¿Cuándo? Nunca.', 4],
])('divides a text in %s', async (tag, text, count) => {
  const sentences = await inLanguage(tag, () => sentencesIn(text));
  expect([sentences.length, sentences.join(' ')]).toEqual([count, text]);
});
