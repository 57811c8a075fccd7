import { describe, expect, it } from 'vitest';
import { CallRefused } from '../../../client/client.ts';
import { complaintOf, failureOf, feedbackOn } from './feedback.ts';

const answers = { documentSearching: ' Anchors ', additionalFeedback: '\n' };
const search = { kind: 'content', text: ' creep ' } as const;

describe('an answer', () => {
  it.each([
    ['documentSearching', '', 'required'],
    ['documentSearching', ' \n\t', 'required'],
    ['documentSearching', ` ${'x'.repeat(100)} `, null],
    ['documentSearching', 'x'.repeat(101), 'maxLength'],
    ['documentSearching', '😀'.repeat(100), null],
    ['additionalFeedback', '', null],
    ['additionalFeedback', `${'x'.repeat(500)}  `, null],
    ['additionalFeedback', 'x'.repeat(501), 'maxLength'],
  ] as const)(
    'to %s, “%s”, is complained of as %s [feedback-003] [feedback-006] [feedback-007]',
    (name, text, complaint) => {
      expect(complaintOf(name, text)).toBe(complaint);
    },
  );
});

describe('feedback', () => {
  it('carries the search as the screen shows it, and answers without the spaces around them [feedback-002] [feedback-007]', () => {
    const refinements = [
      { section: 'Publisher', value: 'Halden Institute' },
      { section: 'Year', value: '2022' },
    ];
    expect(feedbackOn(search, { refinements, answers })).toEqual({
      searchQuery: 'creep',
      searchType: 'All Search',
      q1Response: 'Anchors',
      q2Response: '',
      refinements: 'Publisher: Halden Institute; Year: 2022',
      version: 'classic',
    });
  });

  it('holds no more than the call takes, and no half characters', () => {
    const refinements = Array.from({ length: 1_000 }, () => ({
      section: 'Publisher',
      value: '😀'.repeat(20),
    }));
    const sent = feedbackOn({ kind: 'semantic', text: '😀'.repeat(5_000) }, { refinements, answers });
    expect(Array.from(sent.searchQuery)).toHaveLength(500);
    expect(Array.from(sent.refinements)).toHaveLength(10_000);
    expect(sent.searchQuery.isWellFormed() && sent.refinements.isWellFormed()).toBe(true);
  });

  it.each([
    ['the words of the answer', { status: 503, detail: 'Busy' }, 'Busy'],
    ['nothing where the answer says nothing', { status: 502, detail: '' }, null],
    ['nothing where nobody answered', { status: 0, detail: 'Server not reachable' }, null],
  ])('that failed is told by %s [feedback-010]', (_, refused, words) => {
    expect(failureOf(new CallRefused({ code: 'unexpected', requestId: '1', ...refused }))).toBe(words);
  });
});
