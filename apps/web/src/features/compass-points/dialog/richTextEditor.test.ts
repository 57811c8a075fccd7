// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentOf, extensions, richTextOf } from './richTextEditor.ts';

const editorWith = (text: string): Editor => {
  const editor = new Editor({ extensions, content: documentOf(text), injectCSS: false });
  onTestFinished(() => editor.destroy());
  return editor;
};

describe('The editor of rich text', () => {
  it.each([
    '<p>Words &lt; <strong>bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s>, <code>x</code></p>',
    '<p>H<sub>2</sub>O and 10<sup>3</sup></p><blockquote><p>A quote</p></blockquote>',
    '<ul><li>one</li><li>two<ol><li>inner</li></ol></li></ul><p>after<br>it</p>',
  ])('gives back the text it was given: %s', (text) => {
    expect(richTextOf(editorWith(text))).toBe(text);
  });

  it('keeps only the address of a link, and no link that could run something', () => {
    const text = '<p><a href="https://nsb.example/a" target="_self">a</a> <a href="javascript:b()">b</a></p>';
    expect(richTextOf(editorWith(text))).toBe('<p><a href="https://nsb.example/a">a</a> b</p>');
  });

  it('formats what is selected, makes lists of it, and undoes that', () => {
    const editor = editorWith('<p>Words</p>');
    editor.chain().selectAll().toggleBold().toggleBulletList().run();
    expect(richTextOf(editor)).toBe('<ul><li><strong>Words</strong></li></ul>');
    editor.commands.undo();
    expect(richTextOf(editor)).toBe('<p>Words</p>');
  });
});
