import { StepwiseTraining } from '../stepwise-training.ts';
import { count } from './counting.ts';

export const COUNTED = new StepwiseTraining(count);
