import { Controller, Get, Inject, Res, UseGuards } from '@nestjs/common';
import { HostGuard } from '../web/guards.ts';
import { Readiness, type ReadinessReport, type ServingReport } from './readiness.ts';

interface StatusReply {
  status(code: number): unknown;
}

@Controller('health')
@UseGuards(HostGuard)
export class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  /** The process runs: restart it when this fails. */
  @Get('live')
  live(): { readonly status: 'live' } {
    return { status: 'live' };
  }

  /** Everything behind the gateway answers; the body names what does not. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: StatusReply): Promise<ReadinessReport> {
    const report = await this.readiness.report();
    reply.status(report.ready ? 200 : 503);
    return report;
  }

  /** The gateway itself takes requests: what a load balancer should ask, since one dead service leaves the others usable. */
  @Get('serving')
  async serving(@Res({ passthrough: true }) reply: StatusReply): Promise<ServingReport> {
    const report = await this.readiness.serving();
    reply.status(report.serving ? 200 : 503);
    return report;
  }
}
