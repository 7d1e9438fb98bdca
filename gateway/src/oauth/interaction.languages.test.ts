import { PAGES } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { Browser, formFields } from '../../test/browser.ts';
import { interactionSuite, main, read } from '../../test/interaction-suite.ts';
import { exchange, newClient, type OAuthGateway } from '../../test/oauth.ts';

let gateway: OAuthGateway;
let clientId: string;
const { begin, newEmail, url, verifier } = interactionSuite((started, client) => {
  gateway = started;
  clientId = client;
});

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' };
const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z]{3,}/g) ?? [];

describe('the pages of signing in and consent', () => {
  it('speak Hindi to a browser that asks for it, and so does the message with the code', async () => {
    const { browser, first: begun } = await begin();
    const first = await browser.get(begun.url, HINDI);
    expect(first.text).toContain('<html lang="hi">');
    expect([first.headers.get('content-language'), first.headers.get('vary')]).toEqual([
      'hi',
      'Accept-Language, Cookie',
    ]);
    expect(read(first)).toContain('Reader &lt;i&gt;of&lt;/i&gt; charts आपकी ओर से टूल कॉल करना चाहता है');
    // What the application calls itself and where it leads are all that is not Hindi.
    expect(new Set(wordsOf(read(first).replaceAll(/&lt;|&gt;/g, ' ')))).toEqual(
      new Set(['Reader', 'charts', 'client', 'example']),
    );
  });

  it('remember what the address chose, through the code to the client', async () => {
    const { browser, first } = await begin();
    const chosen = await browser.get(`${first.url}?language=hi`);
    expect(chosen.text).toContain('<html lang="hi">');
    expect(browser.cookies.find(({ name }) => name === 'cuspal_language')).toMatchObject({ value: 'hi', path: '/' });
    const second = await browser.post(chosen.url, { ...formFields(chosen.text, 'email'), email: newEmail() });
    expect(main(second)).toContain('<button>साइन इन करें और जोड़ें</button>');
    const mail = gateway.mailer.mails.at(-1);
    expect(mail?.subject).toBe('Cuspal में साइन इन करने का आपका कोड');
    expect(mail?.text).toContain('आपका कोड है');
    const wrong = gateway.mailer.code === '000000' ? '111111' : '000000';
    const again = await browser.post(second.url, { ...formFields(second.text, 'code'), code: wrong });
    expect([again.status, read(again)]).toEqual([422, expect.stringContaining('आप 4 बार और आज़मा सकते हैं।')]);
    const callback = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    const code = new URL(callback.url).searchParams.get('code') ?? '';
    const { status } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(status).toBe(200);
  });

  it('lead back to the same step in the other language', async () => {
    const { browser, first } = await begin();
    const again = await browser.get(`${first.url}?again=1`);
    const links = [...again.text.matchAll(/<a href="([^"]*)" lang="(\w+)" hreflang/g)].map(([, href, tag]) => [
      tag,
      href,
    ]);
    const { pathname } = new URL(first.url);
    expect(links).toEqual(['en', ...PAGES].map((tag) => [tag, `${pathname}?again=1&amp;language=${tag}`]));
  });

  it('stay English for all else, and take no mark from the name of an application', async () => {
    const id = await newClient(gateway, { client_name: '<b>bold</b> {x}' });
    for (const language of ['de', 'xx', '', 'en', 'hi-Latn', '*']) {
      const browser = new Browser(gateway.url);
      const begun = await browser.get(url({ client_id: id }));
      const first = await browser.get(begun.url, { 'accept-language': language });
      expect(first.text).toContain('<html lang="en">');
      expect(main(first)).toContain('<strong>&lt;b&gt;bold&lt;/b&gt; {x}</strong> wants to call the tools');
    }
    const browser = new Browser(gateway.url);
    for (const tag of ['zz', '../x', 'hi%0d%0aSet-Cookie:x=1', 'x'.repeat(2000)]) {
      const shown = await browser.get(`/nothing?language=${tag}`);
      expect([shown.status, shown.headers.getSetCookie()]).toEqual([404, []]);
    }
  });

  it('tell of faults in Hindi', async () => {
    const browser = new Browser(gateway.url);
    const nowhere = await browser.get('/interaction/xxxxxxxxxxxxxxxxxxxxx', HINDI);
    expect([nowhere.status, read(nowhere)]).toEqual([400, expect.stringContaining('यह साइन इन समाप्त हो चुका है')]);
    const nothing = await browser.get('/nothing', HINDI);
    expect([nothing.status, read(nothing)]).toEqual([404, expect.stringContaining('ऐसा कोई पृष्ठ नहीं है')]);
    expect(nothing.text).toContain('<html lang="hi">');
  });
});
