import { CUSTODY_BANDS } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS, LEGAL_ROLES } from '@cuspal/engine/topics/legal/legal-data';
import { horizonArguments, oneOfTheWords, scoreFactorsShape } from '@cuspal/tool-kit';
import { z } from 'zod';

/** The arguments of both pages. */
export const contestArguments = (maximum: number, standard: number) => ({
  role: z.enum(LEGAL_ROLES).default('plaintiff').meta({ description: 'Side on which the person stands' }),
  matter: z
    .enum(LEGAL_MATTERS)
    .default('civil')
    .meta({ description: 'Kind of case. Only a criminal one is judged for bail and custody.' }),
  ...horizonArguments(maximum, standard),
});

/** Risk of custody: points of our own, with their working. */
export const custodyRiskShape = z.strictObject({
  score: z.int().min(0).max(100),
  band: oneOfTheWords(CUSTODY_BANDS),
  factors: scoreFactorsShape,
});
