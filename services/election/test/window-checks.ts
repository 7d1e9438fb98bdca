import type { CallResult } from '@cuspal/tool-kit/testing';
import { z } from 'zod';

const state = z.enum(['MET', 'RELAXED', 'NOT_MET']);
const windowRow = z.object({
  startLocal: z.string(),
  endLocal: z.string(),
  momentLocal: z.string(),
  layersSatisfied: z.number(),
  relaxedLayers: z.number(),
  verdict: z.string().nullable(),
  layers: z.object({ period: state, ruling: state, moon: state, ascendant: state.nullable() }),
  bestSpan: z.object({ startLocal: z.string(), endLocal: z.string() }).optional(),
});
const result = z.object({
  windows: z.array(windowRow).optional(),
  scanSummary: z.object({ startLocal: z.string(), endLocal: z.string() }).optional(),
});

const VERDICTS = [null, 'PERIOD_ONLY', 'TWO_LAYER', 'THREE_LAYER', 'FOUR_LAYER'];

/** Windows lie in the scan, hold their moment, and count their layers as they print them. */
export function printsSoundWindows({ result: printed }: CallResult): void {
  const { windows = [], scanSummary } = result.parse(printed);
  for (const window of windows) {
    const [start, end, moment] = [window.startLocal, window.endLocal, window.momentLocal].map((text) =>
      Date.parse(text),
    );
    if (!(start! < end! && moment! >= start! && moment! < end!)) throw new Error('a window does not hold its moment');
    if (scanSummary && (start! < Date.parse(scanSummary.startLocal) || end! > Date.parse(scanSummary.endLocal))) {
      throw new Error('a window lies outside the scan');
    }
    const states = Object.values(window.layers);
    const held = states.filter((each) => each === 'MET' || each === 'RELAXED').length;
    const relaxed = states.filter((each) => each === 'RELAXED').length;
    if (held !== window.layersSatisfied || relaxed !== window.relaxedLayers) throw new Error('layers are miscounted');
    if (window.verdict !== VERDICTS[held]) throw new Error(`${held} layers are called ${window.verdict}`);
  }
}
