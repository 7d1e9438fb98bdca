import { layersSatisfied } from '@cuspal/engine/election/layers';
import type { LayerStates } from '@cuspal/engine/election/layers';

export const WINDOW_VERDICTS = ['FOUR_LAYER', 'THREE_LAYER', 'TWO_LAYER', 'PERIOD_ONLY'] as const;
export type WindowVerdict = (typeof WINDOW_VERDICTS)[number];

/** What holds, by how many layers; null where one of the layers 2 to 4 stands alone. */
export function windowVerdict(layers: LayerStates): WindowVerdict | null {
  const held = layersSatisfied(layers);
  if (held < 2) return layers.period === 'NOT_MET' ? null : 'PERIOD_ONLY';
  return held === 2 ? 'TWO_LAYER' : held === 3 ? 'THREE_LAYER' : 'FOUR_LAYER';
}
