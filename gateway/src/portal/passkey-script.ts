/**
 * Script of pages with forms for passkeys. Such a form has the options of the ceremony in `data-options` and is hidden
 * until the script shows it: without a script or without passkeys in the browser the code is the way. What the browser
 * did goes into the field `response`, and the form is sent as any other.
 */
export const PASSKEY_SCRIPT = `(() => {
  if (!window.PublicKeyCredential) return;
  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (each) => each.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=+$/, '');
  const named = (list) => (list || []).map((one) => ({ ...one, id: bytes(one.id) }));
  const ask = (kind, options) =>
    kind === 'create'
      ? navigator.credentials.create({
          publicKey: {
            ...options,
            challenge: bytes(options.challenge),
            user: { ...options.user, id: bytes(options.user.id) },
            excludeCredentials: named(options.excludeCredentials),
          },
        })
      : navigator.credentials.get({
          publicKey: {
            ...options,
            challenge: bytes(options.challenge),
            allowCredentials: named(options.allowCredentials),
          },
        });
  const said = ({ id, rawId, type, response }) => ({
    id,
    rawId: text(rawId),
    type,
    response: response.attestationObject
      ? {
          clientDataJSON: text(response.clientDataJSON),
          attestationObject: text(response.attestationObject),
          transports: response.getTransports ? response.getTransports() : [],
        }
      : {
          clientDataJSON: text(response.clientDataJSON),
          authenticatorData: text(response.authenticatorData),
          signature: text(response.signature),
        },
  });
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const status = form.querySelector('[role=status]');
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      status.textContent = '';
      try {
        const credential = await ask(form.dataset.passkey, JSON.parse(form.dataset.options));
        form.elements.response.value = JSON.stringify(said(credential));
        // What stands behind the # leads on to the same place.
        form.action += location.hash;
        form.submit();
      } catch {
        status.textContent = form.dataset.nothing;
      }
    });
  }
})();
`;
