import { writeFileSync } from 'node:fs';
import { figuresOf, QUICK, WHOLE } from './figures.ts';
import { faultsOf, filesOf, pathOf } from './record.ts';

// npm run track-record              counts everything and writes the record, in a minute or two
// npm run track-record -- --check   counts a part and writes nothing; fails when a figure has moved
if (process.argv.includes('--check')) {
  const faults = await faultsOf();
  if (faults.length > 0) {
    process.stderr.write(
      `Not as recorded, run npm run track-record:\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
    );
    process.exit(1);
  }
  process.stdout.write('The track record stands.\n');
} else {
  for (const [file, text] of await filesOf({ whole: figuresOf(WHOLE), quick: figuresOf(QUICK) })) {
    writeFileSync(pathOf(file), text);
    process.stdout.write(`${file} written\n`);
  }
}
