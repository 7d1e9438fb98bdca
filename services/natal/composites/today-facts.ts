import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { DaySlot } from '@cuspal/engine/synthesis/day-slots';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { z } from 'zod';
import { fact, type CrossFact, type Fact } from './synthesis.ts';
import type { CHOGHADIYA, DASHA, RULING, TARA } from './today-members.ts';

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

const MOST_NAMED = 2;

/** What the periods bring in full stands beside the tone of one day; unwelcome matters are not told. */
export function eventsBeside(events: TodayFindings['dasha']['activeEvents']): readonly Fact[] {
  const welcome = events.filter(({ adverse }) => adverse === undefined);
  if (welcome.length === 0) return [];
  const named = welcome.slice(0, MOST_NAMED).map(({ event }) => event);
  const more = welcome.length - named.length;
  const matters = inWords(more > 0 ? [...named, `${more} more`] : named);
  return [
    {
      fact: `The running periods can bring ${matters}, whatever the tone of one day.`,
      member: 'dasha',
    },
  ];
}

/** What limits the tone of the day beside its points. */
export function cautionsBeside({ dasha: { sandhi }, ruling, tara, sunless }: TodayFindings): readonly Fact[] {
  const near = [...(sandhi.md ? ['mahadasha'] : []), ...(sandhi.ad ? ['antardasha'] : [])];
  return [
    ...fact(
      'dasha',
      near.length > 0 &&
        `The ${inWords(near)} ${near.length > 1 ? 'are' : 'is'} near a junction, so less can be said with confidence.`,
    ),
    ...fact(
      'rulingPlanets',
      ruling === null && 'The ruling planets of this place are not known, so they do not count.',
    ),
    ...fact('taraBala', tara === null && 'The star count from birth is not known, so it does not count.'),
    ...fact('slots', sunless && 'The Sun does not both rise and set there, so the day runs 24 hours from the moment.'),
  ];
}

/** Custom beside KP: the star count, and the choghadiya of the moment with what KP holds against it. */
export function almanacFacts({ choghadiya, slots: [now] }: TodayFindings, tara: readonly Fact[]): readonly CrossFact[] {
  const found = tara.map((each) => ({ ...each, system: 'parashari' as const }));
  if (choghadiya === null) return found;
  const { name, quality } = choghadiya.currentPeriod;
  const opposed =
    (quality === 'inauspicious' && now.tone === 'GOOD') || (quality === 'auspicious' && now.tone === 'LOW');
  const beside = opposed ? ' KP goes by the sub of the Moon instead.' : '';
  return [
    ...found,
    {
      fact: `By almanac custom the choghadiya of the moment, ${name}, is ${quality}.${beside}`,
      member: 'choghadiya',
      system: 'extension',
    },
  ];
}
