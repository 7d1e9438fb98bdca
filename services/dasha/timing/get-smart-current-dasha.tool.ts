export { getSmartCurrentDasha as default } from '@cuspal/readings/timing/get-smart-current-dasha';
