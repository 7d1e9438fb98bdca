export { stopServers as default } from './suite-servers.ts';
