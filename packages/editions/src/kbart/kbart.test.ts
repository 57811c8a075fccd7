import { expect, it } from 'vitest';
import { kbart, type Serial } from '../index.ts';

const serial: Serial = {
  title: 'Journal of Building\tPractice',
  publisher: 'Northern Standards Board',
  issn: '0000-0019',
  id: '0000-0019',
  url: 'https://norma.test/document/?contentCode=NSB%7Cj',
  first: { date: '2019-03', volume: '8', issue: '1' },
  last: { date: '2023-09-18', volume: '12', issue: '3' },
};

/** The columns of NISO RP-9-2014 in their order, each with what a row says there. */
const cellsOf = (row: string): Record<string, string> => {
  const columns = kbart.begin.trimEnd().split('\t');
  const cells = row.replace(/\r\n$/, '').split('\t');
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
};

it('has the 25 columns of NISO RP-9-2014 in their order', () => {
  expect(kbart.begin).toBe(
    'publication_title\tprint_identifier\tonline_identifier\tdate_first_issue_online\tnum_first_vol_online\tnum_first_issue_online\tdate_last_issue_online\tnum_last_vol_online\tnum_last_issue_online\ttitle_url\tfirst_author\ttitle_id\tembargo_info\tcoverage_depth\tnotes\tpublisher_name\tpublication_type\tdate_monograph_published_print\tdate_monograph_published_online\tmonograph_volume\tmonograph_edition\tfirst_editor\tparent_publication_title_id\tpreceding_publication_title_id\taccess_type\r\n',
  );
});

it('lists a journal as a serial with its first and last issue, and says nothing of monographs', () => {
  const known = Object.entries(cellsOf(kbart.serial(serial))).filter(([, cell]) => cell !== '');
  expect(Object.fromEntries(known)).toEqual({
    publication_title: 'Journal of Building Practice',
    online_identifier: '0000-0019',
    date_first_issue_online: '2019-03',
    num_first_vol_online: '8',
    num_first_issue_online: '1',
    date_last_issue_online: '2023-09-18',
    num_last_vol_online: '12',
    num_last_issue_online: '3',
    title_url: 'https://norma.test/document/?contentCode=NSB%7Cj',
    title_id: '0000-0019',
    coverage_depth: 'fulltext',
    publisher_name: 'Northern Standards Board',
    publication_type: 'serial',
    access_type: 'P',
  });
});

it('leaves empty what is not known of a journal', () => {
  const nothing = { date: null, volume: null, issue: null };
  const cells = cellsOf(kbart.serial({ ...serial, issn: null, first: nothing, last: nothing }));
  expect([
    cells['online_identifier'],
    cells['date_first_issue_online'],
    cells['num_last_vol_online'],
  ]).toEqual(['', '', '']);
});
