import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { Calls } from '../mcp/calls.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { LEDGERS } from '../mcp/tokens.ts';
import { Reports } from './reports.ts';
import { ReportWriter } from './writer/report-writer.ts';

/** Reports, made of the results of tools and written in a process beside the gateway. */
@Module({
  imports: [McpModule, CatalogModule],
  providers: [
    provide(ReportWriter, [LOGGER], (logger) => new ReportWriter({ logger })),
    provide(
      Reports,
      [Calls, ToolCatalogue, LEDGERS, ReportWriter, CLOCK, LOGGER],
      (calls, catalogue, { meter }, writer, now, logger) =>
        new Reports({ calls, catalogue, meter, writer, now, logger }),
    ),
  ],
  exports: [Reports],
})
export class ReportsModule implements OnApplicationShutdown {
  constructor(@Inject(ReportWriter) private readonly writer: ReportWriter) {}

  onApplicationShutdown(): void {
    this.writer.close();
  }
}
