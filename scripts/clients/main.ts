import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../generate/files.ts';
import { readClientContract } from './contract.ts';
import { goFiles } from './go.ts';
import { pythonFiles } from './python.ts';

// Writes the generated files of the Python and the Go client, which are not committed (ADR 92).
const FOLDERS = { python: 'clients/python/src/cuspal', go: 'clients/go' };

const contract = await readClientContract();
const files = [
  ...[...pythonFiles(contract)].map(([name, text]) => [join(FOLDERS.python, name), text] as const),
  ...[...goFiles(contract)].map(([name, text]) => [join(FOLDERS.go, name), text] as const),
];
for (const [file, text] of files) {
  await mkdir(join(ROOT, file, '..'), { recursive: true });
  await writeFile(join(ROOT, file), text);
}
