import { right, wrong, type Read } from './argument.ts';

/** Words of the person who asks, on one line: control characters and turns of direction become spaces. */
export const readText =
  (most: number) =>
  (text: string): Read<string> => {
    if (text.length > most)
      return wrong(`has ${text.length} characters, and at most ${most} can be taken. Shorten it.`);
    const clean = text.replace(/[\s\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
    return clean === '' ? wrong('holds no words. Leave it out, or say it in words.') : right(clean);
  };
