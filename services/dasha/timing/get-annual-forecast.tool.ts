export { getAnnualForecast as default } from '@cuspal/readings/timing/get-annual-forecast';
