import { serviceConfig } from '@cuspal/tool-kit/host';

export const configSchema = serviceConfig(50054);
