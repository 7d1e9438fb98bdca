import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.ts';
import { SealedRequests } from './sealed-requests.ts';

/** Requests that addresses hold, encrypted by a key of their account. */
@Module({ imports: [DatabaseModule], providers: [SealedRequests], exports: [SealedRequests] })
export class SealedRequestsModule {}
