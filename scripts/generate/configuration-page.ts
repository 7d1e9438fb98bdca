import { describeVariables, type VariableDescription } from '@cuspal/telemetry';
import { serviceConfig } from '@cuspal/tool-kit/host';
import { CONFIG as GATEWAY } from '../../gateway/src/config/config.ts';
import { SERVICES } from '../../services/services.ts';

/** docs/configuration.md, from the settings of gateway and services. */
export function configurationPage(): string {
  const shared = describeVariables(serviceConfig(0));
  return `# Configuration

<!-- Written by npm run generate from the settings of gateway and services. -->

Every process reads environment variables at its start and names all faults at once. An empty variable counts as left out; an empty target is a fault.

A secret may stand in a file in place of the environment, which whoever may look at the process sees: where the table names a second variable, it is the path of a file that holds the value, read once at the start. A line break at its end is left out. Both at once are a fault.

## Gateway

${table(GATEWAY)}

## Services

The seven services read the same variables, alone or in one process. \`GRPC_PORT\` has a default of its own in each: ${SERVICES.map(({ service, port }) => `${service} ${port}`).join(', ')}. The process of all services (\`PROCESS=services\`) gives the first of them \`GRPC_PORT\`, which is 50051 when left out, and the others the next higher ones; it takes no \`WORKERS\`.

${table(shared.map((variable) => (variable.name === 'GRPC_PORT' ? { ...variable, default: 'see above' } : variable)))}
`;
}

function table(variables: readonly VariableDescription[]): string {
  const rows = variables.map(
    ({ name, type, default: standard, meaning, secret }) =>
      `| \`${name}\`${secret ? `, \`${name}_FILE\`` : ''} | ${cell(type)} | ${standard === '' ? '' : `\`${cell(standard)}\``} | ${cell(meaning)} |`,
  );
  return ['| variable | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
