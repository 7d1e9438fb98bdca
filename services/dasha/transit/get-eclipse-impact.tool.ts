export { getEclipseImpact as default } from '@cuspal/readings/transit/get-eclipse-impact';
