import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { codeOf, planOf, reportRequest, type MemberResult, type ReportInput, type ReportKind } from '@cuspal/report';
import { callTool, TEST_NOW } from '@cuspal/tool-kit/testing';
import { CACHE } from '../../deploy/tools/versions.mjs';
import { SHORT_JAVA } from './short-java.ts';

/** What a report is written from, its tools called in this process. */
export async function inputOf(kind: ReportKind, body: object): Promise<ReportInput> {
  const request = reportRequest.parse(body);
  const plan = planOf(kind, request);
  const results = new Map<string, MemberResult>();
  for (const { key, tool, args, ofRunningMahadasha } of plan.calls) {
    const more = {
      ...(ofRunningMahadasha && { mahadasha: 'Jupiter' }),
      ...(request.language && { language: request.language }),
    };
    const { text, isError } = await callTool(tool, { ...args, ...more });
    results.set(key, isError ? { tool, refused: text } : { tool, value: JSON.parse(text) as unknown });
  }
  const code = codeOf(kind, request, '0.1.0', TEST_NOW);
  return { kind, request, results, missing: plan.missing, madeAt: TEST_NOW, release: '0.1.0', code };
}

/** What is written in the streams of a PDF, unpacked, with what stands between them. */
export function unpacked(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const parts = [file.toString('latin1')];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const end = file.indexOf('endstream', at);
    try {
      parts.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Some are not packed.
    }
  }
  return parts.join('\n');
}

/** What a reader selects; undefined where poppler is not installed. */
export function selected(pdf: Uint8Array): string | undefined {
  const { status, stdout } = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

const FOLDER = join(import.meta.dirname, '../pdf-standard');
const MAVEN_MS = 120_000;

/** The libraries of veraPDF as Maven has them; undefined without Java, Maven, or a way to its repository. */
export function veraPdf(): string | undefined {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return undefined;
  // Maven takes seconds of the processor to name them, and names the same ones while its file is the same.
  const pom = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'pom.xml')))
    .digest('hex');
  const kept = join(CACHE, `verapdf-${pom.slice(0, 12)}`);
  const before = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (before !== '' && before.split(delimiter).every((file) => existsSync(file))) return before;
  const libraries = namedByMaven();
  if (libraries === undefined) return undefined;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, libraries);
  return libraries;
}

function namedByMaven(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-pdf-standard-'));
  const file = join(folder, 'classpath');
  const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath';
  try {
    const args = ['-q', '-B', '-f', join(FOLDER, 'pom.xml'), plugin, `-Dmdep.outputFile=${file}`];
    const { status } = spawnSync('mvn', args, {
      timeout: MAVEN_MS,
      stdio: 'ignore',
      env: { ...process.env, MAVEN_OPTS: [process.env['MAVEN_OPTS'] ?? '', ...SHORT_JAVA].join(' ').trim() },
    });
    return status === 0 ? readFileSync(file, 'utf8').trim() : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What veraPDF says of each file by PDF/UA-1: `yes` or `no`, how many checks there were, and what failed. */
export function checkedByVeraPdf(libraries: string, files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-pdf-standard-'));
  try {
    const names = [...files].map(([name, bytes], index) => {
      const file = join(folder, `${index} ${name}.pdf`);
      writeFileSync(file, bytes);
      return file;
    });
    const args = [...SHORT_JAVA, '-cp', [libraries, FOLDER].join(delimiter), join(FOLDER, 'Verify.java'), ...names];
    const { stdout, stderr, status } = spawnSync('java', args, { encoding: 'utf8', timeout: MAVEN_MS });
    if (status !== 0) throw new Error(`veraPDF did not run: ${stderr.slice(0, 2_000)}`);
    return stdout.replaceAll(`${folder}/`, '').trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
