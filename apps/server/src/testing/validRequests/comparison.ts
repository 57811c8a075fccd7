import type { RequestContext, ValidRequests } from './validRequest.ts';

const htmlPair = ({ library: { ids } }: RequestContext) => ({ newHtmlId: ids.newer, oldHtmlId: ids.older });

/** Something right to send for each call of `comparison`. */
export const comparison: ValidRequests<'comparison'> = {
  startHtml: (ctx) => ({ body: htmlPair(ctx) }),
  checkHtml: (ctx) => ({ query: htmlPair(ctx) }),
  htmlResult: (ctx) => ({ query: htmlPair(ctx) }),
  htmlChanges: (ctx) => ({ query: htmlPair(ctx) }),
  exportChanges: (ctx) => ({ query: { ...htmlPair(ctx), format: 'csv' } }),
};
