import { capitalised, inWords } from '@cuspal/engine/base/words';
import {
  CAREER_CARRIERS,
  type CareerCategory,
  type CareerSignature,
  SECTOR_IN_WORDS,
} from '@cuspal/engine/topics/career/career-signature';
import { answerOf, listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';

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

const FIELD_IN_WORDS: Readonly<Record<CareerCategory, string>> = {
  it_software: 'software',
  government: 'government',
  business: 'business',
  military_defence: 'the military',
  medicine: 'medicine',
  law: 'law',
  arts_creative: 'the arts',
  education_academia: 'education',
};

export const FORM_IN_WORDS: Readonly<Record<CareerSignature['employmentMode'], string>> = {
  employment: 'employment',
  business: 'own business',
  mixed: 'employment with business',
};

/** Form, sector and talent in two sentences at most; where the field and the form or sector seem to disagree, how they fit. */
function formAndSector(
  { categories, sectorClass, employmentMode }: CareerSignature,
  talent: string,
): readonly string[] {
  const [first, second] = categories.map(({ key }) => key);
  const [form, sector] = [FORM_IN_WORDS[employmentMode], SECTOR_IN_WORDS[sectorClass]];
  const said = `The form is ${form} and the sector ${sector}`;
  const state = sectorClass === 'government' || sectorClass === 'mixed';
  if (!state && (first === 'government' || second === 'government'))
    return [
      `${said}, and ${talent}.`,
      'Government is not the sector, because neither the tenth sub lord nor its star lord is the Sun, Mars or Saturn.',
    ];
  return [
    first === 'business' && employmentMode === 'employment'
      ? `${said}, so business is here a field of work and not a firm of one's own.`
      : `${said}.`,
    `${capitalised(talent)}.`,
  ];
}

/** The leading fields, form and sector, and the strongest talent. */
export function signatureAnswer(signature: CareerSignature): string {
  const { categories, closeCall, talents } = signature;
  const [first, second] = categories.map(({ key, score }) => `${FIELD_IN_WORDS[key]} (${score} of 100)`);
  const best = Math.max(...Object.values(talents).map(({ score }) => score));
  const names = Object.entries(talents).flatMap(([name, { score }]) => (score === best ? [name] : []));
  return answerOf(
    closeCall.length > 0
      ? `Two fields of work fit almost alike, ${first} and ${second}.`
      : `The field of work that fits best is ${first}, before ${second}.`,
    ...formAndSector(signature, `the strongest talent is ${inWords(names, 'or')} (${best} of 100)`),
  );
}
