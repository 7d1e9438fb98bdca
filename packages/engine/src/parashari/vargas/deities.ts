import { isOddSign, signOf } from '../base/frame.ts';
import { starAttributes } from '../../zodiac/star-attributes.ts';
import { STARS } from '../../zodiac/names.ts';
import { d60Deity } from './d60-deities.ts';
import { partsOf, vargaPlace } from './vargas.ts';
import type { DivisionName } from './vargas.ts';

/**
 * How the parts of a sign get their deities (BPHS 6): `forward` counts the list from the first part in every sign,
 * `reversed` from the last part in even signs. The lists stand for odd and even signs, for movable, fixed and dual ones,
 * or once for all; a list shorter than the parts repeats.
 */
interface Deities {
  readonly order: 'forward' | 'reversed';
  readonly lists: readonly (readonly string[])[];
}

const names = (text: string): readonly string[] => text.split(' ');
const row = (order: Deities['order'], ...lists: readonly string[]): Deities => ({ order, lists: lists.map(names) });

/** Hora deities follow the sign of the half, not its number: Devas of Leo, Pitris of Cancer. */
const HORA_DEITIES = { 3: 'Pitris', 4: 'Devas' } as const;

const DEITIES: Readonly<Record<Exclude<DivisionName, 'D2' | 'D6' | 'D8' | 'D60'>, Deities>> = {
  D3: row('forward', 'Narada Agastya Durvasa'),
  D4: row('forward', 'Sanaka Sananda Kumara Sanatana'),
  D7: row('reversed', 'Kshara Kshira Dadhi Ajya Ikshurasa Madya Shuddhajala'),
  D9: row('forward', 'Deva Manushya Rakshasa', 'Manushya Rakshasa Deva', 'Rakshasa Manushya Deva'),
  D10: row('reversed', 'Indra Agni Yama Rakshasa Varuna Vayu Kubera Ishana Brahma Ananta'),
  D12: row('forward', 'Ganesha Ashvinau Yama Sarpa'),
  D16: row('reversed', 'Brahma Vishnu Shiva Surya'),
  D20: row(
    'forward',
    'Kali Gauri Jaya Lakshmi Vijaya Vimala Sati Tara Jvalamukhi Shveta Lalita Bagalamukhi Pratyangira Shachi Raudri Bhavani Varada Jaya Tripura Sumukhi',
    'Daya Megha Chhinnashirsha Pishachini Dhumavati Matangi Bala Bhadra Aruna Anala Pingala Chhuchchhuka Ghora Varahi Vaishnavi Sita Bhuvaneshi Bhairavi Mangala Aparajita',
  ),
  D24: row(
    'reversed',
    'Skanda Parashudhara Anala Vishvakarma Bhaga Mitra Maya Antaka Vrishadhvaja Govinda Madana Bhima',
  ),
  D27: { order: 'reversed', lists: [STARS.map((_, star) => starAttributes(star).deity)] },
  D30: row('reversed', 'Agni Vayu Indra Kubera Varuna'),
  D40: row('forward', 'Vishnu Chandra Marichi Tvashta Dhata Shiva Ravi Yama Yaksha Gandharva Kala Varuna'),
  D45: row('forward', 'Brahma Shiva Vishnu', 'Shiva Vishnu Brahma', 'Vishnu Brahma Shiva'),
};

/** Deity of the part of a division in which a sidereal longitude stands; null in D6 and D8, which have none. */
export function deityOf(division: DivisionName, longitude: number): string | null {
  if (division === 'D6' || division === 'D8') return null;
  if (division === 'D60') return d60Deity(longitude).name;
  const place = vargaPlace(division, longitude);
  if (division === 'D2') return HORA_DEITIES[place.sign === 4 ? 4 : 3];
  const { order, lists } = DEITIES[division];
  const sign = signOf(longitude);
  const list = lists[sign % lists.length] ?? [];
  const at = order === 'forward' || isOddSign(sign) ? place.part : partsOf(division) - 1 - place.part;
  return list[at % list.length] ?? null;
}
