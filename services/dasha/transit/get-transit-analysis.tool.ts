export { getTransitAnalysis as default } from '@cuspal/readings/transit/get-transit-analysis';
