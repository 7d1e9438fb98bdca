import { parseConfig } from '../../gateway/dist/config/config.js';
import { ConfigurationError, readEnvironment } from '../../packages/telemetry/dist/index.js';
import { serviceConfig, servicesConfig } from '../../packages/tool-kit/dist/host/service-config.js';

// node scripts/lib/check-settings.mjs one|together|apart: prints what the processes of a start would refuse in their
// environment, as JSON, each fault once though several of them would.
const [, , processes] = process.argv;
const faults = new Set();
collect(() => parseConfig(process.env));
// Their ports are given to them.
if (processes === 'together') collect(() => readEnvironment(servicesConfig(0), process.env));
if (processes === 'apart') collect(() => readEnvironment(serviceConfig(0), process.env));
process.stdout.write(JSON.stringify([...faults]));

function collect(read) {
  try {
    read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const line of error.message.split('\n').slice(1)) faults.add(line.trim());
  }
}
