import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * HAProxy as docs/operations.md shows it: what takes no calls says so at /health/serving and gets no new ones; a
 * connection that could not be made, so that nothing was sent, goes to the other gateway.
 */
const configuration = (port: number, gateways: readonly number[]): string => `
global
  maxconn 1000

defaults
  mode http
  timeout connect 2s
  timeout check 3s
  timeout client 75s
  timeout server 75s
  option redispatch 1
  retries 3
  retry-on conn-failure

frontend cuspal
  bind 127.0.0.1:${port}
  default_backend gateways

backend gateways
  balance roundrobin
  option httpchk
  http-check send meth GET uri /health/serving ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${gateways.map((each, index) => `  server gateway-${index + 1} 127.0.0.1:${each}`).join('\n')}
`;

/** Starts HAProxy in the foreground of a process of ours; what is returned ends it. */
export function startBalancer(folder: string, port: number, gateways: readonly number[]): () => void {
  if (spawnSync('haproxy', ['-v']).status !== 0) {
    throw new Error('HAProxy is not installed: RUNLEVEL=1 apt-get install -y haproxy');
  }
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, gateways));
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  return () => void child.kill('SIGTERM');
}
