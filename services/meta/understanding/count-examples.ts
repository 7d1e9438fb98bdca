import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COUNTED_FILE, countedBytes } from './model/counted-file.ts';
import { count } from './model/counting.ts';
import { StepwiseTraining } from './stepwise-training.ts';

// node services/dist/meta/understanding/count-examples.js: counts the examples and leaves the tables beside the compiled
// code, so that no process counts them when it starts. Another may read the file meanwhile, so it is replaced in one step.

const file = fileURLToPath(COUNTED_FILE);
writeFileSync(`${file}.${process.pid}`, countedBytes(new StepwiseTraining(count).finish()));
renameSync(`${file}.${process.pid}`, file);
