import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { createLogger, type Logger, type LogLevel } from '../logger.ts';

/** Folder in which a run of the whole suite gathers every log line; undefined when single test files run. */
export const suiteLogFolder = (): string | undefined => process.env.CUSPAL_SUITE_LOGS || undefined;

/** Keeps log text for the test that reads the logs of the whole suite. */
export function keepSuiteLines(text: string): void {
  const folder = suiteLogFolder();
  if (folder && text !== '')
    appendFileSync(join(folder, `${process.pid}.log`), text.endsWith('\n') ? text : `${text}\n`);
}

/** Keeps the logs of processes that wrote into `folder`, before a test removes it. */
export function keepSuiteLogs(folder: string): void {
  for (const file of readdirSync(folder))
    if (file.endsWith('.log')) keepSuiteLines(readFileSync(join(folder, file), 'utf8'));
}

/**
 * The logger of a test: what it says goes to `destination` and to the logs of the whole suite. A silent one keeps its
 * lines for the suite, so that nothing a process would log in earnest goes unread.
 */
export function suiteLogger(service: string, level: LogLevel, destination?: DestinationStream): Logger {
  if (level === 'silent' && !suiteLogFolder()) return createLogger(service, level);
  return createLogger(service, level === 'silent' ? 'debug' : level, {
    destination: {
      write: (line: string) => {
        keepSuiteLines(line);
        destination?.write(line);
      },
    },
  });
}
