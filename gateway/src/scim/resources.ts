import { hash } from 'node:crypto';
import type { Resource, Shape } from './attributes.ts';
import { groupResource } from './group.ts';
import type { KeptGroup } from './scim-groups.ts';
import type { KeptUser } from './scim-users.ts';
import { GROUP, USER } from './shapes.ts';
import { soughtUser, userResource } from './user.ts';

/** A resource as it is sent, with its version. */
export interface Versioned {
  readonly resource: Resource;
  /** The resource as filters see it: with what the provider has not said, because it follows from the rest. */
  readonly sought: Resource;
  readonly address: string;
  readonly tag: string;
}

/** Makes resources of what is kept. `base`: address of SCIM on this server. */
export class Resources {
  constructor(readonly base: string) {}

  user({ row, groups }: KeptUser): Versioned {
    const whole = this.#whole(
      USER,
      row,
      userResource(row, groups, (id) => this.#addressOf(GROUP, id)),
    );
    return { ...whole, sought: soughtUser(row, whole.resource) };
  }

  group({ row, members }: KeptGroup): Versioned {
    const whole = this.#whole(
      GROUP,
      row,
      groupResource(row, members, (id) => this.#addressOf(USER, id)),
    );
    return { ...whole, sought: whole.resource };
  }

  #addressOf({ place }: Shape, id: string): string {
    return `${this.base}/${place}/${id}`;
  }

  #whole(
    shape: Shape,
    { id, createdAt, updatedAt }: { readonly id: string; readonly createdAt: Date; readonly updatedAt: Date },
    facts: Resource,
  ): Omit<Versioned, 'sought'> {
    const address = this.#addressOf(shape, id);
    const meta = {
      resourceType: shape.kind,
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: address,
    };
    const resource = { schemas: [shape.schema], id, ...facts };
    const tag = `"${hash('sha256', JSON.stringify([resource, meta]), 'base64url').slice(0, 27)}"`;
    return { resource: { ...resource, meta: { ...meta, version: tag } }, address, tag };
  }
}
