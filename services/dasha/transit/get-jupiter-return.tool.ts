export { getJupiterReturn as default } from '@cuspal/readings/transit/get-jupiter-return';
