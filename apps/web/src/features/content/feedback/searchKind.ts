/** What was searched, by the English words in which feedback tells of it. */
export const searchKindOf = (searchType: string): 'content' | 'subscription' | 'semantic' => {
  if (searchType === 'My Subscription') return 'subscription';
  return searchType === 'Semantic beta' ? 'semantic' : 'content';
};
