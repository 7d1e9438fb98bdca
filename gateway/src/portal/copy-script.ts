/** Adds a button that copies to each text meant for it. Without the script the texts are there all the same. */
export const COPY_SCRIPT = `for (const text of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  const status = document.createElement('span');
  button.type = 'button';
  button.className = 'second';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy ' + text.dataset.copy);
  status.setAttribute('role', 'status');
  status.className = 'soft small copied';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text.value ?? text.textContent);
      status.textContent = 'Copied';
    } catch {
      status.textContent = 'Select the text and copy it';
    }
    setTimeout(() => (status.textContent = ''), 4000);
  });
  text.after(button, status);
}
`;
