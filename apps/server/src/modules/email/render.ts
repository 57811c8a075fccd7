import type { About, Part, Written } from './letter.ts';
import { htmlOf } from './html.ts';
import { oneLine } from './plainText.ts';
import { mailWords } from './words.ts';

/** What a mail says, in both of its forms. */
export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

const longestSubject = 200;

/** A letter in the look of its tenant, as HTML and plain; `unsubscribe` is the link by which no more of it come. */
export function render(written: Written, about: About, unsubscribe: string | null): Rendered {
  return {
    subject: shortened(oneLine(written.subject), longestSubject),
    text: textOf(written, about, unsubscribe),
    html: htmlOf(written, about, unsubscribe),
  };
}

const shortened = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;

function textOf(written: Written, about: About, unsubscribe: string | null): string {
  const { tenant, language, name } = about;
  const { origin, settings } = tenant;
  const say = mailWords(language);
  const { action } = written;
  const contact = settings.supportEmail || settings.supportPhone;
  const blocks = [
    name ? say('greeting', { name: oneLine(name) }) : say('greetingNobody'),
    ...written.parts.map((part) => textOfPart(part, about)),
    ...(action ? [`${oneLine(action.words)}:\n${origin}${action.path}`] : []),
    '-- ',
    [oneLine(settings.title), written.why, ...(contact ? [say('help', { contact })] : [])].join('\n'),
    ...(unsubscribe ? [`${say('unsubscribe')}:\n${unsubscribe}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function textOfPart(part: Part, { tenant, language }: About): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('quoted' in part) {
    const lines = part.quoted.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
    return [...lines, mailWords(language)('by', { name: oneLine(part.by) })].join('\n');
  }
  return part.listed
    .map(({ title, notes = [], path }) =>
      [
        `• ${oneLine(title)}`,
        ...notes.map((note) => `  ${oneLine(note)}`),
        ...(path ? [`  ${tenant.origin}${path}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}
