import { sheetOf } from '../../web/styles.ts';

/** What the playground has beside other pages. */
export const PLAYGROUND_SHEET = sheetOf(`
body>header,main,body>footer{max-width:56rem}
#playground{min-height:100vh}
.results:empty{display:none}
.waiting{display:none}
.answer{font-size:1.25rem;line-height:1.45;font-weight:600}
.running{display:flex;gap:1rem;align-items:center;margin-block:1rem .5rem}
progress{flex:1;min-width:0;height:.75rem;accent-color:var(--accent)}
.pictured{margin-bottom:1.25rem}
.lead-in{margin-left:.5rem}
button[aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
[hidden]{display:none}
.form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:0 1.25rem;align-items:end}
.form>fieldset,.form>details,.form>.place,.form>.long{grid-column:1/-1}
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
.options .field{min-width:9.5rem}
.drawing{--cuspal-paper:var(--card)}
.heading{font-weight:600;margin:.75rem 0 .25rem}
.scroll table{width:auto;min-width:100%}
td{max-width:26rem}
.scroll td.short{white-space:nowrap}
.scroll td:not(.short){min-width:12rem}
.scroll th.sentence{white-space:normal;font-weight:400;min-width:9.5rem}
.scroll :not(.short)>wbr{display:none}
.scroll th.sentence~td.short{white-space:normal;min-width:3.5rem;overflow-wrap:anywhere}
.pairs td{overflow-wrap:anywhere}
.form>*{min-width:0}
.blocks>*{margin-bottom:.75rem}
.words{font-family:inherit;white-space:pre-line}
pre.json{max-height:32rem;overflow:auto}
[role=status]:empty{margin:0}
h2:focus{outline:none}
@media screen and (min-width:68.75rem){body>header,main,body>footer{max-width:86rem}
#playground{display:grid;grid-template-columns:minmax(22rem,29rem) minmax(0,1fr);gap:1.25rem;align-items:start}
#playground>:only-child{grid-column:1/-1}
.asked .form{grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}
.waiting{display:block;padding:1.25rem;border:1px dashed var(--line);border-radius:10px}}
@media screen and (max-width:30rem){main{padding-inline:.75rem}
.card{padding-inline:.9rem}}
`);
