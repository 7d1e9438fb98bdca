import { DELAYING, type Fertility } from '@cuspal/engine/topics/children/fertility';
import { natalEvent } from '@cuspal/engine/events/natal';
import { withheld } from '@cuspal/tool-kit';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Search } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import {
  type FertilityWindow,
  fertilityWindows,
  type FertilityWindows,
} from '@cuspal/engine/topics/children/fertility-windows';
import { usableWindows } from '@cuspal/engine/kp/timing/window-state';
import { commonWindows } from '@cuspal/engine/topics/matching/marriage-windows';
import { timedView } from '@cuspal/tool-kit/views/timed';
import { windowsSaid } from '@cuspal/tool-kit/views/windows-said';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { inName } from '../second-person.ts';
import { say } from './children.messages.ts';

const MAX_WINDOWS = 8;
const LEAST_JOINT = 20 * DAY_MS;

interface Asked {
  readonly search: Search;
  readonly asOfMs: number;
  readonly years: number;
  readonly note: (sentence: string) => void;
}

/** Windows with the sentence of an answer on them. */
export interface SpokenFertility extends FertilityWindows {
  readonly said: string | false;
}

/** Windows of one chart, with what a reader must know of them in the notes. */
export async function windowsOf(
  chart: Chart,
  { search, asOfMs, years, note }: Asked,
  ofPartner = false,
): Promise<SpokenFertility> {
  const found = await fertilityWindows(search, chart, asOfMs, years, MAX_WINDOWS);
  const told = (sentence: string) => note(ofPartner ? say.concernsPartner({ sentence }) : sentence);
  found.notes.forEach(told);
  const span = { startMs: found.startMs, endMs: found.endMs };
  const [said, more] = windowsSaid(chart, found, { event: natalEvent('childbirth'), span, asOfMs });
  if (more !== null) told(more);
  return { ...found, said };
}

/** Windows of the partner; an error names the partner's field. */
export async function partnerWindowsOf(chart: Chart, asked: Asked): Promise<SpokenFertility> {
  try {
    return await windowsOf(chart, asked, true);
  } catch (error) {
    throw inName(error, 'partner', 'partner.datetime');
  }
}

/** Windows as printed, or why there are none. */
export const windowsView = (found: FertilityWindows, clock: LocalClock) => ({
  windows: found.windows.map((window) => windowRow(window, clock)),
  ...timedView(found, clock),
  ...withheld(found),
});

const windowRow = (window: FertilityWindow, clock: LocalClock) => ({
  ...windowView(window, clock),
  careAdvised: window.careAdvised,
  jupiterSupport: window.jupiterSupport.map((span) => spanView(span, clock)),
});

/** The periods that answer: those offered, the weaker ones only where none is. */
const answers = ({ windows, weaker }: FertilityWindows) => usableWindows(windows.length > 0 ? windows : weaker);

/** Times of 20 days and more that lie in the usable part of a printed window of both, the better pair of classes first. */
export const jointWindowsOf = (own: FertilityWindows, partner: FertilityWindows) =>
  commonWindows(answers(own), answers(partner), LEAST_JOINT);

/** Windows of both as printed, or why there are none; null without a partner. */
export function jointView(own: FertilityWindows, partner: FertilityWindows | null, clock: LocalClock) {
  if (partner === null) return { jointWindows: null };
  const reason =
    own.withheldReason ?? (partner.withheldReason && say.concernsPartner({ sentence: partner.withheldReason }));
  return {
    jointWindows: jointWindowsOf(own, partner).map(({ classes, ...span }) => ({ ...spanView(span, clock), classes })),
    ...(reason !== undefined && { jointWithheldReason: reason }),
  };
}

/** What delays a promised child, or what stands open where none is promised; false where there is nothing to add. */
export function delaySentence({ verdict, delays, alternative }: Fertility): string | false {
  if (verdict === 'NOT_PROMISED')
    return alternative === null ? say.noDateDoctorDecides() : say.noDateAdoptionPromised();
  const cause = verdict === 'PROMISED_WITH_DELAY' && delays.find(({ delay }) => DELAYING.includes(delay));
  return cause ? say.delayIndicated({ cause: cause.clause ?? cause.detail }) : false;
}

/** When a child may come: by the windows both share where there is a partner, else by the person's own. */
export function timeSentence(own: SpokenFertility, partner: FertilityWindows | null, nowMs: number, clock: LocalClock) {
  if (own.withheldReason !== undefined) return false;
  if (partner === null) return own.said;
  if (partner.withheldReason !== undefined) return say.partnerDoesNotPromise();
  const [best] = jointWindowsOf(own, partner);
  return best === undefined ? say.noSharedPeriod() : say.bestSharedPeriod({ runs: runsInWords(best, nowMs, clock) });
}
