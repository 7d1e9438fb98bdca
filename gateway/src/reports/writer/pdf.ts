import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypstSource } from '@cuspal/report';

/** Packages that only PDF needs: they are large, and loaded with the first PDF (ADR 100). */
const TYPST = '@myriaddreamin/typst-ts-node-compiler';
const FONTS = '@expo-google-fonts';
/** Package and name of each font that `FAMILIES` of @cuspal/report names. */
const FILES: readonly (readonly [folder: string, name: string])[] = [
  ['noto-sans', 'NotoSans'],
  ['hind-guntur', 'HindGuntur'],
  ['hind-siliguri', 'HindSiliguri'],
  ...['Tamil', 'Gujarati', 'Kannada', 'Malayalam', 'Gurmukhi', 'Oriya', 'Sinhala'].map(
    (script) => [`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`] as const,
  ),
];
const WEIGHTS = ['400Regular', '700Bold'];
/** What follows the platform in the name of a package with a binary. */
const KINDS = ['', '-gnu', '-musl', '-msvc', '-gnueabihf'];

const require = createRequire(import.meta.url);

/** A folder in which the files of a report stand for the compiler; it does not exist, so nothing else is in it. */
const ROOT = '/cuspal-report-without-files';
/** Compilations whose parts are remembered. */
const MOST_REMEMBERED = 4;

const isThere = (name: string): boolean => {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
};

/** Whether this machine has what makes PDF: the library, its binary and the fonts. */
export const canMakePdf = (): boolean =>
  KINDS.some((kind) => isThere(`${TYPST}-${process.platform}-${process.arch}${kind}`)) &&
  [TYPST, ...fontFiles()].every(isThere);

function fontFiles(): readonly string[] {
  return FILES.flatMap(([folder, name]) =>
    WEIGHTS.map((weight) => `${FONTS}/${folder}/${weight}/${name}_${weight}.ttf`),
  );
}

/** PDF of reports: one compiler with its fonts for all. */
export class PdfMaker {
  readonly #compiler: NodeCompiler;

  constructor() {
    // An addon is no module that could be imported by name.
    const typst = require(TYPST) as { readonly NodeCompiler: typeof NodeCompiler };
    const fontBlobs = fontFiles().map((file) => readFileSync(require.resolve(file)));
    this.#compiler = typst.NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] });
  }

  /** `madeAt`: the date of the document in milliseconds, so that the same report is the same file. */
  make({ source, files }: TypstSource, madeAt: number): Uint8Array {
    const compiler = this.#compiler;
    for (const [name, bytes] of files) compiler.mapShadow(`${ROOT}${name}`, Buffer.from(bytes));
    try {
      const compiled = compiler.compile({ mainFileContent: source });
      const document = compiled.result;
      if (document === null) throw new Error(diagnosed(compiler, compiled.takeError()));
      return this.#printed(document, Math.floor(madeAt / 1000));
    } finally {
      compiler.resetShadow();
      compiler.evictCache(MOST_REMEMBERED);
    }
  }

  /** PDF/UA-1; with letters that no font here has it is tagged all the same, and the standard is not claimed. */
  #printed(document: NodeTypstDocument, creationTimestamp: number): Uint8Array {
    const options = { pdfTags: true, creationTimestamp };
    try {
      return this.#compiler.pdf(document, { ...options, pdfStandard: 'ua-1' });
    } catch {
      return this.#compiler.pdf(document, options);
    }
  }
}

/** What the compiler says, without the source, which holds a birth. */
function diagnosed(compiler: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  const found: readonly unknown[] = error === null ? [] : compiler.fetchDiagnostics(error);
  const [first] = found;
  const isTold = typeof first === 'object' && first !== null && 'message' in first;
  return `Typst: ${isTold ? String(first.message) : 'no document'}`;
}
