/** Every kind of search, that by meaning on or off. */
export const searchTypes = ({ byMeaning }: { byMeaning: boolean }) => [
  { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
  { code: 'MYSUBSCRIPTION', enabled: true, labelKey: 'search.type.mySubscription' },
  { code: 'K', enabled: true, labelKey: 'search.type.keyword' },
  { code: 'D', enabled: true, labelKey: 'search.type.designation' },
  { code: 'SEMANTICSEARCH', enabled: byMeaning, labelKey: 'search.type.semantic' },
];
