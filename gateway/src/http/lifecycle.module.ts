import { Module } from '@nestjs/common';
import { Lifecycle } from './lifecycle.ts';

@Module({ providers: [Lifecycle], exports: [Lifecycle] })
export class LifecycleModule {}
