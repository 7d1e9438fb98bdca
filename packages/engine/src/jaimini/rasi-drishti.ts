import { modalityOf } from '../zodiac/sign-attributes.ts';

/**
 * Rasi drishti (R29.1): movable signs see the fixed ones but the next, fixed signs the movable ones but the one before,
 * dual signs the other dual ones. It works both ways. Sign indices, Aries = 0.
 */
export function rasiDrishti(from: number, to: number): boolean {
  const distance = (to - from + 12) % 12;
  switch (modalityOf(from)) {
    case 'movable':
      return modalityOf(to) === 'fixed' && distance !== 1;
    case 'fixed':
      return modalityOf(to) === 'movable' && distance !== 11;
    case 'dual':
      return modalityOf(to) === 'dual' && distance !== 0;
  }
}
