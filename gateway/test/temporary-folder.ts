import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../../test/support/at-end.ts';

/** A folder of its own for a test file, removed when its tests have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
