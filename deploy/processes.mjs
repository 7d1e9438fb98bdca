export const SERVICES = ['ephemeris', 'natal', 'dasha', 'election', 'health', 'horary', 'meta'];
/** How Node runs each process; why the young generation is small stands in docs/adr/0042-objects-of-a-call-die-young.md. */
export const NODE_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--no-allocation-site-pretenuring',
];
/** Environment of each process: with two arenas threads hold little memory that nobody uses. */
export const NODE_VARIABLES = { MALLOC_ARENA_MAX: '2' };
export const PROCESSES = [...SERVICES, 'services', 'gateway'];
const MIGRATE = 'gateway/dist/database/main.js';
const ADMIN = 'gateway/dist/admin/main.js';

/**
 * What `cuspal WORDS` means in the image: { file, words } to run, or { fault }, a sentence for its reader. `PROCESS`
 * says which process a container is.
 */
export function chosen(words, environment) {
  const [command, ...rest] = words;
  if (command === 'migrate' && rest.length === 0) return { file: MIGRATE, words: [] };
  const name = environment.PROCESS || 'gateway';
  if (command === 'admin') return { file: ADMIN, words: rest };
  if (!PROCESSES.includes(name)) return { fault: `PROCESS is ${name}: give one of ${PROCESSES.join(', ')}.` };
  if (command === 'health' && rest.length === 0) return { file: 'deploy/healthcheck.mjs', words: [name] };
  if (command === undefined) return { file: fileOf(name, environment), words: [] };
  return {
    fault: `There is no command "${words.join(' ')}". Without words the process in PROCESS starts; others are: health, migrate, admin help.`,
  };
}

const WITH_TOOLS = 'packages/one-process/dist/whole/main.js';

/** The program of a process: that of the gateway is another one where it runs the tools itself. */
export const fileOf = (name, { TOOLS } = {}) =>
  name === 'gateway' && TOOLS === 'in-process' ? WITH_TOOLS : `${homeOf(name)}/dist/main.js`;

/** The package that a process runs; `PROCESS` tells that of the services which of them to run. */
export const homeOf = (name) => (name === 'gateway' ? name : 'services');

/** The address of a file that `chosen` named. */
export const addressOf = (file) => new URL(`../${file}`, import.meta.url).href;
