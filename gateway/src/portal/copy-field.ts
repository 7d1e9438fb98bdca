import { html } from '../web/html.ts';

/** A text that is only to be copied, with its label. `called`: what the button that copies calls it, by default likewise. */
export const copyField = (id: string, label: string, text: string, called = label) =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <textarea id="${id}" readonly rows="2" spellcheck="false" autocomplete="off" data-copy="${called}">
${text}</textarea>
  </div>`;
