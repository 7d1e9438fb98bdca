import { Module } from '@nestjs/common';
import { provide, token } from '../core/provide.ts';
import type { ToolEntry } from './entry.ts';
import { ToolCatalogue } from './tool-catalogue.ts';

/** All tools, in the order of the list. */
export const TOOL_ENTRIES = token<readonly ToolEntry[]>('tool entries');

@Module({
  providers: [provide(ToolCatalogue, [TOOL_ENTRIES], (entries) => new ToolCatalogue(entries))],
  exports: [ToolCatalogue],
})
export class CatalogModule {}
