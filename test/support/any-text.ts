import fc from 'fast-check';

const [FIRST_SURROGATE, SURROGATES, CODE_POINTS] = [0xd800, 0x800, 0x110000];

/**
 * Any letter that Unicode has room for, as `unit: 'binary'` has them. That one looks a letter up in a map of all of them,
 * which it makes for each test: a second of work.
 */
const letter = fc.nat({ max: CODE_POINTS - SURROGATES - 1 }).map(
  (place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES),
  (value) => {
    const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (code === undefined || value !== String.fromCodePoint(code)) throw new Error('no letter');
    if (code < FIRST_SURROGATE) return code;
    if (code < FIRST_SURROGATE + SURROGATES) throw new Error('half a letter');
    return code - SURROGATES;
  },
);

/** Texts of any letters, and those that are dangerous as a name. */
export const anyText = (lengths: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ unit: letter, ...lengths });
