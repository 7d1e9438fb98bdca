import { hashOfAll } from '@cuspal/catalog/entry';
import type { ServiceName } from '../config/config.ts';
import type { ToolEntry } from './entry.ts';

/**
 * The tools that can be called, in catalogue order. It starts from the committed entries, so a service that is down does not
 * shorten the list; a service that answers replaces its own slice.
 */
export class ToolCatalogue {
  readonly #order: ReadonlyMap<string, number>;
  readonly #slices = new Map<ServiceName, readonly ToolEntry[]>();
  readonly #listeners: (() => void)[] = [];
  #callable: readonly ToolEntry[] = [];
  #tools: readonly ToolEntry[] = [];
  #byName: ReadonlyMap<string, ToolEntry> = new Map();

  constructor(entries: readonly ToolEntry[]) {
    this.#order = new Map(entries.map((entry, index) => [entry.name, index]));
    for (const entry of entries) this.#slices.set(entry.service, [...(this.#slices.get(entry.service) ?? []), entry]);
    this.#rebuild();
  }

  /** The tools of the list of all. */
  get tools(): readonly ToolEntry[] {
    return this.#tools;
  }

  /** These and the tools that stand in the lists of sets alone. */
  get callable(): readonly ToolEntry[] {
    return this.#callable;
  }

  find(name: string): ToolEntry | undefined {
    return this.#byName.get(name);
  }

  /** The hash of what is known of a service's tools, as the service makes it of all that it offers. */
  hashOf(service: ServiceName): string | undefined {
    return hashOfAll(this.#slices.get(service) ?? []);
  }

  replace(service: ServiceName, entries: readonly ToolEntry[]): void {
    this.#slices.set(
      service,
      entries.filter((entry) => entry.service === service),
    );
    this.#rebuild();
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #rebuild(): void {
    const place = (entry: ToolEntry): number => this.#order.get(entry.name) ?? this.#order.size;
    this.#callable = [...this.#slices.values()]
      .flat()
      .sort((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
    this.#tools = this.#callable.filter(({ beyond }) => !beyond);
    this.#byName = new Map(this.#callable.map((entry) => [entry.name, entry]));
  }
}
