export { getMoonTransit as default } from '@cuspal/readings/transit/get-moon-transit';
