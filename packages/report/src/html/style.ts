import type { Paper } from '../document/document.ts';

const SIZES: Readonly<Record<Paper, string>> = { a4: '210mm 297mm', letter: '8.5in 11in' };

/** A text as a CSS string. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"<>&]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}"`;

/**
 * The style of a report. Browsers that know margin boxes print the running head and the number of each page; the size
 * is that of the paper asked for, and what is chosen in the dialogue of printing wins.
 */
export const styleOf = (head: string, code: string, page: string, colour: string, paper: Paper): string => `
:root{--accent:${colour};--ink:#1d1d1f;--muted:#5d574c;--line:#b9ae97;--faint:#e9e2d2;--panel:#faf6ec}
*{box-sizing:border-box}
html{font:10.5pt/1.45 "Noto Sans","Noto Sans Devanagari","Noto Sans Tamil","Noto Sans Telugu","Noto Sans Bengali",system-ui,-apple-system,"Segoe UI","Nirmala UI",sans-serif;color:var(--ink);background:#fff}
body{margin:0 auto;max-width:180mm;padding:10mm 6mm}
h1{font:600 22pt/1.2 Georgia,"Noto Serif","Times New Roman",serif;margin:0 0 3mm;overflow-wrap:anywhere}
h2{font:600 15pt/1.25 Georgia,"Noto Serif","Times New Roman",serif;color:var(--accent);margin:9mm 0 2mm;padding-bottom:1mm;border-bottom:.4mm solid var(--accent)}
h3{font-size:11.5pt;margin:5mm 0 1mm;overflow-wrap:anywhere}
h2,h3,caption{break-after:avoid}
p,ul,table,dl,figure{margin:0 0 3mm}
p,li,dd,td{overflow-wrap:anywhere}
ul{padding-left:5mm}
.lead{font-size:11.5pt}
.note{color:var(--muted);font-size:9pt;break-after:avoid}
.small{font-size:9pt}
.letterhead{display:flex;gap:5mm;align-items:center;border-bottom:.3mm solid var(--line);padding-bottom:4mm;margin-bottom:6mm}
.letterhead img{max-height:22mm;max-width:60mm}
.letterhead strong{font-size:13pt;color:var(--accent)}
.letterhead p{margin:0}
dl{display:grid;grid-template-columns:minmax(26mm,max-content) 1fr;gap:.6mm 5mm}
dt{color:var(--muted)}
dd{margin:0}
.answer{background:var(--panel);border-left:1mm solid var(--accent);padding:3mm 4mm;margin:0 0 4mm;break-inside:avoid}
.answer h3{margin-top:0}
.answer dl{font-size:9.5pt;margin-top:2mm}
.answer h4{font-size:9.5pt;margin:2mm 0 .5mm}
.answer ul{font-size:9.5pt;margin:0}
nav ol{columns:2;padding-left:6mm;margin:0 0 4mm}
nav a{color:inherit}
table{width:100%;border-collapse:collapse;font-size:9pt;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;font-size:10pt;padding:1mm 0}

.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(50mm,1fr));gap:2mm 5mm}.grid table{font-size:8.5pt}.whole{break-inside:avoid}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{text-align:left;vertical-align:top;padding:.7mm 1.6mm .7mm 0;border-bottom:.2mm solid var(--faint)}
th{border-bottom:.3mm solid var(--line)}
.good{color:#2f6b3f}.fair{color:#705400}.poor{color:#9b2c2c}
figure{break-inside:avoid;text-align:center;margin-inline:auto}
figure svg{width:100%;height:auto;max-height:190mm}
figcaption{color:var(--muted);font-size:9pt}
@media print{body{max-width:none;padding:0}.new-page{break-before:page}nav{break-after:auto}}
@page{size:${SIZES[paper]};margin:20mm 16mm 18mm;
@top-left{content:${quoted(head)};font:8pt "Noto Sans",system-ui,sans-serif;color:#5d574c}
@bottom-left{content:${quoted(code)};font:7pt "Noto Sans",system-ui,sans-serif;color:#5d574c}
@bottom-right{content:${quoted(page)} " " counter(page) " / " counter(pages);font:8pt "Noto Sans",system-ui,sans-serif;color:#5d574c}}
@page:first{@top-left{content:none}}
`;
