import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeForm, emailForm } from './forms.ts';
import { html } from './html.ts';
import { errorPage, page, redirect } from './page.ts';

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );

describe('a page', () => {
  it('lets nothing in but its own style, named by its hash', () => {
    const { headers, body } = page({ title: 'T', body: html`<p>x</p>` });
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(Object.fromEntries(directives(headers['Content-Security-Policy']))).toEqual({
      'default-src': "'none'",
      'style-src': `'sha256-${hash}'`,
      'img-src': 'data:',
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
    });
    expect(body).not.toMatch(/ style=| on[a-z]+=|<script/);
  });

  it('names its language and itself, with a fault first', () => {
    const { body } = page({ title: 'Keys & more', body: html``, faulty: true });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<title>Error: Keys &amp; more · Cuspal</title>');
    expect(body).toContain('<h1>Keys &amp; more</h1>');
  });

  it('lets a form lead to the client it was opened for, and a script of ours run where one is named', () => {
    const { headers } = page({ title: 'T', body: html``, formTargets: ['https://c.example'], script: '/x.js' });
    const policy = directives(headers['Content-Security-Policy']);
    expect(policy.get('form-action')).toBe("'self' https://c.example");
    expect(policy.get('script-src')).toBe("'self'");
  });

  it('that tells a fault says what to do, and is read out', () => {
    const { status, body } = errorPage({
      status: 404,
      title: 'Gone',
      explanation: 'Go <back>.',
      next: { href: '/a?b=1&c=2', label: 'Back' },
    });
    expect(status).toBe(404);
    expect(body).toContain('<p role="alert">Go &lt;back&gt;.</p>');
    expect(body).toContain('href="/a?b=1&amp;c=2"');
  });

  it('is left by a GET', () => {
    expect(redirect('/x', { 'Set-Cookie': 'a=b' })).toMatchObject({
      status: 303,
      headers: { Location: '/x', 'Set-Cookie': 'a=b', 'Cache-Control': 'no-store' },
    });
  });
});

describe('the forms of signing in', () => {
  const base = { action: '/a', csrf: 'token"<' };

  it('post their token and hidden fields, escaped', () => {
    const { text } = emailForm({ ...base, hidden: { next: '/developer' }, email: '"><b>' });
    expect(text).toContain('<form method="post" action="/a">');
    expect(text).toMatch(/<input type="hidden" name="csrf" value="token&quot;&lt;"/);
    expect(text).toMatch(/<input type="hidden" name="next" value="\/developer"/);
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it('tie label, hint and fault to the field', () => {
    const { text } = codeForm({ ...base, error: 'Not this one.' });
    expect(text).toContain('<label for="code">');
    expect(text).toContain('<p class="error" id="code-error" role="alert">Not this one.</p>');
    expect(text).toMatch(
      /<input\s[^>]*id="code"[^>]* aria-invalid="true"[^>]* aria-describedby="code-hint code-error"/,
    );
    expect(text).toMatch(/inputmode="numeric" autocomplete="one-time-code"/);
  });

  it('say no fault where there is none', () => {
    expect(codeForm(base).text).not.toMatch(/aria-invalid|role="alert"/);
  });
});
