import { startServices } from '@cuspal/tool-kit/host';
import { SERVICES } from './services.ts';

// PROCESS=natal runs that service, PROCESS=services, or nothing, all of them in this process.
const name = process.env['PROCESS'] || 'services';
const chosen = name === 'services' ? SERVICES : SERVICES.filter(({ service }) => service === name);
if (chosen.length === 0) {
  const names = SERVICES.map(({ service }) => service).join(', ');
  process.stderr.write(`PROCESS is ${name}: give one of ${names} or services.\n`);
  process.exit(2);
}
await startServices(name, chosen);
