import type { House, Planet } from '../../zodiac/names.ts';
import type { DivisionName } from './vargas.ts';

/** Name of a divisional chart, what it is read for, and the houses and significators it is read to (R24.1). */
export interface Focus {
  readonly name: string;
  readonly topic: string;
  readonly houses: readonly House[];
  readonly karakas: readonly Planet[];
}

const row = (name: string, topic: string, houses: readonly House[] = [], karakas: readonly Planet[] = []): Focus => ({
  name,
  topic,
  houses,
  karakas,
});

/** The hora has two signs only, so it is read by its halves and not by houses. */
export const FOCUS: Readonly<Record<DivisionName, Focus>> = {
  D2: row('Hora', 'wealth'),
  D3: row('Drekkana', 'siblings and courage', [3, 11], ['Mars', 'Jupiter']),
  D4: row('Chaturthamsa', 'property and home', [4, 1, 9], ['Mars', 'Venus', 'Moon']),
  D6: row('Shashthamsa', 'constitution and resistance', [6, 1, 8], ['Sun', 'Mars', 'Saturn']),
  D7: row('Saptamsa', 'children', [5, 1, 9], ['Jupiter']),
  D8: row('Ashtamsa', 'resilience in sudden troubles', [8, 1, 3], ['Saturn', 'Mars']),
  D9: row('Navamsa', 'marriage and dharma', [7, 1, 9], ['Venus', 'Jupiter']),
  D10: row('Dasamsa', 'work and standing', [10, 1, 6, 11], ['Sun', 'Saturn', 'Mercury', 'Jupiter']),
  D12: row('Dwadasamsa', 'father and mother', [4, 9, 1], ['Moon', 'Sun']),
  D16: row('Shodasamsa', 'vehicles and comforts', [4, 1, 12], ['Venus', 'Moon']),
  D20: row('Vimsamsa', 'devotion and practice', [9, 5, 12, 1], ['Jupiter', 'Ketu']),
  D24: row('Siddhamsa', 'learning', [4, 5, 9, 2], ['Mercury', 'Jupiter']),
  D27: row('Bhamsa', 'strength and stamina', [1, 3, 6], ['Mars', 'Sun', 'Moon']),
  D30: row('Trimsamsa', 'freedom from misfortune', [6, 8, 1], ['Moon', 'Saturn', 'Mars']),
  D40: row('Khavedamsa', 'the maternal line', [4, 1, 9], ['Moon', 'Venus']),
  D45: row('Akshavedamsa', 'character and paternal line', [9, 1, 10], ['Sun', 'Jupiter']),
  D60: row('Shashtiamsa', 'past merit', [1, 9, 10], ['Sun', 'Moon']),
};
