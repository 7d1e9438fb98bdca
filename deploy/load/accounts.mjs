import { writeFileSync } from 'node:fs';
import { run } from '../tools/run.mjs';

// Makes accounts for a load and writes their keys into a file, which is as secret as they are. The operator command
// comes last, as it is called where the server runs:
//   node deploy/load/accounts.mjs 20 keys.txt npm run --silent admin --
//   node deploy/load/accounts.mjs 20 keys.txt kubectl -n cuspal exec deploy/cuspal-gateway -- cuspal admin
const [count = '', file = '', program, ...words] = process.argv.slice(2);
const LIMITS = ['--allowance', '1000000000', '--rate', '100000', '--burst', '100000'];

if (!/^[1-9]\d{0,3}$/.test(count) || file === '' || program === undefined) {
  process.stderr.write('Usage: node deploy/load/accounts.mjs COUNT FILE OPERATOR-COMMAND\n');
  process.exit(2);
}
const keys = [];
for (let index = 1; index <= Number(count); index += 1) {
  const asked = [...words, 'create-account', '--name', `Load ${index}`, ...LIMITS, '--json'];
  const { ok, stdout, output } = run(program, asked, { timeout: 60_000 });
  if (!ok) {
    process.stderr.write(`${output}\n`);
    process.exit(1);
  }
  keys.push(JSON.parse(stdout).key);
}
writeFileSync(file, `${keys.join('\n')}\n`, { mode: 0o600 });
process.stdout.write(`${keys.length} accounts, their keys are in ${file}\n`);
