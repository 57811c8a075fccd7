import { ISO2709, MARCXML, Text } from '@natlibfi/marc-record-serializers';
import type { MarcRecord } from '../record.ts';

const checked = { strict: true };

/** What the National Library of Finland's reader finds in a record of MARC, checked by its own strictest rules. */
export async function readBack(form: 'mrc' | 'xml' | 'txt', text: string): Promise<MarcRecord> {
  const parsed =
    form === 'mrc'
      ? ISO2709.from(text, checked)
      : form === 'xml'
        ? await MARCXML.from(text, checked)
        : Text.from(text.replaceAll('\r\n', '\n').trimEnd(), checked);
  return {
    leader: parsed.leader,
    control: parsed.fields.flatMap((field) =>
      'value' in field ? [{ tag: field.tag, value: field.value }] : [],
    ),
    data: parsed.fields.flatMap((field) =>
      'subfields' in field
        ? [
            {
              tag: field.tag,
              indicators: field.ind1 + field.ind2,
              subfields: field.subfields.map(({ code, value }) => [code, value] as const),
            },
          ]
        : [],
    ),
  };
}
