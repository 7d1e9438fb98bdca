import type { Window } from '@cuspal/engine/kp/timing/window';
import type { TopicWindows } from '@cuspal/tool-kit';

type Lists = Pick<TopicWindows, 'windows' | 'found'>;

/** Two lists of windows without the pratyantardashas that stand in both, and how many those are. */
export function apart(a: Lists, b: Lists): { readonly first: Lists; readonly second: Lists; readonly both: number } {
  const startsOf = ({ found }: Lists): ReadonlySet<number> => new Set(found.map(({ pd }) => pd.startMs));
  const [ofA, ofB] = [startsOf(a), startsOf(b)];
  return {
    first: without(a, ofB),
    second: without(b, ofA),
    both: [...ofA].filter((start) => ofB.has(start)).length,
  };
}

function without({ windows, found }: Lists, starts: ReadonlySet<number>): Lists {
  const stays = ({ pd }: Window): boolean => !starts.has(pd.startMs);
  return {
    found: found.filter(stays),
    windows: windows.filter((_, index) => {
      const window = found[index];
      return window !== undefined && stays(window);
    }),
  };
}
