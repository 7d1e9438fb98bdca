import { INLINE_STYLES, THEME } from '@cuspal/figures';

const colours = (index: 0 | 1): string =>
  Object.entries(THEME)
    .map(([role, pair]) => `--cuspal-${role}:${pair[index]}`)
    .join(';');

const OWN = `
:host{display:block;font:15px/1.5 system-ui,sans-serif}
:host([hidden]),[hidden]{display:none}
:host([theme=light]){${colours(0)};color-scheme:light}
:host([theme=dark]){${colours(1)};color-scheme:dark}
.frame{margin:0 auto;color:var(--cuspal-ink,CanvasText)}
.figure svg{display:block;width:100%;height:auto}
.frame[aria-busy=true] .figure{opacity:.35}
.error{border-left:4px solid var(--cuspal-poor,#9b2c2c);padding:4px 12px;white-space:pre-line}
p{margin:8px 0}
button{font:inherit;padding:4px 12px}
summary{cursor:pointer}
.words{white-space:pre-line}`;

/**
 * The styles of the element and of its figures. As a sheet that a script makes they need no leave of the page's
 * Content-Security-Policy, which inline styles would.
 */
export function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(`${OWN}\n${INLINE_STYLES[0] ?? ''}`);
  return made;
}
