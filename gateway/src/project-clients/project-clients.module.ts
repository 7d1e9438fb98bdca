import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { ProjectClients } from './project-clients.ts';

/** Clients that projects have. */
@Module({
  imports: [DatabaseModule, AccountsModule],
  providers: [ProjectClients],
  exports: [ProjectClients],
})
export class ProjectClientsModule {}
