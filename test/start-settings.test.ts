import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDirFaults, portOf, processesOf } from '../scripts/lib/start-settings.mjs';

describe('the settings of a start', () => {
  it('say which processes there are', () => {
    const apart = { one: false, together: false, faults: [] };
    const together = { one: false, together: true, faults: [] };
    expect(processesOf({})).toEqual(together);
    expect(processesOf({ TOOLS: 'services', SERVICES: 'together', WORKERS: '1' })).toEqual(together);
    expect(processesOf({ SERVICES: 'apart' })).toEqual(apart);
    expect(processesOf({ WORKERS: '3' })).toEqual(apart);
    expect(processesOf({ TOOLS: 'in-process' })).toEqual({ one: true, together: true, faults: [] });
  });

  it('name every fault at once, with its value and what to do', () => {
    expect(processesOf({ TOOLS: 'in-process', SERVICES: 'apart', WORKERS: '2' }).faults).toEqual([
      'SERVICES is apart, but there are none: leave it out, or start without --one.',
      'WORKERS is 2, but one process is all of it: leave it out, or start without --one.',
    ]);
    expect(processesOf({ TOOLS: 'x', SERVICES: 'y' }).faults).toEqual([
      'TOOLS is x: give services or in-process, or leave it out.',
      'SERVICES is y: give together or apart, or leave it out.',
    ]);
  });

  it('have a port, or say what one is', () => {
    for (const [text, port] of [['', 3000] as const, ['0', 0] as const, ['65535', 65_535] as const])
      expect(portOf({ PORT: text })).toEqual({ port, faults: [] });
    for (const text of ['abc', '65536', '-1', '0x50', '1e3', '080'])
      expect(portOf({ PORT: text }).faults).toEqual([
        `PORT is ${text}: give a whole number from 1 to 65535, or 0 for any free port.`,
      ]);
  });

  it('refuse a folder of data that is a file, or below one, before it is made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cuspal-data-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(dataDirFaults(folder)).toEqual([]);
    expect(dataDirFaults(join(folder, 'new/one'))).toEqual([]);
    for (const wrong of [file, join(file, 'below')])
      expect(dataDirFaults(wrong)).toEqual([
        `${wrong} cannot be written: give DATA_DIR a folder of yours, or run as its owner.`,
      ]);
    rmSync(folder, { recursive: true });
  });
});
