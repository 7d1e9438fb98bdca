export { getSublordChanges as default } from '@cuspal/readings/transit/get-sublord-changes';
