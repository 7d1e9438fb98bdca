export { getEventDasha as default } from '@cuspal/readings/timing/get-event-dasha';
