{{- define "cuspal.name" -}}
{{- $name := .Values.fullnameOverride | default (ternary .Release.Name (printf "%s-cuspal" .Release.Name) (contains "cuspal" .Release.Name)) -}}
{{- $name | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{- define "cuspal.selector" -}}
app.kubernetes.io/name: cuspal
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end }}

{{- define "cuspal.labels" -}}
{{ include "cuspal.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- with .Values.labels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "cuspal.image" -}}
{{- with .Values.imageRegistry }}{{ trimSuffix "/" . }}/{{ end }}{{ .Values.image.repository -}}
{{- with .Values.image.digest }}@{{ . }}{{ else }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "cuspal.imagePullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . | quote }}
  {{- end }}
{{- end }}
{{- end }}

{{/* How long a pod has from SIGTERM until it is killed: the only place that says so. */}}
{{- define "cuspal.grace" -}}
{{ add .Values.drain.lameDuckSeconds .Values.drain.drainSeconds .Values.drain.marginSeconds }}
{{- end }}

{{/* The pod and the container of the restricted standard. */}}
{{- define "cuspal.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}
{{- define "cuspal.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* A variable from a Secret: list NAME, existingSecret, key. */}}
{{- define "cuspal.fromSecret" -}}
- name: {{ index . 0 }}
  valueFrom:
    secretKeyRef:
      name: {{ index . 1 | quote }}
      key: {{ index . 2 | quote }}
{{- end }}

{{/* Where PostgreSQL is: for gateways, and for migrations where that is another address. */}}
{{- define "cuspal.databaseAddresses" -}}
{{- with .Values.database -}}
{{ include "cuspal.fromSecret" (list "DATABASE_URL" .existingSecret .key) }}
{{- if .migrationKey }}
{{ include "cuspal.fromSecret" (list "MIGRATION_DATABASE_URL" .existingSecret .migrationKey) }}
{{- end }}
{{- end }}
{{- end }}

{{/* The services and their values: none where the gateways run the tools. */}}
{{- define "cuspal.services" -}}
{{- ternary (dict) .Values.services (eq .Values.tools "in-process") | toJson -}}
{{- end }}

{{/* Every process as JSON: its name, and its values on top of the defaults. The gateway is one of them. */}}
{{- define "cuspal.processes" -}}
{{- $processes := list -}}
{{- range $name, $own := merge (dict "gateway" .Values.gateway) (include "cuspal.services" . | fromYaml) -}}
{{- $processes = append $processes (dict "name" $name "values" (mergeOverwrite (deepCopy $.Values.defaults) ($own | default dict))) -}}
{{- end -}}
{{- toJson $processes -}}
{{- end }}
