import { isHealthy } from './health.mjs';

// cuspal health: exit code 0 or 1.
process.exit((await isHealthy(process.argv[2], process.env)) ? 0 : 1);
