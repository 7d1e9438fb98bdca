import { token } from '../../core/provide.ts';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import type { Texts } from './texts.ts';

/** Which prompts and resources are offered beside the tools. */
export const TEXTS_FOR = token<(catalogue: ToolCatalogue) => Texts>('texts for');
export const TEXTS = token<Texts>('texts');
