import { sheetOf } from '../web/styles.ts';

/** Tables, menus and charts of the developer page. */
const RULES = `
body>header,main,body>footer{max-width:60rem}
.off{position:absolute;left:-100rem}
.rows{margin-bottom:1.25rem}
.rows code{white-space:nowrap}
.rows.calls th[scope=row]{white-space:nowrap}
.rows th,.rows td{padding:.6rem 1rem .6rem 0;vertical-align:middle}
.rows th[scope=row]{white-space:normal;overflow-wrap:anywhere;min-width:6rem}
.rows th:not(:last-child){width:auto}
.rows .actions{position:relative;width:3.5rem;padding-right:0;text-align:right}
.rows .short{white-space:nowrap}
.menu{margin:0}
.menu>summary{display:inline-block;width:auto;min-width:2.75rem;min-height:2.25rem;padding:.2rem .6rem;border:1px solid var(--edge);border-radius:6px;text-align:center;list-style:none;color:var(--text)}
.menu>summary::-webkit-details-marker{display:none}
.menu[open]>summary{margin:0}
.menu>div{position:absolute;right:0;top:100%;z-index:2;width:min(22rem,84vw);padding:1rem;text-align:left;background:var(--card);border:1px solid var(--edge);border-radius:8px;box-shadow:0 4px 16px rgba(0,0,0,.25)}
.menu>div>:last-child{margin-bottom:0}
.plot{display:flex;gap:.5rem;height:10rem;margin-block:1.1rem 1.9rem}
.ticks{display:flex;flex-direction:column;justify-content:space-between;margin-block:-.65rem;text-align:right;min-width:1.5rem}
.days{position:relative;flex:1;display:flex;min-width:0}
.grid{position:absolute;inset:0;height:100%}
.day{position:static;flex:1;min-width:0;margin:0;cursor:pointer}
.day svg{position:relative;height:100%}
.day input{position:absolute;width:1px;height:100%;min-height:0;margin:0;opacity:0;display:none}
.value{position:absolute;left:0;right:0;bottom:-1.9rem;font-weight:400;opacity:0;pointer-events:none;background:var(--card)}
.day:hover .value{opacity:1;z-index:1}
.day input:checked~.value{opacity:1}
.day:hover svg,.day input:checked~svg{background:var(--note-ground)}
.scale{padding-left:2rem}
.filters{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:0 1rem;align-items:end;margin-bottom:1rem}
.filters button{margin-bottom:1rem}
.id{user-select:all;white-space:nowrap}
@media screen and (max-width:40rem){.roomy{display:none}}
@media screen and (min-width:60rem){.day{position:relative}
.day input{display:block;position:absolute;inset:0;width:100%;z-index:1;cursor:pointer}
.day input:focus-visible{opacity:1;appearance:none;border:0;background:none}
.day .value{position:absolute;left:0;right:auto;white-space:nowrap}
.days>.day:nth-of-type(n+16) .value{left:auto;right:0}}
`;

export const PORTAL_SHEET = sheetOf(RULES);

/** The same where a table has many columns. */
export const BROAD_SHEET = sheetOf(`${RULES}body>header,main,body>footer{max-width:80rem}`);
