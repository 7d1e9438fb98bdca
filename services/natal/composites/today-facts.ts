import { named } from '@cuspal/speech';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { DaySlot } from '@cuspal/engine/synthesis/day-slots';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { z } from 'zod';
import { fact, type CrossFact, type Fact } from './synthesis.ts';
import type { CHOGHADIYA, DASHA, RULING, TARA } from './today-members.ts';
import { say } from './composites.messages.ts';

type ResultOf<Of extends { readonly tool: { readonly output: z.ZodType } }> = z.input<Of['tool']['output']>;

/** What the members of a person's day found; null where one failed. */
export interface TodayFindings {
  readonly chart: Chart;
  readonly clock: LocalClock;
  readonly slots: readonly [DaySlot, ...DaySlot[]];
  /** True where no sunrise bounds the day, so that its slots run 24 hours. */
  readonly sunless: boolean;
  readonly dasha: ResultOf<typeof DASHA>;
  readonly ruling: ResultOf<typeof RULING> | null;
  readonly tara: ResultOf<typeof TARA> | null;
  readonly choghadiya: ResultOf<typeof CHOGHADIYA> | null;
  readonly failed: readonly string[];
}

/** What the periods bring in full stands beside the tone of one day; unwelcome matters are not told. */
export function eventsBeside(events: TodayFindings['dasha']['activeEvents']): readonly Fact[] {
  const welcome = events.filter(({ adverse }) => adverse === undefined);
  if (welcome.length === 0) return [];
  const labels = welcome.map(({ event }) => event);
  return [{ fact: bringSentence(labels), member: 'dasha' }];
}

function bringSentence(labels: readonly string[]): string {
  const [first = '', second = '', ...more] = labels;
  return more.length === 0
    ? say.periodsCanBring({ matters: labels.map(named) })
    : say.periodsCanBringMore({ first, second, more: more.length });
}

/** What limits the tone of the day beside its points. */
export function cautionsBeside({ dasha: { sandhi }, ruling, tara, sunless }: TodayFindings): readonly Fact[] {
  return [
    ...fact(
      'dasha',
      (sandhi.md || sandhi.ad) &&
        say.nearJunction({ which: sandhi.md ? (sandhi.ad ? 'BOTH' : 'MAHADASHA') : 'ANTARDASHA' }),
    ),
    ...fact('rulingPlanets', ruling === null && say.rulingPlanetsUnknown()),
    ...fact('taraBala', tara === null && say.taraUnknown()),
    ...fact('slots', sunless && say.sunlessDay()),
  ];
}

/** Custom beside KP: the star count, and the choghadiya of the moment with what KP holds against it. */
export function almanacFacts({ choghadiya, slots: [now] }: TodayFindings, tara: readonly Fact[]): readonly CrossFact[] {
  const found = tara.map((each) => ({ ...each, system: 'parashari' as const }));
  if (choghadiya === null) return found;
  const { name, quality } = choghadiya.currentPeriod;
  const opposed =
    (quality === 'inauspicious' && now.tone === 'GOOD') || (quality === 'auspicious' && now.tone === 'LOW');
  return [
    ...found,
    {
      fact: say.choghadiya({ name, quality, opposed }),
      member: 'choghadiya',
      system: 'extension',
    },
  ];
}
