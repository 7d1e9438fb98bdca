export { getYoginiDasha as default } from '@cuspal/readings/timing/get-yogini-dasha';
