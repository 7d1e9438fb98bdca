import type { Logger } from '@cuspal/telemetry';
import { SERVICES, type ServiceName } from '../config/config.ts';
import type { ServiceClients } from './clients.ts';
import { toolEntry } from '../catalog/entry.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';

const EVERY_MS = 60_000;
const AFTER_A_FAULT_MS = 5_000;
const DEADLINE_MS = 3_000;

/** Keeps the catalogue in step with what the services offer: at start, every minute, sooner while one is away. */
export class CatalogueRefresh {
  readonly #hashes = new Map<ServiceName, string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly catalogue: ToolCatalogue,
    private readonly clients: ServiceClients,
    private readonly logger: Logger,
  ) {}

  async start(): Promise<void> {
    const all = await this.refresh();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), all ? EVERY_MS : AFTER_A_FAULT_MS);
    this.#timer.unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** True when every service answered. */
  async refresh(): Promise<boolean> {
    const answered = await Promise.all(SERVICES.map((service) => this.#refreshOne(service)));
    return answered.every(Boolean);
  }

  async #refreshOne(service: ServiceName): Promise<boolean> {
    try {
      // Mostly a service offers what the catalogue has of it already.
      const knownHash = this.#hashes.get(service) ?? this.catalogue.hashOf(service) ?? '';
      const list = await this.clients[service].listTools({ knownHash }, { deadlineMs: DEADLINE_MS });
      if (list.hash === knownHash || this.#stopped) return true;
      const entries = list.tools.map((tool) => toolEntry.parse(JSON.parse(Buffer.from(tool.entryJson).toString())));
      this.catalogue.replace(service, entries);
      this.#hashes.set(service, list.hash);
      return true;
    } catch (fault) {
      this.logger.debug({ service, fault }, 'list of tools not read');
      return false;
    }
  }
}
