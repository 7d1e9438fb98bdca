import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { readReference } from '../../test/read-reference.ts';
import { signOfText, signsOfText } from '../../test/short-signs.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { kthSign } from '../parashari/base/frame.ts';
import { HOUSES } from '../zodiac/names.ts';
import { arudhaOf } from './arudha.ts';
import { placementOf } from './placement.ts';

const { cases } = readReference<{
  readonly cases: readonly {
    readonly id: string;
    readonly lords_in?: Readonly<Record<string, string>>;
    readonly arudhas?: Readonly<Record<string, string>>;
  }[];
}>('jaimini_cases');
const { lords_in: lordsIn = {}, arudhas = {} } = cases.find(({ id }) => id === 'PVR-ex29') ?? {};

describe('arudhas (R29.3)', () => {
  it('of a textbook chart', () => {
    const at = (planet: string, degrees: number): number => signOfText(lordsIn[planet] ?? '') * 30 + degrees;
    // The example does not place the nodes: here they leave Mars and Saturn the stronger lords, as it says.
    const placement = placementOf(
      drawnChart({
        ascendant: signOfText('Vi') * 30 + 5,
        planets: {
          Sun: at('Sun', 10),
          Moon: at('Moon', 10),
          Mars: at('Mars', 10),
          Mercury: at('Mercury', 10),
          Jupiter: at('Jupiter', 10),
          Venus: at('Venus', 10),
          Saturn: at('Saturn', 10),
          Rahu: signOfText('Le') * 30 + 10,
        },
      }),
    );
    const found = HOUSES.map((house) => arudhaOf(placement, kthSign(signOfText('Vi'), house)).sign);
    expect(found).toEqual(Object.values(arudhas).map(signOfText));
    expect(found).toHaveLength(12);
  });

  it('of the worked chart', () => {
    const placement = placementOf(workedChart());
    const found = HOUSES.map((house) => arudhaOf(placement, kthSign(signOfText('Cn'), house)).sign);
    expect(found).toEqual(signsOfText('Vi Ge Ta Ge Le Ar Li Sg Cp Ge Le Le'));
  });

  it('never fall on the sign itself or the seventh from it', () => {
    const exceptions = new Set<string>();
    for (const chart of randomCharts(60, 29_003)) {
      const placement = placementOf(chart);
      for (let sign = 0; sign < 12; sign += 1) {
        const { sign: found, lordSign, count, rawSign, exception } = arudhaOf(placement, sign);
        expect([(sign + count - 1) % 12, (lordSign + count - 1) % 12]).toEqual([lordSign, rawSign]);
        expect([sign, (sign + 6) % 12]).not.toContain(found);
        if (exception === 'none') expect(found).toBe(rawSign);
        else expect([rawSign, found]).toEqual([exception === 'first' ? sign : (sign + 6) % 12, (rawSign + 9) % 12]);
        exceptions.add(exception);
      }
    }
    expect(exceptions).toEqual(new Set(['none', 'first', 'seventh']));
  });
});
