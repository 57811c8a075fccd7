import { getSchema, Mark, type Editor, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { parsedRichText, richTextIn } from './richText.ts';

/** Sub- and superscript stay where a text has them; the toolbar has no button for them. */
const script = (name: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** The tiptap extensions for the texts of compass points. */
export const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: { autolink: false, linkOnPaste: false, openOnClick: false },
  }),
  script('sub'),
  script('sup'),
];

const schema = getSchema(extensions);

/** Rich text as the editor's document. Parsed here: the page's policy for trusted types lets tiptap parse no markup. */
export const documentOf = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(parsedRichText(html)).toJSON();

/** The editor's document as rich text. */
export const richTextOf = ({ state }: Pick<Editor, 'state'>): string =>
  richTextIn(DOMSerializer.fromSchema(state.schema).serializeFragment(state.doc.content));
