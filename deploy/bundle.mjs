import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWasm, WASM } from '../packages/engine/library.mjs';
import { iconPng } from '../gateway/dist/web/icons.js';
import { stage } from './pack.mjs';

// node deploy/bundle.mjs [folder]: the bundle cuspal-VERSION.mcpb for Claude Desktop, which holds what the npm package
// holds and the packages that it asks for. It is checked and packed by the library that defines the format.

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MCPB = '@anthropic-ai/mcpb@2.1.2';
const ICON_SIZE = 512;
/** What is counted in the examples of questions, which the npm package has no room for (ADR 125). */
const COUNTED = 'dist/meta/understanding/model/counted.bin';
const TIMEOUT_MS = 300_000;

/** The manifest of the bundle, of the manifest of the npm package. */
export function bundleManifest({ name, version, description, license, engines, keywords }) {
  return {
    manifest_version: '0.3',
    name,
    display_name: 'Cuspal',
    version,
    description,
    long_description:
      'Questions about a life answered from its birth chart, mostly by Krishnamurti Paddhati (KP), computed on the Swiss Ephemeris on this machine. Each verdict carries its reasons, its sources and how far the birth time may be off. Nothing is stored or sent anywhere.',
    author: { name: 'Cuspal' },
    license,
    keywords,
    icon: 'icon.png',
    server: {
      type: 'node',
      entry_point: 'bin/cuspal.mjs',
      mcp_config: {
        command: 'node',
        args: ['${__dirname}/bin/cuspal.mjs'],
        env: { CUSPAL_PLACE: '${user_config.place}', CUSPAL_AYANAMSA: '${user_config.ayanamsa}' },
      },
    },
    tools_generated: true,
    prompts_generated: true,
    compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: engines.node } },
    user_config: {
      place: {
        type: 'string',
        title: 'Where you live',
        description: 'A town, such as Chennai, for questions about here and now. The assistant is told of it.',
        required: false,
        default: '',
      },
      ayanamsa: {
        type: 'string',
        title: 'Ayanamsa',
        description: 'kp, kp_new, lahiri, raman, true_chitra or khullar. The assistant is told to send it.',
        required: false,
        default: 'kp',
      },
    },
  };
}

function run(words, folder) {
  const { status, error, stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  if (error || status !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${error?.message ?? stderr + stdout}`);
}

const mcpb = (words, folder) =>
  run(['exec', '--yes', '--prefer-offline', `--package=${MCPB}`, '--', 'mcpb', ...words], folder);

/** Makes the bundle; returns its path. */
function bundle(destination) {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-bundle-'));
  try {
    const manifest = stage(folder, WASM);
    run(
      ['install', '--omit=dev', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline'],
      folder,
    );
    cpSync(join(ROOT, 'services', COUNTED), join(folder, 'node_modules/@cuspal/services', COUNTED));
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(bundleManifest(manifest), undefined, 2)}\n`);
    writeFileSync(join(folder, 'icon.png'), iconPng(ICON_SIZE));
    const made = join(resolve(destination), `${manifest.name}-${manifest.version}.mcpb`);
    mcpb(['validate', join(folder, 'manifest.json')], tmpdir());
    mcpb(['pack', folder, made], tmpdir());
    return made;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = await ensureWasm();
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  process.stdout.write(`${bundle(process.argv[2] ?? '.')}\n`);
}
