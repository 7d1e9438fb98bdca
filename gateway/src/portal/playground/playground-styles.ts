import { sheetOf } from '../../web/styles.ts';

/** What the playground has beside other pages. */
export const PLAYGROUND_SHEET = sheetOf(`
body>header,main{max-width:56rem}
[hidden]{display:none}
.form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:0 1.25rem;align-items:end}
.form>fieldset,.form>details,.form>.place{grid-column:1/-1}
fieldset{min-width:0;margin:0 0 1rem;padding:0;border:0}
fieldset.group{padding:1rem 1rem 0;border:1px solid var(--line);border-radius:8px}
legend{font-weight:600;padding:0;margin-bottom:.3rem}
fieldset.group>legend{padding-inline:.35rem}
fieldset.group>button{margin-bottom:1rem}
.check{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;margin:0;font-weight:400}
input[type=checkbox]{flex:none;width:1.5rem;height:1.5rem;min-height:0;margin:0;padding:0;accent-color:var(--accent)}
.choices{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.starters{display:flex;flex-wrap:wrap;gap:.5rem;margin-bottom:1rem}
select[size]{padding:.35rem}
option,optgroup{color:var(--text);background:var(--card)}
.row button{margin:0}
.found{margin:0}
.found>li{border:0;padding:0}
.found button.plain{min-height:2.75rem;text-align:left}
.options{display:flex;flex-wrap:wrap;gap:0 1rem}
.options .field{min-width:11rem}
.drawing{--cuspal-paper:var(--card)}
.heading{font-weight:600;margin:.75rem 0 .25rem}
.scroll table{width:auto;min-width:100%}
td{max-width:26rem}
.scroll td.short{white-space:nowrap}
.scroll td:not(.short){min-width:12rem}
.pairs td{overflow-wrap:anywhere}
.form>*{min-width:0}
.blocks>*{margin-bottom:.75rem}
.words{font-family:inherit;white-space:pre-line}
pre.json{max-height:32rem;overflow:auto}
[role=status]:empty{margin:0}
h2:focus{outline:none}
`);
