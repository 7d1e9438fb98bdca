import { runGateway } from '../../test/child.ts';
import { meteringSuite } from '../../test/metering-suite.ts';

meteringSuite('gateways as processes of their own on PostgreSQL', (environment) =>
  Array.from({ length: 3 }, () => runGateway(environment)),
);
