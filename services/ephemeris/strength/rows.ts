import { planetList } from '@cuspal/tool-kit';
import { z } from 'zod';

/** One value for each of Sun to Saturn. */
export const perGraha = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    Sun: value,
    Moon: value,
    Mars: value,
    Mercury: value,
    Jupiter: value,
    Venus: value,
    Saturn: value,
  });

/** One value for each planet that fights wars and has a cheshta bala of its own. */
export const perWarrior = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ Mars: value, Mercury: value, Jupiter: value, Venus: value, Saturn: value });

export const natureUsedShape = z.strictObject({ benefics: planetList, malefics: planetList });

export const virupas = z.number().min(0);

export const NO_KP_VERDICT = 'This belongs to the Parashari system, and no KP verdict rests on it.';
export const NATURES_OF_THE_CHART =
  'Natures go by the chart. The Moon is benefic from 84 to 276 degrees ahead of the Sun, and Mercury by its company.';
