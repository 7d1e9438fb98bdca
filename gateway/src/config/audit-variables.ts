import { z } from 'zod';

/** A secret of Standard Webhooks: 24 to 64 bytes in base64. */
const webhookSecret = z
  .string()
  .refine((text) => /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) && isLong(Buffer.from(text.slice(6), 'base64')), {
    error: 'must be whsec_ and 24 to 64 bytes in base64: echo "whsec_$(openssl rand -base64 32)" makes one',
  });

const isLong = ({ length }: Buffer): boolean => length >= 24 && length <= 64;

const sinkAddress = z.string().refine((text) => text === 'otlp' || isHttps(text), {
  error:
    'must be otlp, or an https address on the standard port without a password, such as https://siem.example.com/cuspal',
});

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
}

/** Settings of where the audit log is sent. */
export const AUDIT_VARIABLES = {
  AUDIT_SINK: sinkAddress.optional().meta({
    type: 'URL, otlp',
    description:
      'Where each entry of the audit log is sent: an https address on the public internet, as signed webhooks, or otlp, as log records to OTEL_EXPORTER_OTLP_ENDPOINT. Left out: nowhere.',
  }),
  AUDIT_SINK_SECRET: webhookSecret.optional().meta({
    type: 'secret',
    description: 'Signs the webhooks of AUDIT_SINK by Standard Webhooks: whsec_ and base64.',
  }),
};

/** Where the audit log is sent. */
export type AuditSinkSettings =
  | { readonly kind: 'webhook'; readonly address: string; readonly secret: string }
  | { readonly kind: 'otlp'; readonly endpoint: string; readonly headers: Readonly<Record<string, string>> };

export interface AuditSinkRead {
  readonly AUDIT_SINK?: string | undefined;
  readonly AUDIT_SINK_SECRET?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
}

/** Names what the variables lack for the sink that they name. */
export function checkAuditSink(read: AuditSinkRead, context: z.RefinementCtx): void {
  const { AUDIT_SINK: sink, AUDIT_SINK_SECRET: secret, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = read;
  const fault = (name: keyof AuditSinkRead, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (sink === 'otlp' && endpoint === undefined) {
    fault('AUDIT_SINK', 'is otlp, which needs OTEL_EXPORTER_OTLP_ENDPOINT beside it');
  }
  if (sink !== undefined && sink !== 'otlp' && secret === undefined) {
    fault('AUDIT_SINK_SECRET', 'is missing: AUDIT_SINK is an address, and what goes there is signed');
  }
}

export function auditSinkSettings(read: AuditSinkRead): AuditSinkSettings | undefined {
  const { AUDIT_SINK: sink, AUDIT_SINK_SECRET: secret = '', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '' } = read;
  if (sink === undefined) return undefined;
  if (sink !== 'otlp') return { kind: 'webhook', address: sink, secret };
  return { kind: 'otlp', endpoint, headers: headersIn(read.OTEL_EXPORTER_OTLP_HEADERS ?? '') };
}

/** Headers as OpenTelemetry writes them: name=value, percent-encoded, separated by commas. */
function headersIn(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))] as const];
  });
  return Object.fromEntries(pairs);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    // A value that is not percent-encoded stands for itself.
    return text.trim();
  }
}
