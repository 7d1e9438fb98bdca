export { getChoghadiyaToday as default } from '@cuspal/readings/almanac/get-choghadiya-today';
