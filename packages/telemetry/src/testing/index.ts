export { keepSuiteLines, keepSuiteLogs, suiteLogFolder, suiteLogger } from './suite-log.ts';
