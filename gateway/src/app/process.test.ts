import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGateway as run } from '../../test/child.ts';
import { layDatabase } from '../../test/migrated-folder.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

describe('the gateway as a process', () => {
  it('serves, keeps a second one out of its folder, ends on SIGTERM with 0, and starts again', async () => {
    const DATA_DIR = temporaryFolder();
    await layDatabase(DATA_DIR);
    const first = run({ DATA_DIR });
    const { address } = await first.line(/^serving$/);
    expect((await fetch(`${String(address)}/health/ready`)).status).toBe(200);

    const second = run({ DATA_DIR });
    expect(await second.exited).toEqual([1, null]);
    const fatal = second.lines().find((line) => line['level'] === 'fatal');
    expect(fatal?.['msg']).toContain(`${join(DATA_DIR, 'db')} is in use by process ${first.child.pid}`);

    first.child.kill('SIGTERM');
    expect(await first.exited).toEqual([0, null]);
    expect(first.lines().at(-1)?.['msg']).toBe('closed');
    expect(readdirSync(DATA_DIR)).toEqual(['db']);

    const killed = run({ DATA_DIR });
    await killed.line(/^serving$/);
    killed.child.kill('SIGKILL');
    await killed.exited;
    expect(readdirSync(DATA_DIR)).toEqual(['admin.sock', 'db', 'db.lock']);

    const third = run({ DATA_DIR });
    await third.line(/^serving$/);
    third.child.disconnect();
    expect(await third.exited).toEqual([0, null]);
  }, 240_000);

  it('ends with 1 and one line that names every fault of the configuration', async () => {
    const { exited, lines } = run({ PORT: 'x', LOG_LEVEL: 'loud', DRAIN_SECONDS: 'soon' });
    expect(await exited).toEqual([1, null]);
    expect(lines()).toHaveLength(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'DRAIN_SECONDS']) expect(lines()[0]?.['msg']).toContain(name);
  });
});
