export { getKalsarpaVariants as default } from '@cuspal/readings/doshas/get-kalsarpa-variants';
