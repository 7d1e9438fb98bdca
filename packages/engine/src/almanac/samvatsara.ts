/** The sixty years of Jupiter's round (almanac, get_panchang). */
export const SAMVATSARAS = [
  'Prabhava',
  'Vibhava',
  'Shukla',
  'Pramoda',
  'Prajapati',
  'Angirasa',
  'Shrimukha',
  'Bhava',
  'Yuva',
  'Dhata',
  'Ishvara',
  'Bahudhanya',
  'Pramathi',
  'Vikrama',
  'Vrisha',
  'Chitrabhanu',
  'Subhanu',
  'Tarana',
  'Parthiva',
  'Vyaya',
  'Sarvajit',
  'Sarvadhari',
  'Virodhi',
  'Vikriti',
  'Khara',
  'Nandana',
  'Vijaya',
  'Jaya',
  'Manmatha',
  'Durmukha',
  'Hevilambi',
  'Vilambi',
  'Vikari',
  'Sharvari',
  'Plava',
  'Shubhakrit',
  'Shobhakrit',
  'Krodhi',
  'Vishvavasu',
  'Parabhava',
  'Plavanga',
  'Kilaka',
  'Saumya',
  'Sadharana',
  'Virodhikrit',
  'Paridhavi',
  'Pramadi',
  'Ananda',
  'Rakshasa',
  'Nala',
  'Pingala',
  'Kalayukta',
  'Siddharthi',
  'Raudra',
  'Durmati',
  'Dundubhi',
  'Rudhirodgari',
  'Raktaksha',
  'Krodhana',
  'Kshaya',
] as const;
type SamvatsaraName = (typeof SAMVATSARAS)[number];

export interface Samvatsara {
  /** 1..60. */
  readonly number: number;
  readonly name: SamvatsaraName;
}

/** The samvatsara of a Shaka year by the southern count, which skips none. */
export function samvatsaraOf(shaka: number): Samvatsara {
  const index = (shaka + 11) % 60;
  const name = SAMVATSARAS[index];
  if (name === undefined) throw new RangeError(`no samvatsara of Shaka ${shaka}`);
  return { number: index + 1, name };
}

/** The six seasons, by the sidereal sign of the Sun from Pisces in pairs (almanac, get_panchang). */
export const RITUS = ['Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira'] as const;
type Ritu = (typeof RITUS)[number];

export const rituOf = (sunSignIndex: number): Ritu => RITUS[Math.floor(((sunSignIndex + 1) % 12) / 2)] ?? 'Vasanta';

export const AYANAS = ['Uttarayana', 'Dakshinayana'] as const;
type Ayana = (typeof AYANAS)[number];

/** The half-year of the tropical Sun, degrees: northward from 270 to 90. */
export const ayanaOf = (tropicalSun: number): Ayana =>
  tropicalSun >= 270 || tropicalSun < 90 ? 'Uttarayana' : 'Dakshinayana';
