export { printedMs as instantMs } from '@cuspal/engine/time/print';
