import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, chosen, NODE_FLAGS, NODE_VARIABLES, PROCESSES } from '../deploy/processes.mjs';

const ROOT = join(import.meta.dirname, '..');
/** The source from which a compiled file is made. */
const sourceOf = (file: string) =>
  join(ROOT, file.replace('services/dist/', 'services/').replace('/dist/', '/src/').replace(/\.js$/, '.ts'));

describe('the command of the image', () => {
  it('starts the process that PROCESS names, the gateway without it', () => {
    expect(chosen([], {})).toEqual({ file: 'gateway/dist/main.js', words: [] });
    expect(chosen([], { PROCESS: '' })).toEqual({ file: 'gateway/dist/main.js', words: [] });
    expect(chosen([], { PROCESS: 'natal' })).toEqual({ file: 'services/dist/main.js', words: [] });
    expect(chosen([], { PROCESS: 'services' })).toEqual({ file: 'services/dist/main.js', words: [] });
    for (const name of PROCESSES) expect(existsSync(sourceOf(chosen([], { PROCESS: name }).file ?? ''))).toBe(true);
    const one = { TOOLS: 'in-process' };
    expect(chosen([], one)).toEqual({ file: 'packages/one-process/dist/whole/main.js', words: [] });
    expect(existsSync(sourceOf(chosen([], one).file ?? ''))).toBe(true);
    expect(chosen([], { ...one, PROCESS: 'natal' })).toEqual(chosen([], { PROCESS: 'natal' }));
    expect(addressOf('gateway/dist/main.js')).toBe(new URL('../gateway/dist/main.js', import.meta.url).href);
  });

  it('runs Node as npm start does', () => {
    const [first] = readFileSync(join(ROOT, 'deploy/cuspal.mjs'), 'utf8').split('\n');
    expect(first).toBe(`#!/usr/bin/env -S node ${NODE_FLAGS.join(' ')}`);
    const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n');
    for (const [name, value] of Object.entries(NODE_VARIABLES)) expect(image).toContain(`ENV ${name}=${value}`);
  });

  it('hands the words of the operator on, and knows whose health is asked', () => {
    const words = ['create-account', '--name', 'Acme'];
    const admin = chosen(['admin', ...words], { PROCESS: 'gateway' });
    expect(admin).toEqual({ file: 'gateway/dist/admin/main.js', words });
    expect(existsSync(sourceOf(admin.file ?? ''))).toBe(true);
    const migrate = chosen(['migrate'], {}).file ?? '';
    expect([migrate, existsSync(sourceOf(migrate))]).toEqual(['gateway/dist/database/main.js', true]);
    expect(chosen(['migrate', 'now'], {}).fault).toMatch(/^There is no command "migrate now"/);
    expect(chosen(['health'], { PROCESS: 'meta' })).toEqual({ file: 'deploy/healthcheck.mjs', words: ['meta'] });
  });

  it('says in one sentence what is wrong with anything else', () => {
    expect(chosen([], { PROCESS: 'services/natal' }).fault).toBe(
      'PROCESS is services/natal: give one of ephemeris, natal, dasha, election, health, horary, meta, services, gateway.',
    );
    expect(chosen(['natal'], {}).fault).toMatch(/^There is no command "natal"\. Without words the process in PROCESS/);
    expect(chosen(['toString'], {}).fault).toMatch(/^There is no command "toString"/);
    const { status, stderr } = spawnSync(join(ROOT, 'deploy/cuspal.mjs'), ['frob'], {
      encoding: 'utf8',
      env: { PATH: `${join(process.execPath, '..')}:${process.env['PATH']}` },
    });
    expect([status, stderr]).toEqual([2, `${chosen(['frob'], {}).fault}\n`]);
    expect(statSync(join(ROOT, 'deploy/cuspal.mjs')).mode & 0o111).toBe(0o111);
  });

  it('ends at once on SIGTERM while it starts', () => {
    // The first process of a container gets only signals that it handles; here it sends the signal to itself as soon as it does.
    const watch = `process.on('newListener', (name) => name === 'SIGTERM' && setImmediate(() => process.kill(process.pid, name)))`;
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'deploy/cuspal.mjs')], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}`,
        PROCESS: 'horary',
        GRPC_PORT: '0',
        LAME_DUCK_SECONDS: '0',
      },
    });
    expect([status, stdout]).toEqual([143, '']);
  });

  it('is unhealthy where nothing listens', () => {
    for (const name of ['gateway', 'natal', 'services']) {
      const env = { PATH: process.env['PATH'], PROCESS: name, PORT: '9', GRPC_PORT: '9' };
      const { status } = spawnSync(process.execPath, [join(ROOT, 'deploy/cuspal.mjs'), 'health'], { env });
      expect([name, status]).toEqual([name, 1]);
    }
  });

  it('is what an image holds: nobody else, labels, health, no package manager', () => {
    const [made = '', image = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM scratch\n/m);
    const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
    expect(image).toContain(`ARG VERSION=${version}\n`);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^HEALTHCHECK .*CMD \["cuspal", "health"\]$/m);
    expect(image).toMatch(/^ENTRYPOINT \["cuspal"\]$/m);
    for (const label of ['title', 'description', 'version', 'licenses'])
      expect(image).toContain(`org.opencontainers.image.${label}="`);
    expect(made).toMatch(/rm -rf lib\/node_modules bin\/npm bin\/npx/);
    // Nothing of the image runs while it is made, so that it can be for another processor.
    expect(image).not.toMatch(/^RUN /m);
    expect(image).toContain('sbom.cdx.json');
  });
});
