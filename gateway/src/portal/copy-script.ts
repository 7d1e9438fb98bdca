import { pageLanguage } from '../web/page-language.ts';
import { say } from './snippets.messages.ts';

/** Words of the script in the language of the page, which it has in English itself. */
export const copyWords = (): Readonly<Record<string, string>> => ({
  copy: say.copy(),
  what: say.copyWhat({ what: '{what}' }),
  copied: say.copied(),
  select: say.selectIt(),
});

/** What a page with the script says of its words. */
export const scriptWords = (): { readonly scriptWords?: Readonly<Record<string, string>> } =>
  pageLanguage() === 'en' ? {} : { scriptWords: copyWords() };

/** Adds a button that copies to each text meant for it. Without the script the texts are there all the same. */
export const COPY_SCRIPT = `const words = document.currentScript.dataset;
for (const text of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  const status = document.createElement('span');
  button.type = 'button';
  button.className = 'second';
  button.textContent = words.copy ?? 'Copy';
  button.setAttribute('aria-label', (words.what ?? 'Copy {what}').replace('{what}', text.dataset.copy));
  status.setAttribute('role', 'status');
  status.className = 'soft small copied';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text.value ?? text.textContent);
      status.textContent = words.copied ?? 'Copied';
    } catch {
      status.textContent = words.select ?? 'Select the text and copy it';
    }
    setTimeout(() => (status.textContent = ''), 4000);
  });
  text.after(button, status);
}
`;
