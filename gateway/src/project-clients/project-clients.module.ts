import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { provide } from '../core/provide.ts';
import { CLOCK } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { guardedRequest } from '../outgoing/guarded-request.ts';
import { ProjectClients } from './project-clients.ts';
import { PublishedKeys, READ_KEYS, readKeysBy } from './published-keys.ts';

/** Clients that projects have. */
@Module({
  imports: [DatabaseModule, AccountsModule],
  providers: [
    provide(READ_KEYS, [], () => readKeysBy(guardedRequest())),
    provide(PublishedKeys, [ORM, READ_KEYS, CLOCK], (orm, readKeys, now) => new PublishedKeys({ orm, readKeys, now })),
    ProjectClients,
  ],
  exports: [ProjectClients, PublishedKeys, READ_KEYS],
})
export class ProjectClientsModule {}
