import { named } from '../names/spoken.ts';
import { degreesInSign, signSaid } from '../names/signs.ts';
import { signOf, type Body, type Cusp } from '../read/chart.ts';

/** Sun stands in Cancer at 27°58′ in house 11. Its star lord is Mercury and its sub lord Saturn. `rough`: without degrees. */
export function planetSentence(
  { planet, longitude, house, retrograde, starLord, subLord }: Body,
  rough = false,
): string {
  const where = `${named(planet)} stands in ${placeSaid(longitude, rough)}`;
  const placed = house === undefined ? '' : ` in house ${house}`;
  return `${where}${placed}${retrograde ? ' and is retrograde' : ''}.${lordsOf(starLord, subLord)}`;
}

export const cuspSentence = ({ house, longitude, starLord, subLord }: Cusp, rough = false): string =>
  `Cusp ${house} stands in ${placeSaid(longitude, rough)}.${lordsOf(starLord, subLord)}`;

const placeSaid = (longitude: number, rough: boolean): string =>
  `${signSaid(signOf({ longitude }))}${rough ? '' : ` at ${degreesInSign(longitude)}`}`;

/** A chart of a year has none of them. */
const lordsOf = (star: string, sub: string): string =>
  sub === '' ? '' : ` Its star lord is ${named(star)} and its sub lord ${named(sub)}.`;
