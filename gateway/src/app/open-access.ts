import type { INestApplicationContext } from '@nestjs/common';
import { openContext } from '../core/open-context.ts';
import type { Access } from './access.ts';
import { ACCESS, AccessModule, type AccessSettings } from './access.module.ts';

/** Opens everything that stands on the database. */
export async function openAccess(settings: AccessSettings): Promise<Access> {
  return accessOf(await openContext(AccessModule.with(settings), settings.logger));
}

/** What a context of AccessModule comes to for the HTTP side. */
export const accessOf = (context: INestApplicationContext): Access => ({
  ...context.get<Omit<Access, 'close'>>(ACCESS),
  close: () => context.close(),
});
