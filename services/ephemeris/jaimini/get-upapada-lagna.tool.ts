export { getUpapadaLagna as default } from '@cuspal/readings/jaimini/get-upapada-lagna';
