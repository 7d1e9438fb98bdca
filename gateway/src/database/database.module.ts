import { Module } from '@nestjs/common';
import { provide, token } from '../core/provide.ts';
import type { Database, Orm } from './connection.ts';

/** Open before the modules that stand on it are made, and closed after the last of them. */
export const DATABASE = token<Database>('database');
/** Rejects when the database does not answer. */
export const PING = token<() => Promise<void>>('database ping');
export const ORM = token<Orm>('orm');
/** Whether the database runs in this process, which its statements hold up. */
export const EMBEDDED = token<boolean>('embedded');

@Module({
  providers: [
    provide(ORM, [DATABASE], ({ orm }) => orm),
    provide(EMBEDDED, [DATABASE], ({ folder }) => folder !== undefined),
  ],
  exports: [ORM, EMBEDDED],
})
export class DatabaseModule {}
