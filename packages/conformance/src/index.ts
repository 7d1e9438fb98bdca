export { compare, type AreaCount, type Comparison } from './compare.ts';
export { command, type Outcome } from './command.ts';
export { loadSet, setFolder } from './load-set.ts';
export { readOutput, UnreadableOutput } from './read-output.ts';
export { leavesOf } from './paths.ts';
export type {
  Alternative,
  Fault,
  Field,
  Kind,
  Limits,
  ProgramOutput,
  ReferenceCase,
  ReferenceSet,
  Row,
  Status,
  Value,
  Values,
} from './model.ts';
