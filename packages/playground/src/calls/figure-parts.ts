import { FIGURES } from '@cuspal/figures';
import { isRecord, type JsonRecord } from './block.ts';

/** A result, or a part of one, as a figure of this tool reads it. */
export interface FigurePart {
  readonly tool: string;
  readonly result: unknown;
  /** It is less than the whole result. */
  readonly isPart?: true;
}

const MOST_FIGURES = 6;
/** Draws windows, whatever tool found them. */
const WINDOWS = 'find_event_timing_v2';

/** What of a result can be drawn: the whole, the windows that it names, and the parts that other tools made. */
export function figureParts(tool: string, result: unknown): readonly FigurePart[] {
  const whole = Object.hasOwn(FIGURES, tool) ? [{ tool, result }] : [];
  if (!isRecord(result) || (whole.length > 0 && !Array.isArray(result['members']))) return whole;
  return [...whole, ...[...windowsIn(result), ...membersIn(result)].map(withNames(result))].slice(0, MOST_FIGURES);
}

/** A part says names as the whole result does. */
const withNames =
  ({ names }: JsonRecord) =>
  (part: FigurePart): FigurePart =>
    names === undefined || !isRecord(part.result) ? part : { ...part, result: { ...part.result, names } };

/** What a part lacks of what a figure reads, by the tool of the figure. */
const COMPLETED: Readonly<Record<string, (part: JsonRecord, whole: JsonRecord) => JsonRecord>> = {
  analyze_natal_promise: (part) => (typeof part['event'] === 'string' ? { events: [part] } : part),
  get_compatibility_advanced: (part, { answer }) => ({ answer, ...part }),
  get_ashta_koota_milan: (part, { answer }) => {
    const kootas: readonly unknown[] = Array.isArray(part['kootas']) ? part['kootas'] : [];
    return { answer, ...part, kootas: kootas.filter(isRecord).map((koota) => ({ note: '', ...koota })) };
  },
};

/** The windows of a whole reading, or the first and the best period of an answer. */
function windowsIn({ timingWindows, first, best, understood, promiseVerdict }: JsonRecord): readonly FigurePart[] {
  const named = Array.isArray(timingWindows) ? timingWindows : [first, best].filter(isRecord);
  const windows = named.filter(
    (one, index) =>
      isRecord(one) && named.findIndex((other) => isRecord(other) && other['start'] === one['start']) === index,
  );
  if (windows.length === 0) return [];
  const event = [understood, promiseVerdict].map((about) => (isRecord(about) ? about['event'] : undefined));
  const label = event.find((each) => typeof each === 'string');
  const about = label === undefined ? {} : { eventResolution: { label } };
  return [{ tool: WINDOWS, result: { windows, ...about }, isPart: true }];
}

/** The parts of a whole reading, by the tool that made each. */
function membersIn(result: JsonRecord): readonly FigurePart[] {
  const members: readonly unknown[] = Array.isArray(result['members']) ? result['members'] : [];
  return members.filter(isRecord).flatMap(({ key, tool }): readonly FigurePart[] => {
    if (typeof key !== 'string' || typeof tool !== 'string' || !Object.hasOwn(FIGURES, tool)) return [];
    const part = key.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), result);
    if (!isRecord(part)) return [];
    return [{ tool, result: COMPLETED[tool]?.(part, result) ?? part, isPart: true }];
  });
}
