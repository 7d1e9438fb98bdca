import { existsSync } from 'node:fs';
import { StepwiseTraining } from '../stepwise-training.ts';
import { COUNTED_FILE, read } from './counted-file.ts';

// The sources have no file, so tests and `npm run dev` count.
const learn = existsSync(COUNTED_FILE) ? read : (await import('./counting.ts')).count;

export const COUNTED = new StepwiseTraining(learn);
