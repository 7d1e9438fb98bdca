export { getSadeSatiPhases as default } from '@cuspal/readings/transit/get-sade-sati-phases';
