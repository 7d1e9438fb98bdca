import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { longitudeDegrees, signName } from '@cuspal/tool-kit';
import { z } from 'zod';

/** A rising point in one line. */
export const lagnaShape = z.strictObject({ longitude: longitudeDegrees, sign: signName });

export const lagnaView = ({ ascendant }: Chart) => ({
  longitude: printedLongitude(ascendant.longitude),
  sign: nameOfSign(ascendant.signIndex),
});
