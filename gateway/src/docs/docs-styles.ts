import { sheetOf } from '../web/styles.ts';

/**
 * What documents have beyond other pages: rows of a reference, tabs, figures, the list of tools. What lies below the first
 * screen is laid out when it comes near; room is kept for outlines, which are cut there.
 */
export const DOCS_SHEET = sheetOf(`
.block{position:relative}
.block>button{position:absolute;top:.4rem;right:.4rem;min-height:1.75rem;padding:.1rem .7rem;font-size:.8rem;font-weight:400;background:var(--card)}
.block>.copied{position:absolute;top:.6rem;right:5rem;margin:0;background:var(--code)}
@media (scripting:enabled){.document .block>pre,.dense .block>pre{padding-top:2.6rem}}
.tabs{margin:0 0 1rem}
.tabs>legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.tabs>input{position:absolute;opacity:0;width:1px;min-height:1px;height:1px}
.tabs>label{display:inline-block;margin:0;padding:.4rem .9rem;font-weight:400;cursor:pointer;border-bottom:3px solid transparent}
.tabs>input:checked+label{font-weight:600;border-color:var(--accent)}
.tabs>input:focus-visible+label{outline:3px solid var(--accent);outline-offset:-2px;border-radius:3px}
.tab{display:none}
.tabs>input:nth-of-type(1):checked~.tab:nth-of-type(1),.tabs>input:nth-of-type(2):checked~.tab:nth-of-type(2),
.tabs>input:nth-of-type(3):checked~.tab:nth-of-type(3),.tabs>input:nth-of-type(4):checked~.tab:nth-of-type(4){display:block}
.reference{list-style:none;padding:0}
.reference>li{border-top:1px solid var(--line);padding:.55rem 0}
.reference>li>code:first-child{font-weight:700}
.reference>li>code:first-child+code{background:none;padding:0;color:var(--soft)}
.reference .reference{margin:.4rem 0 0 1rem}
.fitting{margin:0 0 1.25rem}
.fitting svg{outline:1px solid var(--line);border-radius:10px}
.on-phone,.small-figure{max-width:22rem}
.in-column{display:none}
@media (min-width:46rem){.on-phone{display:none}.in-column{display:block;max-width:42.5rem}}
.document a[href*="#tool="]{display:inline-block;padding:.55rem 1.2rem;font-weight:600;color:var(--on-accent);background:var(--accent);border-radius:6px;text-decoration:none}
.document blockquote{margin:0 0 1.25rem;padding:.75rem 1rem;background:var(--note-ground);border-left:4px solid var(--accent);border-radius:4px;font-weight:600}
.document blockquote>p{margin:0}
.later,.fitting,.document .block>pre{content-visibility:auto;contain-intrinsic-size:auto 30rem}
.later{margin-inline:-.3rem;padding-inline:.3rem}
.filters{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:flex-end;margin-bottom:1rem}
.filters select{min-width:9rem}
.check{display:flex;gap:.5rem;align-items:center;min-height:2.75rem;margin:0;font-weight:400}
.check input{width:1.5rem;min-height:1.5rem;margin:0}
.jump ul{font-size:.9rem;gap:.1rem .9rem}
.jump a{text-decoration:underline}
.tools{list-style:none;padding:0}
.tools>li{border-top:1px solid var(--line);padding:.6rem 0}
.tools>li>a{font-weight:600}
.tools p{margin:0}
.mark{font-size:.8rem;padding:.05rem .45rem;border:1px solid var(--line);border-radius:1rem;color:var(--soft);white-space:nowrap}
@media (max-width:30rem){h1{font-size:1.35rem}}
@media print{.later,.fitting,.document .block>pre{content-visibility:visible}.tab{display:block}.tabs>label{display:none}.block>button{display:none}.document .block>pre{padding-top:.85rem}
details::details-content{content-visibility:visible;block-size:auto}}
`);
