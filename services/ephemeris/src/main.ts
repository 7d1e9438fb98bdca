import { startService } from '@cuspal/tool-kit/host';
import { service } from './service.ts';

await startService(service);
