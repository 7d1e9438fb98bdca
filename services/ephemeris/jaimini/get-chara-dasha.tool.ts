export { getCharaDasha as default } from '@cuspal/readings/jaimini/get-chara-dasha';
