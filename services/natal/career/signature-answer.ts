import { CAREER_CARRIERS, type CareerSignature } from '@cuspal/engine/topics/career/career-signature';
import { answerOf, listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './career.messages.ts';

/** Rows of a signature: their points add up to the score. */
export const signatureHitsShape = <Carrier extends string>(carriers: readonly [Carrier, ...Carrier[]]) =>
  listOf(
    z.strictObject({
      carrier: z.enum([...carriers, 'ROUNDING']),
      planet: planetName.nullable(),
      points: z.number(),
      reason: z.string(),
    }),
  );

export const careerHitsShape = signatureHitsShape(CAREER_CARRIERS);

/** Form, sector and talent in two sentences at most; where the field and the form or sector seem to disagree, how they fit. */
function formAndSector(
  { categories, sectorClass, employmentMode }: CareerSignature,
  talent: string,
): readonly string[] {
  const [first, second] = categories.map(({ key }) => key);
  const said = { form: employmentMode, sector: sectorClass };
  const state = sectorClass === 'government' || sectorClass === 'mixed';
  if (!state && (first === 'government' || second === 'government'))
    return [say.formAndTalent({ ...said, talent }), say.governmentNotSector()];
  return [
    say.form({ ...said, field: first === 'business' && employmentMode === 'employment' }),
    say.talentAlone({ talent }),
  ];
}

const TALENTS = ['leadership', 'technical', 'creative'] as const;

/** The leading fields, form and sector, and the strongest talent. */
export function signatureAnswer(signature: CareerSignature): string {
  const { categories, closeCall, talents } = signature;
  const [first = '', second = ''] = categories.map(({ key, score }) => say.fieldScored({ field: key, score }));
  const best = Math.max(...Object.values(talents).map(({ score }) => score));
  const strongest = TALENTS.filter((talent) => talents[talent].score === best);
  return answerOf(
    closeCall.length > 0 ? say.twoFieldsFit({ first, second }) : say.fieldFitsBest({ first, second }),
    ...formAndSector(
      signature,
      say.strongestTalent({ talents: strongest.map((talent) => say.talent({ talent })), best }),
    ),
  );
}
