import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.mjs';
import { assertMachine, nativeFiles } from './elf.mjs';
import { readLayout, unpack } from './layout.mjs';

/** Processors by the names that images and Node have for them, and by those of Debian's folders and of QEMU. */
const PROCESSORS = {
  amd64: { node: 'x64', machine: 'x86_64', loader: 'ld-linux-x86-64.so.2' },
  arm64: { node: 'arm64', machine: 'aarch64', loader: 'ld-linux-aarch64.so.1' },
};
/** The day number of noon on 1 January 2000, which the Swiss Ephemeris computes through koffi in the image's Node. */
const NOON_OF_2000 = 2451545;
const ASKED = `
  const { createRequire } = await import('node:module');
  const { readFileSync } = await import('node:fs');
  const koffi = createRequire(process.cwd() + '/package.json')('koffi');
  const folder = process.cwd() + '/packages/engine/library/';
  const library = koffi.load(folder + JSON.parse(readFileSync(folder + 'manifest.json', 'utf8')).file);
  console.log(process.arch, library.func('double swe_julday(int, int, int, double, int)')(2000, 1, 1, 12, 1));
`;

/** Which base the images were made on, for a run that goes on after that. */
const BASE_FILE = 'base';

const rootOf = ({ folder }, { architecture }) => join(folder, 'roots', architecture);

/** Finds out which image a name of the base means today, so that the release says what it was made of. */
export function pinned(crane, base) {
  if (base.includes('@sha256:')) return base;
  const { ok, stdout, output } = run(crane, ['digest', base], { timeout: 60_000 });
  if (!ok) throw new Error(`${base} is not reached: ${output.split('\n').at(-1)}`);
  return `${base}@${stdout.trim()}`;
}

/** Makes one image for all platforms as an OCI layout. */
export function makeImages({ builder, folder, tree, image, platforms, base, version, seconds }) {
  writeFileSync(join(folder, BASE_FILE), base);
  builder.build({ tree, folder: image, platforms, seconds, args: { BASE: base, VERSION: version } });
  const { digest, platforms: made } = readLayout(image);
  const lost = platforms.filter((name) => !made.some((each) => each.name === name));
  if (lost.length > 0) throw new Error(`nothing was made for ${lost.join(', ')}`);
  return `${digest}, ${made.map(({ name, size }) => `${name} ${Math.round(size / 1e6)} MB`).join(', ')}, by ${builder.name}`;
}

/** Unpacks each platform and looks at the heads of all its native files. */
export function checkFiles(release) {
  const said = readLayout(release.image).platforms.map((platform) => {
    const root = rootOf(release, platform);
    unpack(release.image, platform, root);
    return assertMachine(nativeFiles(root), platform.architecture);
  });
  return said.join('; ');
}

/** Why the image of a platform cannot be tried here; undefined where it can. */
export function lacksToTry(platform) {
  const architecture = platform.split('/')[1];
  const { node } = PROCESSORS[architecture];
  return node === process.arch || emulator(architecture) ? undefined : `no qemu-user for ${architecture} is here`;
}

const emulator = (architecture) => {
  const { machine } = PROCESSORS[architecture];
  return [`qemu-${machine}-static`, `qemu-${machine}`].find((name) => run(name, ['--version'], { timeout: 10_000 }).ok);
};

/** Computes a day number in the files of an image, with its own Node and C library, under QEMU where it is foreign. */
export function tryImage(release, platform) {
  const architecture = platform.split('/')[1];
  const { node, machine, loader } = PROCESSORS[architecture];
  const root = rootOf(release, { architecture });
  const libraries = join(root, 'usr/lib', `${machine}-linux-gnu`);
  const command = [
    ...(node === process.arch ? [] : [emulator(architecture)]),
    ...[join(libraries, loader), '--library-path', libraries, join(root, 'usr/local/bin/node')],
    ...['--input-type=module', '-e', ASKED],
  ];
  const { ok, stdout, output } = run(command[0], command.slice(1), { cwd: join(root, 'app'), timeout: 120_000 });
  const wanted = `${node} ${NOON_OF_2000}`;
  if (!ok || stdout.trim() !== wanted) throw new Error(`"${wanted}" was to be said:\n${output}`);
  return `${wanted}${node === process.arch ? '' : ', under QEMU'}`;
}

/** Takes the bill of materials out of each platform; returns how many packages each names. */
export function takeBills(release) {
  const said = readLayout(release.image).platforms.map((platform) => {
    const file = join(rootOf(release, platform), 'app/sbom.cdx.json');
    if (!existsSync(file)) throw new Error(`${platform.name} has no /app/sbom.cdx.json`);
    const bill = JSON.parse(readFileSync(file, 'utf8'));
    if (bill.bomFormat !== 'CycloneDX' || !(bill.components?.length > 0))
      throw new Error(`the bill of ${platform.name} names no packages`);
    const native = `koffi-linux-${PROCESSORS[platform.architecture].node}`;
    if (!bill.components.some(({ name }) => name.endsWith(native)))
      throw new Error(`the bill of ${platform.name} does not name ${native}`);
    writeFileSync(join(release.out, `sbom-${platform.architecture}.cdx.json`), `${JSON.stringify(bill)}\n`);
    return `${bill.components.length} packages of ${platform.name}`;
  });
  return said.join(', ');
}

/** Writes of what and by what the image was made, as SLSA's provenance has it (v1). */
export function writeProvenance({ out, folder, version, commit, repository, platforms, builder, seconds }) {
  const [name, digest] = readFileSync(join(folder, BASE_FILE), 'utf8').split('@sha256:');
  const statement = {
    buildDefinition: {
      buildType: `${repository}/tree/main/deploy/release`,
      externalParameters: { version, platforms },
      internalParameters: { dockerfile: 'Dockerfile', sourceDateEpoch: seconds },
      resolvedDependencies: [
        { uri: `git+${repository}`, digest: { gitCommit: commit } },
        { uri: `docker://${name}`, digest: { sha256: digest } },
      ],
    },
    runDetails: { builder: { id: `${repository}/tree/main/deploy/release`, version: { builder: builder.name } } },
  };
  writeFileSync(join(out, 'provenance.json'), `${JSON.stringify(statement, undefined, 2)}\n`);
  return `commit ${commit.slice(0, 12)}, base ${digest.slice(0, 12)}`;
}
