{{- define "cuspal.tracingEnvironment" -}}
{{- with .Values.tracing }}
{{- if .endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .endpoint | quote }} }
- { name: OTEL_TRACES_SAMPLER, value: {{ .sampler }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .share | quote }} }
{{- with .existingSecret }}
{{ include "cuspal.fromSecret" (list "OTEL_EXPORTER_OTLP_HEADERS" . $.Values.tracing.key) }}
{{- end }}
- { name: POD_NAME, valueFrom: { fieldRef: { fieldPath: metadata.name } } }
- { name: POD_NAMESPACE, valueFrom: { fieldRef: { fieldPath: metadata.namespace } } }
- { name: NODE_NAME, valueFrom: { fieldRef: { fieldPath: spec.nodeName } } }
{{- $pod := "service.instance.id=$(POD_NAME),k8s.pod.name=$(POD_NAME),k8s.namespace.name=$(POD_NAMESPACE),k8s.node.name=$(NODE_NAME)" }}
- name: OTEL_RESOURCE_ATTRIBUTES
  value: {{ list .environment.OTEL_RESOURCE_ATTRIBUTES $pod | compact | join "," | quote }}
{{- range $variable, $value := omit .environment "OTEL_RESOURCE_ATTRIBUTES" }}
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
