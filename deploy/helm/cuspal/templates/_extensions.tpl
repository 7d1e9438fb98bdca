{{/* Annotations of an object: list $, and maps of which a later one wins. */}}
{{- define "cuspal.annotations" -}}
{{- $all := deepCopy (index . 0).Values.annotations -}}
{{- range rest . }}{{ $all = mergeOverwrite $all (deepCopy (. | default dict)) }}{{ end -}}
{{- with $all -}}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Where the pods of a process may stand: its values. */}}
{{- define "cuspal.placement" -}}
{{- range $key := list "affinity" "nodeSelector" "tolerations" }}
{{- with get $ $key }}
{{ $key }}:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- with .priorityClassName }}
priorityClassName: {{ . | quote }}
{{- end }}
{{- end }}

{{/* Containers of the operator, as restricted as ours where they say nothing else. */}}
{{- define "cuspal.containers" -}}
{{- range . }}
- {{- toYaml (mergeOverwrite (dict "securityContext" (include "cuspal.containerSecurity" "" | fromYaml)) (deepCopy .)) | nindent 2 }}
{{- end }}
{{- end }}

{{/* Environment of every process and of migrations: what the operator adds, and the certificates that are trusted. */}}
{{- define "cuspal.extraEnvironment" -}}
{{- $root := index . 0 }}
{{- if $root.Values.trust.caConfigMap }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/cuspal-trust/{{ $root.Values.trust.key }} }
{{- end }}
{{- with (index . 1).extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "cuspal.envFrom" -}}
{{- with .envFrom }}
envFrom:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "cuspal.extraMounts" -}}
{{- if (index . 0).Values.trust.caConfigMap }}
- { name: trust, mountPath: /etc/cuspal-trust, readOnly: true }
{{- end }}
{{- with (index . 1).extraVolumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "cuspal.extraVolumes" -}}
{{- with (index . 0).Values.trust.caConfigMap }}
- { name: trust, configMap: { name: {{ . | quote }} } }
{{- end }}
{{- with (index . 1).extraVolumes }}
{{ toYaml . }}
{{- end }}
{{- end }}
