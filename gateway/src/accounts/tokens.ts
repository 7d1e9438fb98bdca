import { token } from '../core/provide.ts';
import type { PlanBook } from './plans.ts';

export const PLANS = token<PlanBook>('plans');
