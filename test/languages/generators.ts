import { cpSync, existsSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../deploy/tools/run.mjs';
import { CACHE, goProgram } from '../../deploy/tools/versions.mjs';
import { pythonMissing, pythonWith } from '../../scripts/lib/python.mjs';
import { SHORT_JAVA } from '../support/short-java.ts';
import { execute, type Check, type Ground } from './check.ts';
import { goMissing } from './go.ts';
import { nodeProgram, nodePrograms } from './node-programs.ts';

const PROGRAMS = join(import.meta.dirname, 'generators');
const OAPI_CODEGEN = {
  name: 'oapi-codegen',
  package: 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen',
  version: 'v2.8.2',
};
const OAPI_RUNTIME = 'github.com/oapi-codegen/runtime v1.9.0';

/** A program on the generated client prints three lines: what five tools answer, a batch, and a failure. */
function judge(printed: string): void {
  const lines = printed.trim().split('\n').slice(-3);
  const read = lines.map((line): unknown => JSON.parse(line));
  const [answers, ids, failure] = read;
  const isRight =
    Array.isArray(answers) &&
    answers.length === 5 &&
    answers[0] === 'Aquarius' &&
    typeof answers[1] === 'number' &&
    (typeof answers[2] === 'string' || Math.abs(Number(answers[2]) - 13.08784) < 1e-9) &&
    String(answers[4]).includes('Marriage') &&
    JSON.stringify(ids) === '["a","b"]' &&
    JSON.stringify(failure) === '["validation_failed","latitude"]';
  if (!isRight) throw new Error(`prints other than it must:\n${printed}`);
}

const TYPESCRIPT: Check = {
  name: 'openapi-typescript',
  missing: () => undefined,
  async run(ground) {
    const { folder, document } = ground;
    cpSync(join(PROGRAMS, 'typescript'), folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    symlinkSync(join(nodePrograms(), 'node_modules'), join(folder, 'node_modules'));
    await execute(ground, process.execPath, [nodeProgram('openapi-typescript'), document, '-o', 'paths.d.ts']);
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
    const kind = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom', '--noEmit'];
    await execute(ground, process.execPath, [nodeProgram('tsc'), ...strict, ...kind, 'main.ts']);
    judge(await execute(ground, process.execPath, ['--experimental-strip-types', '--no-warnings', 'main.ts']));
  },
};

const PYTHON_GENERATOR: Check = {
  name: 'openapi-python-client',
  missing: pythonMissing,
  async run(ground) {
    const python = pythonWith(['openapi-python-client==0.29.1']);
    cpSync(join(PROGRAMS, 'python'), ground.folder, { recursive: true });
    const words = ['generate', '--path', ground.document, '--output-path', 'generated', '--meta', 'none'];
    // Formatting what nobody reads would take as long as all else.
    writeFileSync(join(ground.folder, 'settings.yml'), 'post_hooks: []\n');
    await execute(ground, python, ['-m', 'openapi_python_client', ...words, '--config', 'settings.yml']);
    const checked = { include: ['main.py'], typeCheckingMode: 'standard' };
    writeFileSync(join(ground.folder, 'pyrightconfig.json'), JSON.stringify(checked));
    if (ground.isWhole)
      await execute(ground, process.execPath, [nodeProgram('pyright'), '-p', '.', '--pythonpath', python]);
    judge(await execute(ground, python, ['main.py'], { env: { PYTHONDONTWRITEBYTECODE: '1' } }));
  },
};

const GO_GENERATOR: Check = {
  name: 'oapi-codegen',
  missing: goMissing,
  async run(ground) {
    const generator = goProgram(OAPI_CODEGEN);
    if (!existsSync(generator)) {
      const words = ['install', `${OAPI_CODEGEN.package}@${OAPI_CODEGEN.version}`];
      await execute(ground, 'go', words, { env: { GOBIN: join(generator, '..') } });
    }
    cpSync(join(PROGRAMS, 'go'), ground.folder, { recursive: true });
    mkdirSync(join(ground.folder, 'generated'));
    const made = ['-generate', 'types,client', '-package', 'cuspal', '-o', 'generated/client.go', ground.document];
    await execute(ground, generator, made);
    writeFileSync(join(ground.folder, 'go.mod'), `module example\ngo 1.23\nrequire ${OAPI_RUNTIME}\n`);
    await execute(ground, 'go', ['mod', 'tidy']);
    judge(await execute(ground, 'go', ['run', '.']));
  },
};

const JAVA_GENERATOR: Check = {
  name: 'openapi-generator for Java',
  isLong: true,
  missing() {
    const absent = ['java', 'javac', 'mvn'].filter((name) => !run(name, ['-version'], { timeout: 60_000 }).ok);
    return absent.length === 0 ? undefined : `${absent.join(', ')} not installed`;
  },
  async run(ground) {
    const jars = await javaLibraries(ground);
    const generator = jars.find((jar) => jar.includes('openapi-generator-cli')) ?? '';
    cpSync(join(PROGRAMS, 'java/Main.java'), join(ground.folder, 'Main.java'));
    // A request is one object, so that a new parameter changes no call.
    const names =
      'apiPackage=cuspal.api,modelPackage=cuspal.model,invokerPackage=cuspal,useSingleRequestParameter=true';
    const none = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
    const words = ['generate', '-g', 'java', '--library', 'native', '-i', ground.document, '-o', 'made', '-p', names];
    await execute(ground, 'java', [...SHORT_JAVA, '-jar', generator, ...words, '--global-property', none]);
    const classes = [join(ground.folder, 'classes'), ...jars.filter((jar) => jar !== generator)].join(delimiter);
    const sources = globSync('made/src/main/java/**/*.java', { cwd: ground.folder });
    writeFileSync(join(ground.folder, 'sources'), ['Main.java', ...sources].join('\n'));
    const short = SHORT_JAVA.map((option) => `-J${option}`);
    await execute(ground, 'javac', [...short, '-nowarn', '-proc:none', '-cp', classes, '-d', 'classes', '@sources']);
    judge(await execute(ground, 'java', [...SHORT_JAVA, '-cp', classes, 'Main']));
  },
};

/** The generator and what its client needs, in the cache of tools. */
async function javaLibraries(ground: Ground): Promise<readonly string[]> {
  const folder = join(CACHE, 'java-openapi-generator-7.17.0');
  const jars = (): readonly string[] => globSync('*.jar', { cwd: folder }).map((jar) => join(folder, jar));
  if (!jars().some((jar) => jar.includes('openapi-generator-cli'))) {
    const words = ['-q', '-B', '-f', join(PROGRAMS, 'java/pom.xml'), 'dependency:copy-dependencies'];
    await execute(ground, 'mvn', [...words, `-DoutputDirectory=${folder}`, '-DincludeScope=compile']);
  }
  return jars();
}

/** The generators of clients that are tried. */
export const GENERATORS: readonly Check[] = [JAVA_GENERATOR, PYTHON_GENERATOR, GO_GENERATOR, TYPESCRIPT];
