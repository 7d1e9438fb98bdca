import type { Waiting } from './method.ts';

/** A resource with the version that it was read in, to be given back with a change of it. */
export type Tagged<Resource> = Resource & { readonly etag: string };

/** How a resource is changed. */
export interface ChangeOptions extends Waiting {
  /**
   * The `etag` of the resource as it was read: where it is another one by now, nothing changes and the error has the
   * status 412.
   */
  readonly etag?: string;
}
