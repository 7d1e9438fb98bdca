import {
  LAST_FINE_NUMBER,
  LAST_NUMBER,
  type NumberPlace,
  placeOfFineNumber,
  placeOfNumber,
} from '@cuspal/engine/kp/horary/number-chart';
import { ToolError } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say as fault } from './faults.messages.ts';

/** The number that the person who asks names; one of the two is sent. */
export const numberInput = z.int().min(1).max(LAST_NUMBER).optional().meta({ description: 'Or number_2193' });
export const fineNumberInput = z.int().min(1).max(LAST_FINE_NUMBER).optional().meta({ description: 'In its place' });

/** Printed beside the number where one from 1 to 2193 was named (R4.4). */
export const fineNumberShape = z.int().optional().meta({ description: 'As named, 1 to 2193' });

export const fineNumberView = ({ fine }: NumberPlace) => (fine === null ? {} : { number2193: fine.number });

/** The place that a number names: exactly one of a number from 1 to 249 and one from 1 to 2193 is sent. */
export function placeNamed(
  [name, number]: readonly [name: string, number: number | undefined],
  [fineName, fine]: readonly [name: string, number: number | undefined],
): NumberPlace {
  if (number !== undefined && fine !== undefined)
    throw new ToolError('validation_failed', fault.twoNumbers({ name, fineName }), { field: fineName });
  if (number !== undefined) return placeOfNumber(number);
  if (fine !== undefined) return placeOfFineNumber(fine);
  throw new ToolError(
    'validation_failed',
    fault.numberMissing({ name, last: LAST_NUMBER, fineName, lastFine: LAST_FINE_NUMBER }),
    { field: name },
  );
}
