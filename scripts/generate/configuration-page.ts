import { describeVariables, type VariableDescription } from '@cuspal/telemetry';
import { SERVICES } from '@cuspal/tool-kit';
import type { serviceConfig } from '@cuspal/tool-kit/host';
import { CONFIG as GATEWAY } from '../../gateway/src/config/config.ts';

/** docs/configuration.md, from the config module of every deployable. */
export async function configurationPage(): Promise<string> {
  const services = await Promise.all(
    SERVICES.map(async (service) => {
      const path = `../../services/${service}/src/config.ts`;
      const module = (await import(path)) as { configSchema: ReturnType<typeof serviceConfig> };
      return { service, variables: describeVariables(module.configSchema) };
    }),
  );
  const shared = services[0]?.variables ?? [];
  return `# Configuration

<!-- Written by npm run generate from the config.ts of each deployable. -->

Every process reads environment variables at its start and names all faults at once. An empty variable counts as left out; an empty target is a fault.

## Gateway

${table(GATEWAY)}

## Services

The seven services read the same variables, alone or in one process. \`GRPC_PORT\` has a default of its own in each: ${services
    .map(({ service, variables }) => `${service} ${variables.find(({ name }) => name === 'GRPC_PORT')?.default}`)
    .join(
      ', ',
    )}. The process of all services (\`PROCESS=services\`) gives the first of them \`GRPC_PORT\`, which is 50051 when left out, and the others the next higher ones; it takes no \`WORKERS\`.

${table(shared.map((variable) => (variable.name === 'GRPC_PORT' ? { ...variable, default: 'see above' } : variable)))}
`;
}

function table(variables: readonly VariableDescription[]): string {
  const rows = variables.map(
    ({ name, type, default: standard, meaning }) =>
      `| \`${name}\` | ${cell(type)} | ${standard === '' ? '' : `\`${cell(standard)}\``} | ${cell(meaning)} |`,
  );
  return ['| variable | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
