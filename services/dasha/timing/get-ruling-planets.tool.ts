export { getRulingPlanets as default } from '@cuspal/readings/timing/get-ruling-planets';
