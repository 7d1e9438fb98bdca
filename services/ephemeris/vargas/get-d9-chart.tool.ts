export { getD9Chart as default } from '@cuspal/readings/vargas/get-d9-chart';
