{{- define "cuspal.egressDns" -}}
- ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
{{- end }}

{{/* dict ports, to: anywhere at these ports where no peer is named. */}}
{{- define "cuspal.egressTo" -}}
- ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- with .to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "cuspal.scrapers" -}}
{{- with .Values.networkPolicy.scrapers }}
- from:
    {{- toYaml . | nindent 4 }}
  ports:
    - { protocol: TCP, port: 9464 }
{{- end }}
{{- end }}
