import { Controller, Get, Inject, NotFoundException, Req, Res, UseGuards } from '@nestjs/common';
import { readMetrics } from '@cuspal/telemetry/metrics';
import { isLoopback } from '../config/loopback.ts';
import { METRICS, type ExposedMetrics } from '../metrics/metrics.module.ts';
import { HostGuard } from '../web/guards.ts';

interface MetricsRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly socket: { readonly remoteAddress?: string };
}

const hostnameOf = (host: unknown): string => String(host).replace(/:\d+$/, '');

interface HeaderReply {
  header(name: string, value: string): unknown;
}

@Controller('metrics')
@UseGuards(HostGuard)
export class MetricsController {
  constructor(@Inject(METRICS) private readonly metrics: ExposedMetrics) {}

  /**
   * Serves callers on this machine alone, under one of its names, and not through a proxy on it. A public server serves
   * nobody here, for a proxy need not say that it is one.
   */
  @Get()
  async read(@Req() request: MetricsRequest, @Res({ passthrough: true }) reply: HeaderReply): Promise<string> {
    const { headers, socket } = request;
    const proxied = headers['forwarded'] !== undefined || headers['x-forwarded-for'] !== undefined;
    const local = isLoopback(socket.remoteAddress ?? '') && isLoopback(hostnameOf(headers['host'] ?? 'localhost'));
    if (!this.metrics.onMainPort || proxied || !local) throw new NotFoundException();
    const { type, text } = await readMetrics(
      this.metrics.registry,
      typeof headers['accept'] === 'string' ? headers['accept'] : '',
    );
    reply.header('content-type', type);
    return text;
  }
}
