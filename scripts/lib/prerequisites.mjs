import { spawnSync } from 'node:child_process';

const answers = (command, args = ['--version']) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const installHint = () => {
  if (process.platform === 'darwin') return 'xcode-select --install && brew install python3';
  if (answers('apt-get')) return 'sudo apt-get install -y g++ make python3';
  if (answers('dnf')) return 'sudo dnf install -y gcc-c++ make python3';
  if (answers('apk')) return 'sudo apk add g++ make python3';
  return 'the package manager of your system (g++, make and python3)';
};

/** What the native Swiss Ephemeris binding needs to be built and this machine lacks, as a sentence, else null. */
export function compilerFault(has = answers) {
  const missing = [
    [process.env.CXX, 'g++', 'c++', 'clang++'].some((name) => name && has(name)) ? null : 'a C++ compiler',
    has('make') ? null : 'make',
    [process.env.PYTHON, 'python3', 'python'].some((name) => name && has(name)) ? null : 'Python 3',
  ].filter(Boolean);
  if (missing.length === 0) return null;
  return `Missing: ${missing.join(', ')}. The Swiss Ephemeris binding is compiled on this machine. Install with: ${installHint()}`;
}
