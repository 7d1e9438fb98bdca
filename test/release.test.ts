import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isLocal } from '../deploy/release/builders.mjs';
import { artifactHubChanges, draft, unreleased, withSection } from '../deploy/release/changes.mjs';
import { annotated, withRepository } from '../deploy/release/chart.mjs';
import { assertMachine, machineOf, nativeFiles } from '../deploy/release/elf.mjs';
import { publishScript } from '../deploy/release/publish.mjs';
import { isVersion, placesOf, versionsIn } from '../deploy/release/versions.mjs';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');

describe.skipIf(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).status !== 0)('the version (in a clone)', () => {
  const files = spawnSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const version: unknown = JSON.parse(textOf('package.json')).version;

  it('is the same in every manifest', () => {
    const found = versionsIn(ROOT, files);
    expect(found.filter(([, named]: readonly string[]) => named !== version)).toEqual([]);
    expect(new Set(found.map(([file]: readonly string[]) => file)).size).toBe(placesOf(files).length);
  });

  it('stands in no manifest that a release would forget', () => {
    const known = new Set(placesOf(files).map(([file]: readonly [string, unknown]) => file));
    const own =
      /^(?:(?:packages|plugin|clients|deploy\/helm)\/.*|gateway\/[^/]+|services\/[^/]+|[^/]+)\.(?:json|toml|yaml)$/;
    const forgotten = files
      .filter((file) => own.test(file) && !known.has(file))
      .filter((file) =>
        new RegExp(`^\\s*"?(?:version|appVersion)"?\\s*[:=] ?"?${String(version)}"?,?$`, 'm').test(textOf(file)),
      );
    expect(forgotten).toEqual([]);
  });
});

it.each([
  ['0.2.0', true],
  ['1.10.0-rc.1', true],
  ['01.2.0', false],
  ['1.2', false],
  ['v1.2.3', false],
  ['1.2.3-', false],
  ['1.2.3; rm', false],
])('the version %s: %s', (text, is) => expect(isVersion(text)).toBe(is));

describe('the changelog of a release', () => {
  const CHANGELOG =
    '# Changelog\n\nText.\n\n## Unreleased\n\n### Added\n\n- **One** ([A](b)). More.\n\n## 0.1.0 - 2026-01-01\n\n- old\n';

  it('has what stood under "Unreleased", which is then empty', () => {
    const after = withSection(CHANGELOG, '0.2.0', '2026-02-03', 'never');
    expect(after).toBe(CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 - 2026-02-03\n'));
    expect(unreleased(after)).toBe('');
  });

  it('is drafted from the titles of commits where nobody wrote any', () => {
    const drafted = draft([
      'feat(chart): give processes certificates',
      'test(chart): say nothing of this',
      'fix: end a period where the next begins',
      'a riddle',
      'feat(mcp): ask back',
    ]);
    expect(drafted).toBe(
      '### Added\n\n- chart: give processes certificates\n- mcp: ask back\n\n### Fixed\n\n- end a period where the next begins\n',
    );
    const empty = '# Changelog\n\n## Unreleased\n';
    expect(withSection(empty, '0.2.0', '2026-02-03', drafted)).toBe(
      `# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-02-03\n\n${drafted}`,
    );
    expect(() => unreleased('# Changelog\n')).toThrow('no section "Unreleased"');
  });

  it('is what Artifact Hub shows, a sentence each', () => {
    expect(artifactHubChanges(unreleased(CHANGELOG))).toEqual([{ kind: 'added', description: 'One (A).' }]);
  });
});

describe('the chart of a release', () => {
  it('keeps its manifest and says what changed and which image it has', () => {
    const text = annotated(textOf('deploy/helm/cuspal/Chart.yaml'), {
      changes: [{ kind: 'fixed', description: 'a: "b"' }],
      image: 'ghcr.io/x/cuspal:1.0.0',
      platforms: ['linux/arm64'],
      prerelease: false,
    });
    const { annotations, ...manifest } = parse(text);
    const before = parse(textOf('deploy/helm/cuspal/Chart.yaml'));
    expect(manifest).toEqual(Object.fromEntries(Object.entries(before).filter(([key]) => key !== 'annotations')));
    expect(annotations).toMatchObject(before.annotations ?? {});
    expect(parse(annotations['artifacthub.io/changes'])).toEqual([{ kind: 'fixed', description: 'a: "b"' }]);
    expect(parse(annotations['artifacthub.io/images'])[0].image).toBe('ghcr.io/x/cuspal:1.0.0');
  });

  it('names the image by its registry', () => {
    const before = textOf('deploy/helm/cuspal/values.yaml');
    const after = withRepository(before, 'ghcr.io/x/cuspal');
    expect(parse(after)).toEqual({
      ...parse(before),
      image: { ...parse(before).image, repository: 'ghcr.io/x/cuspal' },
    });
  });
});

describe('the native files of an image', () => {
  const head = (machine: number, end: 1 | 2 = 1): Buffer => {
    const bytes = Buffer.alloc(64);
    bytes.write('\x7fELF', 'latin1');
    bytes[5] = end;
    if (end === 1) bytes.writeUInt16LE(machine, 18);
    else bytes.writeUInt16BE(machine, 18);
    return bytes;
  };
  const all = [
    '/usr/local/bin/node',
    '/app/node_modules/x/koffi.node',
    '/app/packages/engine/library/swiss-ephemeris-0a1b.so',
  ];
  const files = (machine: string, names = all): Map<string, string> => new Map(names.map((name) => [name, machine]));

  // Numbers of the System V ABI: EM_X86_64 62, EM_AARCH64 183, EM_S390 22, whose numbers begin with the high byte.
  it('say in their heads for which processor they are', () => {
    expect([machineOf(head(62)), machineOf(head(183)), machineOf(head(22, 2))]).toEqual([
      'amd64',
      'arm64',
      'machine 22',
    ]);
    expect([machineOf(Buffer.from('#!/bin/sh\n'.repeat(4))), machineOf(Buffer.alloc(3))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are looked for in the image alone, and not where a link of it leads to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cuspal-native-'));
    try {
      for (const [path, machine] of [
        ['image/app/a.node', 183],
        ['outside/b.so', 62],
      ] as const) {
        mkdirSync(join(folder, path, '..'), { recursive: true });
        writeFileSync(join(folder, path), head(machine));
      }
      writeFileSync(join(folder, 'image/app/text'), 'no program');
      symlinkSync(join(folder, 'outside'), join(folder, 'image/lib'));
      expect([...nativeFiles(join(folder, 'image'))]).toEqual([['/app/a.node', 'arm64']]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are all for the processor of the image, and none is missing', () => {
    expect(assertMachine(files('arm64'), 'arm64')).toBe('3 native files, all for arm64');
    expect(() => assertMachine(new Map([...files('arm64'), ['/app/a.so', 'amd64']]), 'arm64')).toThrow(
      'not for arm64: /app/a.so (amd64)',
    );
    for (const lost of all)
      expect(() =>
        assertMachine(
          files(
            'arm64',
            all.filter((name) => name !== lost),
          ),
          'arm64',
        ),
      ).toThrow('no native file like');
  });
});

describe('the script that publishes', () => {
  const script = publishScript({
    version: '0.2.0',
    commit: 'c0ffee',
    registry: 'ghcr.io/x',
    platforms: ['linux/amd64', 'linux/arm64'],
    path: '/tools/crane',
    files: ['cuspal-0.2.0.tgz', 'cuspal-chart-0.2.0.tgz', 'cuspal-client-0.2.0.tgz', 'a.whl'],
  });

  it('is one that a shell can read, and refuses a part that is none', () => {
    const { status } = spawnSync('sh', ['-n'], { input: script });
    expect(status).toBe(0);
  });

  it('publishes the npm packages and not the chart among them, and tags the commit', () => {
    expect(script).toContain("for file in 'cuspal-0.2.0.tgz' 'cuspal-client-0.2.0.tgz'; do command npm publish");
    expect(script).toMatch(/git tag --annotate "v0\.2\.0" .* c0ffee\n/);
  });
});

it('names of this machine are told from public ones', () => {
  expect(
    ['127.0.0.1:5000/node:24', 'localhost/x', 'docker.io/library/node', 'localhost.example.com/x'].map(isLocal),
  ).toEqual([true, true, false, false]);
});

describe.skipIf(spawnSync('git', ['--version']).status !== 0)('the tag of the Go module (where git is)', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cuspal-tag-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has the files that are made, in a commit that no branch has', () => {
    const git = (...words: string[]): string => {
      const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
      const { status, stdout, stderr } = spawnSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return stdout.trim();
    };
    git('init', '-q', '-b', 'main');
    git('init', '-q', '--bare', 'far');
    git('remote', 'add', 'origin', join(folder, 'far'));
    writeFileSync(join(folder, '.gitignore'), 'far\nout\n');
    git('add', '.gitignore');
    git('commit', '-q', '-m', 'first');
    const commit = git('rev-parse', 'HEAD');
    mkdirSync(join(folder, 'out'));
    for (const name of ['go-types.go', 'go-tools.go', 'SHA256SUMS']) writeFileSync(join(folder, 'out', name), '');
    const sums = spawnSync('sha256sum', ['go-types.go'], { cwd: join(folder, 'out'), encoding: 'utf8' }).stdout;
    writeFileSync(join(folder, 'out/SHA256SUMS'), sums);
    const script = publishScript({ version: '0.2.0', commit, registry: 'r', platforms: [], path: '/x', files: [] });
    writeFileSync(join(folder, 'out/publish.sh'), script);
    const who = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b.c',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b.c',
    };
    const said = spawnSync('sh', [join(folder, 'out/publish.sh'), 'go'], {
      encoding: 'utf8',
      env: { ...process.env, ...who },
    });
    expect([said.status, said.status === 0 ? '' : said.stderr]).toEqual([0, '']);
    const files = git('--git-dir', join(folder, 'far'), 'ls-tree', '-r', '--name-only', 'clients/go/v0.2.0');
    expect(files.split('\n')).toEqual(['.gitignore', 'clients/go/tools.go', 'clients/go/types.go']);
    expect([git('rev-parse', 'clients/go/v0.2.0^{commit}^'), git('status', '--porcelain')]).toEqual([commit, '']);
  });
});
