import type { House } from '../../../zodiac/names.ts';
import { yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';

export const ADVERSE_AREAS = ['MIND', 'WEALTH', 'WORK', 'FAMILY', 'BODY', 'GENERAL'] as const;
export type AdverseArea = (typeof ADVERSE_AREAS)[number];

/** What an adverse yoga does by tradition; never illness, death, prison or ruin. */
export const strainOn = (area: AdverseArea) => (): string => effects.strain({ area });

/** An adverse yoga and the field of life that it strains. */
export interface AdverseYoga extends Yoga {
  readonly area: AdverseArea;
}

type Once = Omit<Parameters<typeof yoga>[0], 'effectClass' | 'effect'> & { readonly area: AdverseArea };
type Repeated = Pick<AdverseYoga, 'id' | 'name' | 'area' | 'source' | 'cases'>;

/** A row that a chart has once or not at all. */
export const adverse = ({ area, ...rest }: Once): AdverseYoga => ({
  ...yoga({ ...rest, effectClass: 'ADVERSE', effect: strainOn(area) }),
  area,
});

/** A row that a chart may have once for each planet, pair or house. */
export const adverseForEach = ({ area, ...rest }: Repeated): AdverseYoga => ({
  ...rest,
  effectClass: 'ADVERSE',
  effect: strainOn(area),
  area,
});

/** The field of life of a house that fails with its lord and karaka. */
export const AREA_OF_HOUSE: Readonly<Record<House, AdverseArea>> = {
  1: 'BODY',
  2: 'WEALTH',
  3: 'FAMILY',
  4: 'MIND',
  5: 'FAMILY',
  6: 'BODY',
  7: 'FAMILY',
  8: 'BODY',
  9: 'FAMILY',
  10: 'WORK',
  11: 'WEALTH',
  12: 'WEALTH',
};
