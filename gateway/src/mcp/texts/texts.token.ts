import { token } from '../../core/provide.ts';
import type { Texts } from './texts.ts';

export const TEXTS = token<Texts>('texts');
