import type { Division } from './division.ts';
import { starName } from './lords.ts';
import type { Planet, Star } from './names.ts';
import { elementOf, modalityOf, varnaOf } from './sign-attributes.ts';
import type { Element, Modality, Varna } from './sign-attributes.ts';

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

export const NADIS = ['adi', 'madhya', 'antya'] as const;
type Nadi = (typeof NADIS)[number];

export const STAR_CLASSES = ['dhruva', 'chara', 'ugra', 'mishra', 'kshipra', 'mridu', 'tikshna'] as const;
type StarClass = (typeof STAR_CLASSES)[number];

export const FACINGS = ['up', 'down', 'level'] as const;
type Facing = (typeof FACINGS)[number];

export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type YoniAnimal = (typeof YONIS)[number];
type YoniSex = 'male' | 'female';

/** Traditional attributes of a star (R19.1, R40). Description only: no KP judgment uses them. */
export interface StarAttributes {
  readonly deity: string;
  readonly symbol: string;
  readonly gana: Gana;
  readonly yoni: { readonly animal: YoniAnimal; readonly sex: YoniSex };
  readonly nadi: Nadi;
  readonly class: StarClass;
  readonly facing: Facing;
  /** Name syllables of padas 1 to 4. */
  readonly syllables: readonly [string, string, string, string];
  /** Parts of the body: one list, or one for each of the two signs the star spans (R19.1). */
  readonly bodyParts: readonly [readonly string[]] | readonly [readonly string[], readonly string[]];
}

type Row = readonly [
  star: Star,
  deity: string,
  symbol: string,
  gana: Gana,
  animal: YoniAnimal,
  sex: YoniSex,
  nadi: Nadi,
  starClass: StarClass,
  facing: Facing,
  syllables: readonly [string, string, string, string],
  bodyParts: StarAttributes['bodyParts'],
];

// prettier-ignore
const ROWS: readonly Row[] = [
  ['Ashwini', 'Ashwini Kumaras', 'horse head', 'deva', 'horse', 'male', 'adi', 'kshipra', 'level', ['chu', 'che', 'cho', 'la'],
    [['head', 'cerebrum']]],
  ['Bharani', 'Yama', 'yoni', 'manushya', 'elephant', 'male', 'madhya', 'ugra', 'down', ['li', 'lu', 'le', 'lo'],
    [['head', 'inner organs', 'eyes']]],
  ['Krittika', 'Agni', 'razor', 'rakshasa', 'sheep', 'female', 'antya', 'mishra', 'down', ['a', 'i', 'u', 'e'],
    [['head', 'eyes', 'brain'], ['face', 'neck', 'tonsils', 'larynx']]],
  ['Rohini', 'Brahma', 'cart', 'manushya', 'serpent', 'male', 'antya', 'dhruva', 'up', ['o', 'va', 'vi', 'vu'],
    [['face', 'mouth', 'tongue', 'neck', 'cerebellum']]],
  ['Mrigashira', 'Soma', 'deer head', 'deva', 'serpent', 'female', 'madhya', 'mridu', 'level', ['ve', 'vo', 'ka', 'ki'],
    [['face', 'chin', 'larynx', 'palate'], ['throat', 'vocal cord', 'arms', 'ears']]],
  ['Ardra', 'Rudra', 'tear drop', 'manushya', 'dog', 'female', 'adi', 'tikshna', 'up', ['ku', 'gha', 'nga', 'chha'],
    [['throat', 'arms', 'shoulders']]],
  ['Punarvasu', 'Aditi', 'quiver', 'deva', 'cat', 'female', 'adi', 'chara', 'level', ['ke', 'ko', 'ha', 'hi'],
    [['ear', 'throat', 'shoulder'], ['lungs', 'chest', 'stomach', 'pancreas']]],
  ['Pushya', 'Brihaspati', 'udder', 'deva', 'sheep', 'male', 'madhya', 'kshipra', 'up', ['hu', 'he', 'ho', 'da'],
    [['lungs', 'stomach', 'ribs']]],
  ['Ashlesha', 'Nagas', 'coiled serpent', 'rakshasa', 'cat', 'male', 'antya', 'tikshna', 'down', ['di', 'du', 'de', 'do'],
    [['lungs', 'stomach', 'diaphragm', 'liver', 'pancreas']]],
  ['Magha', 'Pitris', 'throne', 'rakshasa', 'rat', 'male', 'antya', 'ugra', 'down', ['ma', 'mi', 'mu', 'me'],
    [['heart', 'back', 'spinal cord', 'spleen', 'aorta']]],
  ['Purva Phalguni', 'Bhaga', 'front legs of bed', 'manushya', 'rat', 'female', 'madhya', 'ugra', 'down', ['mo', 'ta', 'ti', 'tu'],
    [['heart', 'spinal cord']]],
  ['Uttara Phalguni', 'Aryaman', 'back legs of bed', 'manushya', 'cow', 'male', 'adi', 'dhruva', 'up', ['te', 'to', 'pa', 'pi'],
    [['spine'], ['bowels', 'liver']]],
  ['Hasta', 'Savitar', 'hand', 'deva', 'buffalo', 'female', 'adi', 'kshipra', 'level', ['pu', 'sha', 'na', 'tha'],
    [['bowels', 'glands', 'enzymes']]],
  ['Chitra', 'Tvashtar', 'jewel', 'rakshasa', 'tiger', 'female', 'madhya', 'mridu', 'level', ['pe', 'po', 'ra', 'ri'],
    [['lower belly'], ['kidney', 'loins', 'appendix']]],
  ['Swati', 'Vayu', 'sprout', 'deva', 'buffalo', 'male', 'antya', 'chara', 'level', ['ru', 're', 'ro', 'ta'],
    [['skin', 'kidney', 'ureter', 'bladder']]],
  ['Vishakha', 'Indra-Agni', 'arch', 'rakshasa', 'tiger', 'male', 'antya', 'mishra', 'down', ['ti', 'tu', 'te', 'to'],
    [['lower abdomen', 'pancreas'], ['bladder', 'genitals', 'rectum', 'prostate']]],
  ['Anuradha', 'Mitra', 'lotus', 'deva', 'deer', 'female', 'madhya', 'mridu', 'level', ['na', 'ni', 'nu', 'ne'],
    [['bladder', 'genitals', 'rectum', 'nasal bone']]],
  ['Jyeshtha', 'Indra', 'earring', 'rakshasa', 'deer', 'male', 'adi', 'tikshna', 'level', ['no', 'ya', 'yi', 'yu'],
    [['colon', 'anus', 'ovary', 'womb']]],
  ['Mula', 'Nirriti', 'bunch of roots', 'rakshasa', 'dog', 'male', 'adi', 'tikshna', 'down', ['ye', 'yo', 'bha', 'bhi'],
    [['hips', 'thighs', 'femur', 'sciatic nerve']]],
  ['Purva Ashadha', 'Apas', 'fan', 'manushya', 'monkey', 'male', 'madhya', 'ugra', 'down', ['bhu', 'dha', 'pha', 'dha'],
    [['thighs', 'hips', 'sacrum', 'iliac region']]],
  ['Uttara Ashadha', 'Vishvedevas', 'tusk', 'manushya', 'mongoose', 'male', 'antya', 'dhruva', 'up', ['bhe', 'bho', 'ja', 'ji'],
    [['thighs', 'arteries'], ['skin', 'knee']]],
  ['Shravana', 'Vishnu', 'ear', 'deva', 'monkey', 'female', 'antya', 'chara', 'up', ['khi', 'khu', 'khe', 'kho'],
    [['lymph', 'knee', 'skin']]],
  ['Dhanishta', 'Vasus', 'drum', 'rakshasa', 'lion', 'female', 'madhya', 'chara', 'up', ['ga', 'gi', 'gu', 'ge'],
    [['kneecap'], ['ankle to knee']]],
  ['Shatabhisha', 'Varuna', 'circle', 'rakshasa', 'horse', 'female', 'adi', 'chara', 'up', ['go', 'sa', 'si', 'su'],
    [['shin', 'calf']]],
  ['Purva Bhadrapada', 'Aja Ekapada', 'front of bier', 'manushya', 'lion', 'male', 'adi', 'ugra', 'down', ['se', 'so', 'da', 'di'],
    [['ankles'], ['feet', 'toes']]],
  ['Uttara Bhadrapada', 'Ahir Budhnya', 'back of bier', 'manushya', 'cow', 'female', 'madhya', 'dhruva', 'up', ['du', 'tha', 'jha', 'na'],
    [['feet']]],
  ['Revati', 'Pushan', 'fish', 'deva', 'elephant', 'female', 'antya', 'mridu', 'level', ['de', 'do', 'cha', 'chi'],
    [['feet', 'toes']]],
];

/** The 27 rows, Ashwini first. */
export const STAR_ATTRIBUTES: readonly StarAttributes[] = ROWS.map(
  ([, deity, symbol, gana, animal, sex, nadi, starClass, facing, syllables, bodyParts]) => ({
    deity,
    symbol,
    gana,
    yoni: { animal, sex },
    nadi,
    class: starClass,
    facing,
    syllables,
    bodyParts,
  }),
);

/** Attributes of a star by index, 0 = Ashwini. */
export function starAttributes(starIndex: number): StarAttributes {
  const row = STAR_ATTRIBUTES[starIndex];
  if (row === undefined) throw new RangeError(`no star with index ${starIndex}`);
  return row;
}

/** Index of the sign in which a star begins: 27 stars of 800' over 12 signs of 1800'. */
const firstSignOf = (starIndex: number): number => Math.floor((starIndex * 800) / 1800);

/** Body parts of a star; a star spanning two signs uses the part of the given one (R19.1). Indices from 0. */
export function starBodyParts(starIndex: number, signIndex: number): readonly string[] {
  const [first, second] = starAttributes(starIndex).bodyParts;
  return second !== undefined && signIndex !== firstSignOf(starIndex) ? second : first;
}

/** Name syllable of a pada, 1..4. */
export function padaSyllable(starIndex: number, pada: number): string {
  const syllable = starAttributes(starIndex).syllables[pada - 1];
  if (syllable === undefined) throw new RangeError(`no pada ${pada}`);
  return syllable;
}

/** The star of a point with its attributes; what depends on the sign follows the sign of the point. */
interface StarDetails extends Omit<StarAttributes, 'bodyParts'> {
  /** 1..27. */
  readonly index: number;
  readonly name: Star;
  readonly lord: Planet;
  readonly varna: Varna;
  readonly element: Element;
  readonly modality: Modality;
  readonly bodyParts: readonly string[];
  readonly padaSyllable: string;
}

/** Attributes of the star in which a point stands (R19.1). */
export function starDetails({ starIndex, signIndex, starLord, pada }: Division): StarDetails {
  return {
    index: starIndex + 1,
    name: starName(starIndex),
    lord: starLord,
    ...starAttributes(starIndex),
    varna: varnaOf(signIndex),
    element: elementOf(signIndex),
    modality: modalityOf(signIndex),
    bodyParts: starBodyParts(starIndex, signIndex),
    padaSyllable: padaSyllable(starIndex, pada),
  };
}
