{{/* list BY-HTTP PATH: HTTP of the gateway, and of a service with certificates, which the probe has none of; else gRPC. */}}
{{- define "cuspal.probe" -}}
{{- if index . 0 -}}
httpGet: { path: {{ index . 1 }}, port: metrics }
{{- else -}}
grpc: { port: 50051 }
{{- end }}
{{- end }}

{{- define "cuspal.gatewayEnvironment" -}}
- { name: BASE_URL, value: {{ .Values.baseUrl | quote }} }
- { name: TRUST_PROXY, value: {{ ternary 0 .Values.exposure.trustedProxies (eq .Values.exposure.type "none") | quote }} }
- { name: TOOLS, value: {{ .Values.tools }} }
{{- range $service := keys (include "cuspal.services" . | fromYaml) | sortAlpha }}
- { name: {{ upper $service }}_TARGET, value: 'dns:///{{ include "cuspal.name" $ }}-{{ $service }}:50051' }
{{- end }}
{{ include "cuspal.databaseAddresses" . }}
- { name: DATABASE_POOL, value: {{ .Values.database.pool | quote }} }
- { name: LEASE_GRACE, value: {{ .Values.database.graceSeconds | quote }} }
{{- with .Values.redis.existingSecret }}
{{ include "cuspal.fromSecret" (list "REDIS_URL" . $.Values.redis.key) }}
{{- end }}
{{- with .Values.mail.existingSecret }}
{{ include "cuspal.fromSecret" (list "SMTP_URL" . $.Values.mail.key) }}
{{- end }}
{{- with .Values.gatewaySecrets.existingSecret }}
{{- range $key := list "COOKIE_SECRET" "CUSPAL_API_KEYS" "AUDIT_SINK_SECRET" "BILLING_KEY" }}
{{ include "cuspal.fromSecret" (list $key $.Values.gatewaySecrets.existingSecret $key) }}
      optional: true
{{- end }}
{{- end }}
{{- if .Values.legal.existingConfigMap }}
- { name: LEGAL_FILE, value: /app/.legal/legal.json }
{{- end }}
{{- if .Values.plans.existingConfigMap }}
- { name: PLANS_FILE, value: /app/.plans/plans.json }
{{- end }}
{{- if .Values.wellKnown.existingConfigMap }}
- { name: WELL_KNOWN_DIR, value: /app/.well-known }
{{- end }}
{{- range $variable, $value := .Values.gatewayEnvironment }}
- { name: {{ $variable }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
