import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorEnvironment, runningSystems } from '../scripts/lib/running.mjs';

const ROOT = join(import.meta.dirname, '..');
const RUNNING = join(ROOT, 'scripts/lib/running.mjs');

describe('what runs from the project folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'cuspal-running-')), 'running');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  it('is known while it runs, to its owner alone, and no longer', () => {
    const script = `
      import { readFileSync, statSync } from 'node:fs';
      import { announce, runningSystems } from ${JSON.stringify(RUNNING)};
      announce({ baseUrl: 'http://127.0.0.1:3000', dataDir: '/srv/cuspal', postgres: false }, process.argv[1]);
      const mode = statSync(process.argv[1] + '/' + process.pid + '.json').mode & 0o777;
      console.log(JSON.stringify({ mode, pid: process.pid, seen: runningSystems(process.argv[1]) }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], { encoding: 'utf8' });
    const { mode, pid, seen } = JSON.parse(stdout);
    expect(mode).toBe(0o600);
    expect(seen).toEqual([{ pid, baseUrl: 'http://127.0.0.1:3000', dataDir: '/srv/cuspal', postgres: false }]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(runningSystems(folder)).toEqual([]);
  });

  it('is not what a killed process or somebody else left there', () => {
    expect(runningSystems(folder)).toEqual([]);
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    spawnSync('mkdir', [folder]);
    writeFileSync(join(folder, `${pid}.json`), JSON.stringify({ pid, dataDir: '/srv/gone' }));
    writeFileSync(join(folder, 'odd.json'), '{');
    expect(runningSystems(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });
});

describe('the database of the operator command', () => {
  const own = { pid: 1, baseUrl: 'http://127.0.0.1:3000', dataDir: '/srv/one', postgres: false };
  const other = { pid: 2, baseUrl: 'http://127.0.0.1:3001', dataDir: '/srv/two', postgres: false };
  const shared = { pid: 3, baseUrl: 'http://127.0.0.1:3002', dataDir: join(ROOT, '.data'), postgres: true };
  const usual = join(ROOT, '.data');

  it('is the one that is named', () => {
    expect(operatorEnvironment({ DATA_DIR: 'mine' }, [own, other], [])).toEqual({
      env: { DATA_DIR: join(ROOT, 'mine') },
    });
    const named = { DATABASE_URL: 'postgres://localhost/cuspal' };
    expect(operatorEnvironment(named, [own], [])).toEqual({ env: { ...named, DATA_DIR: usual } });
  });

  it('is that of the server that runs, wherever it is, and is named then', () => {
    expect(operatorEnvironment({ DATA_DIR: '', HOME: '/h' }, [own], [])).toEqual({
      env: { DATA_DIR: '/srv/one', HOME: '/h' },
      note: 'The server at http://127.0.0.1:3000 keeps its data in /srv/one.',
    });
    expect(operatorEnvironment({}, [{ ...own, dataDir: usual }], [])).toEqual({ env: { DATA_DIR: usual } });
  });

  it('is the usual one where nothing runs', () => {
    expect(operatorEnvironment({}, [], [])).toEqual({ env: { DATA_DIR: usual } });
  });

  it('is asked for, with the whole command, where several run or PostgreSQL is used', () => {
    const words = ['create-account', '--name', "Ann's shop"];
    expect(operatorEnvironment({}, [own, other, shared], words)).toEqual({
      fault: `3 servers run from this folder. Say which one is meant:
  DATA_DIR=/srv/one npm run admin -- create-account --name 'Ann'\\''s shop'   # http://127.0.0.1:3000
  DATA_DIR=/srv/two npm run admin -- create-account --name 'Ann'\\''s shop'   # http://127.0.0.1:3001
  DATABASE_URL=… npm run admin -- create-account --name 'Ann'\\''s shop'   # its PostgreSQL, http://127.0.0.1:3002`,
    });
    for (const help of [[], ['help'], ['--help']])
      for (const running of [[own, other], [shared]])
        expect(operatorEnvironment({ HOME: '/h' }, running, help)).toEqual({ env: { HOME: '/h' } });
    expect(operatorEnvironment({}, [shared], ['list-accounts'])).toEqual({
      fault:
        'The server at http://127.0.0.1:3002 uses PostgreSQL. Give the command the same address:\n  DATABASE_URL=… npm run admin -- list-accounts',
    });
  });
});
