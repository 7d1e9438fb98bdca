export { getAshtamaSani as default } from '@cuspal/readings/transit/get-ashtama-sani';
