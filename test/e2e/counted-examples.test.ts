import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/runtime.mjs';
import { countedBytes } from '../../services/meta/understanding/model/counted-file.ts';
import { COUNTED } from '../../services/meta/understanding/model/counted.ts';

it('finds beside the compiled code what the sources count in the examples of questions, to the byte', () => {
  const built = readFileSync(join(ROOT, 'services/dist/meta/understanding/model/counted.bin'));
  expect(built.equals(countedBytes(COUNTED.finish()))).toBe(true);
});
