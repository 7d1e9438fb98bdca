import { say } from './views.messages.ts';

/** Systems of astrology beside KP whose results no verdict of KP rests on. */
type OtherSystem = Parameters<typeof say.noKpVerdict>[0]['system'];

/** The first note of every tool of such a system, most of which are Parashari. */
export const noKpVerdict = (system: OtherSystem = 'parashari'): string => say.noKpVerdict({ system });

/** Note where nodes have a dignity. */
export const nodeDignityDiffers = (): string => say.nodeDignityDiffers();

/** Note where natures are counted, by the phase of the Moon and the company of Mercury. */
export const naturesOfTheChart = (): string => say.naturesOfTheChart();
