import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/prepare.mjs';

/** Whether a source reads questions: it is full of what people say. */
export const hears = (file: string): boolean => /^services\/meta\/(?:classifier|understanding)\//.test(file);

const NOT_SPOKEN = /\.test\.ts$|\/test\/|\/testing\/|\.messages\.[\w-]*\.?ts$/;

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The sources that make results. */
export const speakingSources = (): readonly SourceFile[] =>
  sourcesAt([
    'services/*.ts',
    'packages/engine/src',
    'packages/tool-kit/src',
    'packages/report/src/parts',
    'packages/report/src/make-document.ts',
    'packages/report/src/titles.ts',
    'packages/report/src/link-words.ts',
    'gateway/src/feeds/entries',
    'gateway/src/feeds/feed-entries.ts',
  ]);

/** The sources that make pages. */
export const pageSources = (): readonly SourceFile[] => sourcesAt(['gateway/src', 'packages/playground/src']);

function sourcesAt(paths: readonly string[]): readonly SourceFile[] {
  const args = ['ls-files', '-co', '--exclude-standard', ...paths];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !NOT_SPOKEN.test(file) && existsSync(join(ROOT, file)))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

/** The folder that a file is counted with: `services/natal/marriage`, `packages/engine/src/kp/promise`. */
export const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, -1)
    .slice(0, file.startsWith('services/') ? 3 : 5)
    .join('/');
