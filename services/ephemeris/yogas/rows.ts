import { FORM_LETTERS } from '@cuspal/engine/parashari/yogas/yoga';
import type { EffectClass, FormLetter, YogaStrength } from '@cuspal/engine/parashari/yogas/yoga';
import type { CatalogueReading, YogaRow } from '@cuspal/engine/parashari/yogas/evaluate';
import { houseList, listOf, planetList } from '@cuspal/tool-kit';
import { z } from 'zod';

const rules = listOf(z.strictObject({ rule: z.string(), detail: z.string() }));

/** The fields of a yoga that stands in the chart; classes and strengths are those that its catalogue can reach. */
export const rowFields = <
  const Classes extends readonly EffectClass[],
  const Strengths extends readonly YogaStrength[],
>(
  classes: Classes,
  strengths: Strengths,
) => ({
  id: z.string(),
  name: z.string(),
  effectClass: z.enum(classes),
  forms: listOf(z.enum(FORM_LETTERS)).meta({ description: 'All that hold; empty where there is one form' }),
  planets: planetList.meta({ description: 'Those that form it' }),
  houses: houseList,
  evidence: listOf(z.string()).meta({ description: 'Of the first form that holds' }),
  strength: z.enum(strengths),
  cancellations: rules,
  weakenedBy: rules,
  effect: z.string(),
  source: z.string(),
});

export const LIVE_STRENGTHS = ['STRONG', 'MEDIUM', 'WEAK'] as const;

type PrintedRow<Class, Strength> = Omit<YogaRow, 'tested' | 'effectClass' | 'strength'> & {
  readonly effectClass: Class;
  readonly strength: Strength;
};

/** What a row prints: all but the rules that were tested. */
export const rowView =
  <const Class extends EffectClass, const Strength extends YogaStrength>(
    classes: readonly Class[],
    strengths: readonly Strength[],
  ) =>
  ({
    id,
    name,
    effectClass,
    forms,
    planets,
    houses,
    evidence,
    strength,
    ...rest
  }: YogaRow): PrintedRow<Class, Strength> => ({
    id,
    name,
    effectClass: among(classes, effectClass),
    forms,
    planets,
    houses,
    evidence,
    strength: among(strengths, strength),
    cancellations: rest.cancellations,
    weakenedBy: rest.weakenedBy,
    effect: rest.effect,
    source: rest.source,
  });

/** Narrows a word to those of a schema; any other is a fault of the catalogue. */
function among<Word extends string>(words: readonly Word[], value: string): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new RangeError(`A yoga of this catalogue cannot be ${value}.`);
  return found;
}

/** Row of a yoga that was tested and is not there. */
export const absentFields = {
  absentIds: listOf(z.string()).meta({ description: 'Tested and not present' }),
  catalogueSize: z.int().min(1),
};

export const absentView = ({ absentIds, catalogueSize }: CatalogueReading) => ({ absentIds, catalogueSize });

/** Yogas that one clause keeps away; only forms a and b have three clauses or more. */
const MISSED_FORMS = ['a', 'b'] as const satisfies readonly FormLetter[];
export const nearMissesShape = listOf(
  z.strictObject({ id: z.string(), form: z.enum(MISSED_FORMS).nullable(), missing: z.string() }),
).meta({ description: 'Absent yogas of which one clause of three or more fails, the first ten' });

/** How many rows of each class are not cancelled. */
export const countsOf = <Class extends EffectClass>(rows: readonly YogaRow[], classes: readonly Class[]) =>
  new Map(
    classes.map((each) => [
      each,
      rows.filter(({ effectClass, strength }) => effectClass === each && strength !== 'CANCELLED').length,
    ]),
  );

export const nearMissesView = ({ nearMisses }: CatalogueReading) =>
  nearMisses.map(({ id, form, missing }) => ({ id, form: form && among(MISSED_FORMS, form), missing }));
