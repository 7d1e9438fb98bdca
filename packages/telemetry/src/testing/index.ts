export { keepSuiteLines, keepSuiteLogs, suiteLogFolder, suiteLogger } from './suite-log.ts';
export { stableText } from './stable-text.ts';
export { startCollector } from './collector.ts';
export type { CollectedSpan, Collector } from './collector.ts';
