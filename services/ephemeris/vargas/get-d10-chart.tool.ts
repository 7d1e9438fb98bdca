export { getD10Chart as default } from '@cuspal/readings/vargas/get-d10-chart';
