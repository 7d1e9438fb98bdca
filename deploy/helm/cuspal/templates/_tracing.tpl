{{- define "cuspal.tracingEnvironment" -}}
{{- with .Values.tracing }}
{{- if .endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .endpoint | quote }} }
- { name: OTEL_TRACES_SAMPLER, value: {{ .sampler }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .share | quote }} }
{{- with .existingSecret }}
{{ include "cuspal.fromSecret" (list "OTEL_EXPORTER_OTLP_HEADERS" . $.Values.tracing.key) }}
{{- end }}
{{- range $variable, $value := .environment }}
- { name: {{ $variable }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}
{{- end }}

{{/* The way to the collector. */}}
{{- define "cuspal.egressTraces" -}}
{{- if .Values.tracing.endpoint }}
{{- include "cuspal.egressTo" .Values.networkPolicy.egress.traces }}
{{- end }}
{{- end }}
