import type { Examples } from '../form.ts';

export const TWINS_EXAMPLES: Examples = {
  twins: [
    'twins',
    'my twin and i',
    'why are my twin and i so different',
    'twin brother born 4 minutes later',
    'identical twins different fate',
    'twin daughters',
    'how do the charts of twins differ',
    'twins born minutes apart',
    'my twin is married and i am not',
    'triplets',
  ],
  twin_score: [
    'twin divergence score',
    'how far do the charts of the twins diverge',
    'score of difference between twins',
    'divergence of two births six minutes apart',
  ],
};
