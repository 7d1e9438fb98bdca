{{/* What a gauge of a process grows by: its name in Prometheus, and in the API of custom metrics. */}}
{{- define "cuspal.growthSeries" -}}
callsUnderWay: { series: cuspal_tool_calls_under_way, metric: cuspal_tool_calls_under_way }
loopLagMs: { series: nodejs_eventloop_lag_p99_seconds, metric: cuspal_event_loop_lag_p99_seconds }
{{- end }}

{{/* list $ PROCESS: what it grows by beside its processor, as JSON; nothing where nobody reads it. */}}
{{- define "cuspal.growth" -}}
{{- $root := index . 0 -}}
{{- $process := index . 1 -}}
{{- $growth := list -}}
{{- if ne $root.Values.scaling.from "none" -}}
{{- range $value, $names := include "cuspal.growthSeries" "" | fromYaml -}}
{{- $asked := int (get $process.values.autoscaling $value) -}}
{{- if gt $asked 0 -}}
{{- $isLag := eq $value "loopLagMs" -}}
{{- $pods := printf "%s-%s-.+" (include "cuspal.name" $root) $process.name -}}
{{- $labels := printf "namespace=%q,service=%q,pod=~%q" $root.Release.Namespace $process.name $pods -}}
{{- $query := printf "sum(avg_over_time(%s{%s}[%s]))" $names.series $labels $root.Values.scaling.window -}}
{{- $threshold := ternary (printf "%.3f" (divf $asked 1000)) (toString $asked) $isLag -}}
{{- $target := ternary (printf "%dm" $asked) (toString $asked) $isLag -}}
{{- $growth = append $growth (dict "metric" $names.metric "target" $target "query" $query "threshold" $threshold) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- toJson $growth -}}
{{- end }}

{{/* How fast pods of a process come and go: its autoscaling. */}}
{{- define "cuspal.scalingBehavior" -}}
scaleUp:
  {{- toYaml .scaleUp | nindent 2 }}
scaleDown:
  stabilizationWindowSeconds: {{ .lullSeconds }}
  {{- toYaml .scaleDown | nindent 2 }}
{{- end }}

{{/* Rules of prometheus-adapter for what processes grow by. */}}
{{- define "cuspal.adapterRules" -}}
rules:
  {{- range include "cuspal.growthSeries" "" | fromYaml }}
  - seriesQuery: {{ printf "%s{namespace!=\"\",pod!=\"\",service=~\"gateway|%s\"}" .series (keys $.Values.services | sortAlpha | join "|") | squote }}
    resources:
      overrides:
        namespace: { resource: namespace }
        pod: { resource: pod }
    name: { as: {{ .metric }} }
    metricsQuery: {{ printf "sum by (<<.GroupBy>>) (avg_over_time(<<.Series>>{<<.LabelMatchers>>}[%s]))" $.Values.scaling.window | squote }}
  {{- end }}
{{- end }}
