export { checkDoshas as default } from '@cuspal/readings/doshas/check-doshas';
