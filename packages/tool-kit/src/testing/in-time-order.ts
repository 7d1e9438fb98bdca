import { instantMs } from './instant-ms.ts';

interface PrintedWindow {
  readonly start: string;
  readonly state: string;
}

/** Windows as results list them: in order of time, those that end before the release of a lord last. */
export const inTimeOrder = <Of extends PrintedWindow>(windows: readonly Of[]): readonly Of[] => {
  const late = ({ state }: Of): number => Number(state === 'DEFERRED_OUT');
  return [...windows].sort((a, b) => late(a) - late(b) || instantMs(a.start) - instantMs(b.start));
};
