import { partsOf } from '@cuspal/engine/parashari/vargas/vargas';
import type { DivisionName } from '@cuspal/engine/parashari/vargas/vargas';

/** What holds in every divisional chart. */
const COMMON = [
  'Divisional charts stand apart from the KP star and sub chain. No KP verdict rests on them.',
  'The points and the verdict are a scale of this service that no book states.',
  'Benefics, temporary friendships, retrograde motion and combustion are those of the birth chart.',
  'Node dignity differs by school. Here Rahu is exalted in Taurus and Ketu in Scorpio.',
  'Rahu and Ketu cast the seventh aspect only, but some schools add the fifth and ninth.',
];

const VARGOTTAMA =
  'Vargottama is the proper word for the navamsa. Here it means the same sign in the birth chart and in this division.';

const LATER = 'This division is not among the sixteen of Parashara. It is of later tradition.';
const COUNTED_OTHERWISE = 'Other schools count cyclically or reverse even signs, and they are not offered.';

/** What holds in one division: other schools, later tradition, and how to read it. */
const OWN: Readonly<Partial<Record<DivisionName, readonly string[]>>> = {
  D2: [
    'This is the hora of Parashara with two signs. Not offered are the horas of Uma and Shambhu, Kashinatha and Somanatha, and the cyclic one.',
    'A hora chart has no houses. Houses are given by sign and mean nothing, nor do points that rest on them.',
    'The Sun to Saturn are scored, and the nodes are not.',
  ],
  D3: [
    'This is the drekkana of Parashara. Jagannatha, Somanatha and the cyclic school divide otherwise and are not offered.',
    'The 22nd drekkana is given without meaning for the span of life.',
  ],
  D4: [COUNTED_OTHERWISE],
  D6: [LATER, 'Parts of the body are named by tradition, and diseases never.'],
  D7: [COUNTED_OTHERWISE, 'The houses of children are an old count. They tell neither number nor sex.'],
  D8: [LATER, 'No date and no span of life can be drawn from this chart.'],
  D9: ['The 64th navamsa is given without meaning for the span of life.'],
  D24: ['Another school counts even signs backwards from Leo, and it is not offered.'],
  D30: [
    'This is the division of Parashara into five unequal parts. The cyclic one of thirty parts is not offered.',
    'A mark of mental strain is a traditional sign only and never a diagnosis.',
  ],
  D60: [
    'Another school counts from Aries in every sign, and it is not offered.',
    'Two minutes of time move the ascendant by about one part.',
    'The deities are benign or harsh by one list, and the lists differ.',
  ],
};

/** From this division on the ascendant hangs on minutes of birth time. */
const FINE = 24;

/** Parts of a sign by the name of a division: 30 of D30, though its parts are five. */
const partsNamed = (division: DivisionName): number => (division === 'D30' ? 30 : partsOf(division));

/** Notes of a divisional chart, for provenance. */
export function vargaNotes(division: DivisionName, timeHasSeconds: boolean): readonly string[] {
  const parts = partsNamed(division);
  const minutes = Math.round(1200 / parts) / 10;
  return [
    ...COMMON,
    ...(division === 'D9' ? [] : [VARGOTTAMA]),
    ...(OWN[division] ?? []),
    ...(parts >= FINE ? [`The ascendant of this division needs a birth time good to ${minutes} minutes.`] : []),
    ...(parts >= FINE && !timeHasSeconds ? ['The birth time has no seconds, so it is taken at the full minute.'] : []),
  ];
}
