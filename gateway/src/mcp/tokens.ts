import { token } from '../core/provide.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import type { ToolRouter } from '../routing/tool-router.ts';
import type { Ledgers } from './calls.ts';
import type { CallerChecks } from './gate.ts';
import type { Texts } from './texts/texts.ts';

/** Given by what keeps the accounts, which stands above this folder. */
export const CALLER_CHECKS = token<CallerChecks>('caller checks');
export const LEDGERS = token<Ledgers>('ledgers');
/** Adds to answers what stands beside them and is made by what stands above this folder. */
export const BESIDE_ANSWERS = token<(router: Pick<ToolRouter, 'call'>) => Pick<ToolRouter, 'call'>>('beside answers');
/** False leaves every message to the SDK. */
export const HOT_PATH = token<boolean>('hot path');
/** Which prompts and resources are offered beside the tools. */
export const TEXTS_FOR = token<(catalogue: ToolCatalogue) => Texts>('texts for');
export const TEXTS = token<Texts>('texts');
