export { getAshtottariDasha as default } from '@cuspal/readings/timing/get-ashtottari-dasha';
