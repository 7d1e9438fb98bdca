export { getVargottamaPlanets as default } from '@cuspal/readings/strength/get-vargottama-planets';
