export { capitalised, housesNamed, inWords, ordinal } from '@cuspal/speech';

/** `1 window`, `3 windows`, `no window`; a plural that only an s makes. */
export const counted = (count: number, name: string): string =>
  `${count === 0 ? 'no' : count} ${name}${count > 1 ? 's' : ''}`;
