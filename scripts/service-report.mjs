import { ensureInstalled } from './lib/prepare.mjs';
import { runSource } from './lib/run-source.mjs';

// npm run -s service-report -- --prometheus http://localhost:9090 --month 2026-10   what docs/service-levels.md promises,
// and what Prometheus measured of it; --json for programs
ensureInstalled();
process.exit(runSource('scripts/service-report/main.ts', process.argv.slice(2)));
