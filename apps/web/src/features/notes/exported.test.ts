import { describe, expect, it } from 'vitest';
import { asMarkdown, asText } from './exported.ts';

const notes = [
  { place: 'Page 11', quote: 'Project the displacement', note: 'Use 10 years.\nAsk for the curve.' },
  { place: 'Clause 9.2', note: '# not a heading, *not* strong\n1. not a list\n\nملاحظة' },
];

describe('notes in a file', () => {
  it('stand below their places in plain text', () => {
    expect(asText({ title: 'Notes on NSB E 214-24', notes })).toBe(
      'Notes on NSB E 214-24\n\nPage 11\n“Project the displacement”\nUse 10 years.\nAsk for the curve.\n\n' +
        'Clause 9.2\n# not a heading, *not* strong\n1. not a list\n\nملاحظة\n',
    );
  });

  it('have headings and quotes in Markdown, and say there what they said', () => {
    expect(asMarkdown({ title: 'Notes on NSB E 214-24', notes })).toBe(
      '# Notes on NSB E 214-24\n\n## Page 11\n\n> Project the displacement\n\nUse 10 years.  \nAsk for the curve.\n\n' +
        '## Clause 9.2\n\n\\# not a heading, \\*not\\* strong  \n1\\. not a list\n\nملاحظة\n',
    );
  });
});
