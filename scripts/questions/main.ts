import { writeFileSync } from 'node:fs';
import { COUNTED } from '../../services/meta/understanding/model/counted.ts';
import { bytesOf, TAUGHT_FILE } from '../../services/meta/understanding/model/taught.ts';
import { lessons } from './lessons.ts';
import { stepped, teach } from './teach.ts';

const { names } = COUNTED.finish();
const { lessons: all, features } = lessons();
const taught = teach(all, names, features.length, (round, right) => {
  process.stdout.write(`round ${round}: ${(100 * right).toFixed(1)} of 100 examples heard right\n`);
});
const bytes = bytesOf(stepped(taught, names, features));
writeFileSync(TAUGHT_FILE, bytes);
process.stdout.write(`${bytes.length} bytes, to ${TAUGHT_FILE}\n`);
