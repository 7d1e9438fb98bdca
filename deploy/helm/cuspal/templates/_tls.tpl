{{/* Secret with the certificates between the processes; empty where they speak plaintext. */}}
{{- define "cuspal.internalTlsSecret" -}}
{{- with .Values.internalTls }}
{{- if and (eq $.Values.tools "in-process") (or .existingSecret .certManager.enabled) }}
{{- fail "internalTls: it is between gateways and services, of which there are none with tools=in-process: leave one of them out" }}
{{- end }}
{{- if and .existingSecret .certManager.enabled }}
{{- fail "internalTls: existingSecret names a Secret, and certManager.enabled asks for another one: choose one of them" }}
{{- end }}
{{- if .certManager.enabled }}
{{- include "cuspal.name" $ }}-internal-tls
{{- else }}
{{- .existingSecret }}
{{- end }}
{{- end }}
{{- end }}

{{- define "cuspal.internalTlsEnvironment" -}}
- { name: GRPC_TLS_CERT, value: /etc/cuspal-tls/tls.crt }
- { name: GRPC_TLS_KEY, value: /etc/cuspal-tls/tls.key }
- { name: GRPC_TLS_CA, value: /etc/cuspal-tls/ca.crt }
{{- end }}
