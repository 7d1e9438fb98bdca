import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { Calls } from '../mcp/calls.ts';
import { MadeResources } from '../mcp/made-resources.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { CALLER_CHECKS, LEDGERS } from '../mcp/tokens.ts';
import { REPORT_LINKS } from './report-links.ts';
import { ReportResources } from './report-resources.ts';
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
    provide(
      ReportResources,
      [REPORT_LINKS, Reports, CALLER_CHECKS],
      (links, reports, { limits }) => new ReportResources({ links, reports, limits }),
    ),
  ],
  exports: [Reports],
})
export class ReportsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(ReportWriter) private readonly writer: ReportWriter,
    @Inject(MadeResources) private readonly made: MadeResources,
    @Inject(ReportResources) private readonly resources: ReportResources,
  ) {}

  onModuleInit(): void {
    this.made.add(this.resources);
  }

  onApplicationShutdown(): void {
    this.writer.close();
  }
}
