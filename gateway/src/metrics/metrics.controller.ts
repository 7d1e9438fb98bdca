import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { readMetrics, type Registry } from '@cuspal/telemetry';
import { token } from '../core/provide.ts';
import { isLoopback } from '../core/loopback.ts';

export interface ExposedMetrics {
  readonly registry: Registry;
  /** False when they have a port of their own. */
  readonly onMainPort: boolean;
}

export const METRICS = token<ExposedMetrics>('exposed metrics');

interface MetricsRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly socket: { readonly remoteAddress?: string };
}

const hostnameOf = (host: unknown): string => String(host).replace(/:\d+$/, '');

interface HeaderReply {
  header(name: string, value: string): unknown;
}

@Controller('metrics')
export class MetricsController {
  constructor(@Inject(METRICS) private readonly metrics: ExposedMetrics) {}

  /** For callers on this machine alone, by a name of it, and not through a proxy on it. */
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
