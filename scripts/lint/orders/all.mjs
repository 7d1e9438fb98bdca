import { ENGINE } from './engine.mjs';
import { GATEWAY } from './gateway.mjs';
import { SERVICES } from './services.mjs';

/** @type {readonly import('../import-order.mjs').Order[]} */
export const ORDERS = [ENGINE, GATEWAY, SERVICES];
