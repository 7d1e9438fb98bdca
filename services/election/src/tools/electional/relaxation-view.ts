export { relaxationsView } from '@cuspal/tool-kit/views/relaxations';
