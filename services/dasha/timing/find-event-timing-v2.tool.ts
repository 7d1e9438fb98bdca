export { findEventTimingV2 as default } from '@cuspal/readings/timing/find-event-timing-v2';
