export { getHoraToday as default } from '@cuspal/readings/almanac/get-hora-today';
