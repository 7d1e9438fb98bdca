import { createHash } from 'node:crypto';

export interface Sheet {
  readonly text: string;
  /** As a source of style-src. */
  readonly source: string;
}

export function sheetOf(rules: string): Sheet {
  const text = rules.trim();
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** The one style sheet of all pages; it stands in each page, and its hash in the Content-Security-Policy. */
export const STYLES = sheetOf(`
:root{color-scheme:light dark;--ground:#faf9f6;--card:#fff;--text:#1d1b26;--soft:#57536a;--line:#d8d4e2;--edge:#7d7890;
--accent:#43379b;--on-accent:#fff;--bad:#a3182c;--bad-ground:#fdeff0;--note-ground:#f0eefb;--code:#f3f1f8;
--c1:#43379b;--c2:#b5500b;--c3:#0f766e;--c4:#b02a6f;--c5:#3f6fb5;--c6:#6b6779}
@media screen and (prefers-color-scheme:dark){:root{--ground:#14131a;--card:#1d1b26;--text:#eeecf6;--soft:#b5b0c8;--line:#37334a;
--edge:#8a85a0;--accent:#b8acff;--on-accent:#17142c;--bad:#ff9aa5;--bad-ground:#3a1a20;--note-ground:#26223b;--code:#12111a;
--c1:#a397ff;--c2:#f0a35e;--c3:#4fc4b4;--c4:#f187bb;--c5:#8db8f5;--c6:#a29db5}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word}
body>header,main,body>footer{max-width:46rem;margin-inline:auto;padding-inline:1.25rem}
.narrow>header,.narrow>main,.narrow>footer{max-width:29rem}
body>header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1.5rem;padding-block:1.25rem .5rem}
main{padding-block:.5rem 1.5rem}
body>footer{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding-block:.5rem 1.5rem}
body>footer a{padding-block:.35rem;color:var(--soft)}
.brand{padding-block:.35rem;font-weight:700;letter-spacing:.01em;color:var(--text);text-decoration:none}
.brand::before{content:"";display:inline-block;width:.75em;height:.75em;margin-right:.5em;border:.2em solid var(--accent);border-radius:50%;vertical-align:-.05em}
header .projects{display:flex;gap:.5rem;align-items:center;margin:0 auto 0 0;min-width:0}
header .projects select{min-width:0;max-width:min(20rem,44vw)}
header .projects label{margin:0;font-weight:400;color:var(--soft)}
nav{flex:1 0 100%}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
nav a{display:inline-block;min-width:1.5rem;padding-block:.35rem;color:var(--text);text-decoration:none;border-bottom:2px solid transparent}
nav a:hover{border-color:var(--edge)}
nav a[aria-current]{border-color:var(--accent);font-weight:600}
.skip{position:absolute;left:-100rem}
.skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem 1rem;z-index:1}
h1{font-size:1.7rem;line-height:1.25;margin:.75rem 0 1rem}
h2{font-size:1.2rem;line-height:1.3;margin:0 0 .75rem}
h3{font-size:1rem;margin:0 0 .25rem}
p,ul{margin:0 0 1rem}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.25rem;margin:0 0 1.25rem}
.card>:last-child,.notice>:last-child,details>:last-child,details>form>:last-child{margin-bottom:0}
.soft{color:var(--soft)}
.small{font-size:.9rem}
label{display:block;font-weight:600;margin-bottom:.3rem}
.hint{color:var(--soft);font-size:.9rem;margin:0 0 .4rem}
footer .languages{display:flex;flex-wrap:wrap;gap:.25rem 1rem;flex:0 1 auto}
footer .languages a{border-bottom:0;color:var(--soft);text-decoration:underline}
footer .languages [aria-current]{text-decoration:none}
:lang(hi){font-family:system-ui,-apple-system,"Segoe UI","Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari","Devanagari Sangam MN",Mangal,"Noto Sans",sans-serif}
input,textarea,select{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:var(--text);background:var(--card);border:1px solid var(--edge);border-radius:6px}
fieldset{border:0;padding:0;min-width:0}
legend{font-weight:600;padding:0;margin-bottom:.3rem}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:0 1rem}
.choices label{display:flex;gap:.5rem;align-items:center;min-height:2rem;margin:0;font-weight:400}
.choices input{width:1.5rem;min-height:1.5rem;flex:none;margin:0}
input[aria-invalid=true],textarea[aria-invalid=true]{border:2px solid var(--bad)}
input.code{font-size:1.5rem;letter-spacing:.25em;max-width:11rem;font-variant-numeric:tabular-nums}
textarea{resize:none;word-break:break-all}
[readonly]{background:var(--code);font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85rem}
.field{margin-bottom:1rem}
.field button{margin-top:.6rem}
form+p{margin-top:1rem}
button,.button{display:inline-block;min-height:2.75rem;padding:.55rem 1.2rem;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:1px solid var(--accent);border-radius:6px;cursor:pointer;text-decoration:none}
button:hover,.button:hover{filter:brightness(1.1)}
button.second{color:var(--text);background:transparent;border-color:var(--edge)}
button.danger{color:var(--bad);background:transparent;border-color:var(--bad)}
button.plain{min-height:0;padding:.35rem 0;font-weight:400;color:var(--accent);background:none;border:0;text-decoration:underline}
.notice{background:var(--note-ground);border-left:4px solid var(--accent);border-radius:4px;padding:.75rem 1rem;margin:0 0 1.25rem}
.warning{background:var(--bad-ground);border-left-color:var(--bad)}
.bad{color:var(--bad)}
.error{color:var(--bad);font-weight:600;margin:0 0 .4rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:flex-end;justify-content:space-between}
.row>.grow{flex:1 1 14rem;min-width:0}
.row .field{margin-bottom:0}
.items{list-style:none;margin:0 0 1rem;padding:0}
.items>li{border-top:1px solid var(--line);padding-block:.85rem}
.items>li:first-child{border-top:0;padding-top:0}
.items>li:last-child{padding-bottom:0}
.items p{margin-bottom:.25rem}
.items details{margin-bottom:0}
.items form{padding-bottom:.5rem}
.items form p{margin-bottom:.6rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85rem}
code{background:var(--code);padding:.1em .3em;border-radius:4px}
pre{margin:0 0 .6rem;padding:.85rem 1rem;background:var(--code);border:1px solid var(--line);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5;tab-size:2}
details{margin:0 0 1rem}
details>summary{cursor:pointer;padding-block:.35rem;color:var(--accent);width:fit-content}
details[open]>summary{margin-bottom:.5rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.35rem 1.2rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th[scope=row]{white-space:nowrap}
th:not(:last-child){width:1%}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
.figure{font-size:2rem;font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}
svg{display:block;width:100%;height:auto}
.gauge{height:.6rem;border-radius:4px;margin:0 0 .6rem}
.chart{height:9rem;margin:0 0 .25rem}
.scale{display:flex;justify-content:space-between}
.axis{stroke:var(--line);vector-effect:non-scaling-stroke;fill:none}
.gauge-ground{fill:var(--line)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:.25rem 0 1rem;padding:0;font-size:.9rem}
.legend svg{display:inline-block;width:.8em;height:.8em;margin-right:.4em;vertical-align:-.05em}
.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--c4)}.c5{fill:var(--c5)}.c6{fill:var(--c6)}
.copied{margin-left:.75rem}
.lead{font-size:1.1rem}
.dense details{margin:0}
.search{margin-bottom:1.5rem}
.beside{max-width:46rem;margin-inline:auto;padding:1rem 1.25rem}
.beside h2{font-size:.9rem;margin:1rem 0 .25rem;color:var(--soft)}
.beside ul{display:block;columns:14rem;font-size:.9rem}
.beside a{border:0;display:block;padding-block:.2rem;text-decoration:none;color:var(--text)}
.beside a:hover{text-decoration:underline}
.beside a[aria-current]{color:var(--accent);font-weight:600}
.crumbs{margin-bottom:.5rem}
.crumbs ol,.turns{display:flex;flex-wrap:wrap;gap:.25rem .6rem;list-style:none;padding:0;margin:0;font-size:.9rem}
.crumbs li+li::before{content:"›";margin-right:.6rem;color:var(--soft)}
.crumbs a{border:0;padding-block:.2rem}
.turns{justify-content:space-between;margin:2rem 0 1rem}
.inpage{margin-bottom:1.5rem}
.inpage ul{display:block;columns:16rem;font-size:.9rem}
.inpage a{border:0;padding-block:.2rem}
.document :target{scroll-margin-top:1rem;background:var(--note-ground)}
@media screen and (min-width:68.75rem){body.wide{display:grid;grid-template:auto 1fr auto/15rem minmax(0,52rem);column-gap:2.5rem;justify-content:center}
.wide>header,.wide>main,.wide>footer{max-width:none;margin:0}
.wide>header,.wide>footer{grid-column:1/-1}
.wide>main{grid-area:2/2}
.wide>.beside{grid-area:2/1;margin:0;padding:.5rem 0 1.5rem 1.25rem}
.wide>.beside ul{columns:auto}}
.document h2{margin-top:2rem}
.document h3{margin-top:1.25rem}
.document pre{white-space:pre;overflow:auto;max-height:30rem;overflow-wrap:normal}
.document pre code{padding:0;background:none}
.document li>p{margin:0}
.scroll{overflow-x:auto;margin:0 0 1rem}
.scroll th:not(:last-child){width:auto}
ol{margin:0 0 1rem;padding-left:1.5rem}
ol.items{padding-left:0}
.card [aria-current]{font-weight:600}
.calls p{margin-bottom:.1rem}
.counts{table-layout:fixed}
.counts th,.counts td{padding-right:.4rem}
.counts th[scope=row]{white-space:normal;overflow-wrap:anywhere}
.counts thead th:first-child{width:auto}
.counts thead th.number{width:5.9rem}
.counts thead th:last-child{width:4.6rem}
@media print{:root{color-scheme:light}
nav,.search,body>footer,.beside,.turns{display:none}
.document pre{white-space:pre-wrap;overflow:visible;max-height:none;overflow-wrap:anywhere}
.scroll{overflow:visible}}
`);
