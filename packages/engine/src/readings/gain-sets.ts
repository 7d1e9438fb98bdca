import { timingSets } from '../kp/kernel/fruitfulness.ts';

/** Work and gain against loss of them: F and D of running lords; the first house printed is the primary one. */
export const GAIN = timingSets({ primaryCusp: 2, required: [2, 6, 10, 11], supporting: [], denial: [5, 8, 12] });
