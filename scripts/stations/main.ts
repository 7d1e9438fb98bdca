import { writeFileSync } from 'node:fs';
import {
  knownPiece,
  piecesOf,
  STATIONS_FILE,
  stationNumbers,
  STEP_DAYS,
  TURNING,
} from '@cuspal/engine/search/known-stations';
import { searchedPiece } from '@cuspal/engine/search/searched-stations';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';

/** Days, a tenth of a millisecond: another processor rounds the last digits another way. */
const ALIKE = 1e-9;

const sky = createSwissEphemeris();
const found = TURNING.flatMap((planet) =>
  Array.from({ length: piecesOf(STEP_DAYS[planet] ?? Number.NaN) }, (_, index) => ({
    planet,
    index,
    piece: searchedPiece(sky, planet, index),
  })),
);
const count = found.reduce((sum, { piece }) => sum + piece.stations.length, 0);

if (process.argv.includes('--check')) {
  const differing = found.filter(({ planet, index, piece }) => {
    const { stations, calls } = knownPiece(planet, index);
    const alike = piece.stations.every((each, at) => Math.abs(each.jd - (stations[at]?.jd ?? 0)) < ALIKE);
    return !alike || stations.length !== piece.stations.length || calls !== piece.calls;
  });
  for (const { planet, piece } of differing)
    process.stderr.write(
      `Other stations of ${planet} between ${piece.fromJd} and ${piece.toJd}. Run npm run stations.\n`,
    );
  process.stdout.write(`${count} stations compared\n`);
  process.exit(differing.length === 0 ? 0 : 1);
}

const numbers = stationNumbers(found.map(({ piece }) => piece));
const bytes = Buffer.alloc(8 * numbers.length);
numbers.forEach((number, at) => bytes.writeDoubleLE(number, 8 * at));
writeFileSync(STATIONS_FILE, bytes);
process.stdout.write(`${count} stations, ${bytes.length} bytes, to ${STATIONS_FILE}\n`);
