import { ManagementFieldError } from './errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The id that a caller has chosen for something new. It is a UUID, so that nobody finds out by trying which ids others
 * have.
 */
export function newId(field: string, id = ''): string {
  if (UUID.test(id)) return id;
  throw new ManagementFieldError(
    field,
    `There is no ${field} with this id, and a new one takes a UUID in small letters, such as 6f1c2f0e-3d6b-4c55-9a57-0c8d5b1f2a34.`,
  );
}
