export { getIshtaDevata as default } from '@cuspal/readings/jaimini/get-ishta-devata';
