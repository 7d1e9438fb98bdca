export { getVarshaphalaChart as default } from '@cuspal/readings/tajik/get-varshaphala-chart';
