import { COMMON_FIGURES, drawersOf, type Drawers } from '@cuspal/figures';
import { ChartFault } from './call.ts';

/** Address of this script. Written apart, as the build would take the one below for a file to be put into it. */
const OWN: string = import.meta.url;
/** Figures that pages seldom show, in a script of their own, which lies beside this one. */
const FURTHER = new URL('cuspal-figures.js', OWN).href;

const common = drawersOf(COMMON_FIGURES);
let further: Promise<Drawers> | undefined;

/** What draws the figure of a tool: this script itself, or that of the others, which is loaded then. */
export function drawersFor(tool: string): Promise<Drawers> {
  if (Object.hasOwn(COMMON_FIGURES, tool)) return Promise.resolve(common);
  further ??= import(/* @vite-ignore */ FURTHER).catch(() => {
    further = undefined;
    throw new ChartFault('The script that draws this figure could not be loaded.', true);
  });
  return further;
}
