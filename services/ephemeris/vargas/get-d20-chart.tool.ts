export { getD20Chart as default } from '@cuspal/readings/vargas/get-d20-chart';
