import type { House, Planet } from '../../zodiac/names.ts';
import type { DivisionName } from './vargas.ts';
import { say } from './vargas.messages.ts';

/** Name of a divisional chart, and the houses and significators it is read to (R24.1). */
export interface Focus {
  readonly name: string;
  readonly houses: readonly House[];
  readonly karakas: readonly Planet[];
}

const row = (name: string, houses: readonly House[] = [], karakas: readonly Planet[] = []): Focus => ({
  name,
  houses,
  karakas,
});

/** The hora has two signs only, so it is read by its halves and not by houses. */
export const FOCUS: Readonly<Record<DivisionName, Focus>> = {
  D2: row('Hora'),
  D3: row('Drekkana', [3, 11], ['Mars', 'Jupiter']),
  D4: row('Chaturthamsa', [4, 1, 9], ['Mars', 'Venus', 'Moon']),
  D6: row('Shashthamsa', [6, 1, 8], ['Sun', 'Mars', 'Saturn']),
  D7: row('Saptamsa', [5, 1, 9], ['Jupiter']),
  D8: row('Ashtamsa', [8, 1, 3], ['Saturn', 'Mars']),
  D9: row('Navamsa', [7, 1, 9], ['Venus', 'Jupiter']),
  D10: row('Dasamsa', [10, 1, 6, 11], ['Sun', 'Saturn', 'Mercury', 'Jupiter']),
  D12: row('Dwadasamsa', [4, 9, 1], ['Moon', 'Sun']),
  D16: row('Shodasamsa', [4, 1, 12], ['Venus', 'Moon']),
  D20: row('Vimsamsa', [9, 5, 12, 1], ['Jupiter', 'Ketu']),
  D24: row('Siddhamsa', [4, 5, 9, 2], ['Mercury', 'Jupiter']),
  D27: row('Bhamsa', [1, 3, 6], ['Mars', 'Sun', 'Moon']),
  D30: row('Trimsamsa', [6, 8, 1], ['Moon', 'Saturn', 'Mars']),
  D40: row('Khavedamsa', [4, 1, 9], ['Moon', 'Venus']),
  D45: row('Akshavedamsa', [9, 1, 10], ['Sun', 'Jupiter']),
  D60: row('Shashtiamsa', [1, 9, 10], ['Sun', 'Moon']),
};

/** What a divisional chart is read for: `siblings and courage`. */
export const topicOf = (division: DivisionName): string => say.topic({ division });
