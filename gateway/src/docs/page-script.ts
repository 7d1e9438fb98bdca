import { COPY_SCRIPT } from '../portal/copy-script.ts';

export const PAGE_SCRIPT_PATH = '/docs/page.js';

/** Copies code, and remembers in the browser alone which language its reader wants. */
export const PAGE_SCRIPT = `${COPY_SCRIPT}
try {
  const tabs = document.querySelectorAll('.tabs input');
  const choose = (language) => tabs.forEach((tab) => { if (tab.value === language) tab.checked = true; });
  choose(localStorage.getItem('language'));
  for (const tab of tabs) tab.addEventListener('change', () => {
    choose(tab.value);
    localStorage.setItem('language', tab.value);
  });
} catch {
  // A browser that keeps nothing shows the first language on each page.
}
`;
