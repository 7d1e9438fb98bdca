import { describe, expect, it } from 'vitest';
import { html, Html } from './html.ts';

describe('html', () => {
  it('escapes all that is put in, in text and in attributes', () => {
    const name = `<script>alert("x")</script> & 'y'`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;">' +
        '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;</p>',
    );
  });

  it('keeps HTML, joins lists, writes numbers, and leaves nothing for what is absent', () => {
    const items = ['a&b', 'c'].map((text) => html`<b>${text}</b>`);
    expect(html`<p>${items}${0}${false}${undefined}${new Html('<br>')}</p>`.text).toBe(
      '<p><b>a&amp;b</b><b>c</b>0<br></p>',
    );
  });
});
