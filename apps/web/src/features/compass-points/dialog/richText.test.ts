// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { addressTyped, richTextIn } from './richText.ts';

const written = (html: string): string => {
  const editor = document.createElement('div');
  editor.innerHTML = html;
  return richTextIn(editor);
};

describe('rich text that was written', () => {
  it.each([
    ['Words', '<p>Words</p>'],
    ['<b>Bold</b> and <i>not</i>', '<p><b>Bold</b> and <i>not</i></p>'],
    ['one<div>two</div>', '<p>one</p><p>two</p>'],
    ['<p>one</p><p><br></p><p>two</p>', '<p>one</p><p>two</p>'],
    ['<p><ul><li>a</li><li>b</li></ul></p>', '<ul><li>a</li><li>b</li></ul>'],
    ['<div><ol><li>a</li></ol></div>', '<ol><li>a</li></ol>'],
    ['<span style="color:red">a &lt; b &amp; c</span>', '<p>a &lt; b &amp; c</p>'],
    [
      '<a href="https://nsb.example/a?b=1&amp;c=2">NSB</a>',
      '<p><a href="https://nsb.example/a?b=1&amp;c=2">NSB</a></p>',
    ],
    ['<a href="javascript:alert(1)">no</a>', '<p>no</p>'],
    ['<br>', ''],
    ['', ''],
  ])('as %s is %s', (editor, text) => {
    expect(written(editor)).toBe(text);
  });
});

describe('the address of a link', () => {
  it.each([
    ['nsb.example/a', 'https://nsb.example/a'],
    [' http://nsb.example ', 'http://nsb.example'],
    ['mailto:a@nsb.example', 'mailto:a@nsb.example'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['  ', null],
  ])('typed as %j is %j', (typed, address) => {
    expect(addressTyped(typed)).toBe(address);
  });
});
