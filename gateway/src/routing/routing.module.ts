import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { SERVICES } from '../config.ts';
import { provide, token } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { OPTIONS } from '../gateway-options.ts';
import { connectServices, type ServiceClients } from './clients.ts';
import { ToolRouter } from './tool-router.ts';

export const SERVICE_CLIENTS = token<ServiceClients>('service clients');

@Module({
  providers: [
    provide(SERVICE_CLIENTS, [OPTIONS, CONFIG], ({ clients }, { targets }) => clients ?? connectServices(targets)),
    provide(ToolRouter, [SERVICE_CLIENTS], (clients) => new ToolRouter(clients)),
  ],
  exports: [SERVICE_CLIENTS, ToolRouter],
})
export class RoutingModule implements OnApplicationShutdown {
  constructor(@Inject(SERVICE_CLIENTS) private readonly clients: ServiceClients) {}

  onApplicationShutdown(): void {
    for (const service of SERVICES) this.clients[service].close();
  }
}
