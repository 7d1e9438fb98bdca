import { say } from '../report.messages.ts';
import { named } from './names.ts';
import type { Window } from './shapes.ts';

/** What stands in cells of tables. */
export const names = (planets: readonly string[]): string =>
  planets.length === 0 ? say.none() : planets.map(named).join(', ');

export const numbers = (houses: readonly number[]): string => (houses.length === 0 ? say.none() : houses.join(' '));

export const period = ({ start, end }: { readonly start: string; readonly end: string }): string =>
  say.period({ from: start, to: end });

/** Mars – Sun – Moon. */
export const lordsOf = ({ md, ad, pd }: Pick<Window, 'md' | 'ad' | 'pd'>): string =>
  [md, ad, ...(pd ? [pd] : [])].map(named).join(' – ');

/** A code of a result in words: `FOUR_LAYER` as `four layer`. */
export const spelled = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
