export { callTool, TEST_NOW, testEphemeris } from './call-tool.ts';
export type { CallResult, TestCallOptions } from './call-tool.ts';
export { conforms } from './conforms.ts';
export { randomBirths, seededRandom } from './random-births.ts';
export { sampleArguments } from './sample-arguments.ts';
export { SAMPLE_CHARTS } from './sample-charts.ts';
export type { SampleChart } from './sample-charts.ts';
export { findTool, toolsDirectoryOf } from './tool-files.ts';
