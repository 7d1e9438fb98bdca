export { getTaraBala as default } from '@cuspal/readings/almanac/get-tara-bala';
