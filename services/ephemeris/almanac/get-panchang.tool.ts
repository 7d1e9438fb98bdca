export { getPanchang as default } from '@cuspal/readings/almanac/get-panchang';
