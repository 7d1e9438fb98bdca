import type { Chart } from '../../chart/chart.ts';
import { dignityInWords, dignityOf } from '../../parashari/base/dignity.ts';
import { isKendra, isTrikona, kthSign, wholeSignHouse } from '../../parashari/base/frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import { say } from './money.messages.ts';

export const WEALTH_LENS_TESTS = ['LORD_OF_2', 'LORD_OF_11', 'EXCHANGE_2_11', 'JUPITER_DIGNITY'] as const;

/** A Parashari look at wealth beside the KP reading; it counts for nothing there (R7.3). */
export interface WealthLens {
  readonly test: (typeof WEALTH_LENS_TESTS)[number];
  /** Null: the row states a fact and tests nothing. */
  readonly met: boolean | null;
  readonly detail: string;
}

/** Lords of the second and eleventh whole-sign house, their exchange, Jupiter's dignity. */
export function wealthLens(chart: Chart): readonly WealthLens[] {
  const { signIndex } = chart.ascendant;
  const lordOf = (house: number) => signLordOf(kthSign(signIndex, house));
  const placed = ([2, 11] as const).map((house): WealthLens => {
    const lord = lordOf(house);
    const at = wholeSignHouse(chart, lord);
    const good = isKendra(at) || isTrikona(at);
    return {
      test: house === 2 ? 'LORD_OF_2' : 'LORD_OF_11',
      met: good,
      detail: say.lordPlaced({ lord, house, at, good }),
    };
  });
  const [second, eleventh] = [lordOf(2), lordOf(11)];
  const exchanged =
    wholeSignHouse(chart, second) === 11 && wholeSignHouse(chart, eleventh) === 2 && second !== eleventh;
  const { Jupiter } = chart.planets;
  return [
    ...placed,
    {
      test: 'EXCHANGE_2_11',
      met: exchanged,
      detail: second === eleventh ? say.noExchange({ lord: second }) : say.exchange({ second, eleventh, exchanged }),
    },
    {
      test: 'JUPITER_DIGNITY',
      met: null,
      detail: say.jupiterDignity({
        sign: signName(Jupiter.signIndex),
        dignity: dignityInWords(dignityOf(chart, 'Jupiter')),
      }),
    },
  ];
}
