import type { Asking, ValidRequests } from './validRequest.ts';

const htmlPair = ({ library: { ids } }: Asking) => ({ newHtmlId: ids.newer, oldHtmlId: ids.older });

/** Something right to send for each call of `comparison`. */
export const comparison: ValidRequests<'comparison'> = {
  startHtml: (asking) => ({ body: htmlPair(asking) }),
  checkHtml: (asking) => ({ query: htmlPair(asking) }),
  htmlResult: (asking) => ({ query: htmlPair(asking) }),
  htmlChanges: (asking) => ({ query: htmlPair(asking) }),
};
