import type { ListedFamily } from '../taxonomy.ts';
import type { ToolsetText } from './toolset.ts';

/** The families as sets, in the words of somebody who looks for tools. */
export const FAMILY_TEXTS: Readonly<Record<ListedFamily, ToolsetText>> = {
  foundation: { title: 'Birth chart', description: 'Positions, cusps, nakshatras and aspects of a birth chart.' },
  'core analysis': {
    title: 'KP analysis',
    description: 'Significators, sub lords and the verdict on whether the chart promises a matter.',
  },
  timing: { title: 'Timing', description: 'Dashas, ruling planets and the periods that can bring an event.' },
  transit: {
    title: 'Transits',
    description: 'What the moving planets release, from Saturn to the Moon, with eclipses.',
  },
  verification: { title: 'Verification', description: 'Audits and second opinions on a verdict before it is spoken.' },
  strength: { title: 'Strength', description: 'Shadbala, ashtakavarga, avasthas and other measures of strength.' },
  vargas: { title: 'Divisional charts', description: 'The divisional charts from D2 to D60.' },
  yogas: { title: 'Yogas', description: 'Combinations of planets that the Parashari tradition names.' },
  doshas: { title: 'Doshas', description: 'Manglik, Kalsarpa and other doshas of a chart.' },
  jaimini: { title: 'Jaimini', description: 'Chara karakas, arudhas, argala and Chara dasha.' },
  tajik: {
    title: 'Tajik annual chart',
    description: 'The solar return chart of a year with its strengths, yogas and sahams.',
  },
  marriage: { title: 'Marriage', description: 'Marriage, the partner, delay and separation.' },
  compatibility: { title: 'Compatibility', description: 'Two charts compared for a life together.' },
  career: { title: 'Career', description: 'Profession, employment, promotion, change of job and business.' },
  money: { title: 'Money', description: 'Income, savings, losses and trading.' },
  children: { title: 'Children', description: 'Whether and when children are indicated.' },
  property: { title: 'Property', description: 'Buying and selling a house or land.' },
  foreign: { title: 'Abroad', description: 'Work, settlement, documents and relocation abroad.' },
  education: { title: 'Education', description: 'Studies, examinations and fields of learning.' },
  legal: { title: 'Legal matters', description: 'Disputes, court cases and how they may run.' },
  health: { title: 'Health', description: 'Constitution, ailments, treatment and periods that ask for care.' },
  spiritual: { title: 'Spiritual path', description: 'Karmic themes of the chart.' },
  remedies: { title: 'Remedies', description: 'Gemstones and mantras that the tradition advises.' },
  family: { title: 'Relatives', description: 'What the chart shows of parents, siblings and other relatives.' },
  rectification: {
    title: 'Birth time',
    description: 'Finding or refining a birth time from events, and telling twins apart.',
  },
  electional: {
    title: 'Election',
    description: 'Choosing the moment for a wedding, contract, journey, operation or launch.',
  },
  horary: { title: 'Horary', description: 'Questions answered from a number and the moment, without a birth time.' },
  almanac: { title: 'Almanac', description: 'Panchang, hora, choghadiya and tara bala of a day.' },
  astrometeorology: { title: 'Weather', description: 'Weather and seasons as astrology reads them.' },
  mundane: { title: 'Mundane', description: 'Nations, ingresses, elections and public health.' },
  'reference sky': { title: 'Ephemeris', description: 'Tables of the sky and of the 249 sub lords.' },
  sport: { title: 'Sport', description: 'The outcome of a match.' },
  composites: { title: 'Complete readings', description: 'Bundled readings that answer a whole question in one call.' },
  meta: { title: 'Protocol', description: 'The birth profile, the reading plan and the catalogue of tools.' },
};
